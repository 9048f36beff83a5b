/// Finds values in the store for fields that no response has brought yet.
///
/// An environment asks its handlers before it decides whether a query can be answered without the
/// server: in ``RelayEnvironment/check(_:)``, ``RelayEnvironment/read(_:)-(Query)`` and
/// ``RelayEnvironment/observe(_:fetchPolicy:renderPolicy:maxAge:errorPolicy:cacheConfig:)``. A value
/// that a handler returns is stored in the field. Handlers are also asked by
/// ``RecordSourceProxy/updatable(_:)->Query.Data``, which stores nothing. Lookups that are declared in the schema need no
/// handler, see <doc:IdentifyingObjects>.
///
/// Handlers run like updaters, one at a time, and must not write to the environment.
///
/// ```swift
/// struct DraftOfPost: MissingFieldHandler {
///     func linkedRecord(for field: MissingField, in store: RecordSourceProxy) -> RecordProxy? {
///         guard field.name == "draft", let id = field.arguments["postID"]?.string else { return nil }
///         return store.record(ID("draft:\(id)"))
///     }
/// }
/// ```
public protocol MissingFieldHandler: Sendable {
    /// Returns the value of a scalar or enum field, or of a list of them; `nil` if it is unknown.
    func value(for field: MissingField, in store: RecordSourceProxy) -> JSONValue?

    /// Returns the object that a field links to; `nil` if it is unknown.
    func linkedRecord(for field: MissingField, in store: RecordSourceProxy) -> RecordProxy?

    /// Returns the objects of a list; `nil` if they are unknown.
    func linkedRecords(for field: MissingField, in store: RecordSourceProxy) -> [RecordProxy?]?
}

extension MissingFieldHandler {
    /// Returns `nil`: by default, no value is known.
    public func value(for field: MissingField, in store: RecordSourceProxy) -> JSONValue? { nil }

    /// Returns `nil`: by default, no object is known.
    public func linkedRecord(
        for field: MissingField,
        in store: RecordSourceProxy
    ) -> RecordProxy? { nil }

    /// Returns `nil`: by default, no objects are known.
    public func linkedRecords(
        for field: MissingField,
        in store: RecordSourceProxy
    ) -> [RecordProxy?]? { nil }
}

/// A field of an object for which the store has no value.
public struct MissingField {
    /// The name in the schema.
    public let name: String
    /// The arguments of the field in the operation.
    public let arguments: JSONObject
    /// The object.
    public let record: RecordProxy
}
