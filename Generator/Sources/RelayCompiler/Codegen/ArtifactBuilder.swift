import GraphQLLanguage
import GraphQLSchema

/// A generated file.
public struct GeneratedFile: Equatable, Sendable {
    /// The name, without a folder.
    public var name: String
    /// Its text.
    public var text: String
    /// The SHA-256 digest of the text, in hexadecimal digits.
    public var digest: String
}

/// Creates the files of a program: one for each definition, and one for each enum and input object
/// type that definitions use.
struct ArtifactBuilder: Sendable {
    let programs: Programs
    private let passes: CompilerPasses
    let options: CodegenOptions
    let mapper: SwiftTypeMapper

    /// Creates a builder.
    ///
    /// If the program is only a part, `names` contains the names of all definitions.
    init(programs: Programs, options: CodegenOptions, names: DefinitionNames? = nil) {
        self.programs = programs
        passes = CompilerPasses(
            schema: programs.source.schema,
            linkingFragments: options.linksFragments
        )
        self.options = options
        mapper = SwiftTypeMapper(schema: programs.source.schema, options: options) { reserved in
            names
                ?? DefinitionNames(
                    operations: programs.source.operations.map { ($0.name, $0.kind) },
                    fragments: programs.source.fragments.map(\.name),
                    reserved: reserved,
                    naming: options.naming
                )
        }
    }

    /// The Swift names of definitions.
    var names: DefinitionNames { mapper.names }

    /// The schema of the program.
    var schema: Schema { programs.source.schema }

    /// Returns the artifacts of definitions.
    ///
    /// - Parameters:
    ///   - definitions: The definitions.
    ///   - persistedIDs: The ids of persisted operations by name; nil when none is persisted.
    ///   - kept: The artifacts of all other definitions.
    /// - Returns: One artifact for each definition, in their order.
    func definitions(
        _ definitions: [CompiledDefinition],
        persistedIDs: [String: String]?,
        besides kept: [DefinitionArtifact]
    ) -> [DefinitionArtifact] {
        let leafTypes = Parallel.map(definitions, \.leafTypes)
        let scalars = ScalarImports(
            zip(definitions, leafTypes).map { ($0.source, $1) }
                + kept.map { ($0.source, $0.leafTypes) },
            options
        )
        return Parallel.map(Array(zip(definitions, leafTypes))) { definition, leaves in
            var definition = definition
            let module = options.modules?.module(of: definition.source.span)
            let codegen = DefinitionCodegen(
                access: access(of: module),
                mapper: mapper,
                isHashable: options.isHashable,
                sharesStorage: options.hasMemberwiseInitializers
            )
            if let persistedIDs { definition.persist(persistedIDs, options.keepsPersistedText) }
            let stem = DefinitionNames.fileStem(definition.name, definition.swiftName)
            var declaration = codegen.declaration(definition)
            let isReduced = module != nil && !definition.isOperation
            if isReduced { declaration = FragmentSurface.reduce(declaration) }
            let file = FileSource(
                definition: definition,
                stem: stem,
                module: module,
                spreads: spreadFragments(definition),
                scalarModules: module.map { scalars[$0] } ?? []
            )
            let text = print([.type(declaration)], of: file, "graphql", leaves)
            var parts = [ArtifactPart(kind: "graphql", text: text)]
            var initializers = MemberwiseInitializers.extensions(of: declaration)
            if isReduced { initializers = initializers.map { FragmentSurface.hidden($0) } }
            if options.hasMemberwiseInitializers, !initializers.isEmpty {
                let text = print(
                    initializers,
                    of: file,
                    "memberwise",
                    leaves.filter { name in
                        MemberwiseInitializers.mentions(mapper.leaf(name), initializers)
                    },
                    access: isReduced ? .internal : nil,
                    importsRuntime: MemberwiseInitializers.mentionRuntime(initializers)
                )
                parts.append(.init(kind: "memberwise", text: text))
            }
            if let samples = samples(of: declaration, file, leaves) {
                parts.append(.init(kind: SampleOptions.fileKind, text: samples))
            }
            return DefinitionArtifact(
                definition: definition,
                stem: stem,
                parts: parts,
                leafTypes: leaves
            )
        }
    }

