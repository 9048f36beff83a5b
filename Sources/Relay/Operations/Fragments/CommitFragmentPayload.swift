#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

extension RelayEnvironment {
    /// Writes a fragment's data that came some other way than through the network: with a push
    /// message, from a file, from a test.
    ///
    /// `data` is the object as a server would send it to the fragment's query, by response keys.
    ///
    /// ```swift
    /// try environment.commitPayload(story.storyRow_story, data: ["title": "Hello", "likeCount": 4])
    /// ```
    ///
    /// Fields that it lacks stay as they are, so it may be a part of the fragment. It may also have
    /// the fields of fragments below. Objects in it are identified by their ids, as in a response,
    /// and a `@connection` is replaced or extended as by one.
    ///
    /// - Throws: A ``PayloadError`` if it is data of another object, or the fragment's operation does
    ///   not select the fragment's fields; a ``ResponseError`` if a value has another type than the
    ///   schema says; a ``StoreError`` if the object was deleted, or the reference is from before
    ///   ``reset(keepsQueuedMutations:isolation:)`` or from another environment. Nothing is written then.
    public func commitPayload<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        data: JSONObject,
        isolation: (any Actor)? = #isolation
    ) throws {
        try commit(Data(JSONValue.object(data).description.utf8), data, to: reference)
        store.showNow(to: isolation)
    }

    /// Writes a fragment's data that came some other way than through the network, as JSON in UTF-8.
    ///
    /// Otherwise like ``commitPayload(_:data:isolation:)-(FragmentRef<Fragment>,JSONObject,_)``.
    public func commitPayload<Fragment: GraphQLFragment>(
        _ reference: FragmentRef<Fragment>,
        data: Data,
        isolation: (any Actor)? = #isolation
    ) throws {
        let name = Fragment.artifact.name
        try store.checkSize(of: data, operation: name)
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: data)
        } catch {
            throw ResponseError.invalidJSON(operation: name, path: "", error)
        }
        guard let object = value.object else { throw PayloadError.notAnObject(fragment: name) }
        try commit(data, object, to: reference)
        store.showNow(to: isolation)
    }

    /// Writes the data of an object that need not be in the store yet, and returns a reference to it.
    ///
    /// It counts as fetched now by the fragment's `@refetchable` query: with all of the fragment's
    /// fields, the query is then answered from the store. The object's id is added if `data` lacks
    /// it. For a fragment on an interface or union, `data` needs `__typename`.
    ///
    /// ```swift
    /// let saved = SavedReference<LibraryName_library>("4")
    /// let library = try environment.commitPayload(saved, data: ["name": "Bodleian"])
    /// ```
    ///
    /// The data stays in the store as long as the reference exists, and then like that of a query
    /// that was just released.
    ///
    /// - Throws: A ``PayloadError`` if it is data of another object, and a ``ResponseError`` if a value
    ///   has another type than the schema says. Nothing is written then.
    @discardableResult
    public func commitPayload<Fragment: RefetchableFragment>(
        _ saved: SavedReference<Fragment>,
        data: JSONObject,
        isolation: (any Actor)? = #isolation
    ) throws -> FragmentRef<Fragment> {
        let request = RefetchRequest(unfetchedReference(to: saved))
        let operation = try request.operation(
            request.variables.changing(VariableData(saved.variables)),
            in: store.source
        )
        // Kept until the reference keeps it.
        let owner = store.owner(of: operation, from: request.root)
        defer { withExtendedLifetime(owner) {} }
        let response = try request.response(data, to: operation)
        var execution = Execution(operation, root: request.root)
        execution.keepsUnretained = true
        try store.commit(Data(response.description.utf8), of: &execution)
        store.showNow(to: isolation)
        return try request.reference(to: owner, in: store.visibleSource)
    }

    private func commit<Fragment: GraphQLFragment>(
        _ bytes: Data,
        _ object: JSONObject,
        to reference: FragmentRef<Fragment>
    ) throws {
        let owner = reference.owner
        let source = store.visibleSource
        try check(owner, Fragment.artifact, source)
        let id = reference.dataID
        let record = source[id]
        if record?.isDeleted ?? source.isWithdrawn(id) {
            throw StoreError.deleted(definition: Fragment.artifact.name)
        }
        let reader = owner.reader(of: Fragment.artifact, arguments: reference.arguments)
        let type = record?.typeName ?? store.symbols.typeName("")
        guard let level = owner.normalization.level(selecting: reader, type: type, object) else {
            throw PayloadError.notSelected(
                fragment: Fragment.artifact.name,
                operation: owner.request.name
            )
        }
        try store.commit(
            FragmentPayload(
                fragment: Fragment.artifact.name,
                owner: owner,
                id: id,
                level: level,
                bytes: bytes
            )
        )
    }
}

extension RefetchRequest {
    /// Returns the response that an operation's server would send with this object.
    ///
    /// - Throws: ``PayloadError/otherObject(fragment:)`` if the object has another id.
    fileprivate func response(
        _ data: JSONObject,
        to operation: OperationDescriptor
    ) throws(PayloadError) -> JSONValue {
        var data = data
        if let identifier = path.identifier {
            let id = operation.variables[identifier.variable]
            let given = data[identifier.field]
            guard given == nil || given?.idText == id?.idText else {
                throw .otherObject(fragment: name)
            }
            data[identifier.field] = given ?? id
        }
        let condition = Fragment.artifact.contents.typeCondition
        if data["__typename"] == nil, let condition, condition.kind == .object {
            data["__typename"] = .string(condition.type)
        }
        let value = path.path.reversed().reduce(JSONValue.object(data)) { value, key in
            .object(JSONObject([(key, value)]))
        }
        return ["data": value]
    }
}

extension JSONValue {
    /// The text of an id, which servers may send as a number.
    fileprivate var idText: String? { string ?? int.map { String($0) } }
}
