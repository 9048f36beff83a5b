/// The options of a project for generated code.
public struct CodegenOptions: Sendable, Equatable {
    /// How names of the schema become names of Swift.
    public struct Naming: Sendable, Equatable {
        /// How enum values are spelled.
        public enum EnumCases: String, Sendable, CaseIterable {
            /// `NEW_HOPE` is `newHope`.
            case camelCase
            /// `NEW_HOPE` is `NEW_HOPE`.
            case verbatim
        }

        /// How enum values are spelled.
        public var enumCases = EnumCases.camelCase
        /// The prefix of the names of enums and input object types.
        public var schemaTypePrefix = ""

        /// The usual naming.
        public init() {}
    }

    /// Who may use the generated code.
    public var accessLevel = AccessLevel.internal
    /// The Swift types of custom scalars, by the scalars' names.
    public var customScalarTypes: [String: String] = [:]
    /// The modules of those Swift types that are in one of their own, by the scalars' names.
    public var customScalarModules: [String: String] = [:]
    /// How names are made.
    public var naming = Naming()
    /// Whether the data of operations and fragments is `Hashable`.
    public var isHashable = false
    /// Whether memberwise initialisers are made, for tests and previews, in files of their own.
    public var hasMemberwiseInitializers = false
    /// How headers of generated files call the documents, by their paths.
    public var pathsInHeaders: [String: String] = [:]
    /// How many selections an operation or the reader of a definition may expand to.
    public var maximumSelections = 200_000
    /// Whether operations are sent with their text although they have an id.
    public var keepsPersistedText = false

    /// The options of a project that says nothing.
    public init() {}

    func pathInHeaders(_ path: String) -> String {
        pathsInHeaders[path] ?? path
    }
}
