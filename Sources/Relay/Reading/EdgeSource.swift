/// The objects of a derived field of one object, which the keys that its function has returned name.
///
/// Live readers of the field hold it, and the objects stay in the store for as long.
protocol EdgeSource: HeldSource {
    /// The query that fetches or reads the objects, as the operation of the fragments below.
    var owner: OperationDescriptor { get }

    /// Returns the objects in a version.
    func objects(in version: RecordSource) -> EdgeObjects
}

extension EdgeSource {
    func holds(_ source: any LiveSource) -> Bool { false }
}

/// The objects of a derived field in a version of the store.
struct EdgeObjects {
    enum State {
        /// The links to the objects in the order of the keys: `links`, or a list of links and nulls if the
        /// server doesn't have all of them.
        case known(Value)
        /// They are being fetched.
        case awaited
        /// They could not be fetched, or are not what the field has.
        case failed(GraphQLError)
    }

    let state: State
    /// The records on which the state depends, besides those that are read of the objects.
    let seen: [SeenRecord]
    /// The records that decide alone that the objects are known; `nil` if more than these do.
    var reached: [DataID]?
}

/// The query for the objects of a derived field; where these are the app's own, it reads one of them.
struct EdgeQuery {
    let operation: OperationDescriptor
    /// The name of the field: `Story.related`.
    let field: String
    /// The type of the objects; `nil` if all objects of the query have it.
    let type: ReaderSelection.TypeCondition?
    /// Whether the field has a single object.
    let isSingle: Bool
    let keys: Keys

    /// How the objects are found by their keys.
    enum Keys {
        /// The query takes one key.
        case one
        /// The query takes a list of keys, in a variable.
        case several([JSONValue], variable: String)
        /// Nothing fetches them, because only the app has them; they have one of the types.
        case ofApp([JSONValue], scope: String?, types: [String])

        /// The keys of a list.
        var listed: [JSONValue] {
            if case .several(let keys, _) = self { keys } else { [] }
        }
    }
}

/// Finds the objects of a store's derived fields.
///
/// A protocol because reading needs no network.
protocol EdgeSources: AnyObject, Sendable {
    /// Returns the one source for a query of a derived field of an object; `nil` if the environment is gone.
    func source(of query: EdgeQuery, for object: DataID) -> (any EdgeSource)?

    /// Returns the objects in a version, and the query as the operation of the fragments below; `nil` if the
    /// environment is gone.
    ///
    /// Fetches nothing. Objects without any data are awaited. `isOnce` says whether nothing reads again, so that
    /// the store may be changed to keep the objects.
    func objects(
        of query: EdgeQuery,
        in version: RecordSource,
        isOnce: Bool
    ) -> (objects: EdgeObjects, owner: OperationDescriptor)?
}
