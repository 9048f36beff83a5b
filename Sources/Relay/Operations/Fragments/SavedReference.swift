#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A reference to an object that outlives the environment and the app's launch, for navigation state.
///
/// ```swift
/// struct Route: Codable, Hashable {
///     var library: SavedReference<Books_library>
/// }
/// ```
///
/// It consists of the object's id and the fragment's variables. An environment turns it into a
/// reference by ``RelayEnvironment/reference(to:fetchPolicy:cacheConfig:)``, which fetches the data if
/// the store doesn't have it.
public struct SavedReference<Fragment: RefetchableFragment>: Sendable, Hashable {
    /// The variables of the fragment's query, including the id.
    let variables: JSONObject

    /// Creates a reference to the object with an id.
    ///
    /// `id` is `nil` only for fragments on types without one, such as the query's. Variables that
    /// aren't given have the fragment's defaults.
    public init(_ id: ID?, with variables: Fragment.RefetchVariables? = nil) {
        var writer = VariableWriter()
        variables?.write(to: &writer)
        var values = writer.values
        if let name = Self.identifier {
            guard let id else {
                preconditionFailure("`\(Fragment.artifact.name)` is on a type with ids. Pass one.")
            }
            values[name] = .string(id.rawValue)
        }
        self.variables = values
    }

    fileprivate init(variables: JSONObject) {
        self.variables = variables
    }

    /// The variable for the object's id; `nil` if the object has none.
    private static var identifier: String? {
        Fragment.artifact.contents.refetch?.identifier?.variable
    }
}

extension SavedReference: Codable {
    /// Encodes the reference as a string of JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(JSONValue.object(variables).description)
    }

    /// Decodes a reference.
    ///
    /// Variables that the fragment no longer has are left out.
    ///
    /// - Throws: A `DecodingError` if the string isn't a reference to an object of this fragment.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let object = try? JSONValue(parsing: Data(text.utf8)).object else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "A reference to `\(Fragment.artifact.name)` is a JSON object."
            )
        }
        var variables = JSONObject()
        for definition in Fragment.RefetchQuery.artifact.contents.variables {
            variables[definition.name] = object[definition.name]
        }
        if let name = Self.identifier {
            // Where an id is a number, it is taken as its text, as in responses.
            switch variables[name] {
            case .string: break
            case .int(let number): variables[name] = .string(String(number))
            default:
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "A reference to `\(Fragment.artifact.name)` needs `\(name)`, "
                        + "the object's id, which is a string."
                )
            }
        }
        self.init(variables: variables)
    }
}

extension RelayEnvironment {
    /// Returns what identifies a reference's object and variables, to be stored.
    ///
    /// - Throws: A ``StoreError`` when the object was deleted or has no id in the store, or the reference
    ///   is from another environment or from before ``reset(keepsQueuedMutations:isolation:)``.
    public func save<Fragment: RefetchableFragment>(
        _ reference: FragmentRef<Fragment>
    ) throws(StoreError) -> SavedReference<Fragment> {
        let source = store.source
        try check(reference.owner, Fragment.artifact, source)
        let request = RefetchRequest(reference)
        let operation = try request.operation(request.variables, in: source)
        return SavedReference(variables: operation.variables.values)
    }

    /// Returns a reference to the object that a saved reference identifies.
    ///
    /// By default the data is fetched if the store doesn't have all of it.
    ///
    /// - Throws: The errors of ``refetch(_:fetchPolicy:pageSize:cacheConfig:)``;
    ///   ``RefetchError/notReturned(fragment:)`` if there is no such object.
    public func reference<Fragment: RefetchableFragment>(
        to saved: SavedReference<Fragment>,
        fetchPolicy: FetchPolicy = .storeOrNetwork,
        cacheConfig: CacheConfig = CacheConfig()
    ) async throws -> FragmentRef<Fragment> {
        let unknown = unfetchedReference(to: saved)
        return try await refetch(
            unknown,
            VariableData(saved.variables),
            fetchPolicy,
            nil,
            cacheConfig
        )
    }

    /// Returns a reference to a record without data, because the object is not known yet.
    func unfetchedReference<Fragment: RefetchableFragment>(
        to saved: SavedReference<Fragment>
    ) -> FragmentRef<Fragment> {
        let query = Fragment.RefetchQuery.artifact
        let contents = Fragment.artifact.contents
        guard let parameters = query.parameters, let path = contents.refetch else {
            preconditionFailure("The artifact of `\(Fragment.self)` has no refetch query.")
        }
        let owner = OperationDescriptor(
            artifact: query,
            request: parameters,
            variables: VariableData(saved.variables),
            symbols: store.symbols,
            session: store.session
        )
        let id = path.path.isEmpty ? DataID.root : store.makeLocalID()
        return FragmentRef(dataID: id, owner: owner, arguments: nil)
    }
}