    /// Returns the artifacts of the enums and input object types that definitions use, by name.
    ///
    /// - Parameters:
    ///   - definitions: The definitions.
    ///   - known: Definitions compiled earlier with the same schema, by name.
    /// - Returns: The artifacts.
    func types(
        usedBy definitions: [DefinitionArtifact],
        known: [String: TypeArtifact] = [:]
    ) -> [TypeArtifact] {
        let module = options.modules?.graph.schemaTypes
        let access = access(of: module)
        return Parallel.map(usedTypes(definitions)) { type in
            if let artifact = known[type.name] { return artifact }
            let declaration: SwiftTypeDeclaration
            var leaves: Set<String> = []
            switch type {
            case .inputObject(let object):
                let codegen = InputObjectCodegen(access: access, mapper: mapper)
                declaration = codegen.declaration(object)
                leaves = Set(object.fields.map(\.type.name))
            case .enum(let type):
                let codegen = EnumCodegen(
                    access: access,
                    mapper: mapper,
                    naming: options.naming
                )
                declaration = codegen.declaration(type)
            default:
                preconditionFailure("Only enums and input object types have files.")
            }
            let stem = DefinitionNames.fileStem(type.name, mapper.schemaName(type.name))
            let text = print(
                [.type(declaration)],
                name: "\(stem).schema",
                digest: SHA256.hexadecimal(Self.rendition(of: type).utf8),
                origin: "the schema",
                access: access,
                imports: imports([.type(declaration)], leaves, module: module)
            )
            return TypeArtifact(
                name: type.name,
                stem: stem,
                file: .init(kind: "schema", text: text)
            )
        }
    }

    /// The artifact of the rules by which data is kept; `nil` if they are not generated.
    var persistenceRules: TypeArtifact? {
        guard let name = options.persistenceRules else { return nil }
        let access = access(of: options.modules?.graph.schemaTypes)
        let codegen = PersistenceRulesCodegen(schema: schema, access: access)
        // With the name, because several projects may be in one module.
        let stem = "PersistenceRules+\(name)"
        let text = print(
            [codegen.declaration(name)],
            name: "\(stem).schema",
            digest: SHA256.hexadecimal(codegen.rendition.utf8),
            origin: "the schema",
            access: access,
            imports: []
        )
        return TypeArtifact(name: stem, stem: stem, file: .init(kind: "schema", text: text))
    }

    /// The protocols for the functions of derived fields: one in each module with fragments of such fields.
    var derivedFields: [ModuleArtifact] {
        var groups: [String?: [Derivations.Field]] = [:]
        for field in Derivations.of(schema).fields {
            guard let source = programs.source.fragment(named: field.fragment)?.source.span,
                options.modules?.isDescribed(source) != true
            else { continue }
            groups[options.modules?.module(of: source), default: []].append(field)
        }
        return groups.map { module, fields in
            ModuleArtifact(module: module, artifact: derivedFields(fields, in: module))
        }
    }

    private func derivedFields(
        _ fields: [Derivations.Field],
        in module: String?
    ) -> TypeArtifact {
        let access = access(of: module)
        let name = (module ?? "") + "DerivedFieldFunctions"
        let codegen = DerivedFieldsCodegen(mapper: mapper, access: access)
        let declarations = codegen.declarations(named: name, fields)
        let leaves = fields.reduce(into: Set<String>()) { $0.formUnion($1.leafTypes) }
        let rendition = fields.map { field in
            "\(field.name)\(field.field.arguments.map { "\($0.name):\($0.type)" }): \(field.field.type) "
                + "\(field.fragment)"
        }
        let text = print(
            declarations,
            name: "\(name).schema",
            digest: SHA256.hexadecimal(rendition.joined(separator: "\n").utf8),
            origin: "the schema",
            access: access,
            imports: imports(
                declarations,
                leaves,
                module: module,
                spreads: Set(fields.map(\.fragment))
            )
        )
        return TypeArtifact(name: name, stem: name, file: .init(kind: "schema", text: text))
    }

    /// The origin of a generated file.
    struct FileSource {
        let definition: CompiledDefinition
        let stem: String
        /// The module, or `nil` if the project is a single one.
        let module: String?
        /// The fragments that the definition spreads.
        let spreads: Set<String>
        /// The modules of scalars that the definitions of the module use.
        let scalarModules: Set<String>
    }

