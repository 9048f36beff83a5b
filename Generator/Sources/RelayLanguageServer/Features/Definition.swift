import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/definition`, `declaration` and `typeDefinition`.
enum Definition {
    /// Returns the definition of the element at a position.
    static func definition(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        try answer(session, parameters) { name, position, context in
            places(of: name, position, context)
        }
    }

    /// Returns the declaration of the element at a position: that of a field in an interface, if the
    /// type has the field from one.
    static func declaration(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        try answer(session, parameters) { name, position, context in
            if case .field(let parent) = name.meaning, let schema = context.schema,
                let type = parent.flatMap({ schema.type(named: $0) })
            {
                let declarations = type.interfaces.compactMap { schema.type(named: $0) }
                    .compactMap { schema.field(named: name.text, on: $0)?.span }
                let places = declarations.compactMap { place(of: $0, context) }
                if !places.isEmpty { return places }
            }
            return places(of: name, position, context)
        }
    }

    /// Returns the definition of the type of the element at a position.
    static func typeDefinition(
        _ session: Session,
        _ parameters: JSON
    ) throws(ResponseError) -> JSON {
        try answer(session, parameters) { name, position, context in
            type(of: name, position, context).map { places(ofType: $0, context) } ?? []
        }
    }

    /// Returns the code that is generated for the operation or fragment at a position, or the types
    /// that implement an interface or belong to a union.
    static func implementation(
        _ session: Session,
        _ parameters: JSON
    ) throws(ResponseError) -> JSON {
        try answer(session, parameters) { name, _, context in
            switch name.meaning {
            case .operation: return generated(context.symbols.operations[name.text], context)
            case .fragment, .spread:
                return generated(context.symbols.fragments[name.text], context)
            case .type:
                guard let type = context.schema?.type(named: name.text), type.isAbstract else {
                    return []
                }
                let types = context.schema?.possibleTypes(of: type) ?? []
                return types.compactMap { place(of: $0.span, context) }
            default: return []
            }
        }
    }

    /// Returns the first lines of generated files that name a definition's type.
    private static func generated(
        _ definition: ProjectSymbols.Place?,
        _ context: ProjectContext
    ) -> [Place] {
        guard let definition, let key = definition.entry.key else { return [] }
        let names = context.project.swiftNames(definition.entry)
        for folder in context.project.outputFolders {
            for name in [key.name] + names {
                let path = "\(folder)/\(name).graphql.swift"
                guard let view = context.workspace.generatedView(path) else { continue }
                let words = SwiftName.words(in: view) { names.contains($0.text) }
                return [Place(view: view, range: words.first?.range ?? 0..<0)]
            }
        }
        return []
    }

    private static func answer(
        _ session: Session,
        _ parameters: JSON,
        _ find: (Occurrence, DocumentPosition, ProjectContext) -> [Place]
    ) throws(ResponseError) -> JSON {
        guard let position = try session.position(parameters), let context = position.context
        else { return .null }
        guard let inDocument = position.inDocument else {
            guard let word = SwiftName.word(at: position),
                let definition = SwiftName.definition(word.text, context),
                let place = place(of: definition, context)
            else { return .null }
            return session.location(place)
        }
        guard let name = inDocument.occurrence else { return .null }
        let places = find(name, inDocument, context)
        return places.isEmpty ? .null : .array(places.map(session.location))
    }

    // MARK: - Places

    /// Returns the places that define an element.
    static func places(
        of name: Occurrence,
        _ position: DocumentPosition,
        _ context: ProjectContext
    ) -> [Place] {
        let schema = context.schema
        func places(_ span: SourceSpan?) -> [Place] {
            span.flatMap { place(of: $0, context) }.map { [$0] } ?? []
        }
        switch name.meaning {
        case .operation, .fragment, .variableDefinition:
            return [position.place(name.range)]
        case .spread:
            guard let definition = context.symbols.fragments[name.text] else { return [] }
            return place(of: definition, context).map { [$0] } ?? []
        case .type: return Self.places(ofType: name.text, context)
        case .field(let parent): return places(context.field(name.text, of: parent)?.span)
        case .alias(let parent, let field): return places(context.field(field, of: parent)?.span)
        case .argument(.fragment(let fragment)):
            return variable(name.text, of: fragment, context).map { [$0] } ?? []
        case .argument(let owner):
            return places(context.arguments(of: owner).first { $0.name == name.text }?.span)
        case .variable:
            let definition = position.index.occurrences.first {
                guard case .variableDefinition = $0.meaning else { return false }
                return $0.text == name.text && $0.definition == name.definition
            }
            return definition.map { [position.place($0.range)] } ?? []
        case .directive: return places(schema?.directive(named: name.text)?.span)
        case .enumValue(let type):
            guard case .enum(let type)? = type.flatMap({ schema?.type(named: $0) }) else {
                return []
            }
            return places(type.values[name.text]?.span)
        case .inputField(let type):
            guard case .inputObject(let type)? = type.flatMap({ schema?.type(named: $0) }) else {
                return []
            }
            return places(type.fields[name.text]?.span)
        }
    }

    static func places(ofType name: String, _ context: ProjectContext) -> [Place] {
        guard let type = context.schema?.type(named: name) else { return [] }
        return place(of: type.definition.span, context).map { [$0] } ?? []
    }

    /// Returns the name of a definition, in its file as it is now.
    static func place(of definition: ProjectSymbols.Place, _ context: ProjectContext) -> Place? {
        guard let key = definition.entry.key,
            let view = context.workspace.view(definition.path, in: context)
        else { return nil }
        for number in view.documents.indices {
            let index = view.index(number, schema: context.schema)
            for item in index.definitions where item.name == key.name {
                if case .operation = item.kind, !key.isOperation { continue }
                if item.kind == .fragment, key.isOperation { continue }
                return Place(view: view, range: view.documents[number].fileRange(item.nameRange))
            }
        }
        return nil
    }

    private static func variable(
        _ name: String,
        of fragment: String,
        _ context: ProjectContext
    ) -> Place? {
        guard let definition = context.symbols.fragments[fragment],
            let view = context.workspace.view(definition.path, in: context)
        else { return nil }
        for number in view.documents.indices {
            let index = view.index(number, schema: context.schema)
            for item in index.occurrences where item.text == name {
                guard case .variableDefinition = item.meaning,
                    index.definitions.indices.contains(item.definition),
                    index.definitions[item.definition].name == fragment
                else { continue }
                return Place(view: view, range: view.documents[number].fileRange(item.range))
            }
        }
        return nil
    }

    /// Returns a place in a file of the schema; `nil` for elements that no file defines.
    static func place(of span: SourceSpan, _ context: ProjectContext) -> Place? {
        guard !span.isSynthesized else { return nil }
        let path = FilePaths.full(span.source.path)
        guard context.project.schemaPaths.contains(path) else { return nil }
        let view = context.workspace.view(of: span.source, path: path)
        return Place(view: view, range: span.range)
    }

    /// Returns the name of the type of an element.
    static func type(
        of name: Occurrence,
        _ position: DocumentPosition,
        _ context: ProjectContext
    ) -> String? {
        switch name.meaning {
        case .field(let parent): return context.field(name.text, of: parent)?.type.name
        case .alias(let parent, let field): return context.field(field, of: parent)?.type.name
        case .argument(let owner):
            return context.arguments(of: owner).first { $0.name == name.text }?.type.name
        case .variableDefinition(let type): return type?.name
        case .variable(let expected):
            let definitions = position.index.definitions
            let variables =
                definitions.indices.contains(name.definition)
                ? definitions[name.definition].variables : []
            return (variables.first { $0.name == name.text }?.type ?? expected)?.name
        case .enumValue(let type): return type
        case .inputField(let type):
            guard case .inputObject(let object)? = type.flatMap({ context.schema?.type(named: $0) })
            else { return nil }
            return object.fields[name.text]?.type.name
        case .fragment, .spread:
            return context.symbols.fragment(name.text)?.typeCondition.name.text
        case .type: return name.text
        case .operation(let operation): return context.schema?.rootTypeName(for: operation)
        case .directive: return nil
        }
    }
}
