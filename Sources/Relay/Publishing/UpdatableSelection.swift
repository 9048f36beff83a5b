/// A generated struct that reads and changes what an `@updatable` document selects of an object.
///
/// It works only while the updater runs that it was made in.
public protocol UpdatableSelection {
    /// Reads and changes `record`; generated code implements it.
    init(_ record: UpdatableRecord)
}

/// A fragment with `@updatable`: what one updater reads and changes of an object.
public protocol UpdatableFragment: FragmentDefinition {
    /// The data of the fragment, as a struct that can be changed.
    associatedtype Data: UpdatableSelection
}

/// A query with `@updatable`: it is never sent, and reaches what is in the store.
public protocol UpdatableQuery: Sendable {
    /// The data of the query, as a struct that can be changed.
    associatedtype Data: UpdatableSelection
    /// The compiled form of the query.
    static var artifact: Artifact { get }
    /// Writes the variables that are set; generated code implements it.
    func write(to variables: inout VariableWriter)
}

/// A fragment with `@assignable`: fields of updatable documents can be linked to the objects that
/// it is spread on.
public protocol AssignableFragment: GraphQLFragment {}

extension RecordSourceProxy {
    /// Refuses the updater if a reference comes from another store.
    ///
    /// Returns whether it comes from this one.
    func owns<Fragment: AssignableFragment>(_ reference: FragmentRef<Fragment>) -> Bool {
        guard reference.owner.symbols !== current.symbols else { return true }
        refuse(.foreignRecord)
        return false
    }
}

extension RecordSourceProxy {
    /// Returns the data of an updatable query, to be read and changed.
    ///
    /// A field that no response has brought is looked up: by its arguments, as
    /// <doc:IdentifyingObjects> describes, and by the handlers of the environment. If there is still no
    /// object, ``LogEvent/updateUnknownObject(definition:field:)`` is logged, because everything
    /// that the updater sets there is lost.
    public func updatable<Query: UpdatableQuery>(_ query: Query) -> Query.Data {
        var writer = VariableWriter()
        query.write(to: &writer)
        let artifact = Query.artifact
        let owner = OperationDescriptor(
            artifact: artifact,
            request: RequestParameters(name: artifact.name, operationKind: .query, text: ""),
            variables: VariableData(writer),
            symbols: current.symbols,
            session: current.source.session
        )
        let bound = owner.reader(of: artifact, arguments: nil)
        return Query.Data(UpdatableRecord(root, bound, owner, block: .root))
    }

    /// Returns the data of an updatable fragment, to be read and changed.
    ///
    /// Returns `nil` if the object was deleted or was never fetched, or the environment was reset
    /// since.
    public func updatable<Fragment: UpdatableFragment>(
        _ reference: FragmentRef<Fragment>
    ) -> Fragment.Data? {
        let owner = reference.owner
        guard let record = record(reference) else {
            if isUnknown(reference.dataID), owner.session == current.source.session {
                log(.updateUnknownObject(definition: Fragment.artifact.name, field: ""))
            }
            return nil
        }
        let bound = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        return Fragment.Data(UpdatableRecord(record, bound, owner, block: .root))
    }

    /// Returns whether the store has never had an object, or no longer has it.
    private func isUnknown(_ id: DataID) -> Bool {
        source(of: id) == nil && !current.source.isWithdrawn(id)
    }
}