    /// Prints a file of a definition.
    private func print(
        _ declarations: [SwiftDeclaration],
        of file: FileSource,
        _ kind: String,
        _ leaves: Set<String>,
        access: AccessLevel? = nil,
        importsRuntime: Bool = true
    ) -> String {
        let source = file.definition.source.span
        return print(
            declarations,
            name: "\(file.stem).\(kind)",
            digest: file.definition.source.digest,
            origin: options.pathInHeaders(source.source.path),
            access: access ?? self.access(of: file.module),
            imports: imports(
                declarations,
                leaves,
                module: file.module,
                spreads: file.spreads,
                linked: kind == "graphql" ? file.definition.linked?.fragments ?? [] : [],
                scalarModules: file.scalarModules,
                providerModules: kind == "graphql" ? providerModules(of: file.definition) : [],
                isDefinition: kind == "graphql"
            ),
            importsRuntime: importsRuntime
        )
    }

    private func print(
        _ declarations: [SwiftDeclaration],
        name: String,
        digest: String,
        origin: String,
        access: AccessLevel,
        imports: [SwiftImport],
        importsRuntime: Bool = true
    ) -> String {
        SwiftPrinter.print(
            SwiftFile(
                header: [
                    "\(ArtifactWriter.marker) \(name) sha256:\(digest)",
                    "Made by relay-generator from \(origin). Do not edit.",
                ],
                importAccess: access,
                importsRuntime: importsRuntime,
                imports: imports,
                declarations: declarations,
                nestedTypeLimit: options.nestedTypeLimit
            )
        )
    }

    // MARK: - Modules

    func access(of module: String?) -> AccessLevel {
        module.flatMap { options.modules?.graph[$0]?.accessLevel } ?? options.accessLevel
    }

    /// Returns the imports that declarations need besides the runtime.
    ///
    /// - Parameters:
    ///   - declarations: The declarations of the file.
    ///   - leaves: The scalars, enums and input object types that they may mention.
    ///   - module: The module of the file; `nil` if the project is a single one.
    ///   - spreads: The fragments that they may mention.
    ///   - linked: The fragments whose artifacts the bodies of functions mention.
    ///   - scalarModules: The modules of scalars that the definitions of the module use.
    ///   - providerModules: The modules of providers whose values the bodies of functions mention.
    ///   - isDefinition: Whether it is the file with a definition's data.
    /// - Returns: The imports, sorted by module.
    private func imports(
        _ declarations: [SwiftDeclaration],
        _ leaves: Set<String>,
        module: String?,
        spreads: Set<String> = [],
        linked: [String] = [],
        scalarModules: Set<String> = [],
        providerModules: Set<String> = [],
        isDefinition: Bool = false
    ) -> [SwiftImport] {
        guard let module, let modules = options.modules else {
            return Set(leaves.compactMap { options.customScalarModules[$0] }).sorted().map {
                SwiftImport(module: $0, access: options.accessLevel)
            }
        }
        let exposure = SwiftExposure(declarations)
        var levels: [String: AccessLevel] = [:]
        let used = usedTypes(leaves: leaves, fragments: spreads).filter { $0.module != module }
        for type in used {
            guard let owner = type.module, let level = exposure[type.name] else { continue }
            levels[owner] = max(levels[owner] ?? level, level)
        }
        if isDefinition {
            // Also where no type is mentioned yet: a new import has the Swift compiler compile all files
            // of the modules that import this one.
            var always = scalarModules
            if let types = modules.graph.schemaTypes,
                modules.graph[module]?.imports.contains(types) == true
            {
                always.insert(types)
            }
            for other in always where other != module {
                levels[other] = levels[other] ?? .internal
            }
        }
        let mentioned = linked.compactMap { name in
            programs.source.fragment(named: name).flatMap { modules.module(of: $0.source.span) }
        }
        for owner in providerModules.union(mentioned) where owner != module {
            levels[owner] = levels[owner] ?? .internal
        }
        return levels.sorted { $0.key < $1.key }.map { SwiftImport(module: $0, access: $1) }
            + singleImports(of: used, exposure)
    }

    /// A type of the app that a file may mention.
    struct UsedType {
        let name: String
        /// How it is declared; `nil` for scalars, whose types the app declares.
        var kind: SwiftTypeDeclaration.Kind?
        /// Its module; `nil` if that is not known or there is only one.
        let module: String?
    }

