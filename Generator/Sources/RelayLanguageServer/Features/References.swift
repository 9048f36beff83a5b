import GraphQLLanguage
import GraphQLSchema
import RelayCompiler

/// Answers `textDocument/references` and `textDocument/documentHighlight`.
enum References {
    static func answer(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let position = try session.position(parameters), let context = position.context
        else { return .null }
        let includesDefinition = parameters["context"]?["includeDeclaration"]?.bool ?? true
        return .array(places(position, context, includesDefinition).map(session.location))
    }

    /// Returns the uses of the element at a position, in documents and in Swift code.
    static func places(
        _ position: FilePosition,
        _ context: ProjectContext,
        _ includesDefinition: Bool
    ) -> [Place] {
        guard let inDocument = position.inDocument else {
            guard let word = SwiftName.word(at: position),
                let definition = SwiftName.definition(word.text, context),
                let key = definition.entry.key
            else { return [] }
            let symbol = key.isOperation ? Symbol.operation(key.name) : .fragment(key.name)
            return places(symbol, definition, context, includesDefinition)
        }
        guard let name = inDocument.occurrence, let symbol = Symbol(name, in: inDocument.index)
        else { return [] }
        let definitions =
            includesDefinition ? symbol.definition(name, inDocument, context) : []
        return definitions
            + places(symbol, definition(of: symbol, context), context, includesDefinition)
    }

    private static func definition(
        of symbol: Symbol,
        _ context: ProjectContext
    ) -> ProjectSymbols.Place? {
        switch symbol {
        case .fragment(let name): context.symbols.fragments[name]
        case .operation(let name): context.symbols.operations[name]
        default: nil
        }
    }

    private static func places(
        _ symbol: Symbol,
        _ definition: ProjectSymbols.Place?,
        _ context: ProjectContext,
        _ includesDefinition: Bool
    ) -> [Place] {
        let uses = symbol.uses(in: context).filter { includesDefinition || !$0.isDefinition }
        return uses.map(\.place) + (definition.map { inSwift($0, context) } ?? [])
    }

    /// Returns the uses of the generated types and properties of a definition in Swift code.
    static func inSwift(_ definition: ProjectSymbols.Place, _ context: ProjectContext) -> [Place] {
        let names = Set(SwiftName.names(of: definition, context))
        return context.project.files.flatMap { file -> [Place] in
            guard file.path.hasSuffix(".swift"),
                let view = context.workspace.view(file.path, in: context)
            else { return [] }
            return SwiftName.words(in: view) { names.contains($0.text) }
                .map { Place(view: view, range: $0.range) }
        }
    }

    /// Returns the uses of the element at a position in the same file.
    static func highlight(_ session: Session, _ parameters: JSON) throws(ResponseError) -> JSON {
        guard let position = try session.position(parameters), let context = position.context,
            let inDocument = position.inDocument, let name = inDocument.occurrence,
            let symbol = Symbol(name, in: inDocument.index)
        else { return .null }
        return .array(
            symbol.uses(in: position.view, context).map { use in
                [
                    "range": session.range(use.place.range, in: position.view),
                    "kind": use.isDefinition ? 3 : 2,
                ]
            }
        )
    }
}
