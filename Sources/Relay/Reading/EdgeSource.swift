/// The objects of a derived field of one object, which the keys that its function has returned name.
///
/// Live readers of the field hold it, and the objects stay in the store for as long.
protocol EdgeSource: HeldSource {
    /// The query that fetches the objects, as the operation of the fragments below.
    var owner: OperationDescriptor { get }

    /// Returns the objects in a version, in the order of the keys.
    func objects(in version: RecordSource) -> EdgeObjects
}

/// What is known about the objects of a derived field.
enum EdgeObjects {
    /// The store has all that is selected of them; `nil` for one that the server doesn't have.
    case known(ContiguousArray<DataID?>)
    /// They are being fetched. A change of one of `records` may bring what is missing.
    case awaited(records: [DataID])
    /// They could not be fetched.
    case failed(GraphQLError, records: [DataID])
}

/// Finds the objects of a store's derived fields.
///
/// A protocol because reading needs no network and no lock.
protocol EdgeSources: AnyObject, Sendable {
    /// Returns the source for a query of a derived field of an object, of which there is one at a time; `nil`
    /// if the environment is gone.
    func source(of query: OperationDescriptor, for object: DataID) -> (any EdgeSource)?

    /// Returns those objects that were met, in the order of the keys, and the query as the operation of the
    /// fragments below; `nil` if the environment is gone.
    func objects(
        of query: OperationDescriptor
    ) -> (ids: ContiguousArray<DataID?>, owner: OperationDescriptor)?
}
