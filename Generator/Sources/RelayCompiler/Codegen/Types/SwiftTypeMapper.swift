import GraphQLLanguage
import GraphQLSchema

/// Maps the types of the schema to Swift types.
struct SwiftTypeMapper: Sendable {
    let schema: Schema
    /// The Swift types of custom scalars, by the scalars' names.
    let customScalarTypes: [String: String]
    /// The Swift names of definitions.
    let names: DefinitionNames
    private let schemaNames: SchemaNames
    private let acronyms: Set<String>
    private let memberNames: [String: String]

    /// The Swift names of enums and input object types, by their GraphQL names.
    private struct SchemaNames {
        /// The options on which they depend.
        struct Key: Hashable {
            let naming: CodegenOptions.Naming
            let scalars: Set<String>
        }

        let names: [String: String]
        /// The GraphQL names, by the Swift names.
        let types: [String: String]
        /// All names that definitions can't have.
        let reserved: Set<String>

        init(_ names: [String: String], _ scalars: Set<String>) {
            self.names = names
            types = Dictionary(names.map { ($1, $0) }) { first, _ in first }
            reserved = scalars.union(names.values)
        }
    }

    init(schema: Schema, options: CodegenOptions = CodegenOptions()) {
        self.init(schema: schema, options: options) { _ in DefinitionNames() }
    }

    /// Creates a mapper with names for definitions.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - options: How types are named.
    ///   - names: Returns the names of definitions, given the names of other types.
    init(
        schema: Schema,
        options: CodegenOptions,
        names: (_ reserved: Set<String>) -> DefinitionNames
    ) {
        self.schema = schema
        customScalarTypes = options.customScalarTypes
        let scalarNames = Set(
            options.customScalarTypes.values.map { String($0.prefix { $0 != "." }) }
        )
        let key = SchemaNames.Key(naming: options.naming, scalars: scalarNames)
        schemaNames = schema.derived(by: key) { schema in
            let names = Self.schemaNames(schema, options.naming, reserving: scalarNames)
            return SchemaNames(names, scalarNames)
        }
        memberNames = options.naming.memberNames
        acronyms = Set(options.naming.acronyms.map { $0.lowercased() })
        self.names = names(schemaNames.reserved)
    }

    /// Creates a mapper with names for the definitions in documents.
    init(_ documents: [Document], schema: Schema, options: CodegenOptions) {
        let fragments = documents.flatMap(\.fragments)
        let operations = documents.flatMap(\.operations).compactMap { operation in
            operation.name.map { ($0.text, operation.operation) }
        }
        let queries = fragments.compactMap { fragment in
            fragment.directives.first(.refetchable)?.string("queryName")
        }
        self.init(schema: schema, options: options) { reserved in
            DefinitionNames(
                operations: operations + queries.map { ($0, .query) },
                fragments: fragments.map(\.name.text),
                reserved: reserved,
                naming: options.naming
            )
        }
    }

    /// Returns the Swift names of enums and input object types.
    ///
    /// They are different even if the GraphQL names differ only in the case of the first letter,
    /// and differ from those of custom scalars.
    private static func schemaNames(
        _ schema: Schema,
        _ naming: CodegenOptions.Naming,
        reserving reserved: Set<String>
    ) -> [String: String] {
        let names = schema.types.compactMap { type -> String? in
            switch type {
            case .enum, .inputObject: type.definition.origin == .builtIn ? nil : type.name
            default: nil
            }
        }
        var allocator = NameAllocator(reserving: reserved)
        var result: [String: String] = [:]
        // In byte order, upper-case names come first, and so keep their spelling.
        for name in names.sorted() {
            let given = naming.schemaTypeNames[name] ?? naming.schemaTypePrefix + name
            result[name] = allocator.allocate(DefinitionNames.plain(given))
        }
        return result
    }

    /// The type of a value, with its optionals and arrays.
    ///
    /// - Parameters:
    ///   - reference: The type in the schema.
    ///   - leaf: The Swift type of the named type in it.
    /// - Returns: The type of Swift.
    func type(_ reference: TypeReference, leaf: SwiftType) -> SwiftType {
        switch reference {
        case .nonNull(let inner): nonNull(inner, leaf: leaf)
        default: .optional(nonNull(reference, leaf: leaf))
        }
    }

    /// Returns the Swift type of a value of a scalar, enum or input object type.
    func type(_ reference: TypeReference) -> SwiftType {
        type(reference, leaf: leaf(reference.name))
    }

    private func nonNull(_ reference: TypeReference, leaf: SwiftType) -> SwiftType {
        switch reference {
        case .named: leaf
        case .list(let element): .array(type(element, leaf: leaf))
        case .nonNull(let inner): nonNull(inner, leaf: leaf)
        }
    }

    /// Returns the Swift type of a scalar, an enum or an input object type.
    func leaf(_ name: String) -> SwiftType {
        switch name {
        case "String": .string
        case "Int": .int
        case "Float": .double
        case "Boolean": .bool
        case "ID": .id
        default:
            if case .scalar? = schema.type(named: name) {
                customScalarTypes[name].map(SwiftType.init(spelled:)) ?? .runtime("JSONValue")
            } else {
                .named(schemaName(name))
            }
        }
    }

    /// Returns the name of the property for a field, an argument or a variable: `imageURL` for
    /// `imageUrl` if `URL` is an acronym.
    func property(_ key: String) -> String {
        SwiftNames.property(SwiftNames.capitalizing(acronyms, in: key))
    }

    /// Returns the name that the configuration gives to an enum value or input field, or `nil` if it
    /// gives none.
    func givenName(of member: String, in type: String) -> String? {
        memberNames.isEmpty ? nil : memberNames["\(type).\(member)"].map(SwiftNames.property)
    }

    /// Returns the name of the Swift type for an enum or an input object type.
    func schemaName(_ name: String) -> String {
        schemaNames.names[name] ?? DefinitionNames.plain(name)
    }

    /// Returns the enum or input object type that has a Swift name.
    func schemaType(named swiftName: String) -> SchemaType? {
        schemaNames.types[swiftName].flatMap { schema.type(named: $0) }
    }
}

extension SwiftType {
    /// The types of the runtime that scalars can be mapped to.
    private static let runtimeScalars: Set<Substring> = [
        "CalendarDate", "FileUpload", "ID", "JSONValue", "Scalars",
    ]
    /// The types of the standard library that scalars can be mapped to.
    private static let standardScalars: Set<Substring> = [
        "Bool", "Double", "Int", "Int64", "String",
    ]

    /// Creates the type that a configuration names, with the module of types that every app has.
    ///
    /// An app that has a `Scalars` of its own names its module as well: `MyApp.Scalars.Color`.
    init(spelled name: String) {
        let first = name.prefix { $0 != "." }
        let rest = String(name.dropFirst(first.count + 1))
        switch first {
        case "Relay" where !rest.isEmpty: self = .runtime(rest)
        case "Swift" where !rest.isEmpty: self = .standard(rest)
        case _ where Self.runtimeScalars.contains(first): self = .runtime(name)
        case _ where Self.standardScalars.contains(first): self = .standard(name)
        default: self = .named(name)
        }
    }
}
