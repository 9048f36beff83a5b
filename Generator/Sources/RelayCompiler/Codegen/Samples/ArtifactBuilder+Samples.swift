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
            !definition.marks.hasJSONResponse, !definition.marks.isOfEdge
        else { return nil }
        let access = access(of: file.module)
        let surface =
            file.module != nil && !definition.isOperation && access != .internal && !isUpdatable
            ? SampleSurface(declaration) : nil
        let extensions = SampleCodegen.extensions(
            of: declaration,
            access: access,
            schema: programs.source.schema,
            surface: surface,
            isUpdatable: isUpdatable,
            plainFragments: plainFragments(among: file.spreads)
        )
        guard !extensions.isEmpty else { return nil }
        let source = definition.source.span
        return SwiftPrinter.print(
            SwiftFile(
                header: [
                    "\(ArtifactWriter.marker) \(file.stem).\(SampleOptions.fileKind) sha256:"
                        + definition.source.digest,
                    "Made by relay-generator from \(options.pathInHeaders(source.source.path)). "
                        + "Do not edit.",
                ],
                importAccess: access,
                importsRuntime: MemberwiseInitializers.mentionRuntime(extensions)
                    || access == .public && MemberwiseInitializers.useConformances(extensions),
                imports: imports(of: extensions, file, leaves, access),
                declarations: [surface?.declaration].compactMap { $0.map(SwiftDeclaration.type) }
                    + extensions,
                nestedTypeLimit: options.nestedTypeLimit
            )
        )
    }

    /// Returns those of the spread fragments that have no functions for samples in their data: updatable
    /// fragments, and fragments that the data may hide with a type of their name.
    private func plainFragments(among spreads: Set<String>) -> Set<SwiftType> {
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

    /// Returns the imports of a file of samples besides the runtime, sorted.
    private func imports(
        of extensions: [SwiftDeclaration],
        _ file: FileSource,
        _ leaves: Set<String>,
        _ access: AccessLevel
    ) -> [SwiftImport] {
        // Internal code is visible to tests alone.
        let tested = access == .internal ? file.module ?? options.samples?.module : nil
        let mentioned = leaves.filter {
            MemberwiseInitializers.mentions(mapper.leaf($0), extensions)
        }
        let modules = modules(of: extensions, file, mentioned, access)
            .filter { $0.key != tested }.sorted { $0.key < $1.key }
        var imports = tested.map { [SwiftImport(module: $0, access: .internal)] } ?? []
        imports += modules.map { SwiftImport(module: $0, access: $1) }
        let definition = UsedType(
            name: file.definition.swiftName,
            kind: file.definition.isOperation ? .struct : .enum,
            module: file.module
        )
        let types = [definition] + usedTypes(leaves: mentioned, fragments: file.spreads)
        imports += singleImports(
            of: types,
            in: options.samples?.module,
            SwiftExposure(extensions)
        )
        return imports.map { item in
            var item = item
            item.isTestable = item.module == tested
            return item
        }
    }

    /// Returns the modules that a file of samples imports besides the runtime and the module that it
    /// tests, with the access levels.
    private func modules(
        of extensions: [SwiftDeclaration],
        _ file: FileSource,
        _ mentioned: Set<String>,
        _ access: AccessLevel
    ) -> [String: AccessLevel] {
        var modules = ["RelayTesting": access]
        if file.definition.marks.isUpdatable {
            // Only the type of the extension mentions the fragment. For the compiler that is part
            // of a public interface, but not of a package's.
            guard access != .internal, let module = file.module ?? options.samples?.module else {
                return modules
            }
            modules[module] = access == .public ? .public : .internal
            return modules
        }
        for leaf in mentioned {
            if let module = options.customScalarModules[leaf] { modules[module] = access }
        }
        guard let module = file.module, let placement = options.modules else {
            if access != .internal, let module = options.samples?.module {
                modules[module] = access
            }
            return modules
        }
        if access != .internal { modules[module] = access }
        if mentioned.contains(where: { isInSchemaTypes($0) }),
            let owner = placement.graph.schemaTypes, owner != module
        {
            modules[owner] = access
        }
        for name in file.spreads {
            guard let source = programs.source.fragment(named: name)?.source.span,
                let owner = placement.module(of: source), owner != module
            else { continue }
            modules[owner] = access
            guard let samples = placement.graph[owner]?.samples else { continue }
            // Only defaults mention these, which are part of the interface where it is public.
            let isDefault =
                access == .public
                && SampleCodegen.hasDefault(.named(mapper.names.fragment(name)), in: extensions)
            modules[samples] = max(modules[samples] ?? .internal, isDefault ? .public : .internal)
        }
        return modules
    }

    private func isInSchemaTypes(_ leaf: String) -> Bool {
        if case .scalar? = programs.source.schema.type(named: leaf) { false } else { true }
    }
}