    /// Returns the types for scalars, enums and input object types, and those of fragments.
    func usedTypes(leaves: Set<String>, fragments: Set<String>) -> [UsedType] {
        let types = leaves.sorted().compactMap { leaf -> UsedType? in
            guard case .named(let path) = mapper.leaf(leaf) else { return nil }
            let name = String(path.prefix { $0 != "." })
            let module = options.modules?.graph.schemaTypes
            return switch schema.type(named: leaf) {
            case .scalar: UsedType(name: name, module: options.customScalarModules[leaf])
            case .inputObject(let type) where !type.isOneOf:
                UsedType(name: name, kind: .struct, module: module)
            default: UsedType(name: name, kind: .enum, module: module)
            }
        }
        return types
            + fragments.sorted().map { name in
                let source = programs.source.fragment(named: name)?.source.span
                return UsedType(
                    name: names.fragment(name),
                    kind: .enum,
                    module: source.flatMap { options.modules?.module(of: $0) }
                )
            }
    }

    /// Returns the imports of those types whose names are also those of the runtime's types.
    ///
    /// `module` is the one of types whose module is not known.
    func singleImports(
        of types: [UsedType],
        in module: String? = nil,
        _ exposure: SwiftExposure
    ) -> [SwiftImport] {
        types.compactMap { type in
            guard let kind = type.kind, let module = type.module ?? module,
                ImportedNames.contains(type.name), let access = exposure[type.name]
            else { return nil }
            return SwiftImport(
                module: module,
                access: access,
                type: .init(kind: kind, name: type.name)
            )
        }
    }

    /// Returns the modules of the fragments with the provided variables of an operation.
    ///
    /// The providers are expected in the modules of these fragments.
    private func providerModules(of definition: CompiledDefinition) -> Set<String> {
        guard let modules = options.modules, case .operation(let operation) = definition.kind,
            let source = programs.source.operation(named: definition.name),
            operation.variables.contains(where: {
                ProvidedVariables.provider(of: $0.variable.name.text) != nil
            })
        else { return [] }
        let fragments = programs.source.fragments(reachedFrom: source.selections)
            .compactMap(programs.source.fragment)
            .filter { fragment in
                VariableNames.all(in: fragment.selections)
                    .contains { ProvidedVariables.provider(of: $0) != nil }
            }
        return Set(fragments.compactMap { modules.module(of: $0.source.span) })
    }

    /// Returns whether only operations that are generated together use a fragment.
    ///
    /// The generator doesn't know what operations of other packages need.
    private func isInOnePackage(_ fragment: Fragment) -> Bool {
        guard let modules = options.modules else { return true }
        return access(of: modules.module(of: fragment.source.span)) != .public
    }

    private func spreadFragments(_ definition: CompiledDefinition) -> Set<String> {
        var spreads: Set<String> = []
        definition.reader.forEachItem { item in
            if case .fragment(let spread, _) = item.kind { spreads.insert(spread.fragment) }
        }
        return spreads
    }

    // MARK: - Definitions

