import GraphQLLanguage
import GraphQLSchema

/// Adds the fields to connections that are needed for merging their pages.
///
/// ```graphql
/// feed(first: 10) @connection(key: "List_feed") { edges { node { title } } }
/// ```
/// becomes
/// ```graphql
/// feed(first: 10) @connection(key: "List_feed") {
///   edges { cursor node { title __typename } }
///   pageInfo { endCursor hasNextPage }
/// }
/// ```
///
/// With `@stream_connection`, edges are streamed and the `pageInfo` is deferred. For readers, only
/// `pageInfo` is added; the store needs the rest. Updatable definitions stay as they are. Follows Relay's `transform_connections`.
struct GenerateConnections {
    let schema: Schema
    /// Whether the program is for readers.
    let isForReaders: Bool

    /// Returns the program with completed connections.
    func transform(_ program: Program) -> Program {
        var program = program
        for index in program.operations.indices where !program.operations[index].marks.isUpdatable {
            let name = program.operations[index].name
            program.operations[index].selections = transform(
                program.operations[index].selections,
                in: name
            )
        }
        for index in program.fragments.indices where !program.fragments[index].marks.isUpdatable {
            let name = program.fragments[index].name
            program.fragments[index].selections = transform(
                program.fragments[index].selections,
                in: name
            )
        }
        return program
    }

    private func transform(_ selections: [Selection], in definition: String) -> [Selection] {
        selections.map { selection in
            switch selection {
            case .scalarField, .fragmentSpread:
                return selection
            case .inlineFragment(var fragment):
                fragment.selections = transform(fragment.selections, in: definition)
                return .inlineFragment(fragment)
            case .linkedField(var linked):
                linked.selections = transform(linked.selections, in: definition)
                if let mark = linked.field.marks.connections.first, mark.numbering == nil,
                    let type = schema.namedType(of: linked.field.type)
                {
                    let stream = linked.field.stream.map {
                        Streaming(directive: $0, definition: definition, key: mark.key)
                    }
                    linked.selections = complete(
                        linked.selections,
                        of: linked.field,
                        on: type,
                        isForReaders ? nil : stream
                    )
                }
                return .linkedField(linked)
            }
        }
    }

    private func complete(
        _ selections: [Selection],
        of field: FieldReference,
        on type: SchemaType,
        _ streaming: Streaming?
    ) -> [Selection] {
        var selections = selections
        var information = pageInfo(of: field, on: type).map { [$0] } ?? []
        if !isForReaders, let edges = edges(on: type) {
            selections.append(edges)
        }
        guard let streaming else { return selections + information }
        selections = selections.compactMap { selection in
            guard case .linkedField(var linked) = selection else { return selection }
            switch linked.field.definition.name {
            case "edges":
                linked.field.directives.append(streaming.stream)
                return .linkedField(linked)
            case "pageInfo":
                information.insert(selection, at: 0)
                return nil
            default:
                return selection
            }
        }
        selections.append(
            .inlineFragment(
                InlineFragment(directives: [streaming.deferral], selections: information)
            )
        )
        return selections
    }

    /// Returns `edges { cursor node { __typename } }`.
    private func edges(on type: SchemaType) -> Selection? {
        guard let edges = schema.field(named: "edges", on: type),
            let edge = schema.namedType(of: edges.type)
        else { return nil }
        var selections: [Selection] = []
        if let cursor = schema.field(named: "cursor", on: edge) {
            selections.append(.scalarField(ScalarField(field: FieldReference(definition: cursor))))
        }
        if let node = schema.field(named: "node", on: edge),
            let type = schema.namedType(of: node.type),
            let typename = schema.field(named: "__typename", on: type)
        {
            selections.append(
                .linkedField(
                    LinkedField(
                        field: FieldReference(definition: node),
                        selections: [
                            .scalarField(ScalarField(field: FieldReference(definition: typename)))
                        ]
                    )
                )
            )
        }
        return .linkedField(
            LinkedField(field: FieldReference(definition: edges), selections: selections)
        )
    }

    /// Returns `pageInfo { endCursor hasNextPage }`, the fields for the other direction, or all
    /// four.
    private func pageInfo(of field: FieldReference, on type: SchemaType) -> Selection? {
        guard let pageInfo = schema.field(named: "pageInfo", on: type),
            let information = schema.namedType(of: pageInfo.type)
        else { return nil }
        let names = ConnectionMark.pageInfo(
            forward: field.isGiven("first"),
            backward: field.isGiven("last")
        )
        let selections = names.compactMap { name in
            schema.field(named: name, on: information).map { definition in
                Selection.scalarField(ScalarField(field: FieldReference(definition: definition)))
            }
        }
        return .linkedField(
            LinkedField(field: FieldReference(definition: pageInfo), selections: selections)
        )
    }
}

/// The directives of a connection whose edges are streamed.
private struct Streaming {
    let stream: Directive
    let deferral: Directive

    init(directive: Directive, definition: String, key: String) {
        let own = directive.string("label") ?? key
        var arguments = [Self.label(IncrementalLabels.label(definition, .stream, own))]
        var condition: [Argument] = []
        if let argument = directive.argument(named: "if") {
            condition = [Argument(name: Name("if"), value: argument.value)]
        }
        arguments += condition
        if let count = directive.argument(named: "initial_count") {
            arguments.append(Argument(name: Name("initialCount"), value: count.value))
        }
        if let batch = directive.argument(named: "use_customized_batch") {
            arguments.append(Argument(name: Name("useCustomizedBatch"), value: batch.value))
        }
        stream = Directive(name: Name(StandardDirective.stream.rawValue), arguments: arguments)
        let deferred = IncrementalLabels.label(definition, .defer, "\(own)$pageInfo")
        deferral = Directive(
            name: Name(StandardDirective.defer.rawValue),
            arguments: [Self.label(deferred)] + condition
        )
    }

    private static func label(_ text: String) -> Argument {
        Argument(name: Name("label"), value: .string(StringValue(value: text)))
    }
}

extension FieldReference {
    /// `@stream_connection`, unless it is disabled.
    fileprivate var stream: Directive? { marks.streamConnection }

    /// Returns whether an argument has a value other than null.
    func isGiven(_ name: String) -> Bool {
        arguments.contains { $0.name.text == name && !$0.value.isNull }
    }
}
