/// The options of a project for generated code.
public struct CodegenOptions: Sendable, Equatable {
    /// How GraphQL names are converted to Swift names.
    public struct Naming: Sendable, Hashable {
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
        /// The names of enums and input object types that are given one, by their GraphQL names.
        public var schemaTypeNames: [String: String] = [:]
        /// The names of enum values and input fields that are given one, by their coordinates:
        /// `Role.ADMIN`.
        public var memberNames: [String: String] = [:]
        /// The names of the Swift types of operations that are given one, by their GraphQL names.
        public var operationNames: [String: String] = [:]
        /// The names of the Swift types of fragments that are given one, by their GraphQL names.
        public var fragmentNames: [String: String] = [:]
        /// Words that are written in capitals in the names of properties: `URL`, `ID`.
        public var acronyms: [String] = []

        /// Creates the default naming.
        public init() {}
    }

    /// The access level of the generated code.
    public var accessLevel = AccessLevel.internal
    /// The Swift types of custom scalars, by the scalars' names.
    public var customScalarTypes: [String: String] = [:]
    /// The modules of Swift types that need an import, by the scalars' names.
    public var customScalarModules: [String: String] = [:]
    /// How names are converted.
    public var naming = Naming()
    /// Whether the data of operations and fragments is `Hashable`.
    public var isHashable = false
    /// Whether to generate memberwise initializers, for tests and previews, in separate files.
    public var hasMemberwiseInitializers = false
    /// How samples for tests and previews are generated; `nil` if they are not.
    public var samples: SampleOptions?
    /// The name of the constant with the rules by which data is kept between two runs of the app; `nil` if
    /// there is none.
    public var persistenceRules: String?
    /// The names of documents in the headers of generated files, by their paths.
    public var pathsInHeaders: [String: String] = [:]
    /// The maximum number of selections that an operation, or the reader of a definition, may
    /// expand to.
    public var maximumSelections = 200_000
    /// The maximum number of types nested in one another; deeper ones are in extensions.
    var nestedTypeLimit = SplitDeepTypes.limit
    /// The modules of the project and the documents in them; `nil` if it is a single module.
    var modules: ModulePlacement?
    /// Whether the artifact of a definition contains only its own part, to which the runtime adds those
    /// of fragments.
    ///
    /// Tests turn it off, in order to compare linked artifacts with complete ones.
    var linksFragments = true
    /// Whether to generate all enums and input object types of the schema, and not only those that
    /// definitions use.
    var generatesAllTypes = false
    /// Whether operations are sent with their text even though they have an id.
    public var keepsPersistedText = false

    /// Creates the default options.
    public init() {}

    func pathInHeaders(_ path: String) -> String {
        pathsInHeaders[path] ?? path
    }
}
