public import Relay

/// Options for generating a ``Payload`` from an operation.
public struct PayloadOptions: Sendable {
    /// Returns a value for a field or an object of a type; `nil` to generate it.
    ///
    /// For an object type it returns an object with some of the fields, by response keys or field
    /// names, and the rest is generated. `.null` stays null.
    public typealias Resolver = @Sendable (Context) -> JSONValue?

    /// The enum values and possible types of the schema.
    public var schema = PayloadSchema()
    /// The values to use instead of generated ones, by response keys: any part of the data.
    public var data: JSONObject = [:]
    /// The values to use instead of generated ones, by paths: `"feed.0.title"`, `"feed.*.title"`.
    public var values: [String: JSONValue] = [:]
    /// Resolvers by the names of types: objects, interfaces, unions, enums and scalars.
    ///
    /// The resolver of an object's own type is called before the one of the field's abstract type, which
    /// may choose the object type with `__typename`. Each is called once for an object.
    public var resolvers: [String: Resolver] = [:]
    /// The number of elements in a list whose field has no argument `first`, `last` or `limit`.
    public var listCount = 2
    /// The number of objects in a connection, over all pages.
    public var connectionCount = 5
    /// The share of nullable fields that are null; used only with a seed.
    public var nullRate = 0.0
    /// Whether deferred fragments are delivered as parts, after the response.
    public var defersParts = false

    /// Creates the default options.
    public init() {}
}

extension PayloadOptions {
    /// Where a value is being generated.
    public struct Context: Sendable {
        /// The name of the value's type.
        ///
        /// For an object, this is its object type.
        public var type: String
        /// The name of the type of the object around it; `nil` for the operation's root.
        public var parentType: String?
        /// The field's name in the schema; empty for the operation's root.
        public var name: String
        /// The field's response key, which is its alias if it has one.
        public var responseKey: String
        /// The arguments of the field.
        public var arguments: JSONObject
        /// The path of the value: `feed.0.author`.
        public var path: String
    }
}