    /// Returns the definitions with all data for their files: operations, then fragments.
    ///
    /// - Parameter isWanted: Whether the definition with this source is needed.
    /// - Returns: The definitions.
    func compiledDefinitions(
        where isWanted: (DefinitionSource) -> Bool = { _ in true }
    ) -> [CompiledDefinition] {
        let linkable = programs.linkable
        let sentProgram = linkable?.operationText ?? programs.operationText
        let texts = OperationText(sentProgram)
        let jsonProgram = linkable?.jsonText ?? programs.jsonText
        let jsonTexts = OperationText(jsonProgram, hasDiscriminators: false)
        let linker = linkable.map {
            DefinitionDivider(
                programs,
                $0,
                passes: passes,
                texts: texts,
                jsonTexts: jsonTexts,
                mayHaveJSONText: isInOnePackage
            )
        }
        let wantedOperations = programs.source.operations.filter { isWanted($0.source) }
        let operations = Parallel.map(wantedOperations) { operation in
            let isJSON = operation.marks.hasJSONResponse
            let sent = isJSON ? jsonProgram : sentProgram
            let text = sent.operation(named: operation.name)
                .map { (isJSON ? jsonTexts : texts).text(of: $0) }
            // Both work on all fields of all fragments, and are the longest part of compiling a program.
            let isComplete = linker == nil || operation.marks.hasRawResponse
            let normalization =
                isComplete ? passes.normalization(of: operation, in: programs) : []
            let part = isJSON ? nil : linker?.link(operation, text)
            let stored = part?.variables ?? StoreVariables.used(in: normalization)
            let sentAndStored = Set((text?.variables ?? []).map(\.variable.name.text)).union(stored)
            let used = sentAndStored.union(readVariables(of: operation, besides: sentAndStored))
            return CompiledDefinition(
                kind: .operation(
                    CompiledOperation(
                        kind: operation.kind,
                        text: text?.text ?? "",
                        variables: operation.variables,
                        sentVariables: operation.variables.filter {
                            used.contains($0.variable.name.text)
                        },
                        normalization: normalization
                    )
                ),
                name: operation.name,
                swiftName: names.operation(operation.name),
                type: operation.type,
                reader: passes.reader(of: operation, in: programs),
                marks: operation.marks,
                linked: isJSON ? linker?.linkJSON(operation, text) : part?.linked,
                source: operation.source
            )
        }
        let wantedFragments = programs.source.fragments.filter { isWanted($0.source) }
        let fragments = Parallel.map(wantedFragments) { fragment in
            CompiledDefinition(
                kind: .fragment(fragment.variables),
                name: fragment.name,
                swiftName: names.fragment(fragment.name),
                type: fragment.type,
                reader: passes.reader(of: fragment, in: programs),
                marks: fragment.marks,
                linked: linker?.link(fragment),
                provided: VariableNames.all(in: fragment.selections)
                    .filter { ProvidedVariables.provider(of: $0) != nil }.sorted(),
                source: fragment.source
            )
        }
        return operations + fragments
    }

    /// The variables that only readers need: those on which the arguments of derived fields depend, and those
    /// of conditions on fields that are selected anyway: `__typename @include(if: $isDetailed)`.
    private func readVariables(of operation: Operation, besides known: Set<String>) -> Set<String> {
        let isDeriving = !Derivations.of(schema).isEmpty
        let hasOthers = operation.variables.contains { !known.contains($0.variable.name.text) }
        guard isDeriving || hasOthers else { return [] }
        let fragments = programs.source.fragments(reachedFrom: operation.selections)
            .compactMap(programs.source.fragment)
        let selections = [operation.selections] + fragments.map(\.selections)
        return selections.reduce(into: []) { names, selections in
            if hasOthers { names.formUnion(VariableNames.ofConditions(in: selections)) }
            guard isDeriving else { return }
            names.formUnion(VariableNames.ofReaders(in: selections))
            for query in EdgeQueryNames.all(in: selections) {
                let variables = programs.source.operation(named: query)?.variables ?? []
                names.formUnion(variables.map(\.variable.name.text))
            }
        }
    }

    // MARK: - Types of the schema

    /// Returns the enums and input object types that definitions use, or all of the server, sorted
    /// by name.
    private func usedTypes(_ definitions: [DefinitionArtifact]) -> [SchemaType] {
        var found: [String: SchemaType] = [:]
        func use(_ name: String) {
            guard found[name] == nil, let type = programs.source.schema.type(named: name) else {
                return
            }
            switch type {
            case .enum:
                found[name] = type
            case .inputObject(let object):
                found[name] = type
                object.fields.forEach { use($0.type.name) }
            default:
                break
            }
        }
        // Together, because most definitions use the same few.
        let leaves = definitions.reduce(into: Set<String>()) { $0.formUnion($1.leafTypes) }
        leaves.forEach(use)
        for field in Derivations.of(schema).fields { field.leafTypes.forEach(use) }
        if options.generatesAllTypes {
            for type in schema.types where type.definition.origin == .server { use(type.name) }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// Returns a type as text, for its hash.
    private static func rendition(of type: SchemaType) -> String {
        switch type {
        case .enum(let type):
            "enum \(type.name) { \(type.values.names.joined(separator: " ")) }"
        case .inputObject(let type):
            "input \(type.name) { "
                + type.fields.map { field in
                    let value = field.defaultValue.map { " = \(GraphQLText.value($0))" } ?? ""
                    return "\(field.name): \(field.type)\(value)"
                }.joined(separator: " ") + " }"
        default: type.name
        }
    }
}
