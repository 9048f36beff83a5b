import GraphQLLanguage
import GraphQLSchema

/// The files with functions that make samples.
extension ArtifactBuilder {
    /// Returns the file with functions for samples; `nil` if there is none.
    func samples(
        of declaration: SwiftTypeDeclaration,
        _ file: FileSource,
        _ leaves: Set<String>
    ) -> String? {
        let definition = file.definition
        let isUpdatable = definition.marks.isUpdatable
        guard hasSamples(file.module), !(isUpdatable && definition.isOperation),
            !definition.marks.hasJSONResponse
        else { return nil }
        let access = access(of: file.module)
        let surface =
            file.module != nil && !definition.isOperation && access != .internal
            ? SampleSurface(declaration) : nil
        let extensions = SampleCodegen.extensions(
            of: declaration,
            access: access,
            schema: programs.source.schema,
            surface: surface,
            isUpdatable: isUpdatable,
            plainFragments: plainFragments(of: definition)
        )
        guard !extensions.isEmpty else { return nil }
        let source = definition.source.span
        let module = file.module ?? options.samples?.module
        return SwiftPrinter.print(
            SwiftFile(
                header: [
                    "\(ArtifactWriter.marker) \(file.stem).\(SampleOptions.fileKind) sha256:"
                        + SHA256.hexadecimal(source.text.utf8),
                    "Made by relay-generator from \(options.pathInHeaders(source.source.path)). "
                        + "Do not edit.",
                ],
                importAccess: access,
                importsRuntime: MemberwiseInitializers.mentionRuntime(extensions)
                    || access == .public && MemberwiseInitializers.useConformances(extensions),
                testedModule: access == .internal ? module : nil,
                imports: imports(of: extensions, file, leaves, access)
                    .sorted { $0.module < $1.module },
                declarations: [surface?.declaration].compactMap { $0.map(SwiftDeclaration.type) }
                    + extensions,
                nestedTypeLimit: options.nestedTypeLimit
            )
        )
    }

    /// Returns the spread fragments that have no functions for samples in their data: updatable
    /// fragments, and fragments that the data may hide with a type of their name.
    private func plainFragments(of definition: CompiledDefinition) -> Set<SwiftType> {
        var spreads: Set<String> = []
        definition.reader.forEachItem { item in
            if case .fragment(let spread, _) = item.kind { spreads.insert(spread.fragment) }
        }
        let plain = spreads.filter { name in
            guard let fragment = programs.source.fragment(named: name) else { return true }
            let type = mapper.names.fragment(name)
            return fragment.marks.isUpdatable
                || mayHide(SwiftNames.stem(type), fragment.selections)
        }
        return Set(plain.map { .named(mapper.names.fragment($0)) })
    }

    /// Returns whether the type for a selection may have a name with the stem.
    private func mayHide(_ stem: Substring, _ selections: [Selection]) -> Bool {
        func isStem(_ key: String) -> Bool {
            [true, false].contains { SwiftNames.stem(SwiftNames.type(key, isList: $0)) == stem }
        }
        return selections.contains { selection in
            switch selection {
            case .scalarField: return false
            case .linkedField(let linked): return isStem(linked.field.responseKey)
            case .inlineFragment(let fragment):
                let names = [fragment.typeCondition, fragment.alias].compactMap { $0 }
                return names.contains(where: isStem) || mayHide(stem, fragment.selections)
            case .fragmentSpread(let spread):
                guard spread.isUnmasked else { return false }
                let fragment = programs.source.fragment(named: spread.fragment)
                return fragment.map { mayHide(stem, $0.selections) } ?? true
            }
        }
    }

    private func hasSamples(_ module: String?) -> Bool {
        guard let module else { return options.samples != nil }
        return options.modules?.graph[module]?.samples != nil
    }

    /// Returns the modules that a file of samples imports besides the runtime.
    private func imports(
        of extensions: [SwiftDeclaration],
        _ file: FileSource,
        _ leaves: Set<String>,
        _ access: AccessLevel
    ) -> [SwiftImport] {
        var modules: Set<String> = ["RelayTesting"]
        // Only defaults mention these, which are part of the interface where it is public.
        var samples: [String: AccessLevel] = [:]
        var imports: [SwiftImport] {
            modules.map { SwiftImport(module: $0, access: access) }
                + samples.map { SwiftImport(module: $0, access: $1) }
        }
        let mentioned = leaves.filter {
            MemberwiseInitializers.mentions(mapper.leaf($0), extensions)
        }
        for leaf in mentioned {
            if let module = options.customScalarModules[leaf] { modules.insert(module) }
        }
        guard let module = file.module, let placement = options.modules else {
            if access != .internal, let module = options.samples?.module { modules.insert(module) }
            return imports
        }
        if access != .internal { modules.insert(module) }
        if mentioned.contains(where: { isInSchemaTypes($0) }),
            let owner = placement.graph.schemaTypes, owner != module
        {
            modules.insert(owner)
        }
        for name in file.spreads {
            guard let source = programs.source.fragment(named: name)?.source.span,
                let owner = placement.module(of: source), owner != module
            else { continue }
            modules.insert(owner)
            guard let module = placement.graph[owner]?.samples else { continue }
            let isDefault =
                access == .public
                && SampleCodegen.hasDefault(.named(mapper.names.fragment(name)), in: extensions)
            samples[module] = max(samples[module] ?? .internal, isDefault ? .public : .internal)
        }
        return imports
    }

    private func isInSchemaTypes(_ leaf: String) -> Bool {
        if case .scalar? = programs.source.schema.type(named: leaf) { false } else { true }
    }
}
