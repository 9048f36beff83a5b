/// Something that live readers of a derived field hold.
///
/// It ends with the last of them.
protocol HeldSource: AnyObject, Sendable {
    /// Begins to follow the changes, unless it has.
    func begin()

    /// Returns whether this holds the source of a live field.
    func holds(_ source: any LiveSource) -> Bool
}

/// The source of a live field of one object.
protocol LiveSource: AnyObject, Sendable {
    /// Returns the value in a version whose object has the field's value `stored`.
    func value(_ stored: Value, in version: Int) -> Value

    /// Begins to follow the changes, unless it has.
    func begin()

    /// Ends following the changes, for good.
    func end()
}

/// A hold on the source of a live field, which ends with it.
///
/// Readers share it. It is apart from the source because counting references to an object to which there are
/// weak ones took a sixth of the time in which 1,000 live fields change.
final class LiveHold: HeldSource {
    let source: any LiveSource
    /// The data of the object with which the field's function was called.
    let input: any Sendable

    init(_ source: any LiveSource, input: any Sendable) {
        (self.source, self.input) = (source, input)
    }

    deinit { source.end() }

    func begin() { source.begin() }

    func holds(_ source: any LiveSource) -> Bool { self.source === source }
}

/// The sources of the live fields of a store.
///
/// A protocol because reading needs no task and no lock.
protocol LiveSources: AnyObject, Sendable {
    /// Returns the holds on the sources at a place, and the number of the last one.
    func known(at place: LivePlace) -> (holds: [LiveHold], last: Int64)

    /// Makes a source, and returns the hold on it; `nil` if another one was added at its place after the one
    /// with the number `last`.
    func add(
        _ state: LiveState<DerivedValue>,
        of field: LiveField,
        input: any Sendable,
        after last: Int64
    ) -> LiveHold?
}

/// Where a live field is: in an object of a session of the store.
struct LivePlace: Hashable, Sendable {
    let session: Int
    let object: DataID
    let field: FieldKey
}

/// A live field of an object, with its names for events.
struct LiveField: Sendable {
    let place: LivePlace
    /// The type and the field: `Issue.draft`.
    let name: String
    /// The fragment with the input of the function.
    let definition: String
}

/// The value of a live field as versions of the store have it, with the number of its source.
struct LiveValue {
    let number: Int64
    let value: Value

    init(number: Int64, _ value: Value) {
        (self.number, self.value) = (number, value)
    }

    /// Takes apart what is stored; `nil` if it is something else.
    init?(_ stored: Value) {
        guard case .list(let parts) = stored, parts.count == 3, case .absent = parts[0],
            case .int(let number) = parts[1]
        else { return nil }
        self.init(number: number, parts[2])
    }

    /// The value to store: a list that begins as no other list does.
    var stored: Value { .list([.absent, .int(number), value]) }
}

extension Value {
    /// The value of a field; of a live field, without the number of its source.
    var plain: Value { LiveValue(self)?.value ?? self }
}
