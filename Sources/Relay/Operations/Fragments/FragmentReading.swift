/// The values of a fragment's live reader, as of one version, without the data.
///
/// It is separate from the data, as ``FragmentReading`` is, because generic code that depends on the
/// type of the data, which only the app knows, is slow.
struct FragmentStatus: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case value
        /// There is data that has outlived its age.
        case stale
        case loading([String])
        case missing([String])
        case failed(StoreError)
        case deleted
    }

    var kind: Kind
    var page = PageEnds()
    /// Counts the changes of a list whose reader knows them, so that its elements are not compared.
    var changes = 0
}

/// The result of reading a fragment's data of one object or several, without the data.
struct FragmentReading {
    /// Missing data may be on its way.
    var status: FragmentStatus
    /// The fields that made reading fail.
    var failures: [FieldError] = []
    /// The objects that lack something.
    var incomplete: [Incomplete] = []
    /// Whether an object of a list was deleted.
    var lacksObject = false
    /// The events to log.
    var events: [LogEvent] = []
    var seen = SeenRecords()
    /// Returns when what was read expires, with the ages of a version; `nil` while nothing ages.
    var expiry: ReadingAge.Expiry?

    /// The fields that an object lacks, and the operation with the reference to it.
    struct Incomplete {
        let object: DataID
        let owner: OperationDescriptor
        let fields: [String]
        /// Whether all of them are live fields that wait for their first value.
        let isAwaited: Bool

        init<Fragment: GraphQLFragment>(
            _ reference: FragmentRef<Fragment>,
            _ fields: [String],
            isAwaited: Bool
        ) {
            (object, owner, self.fields) = (reference.dataID, reference.owner, fields)
            self.isAwaited = isAwaited
        }
    }

    init(_ kind: FragmentStatus.Kind) {
        status = FragmentStatus(kind: kind)
    }
}

extension Reading {
    /// The kind of a live reader's values after this reading.
    var kind: FragmentStatus.Kind {
        switch failure {
        case nil: .value
        case .deleted: .deleted
        case .missing(let fields): .missing(fields)
        case .failed(let errors): .failed(.failed(definition: definition, errors))
        }
    }
}
