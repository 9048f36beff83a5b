import GraphQLLanguage
import GraphQLSchema

/// A refetchable fragment must be on the root, the viewer or a type with an id, its query must have
/// a unique name, and its connection must be paginated with variables.
///
/// `fragment F on PageInfo @refetchable(queryName: "FQuery") { hasNextPage }`:
/// "Objects of `PageInfo` can't be fetched by id, so `F` can't be refetchable. Put it on
/// `Query`, `Viewer` or a type that is a `Node`."
///
/// Follows Relay's `refetchable_fragment`.
struct RequireRefetchableTypes: ValidationRule {
    private var queries: [String: SourceSpan] = [:]
    /// The names of the fragments, which are among `queries`.
    private var fragments: Set<String> = []

    mutating func begin(_ documents: [Document], _ context: inout ValidationContext) {
        for document in documents {
            for operation in document.operations {
                if let name = operation.name { queries[name.text] = name.span }
            }
            for fragment in document.fragments {
                queries[fragment.name.text] = fragment.name.span
                fragments.insert(fragment.name.text)
            }
        }
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        guard let directive = fragment.directives.first(.refetchable) else { return }
        checkName(directive, &context)
        checkDirectives(directive, &context)
        checkPlural(fragment, directive, &context)
        checkConnections(fragment, &context)
        guard let type = context.type(named: fragment.typeCondition.name.text) else { return }
        let entry = RefetchEntry.find(
            for: type,
            prefersFetchable: RefetchEntry.prefersFetchable(directive),
            schema: context.schema
        )
        guard let entry else {
            report(
                "Objects of `\(type.name)` can't be fetched by id, so "
                    + "`\(fragment.name)` can't be refetchable. Put it on `Query`, `Viewer` or a "
                    + "type that is a `Node`.",
                at: directive.span,
                &context
            )
            return
        }
        checkVariables(fragment, entry, &context)
    }

    private mutating func checkName(_ directive: Directive, _ context: inout ValidationContext) {
        guard let name = directive.string("queryName") else { return }
        if let other = queries.updateValue(directive.span, forKey: name) {
            let taken =
                fragments.contains(name)
                ? "A fragment has the name `\(name)`, too." : "The query `\(name)` already exists."
            report(
                "\(taken) Choose another `queryName`.",
                at: directive.span,
                related: [.init(message: "The other is defined here.", span: other)],
                &context
            )
        }
        guard !SwiftNames.isTypeName(name) else { return }
        report(
            "`\(name)` can't be the name of a query. Write a name like `RefetchQuery`.",
            at: directive.span,
            &context
        )
    }

    /// The directives of the query are checked as if they were written on it.
    private func checkDirectives(_ directive: Directive, _ context: inout ValidationContext) {
        let rules: [any ValidationRule.Type] = [
            KnownDirectivesRule.self, KnownArgumentNamesRule.self,
            ProvidedRequiredArgumentsRule.self, ValuesOfCorrectTypeRule.self,
        ]
        let list = directive.argument(named: "directives")?.value
        for string in EmbeddedDirectives.strings(in: list) {
            guard EmbeddedDirectives.read(string) != nil else {
                report(
                    "`\(string.value)` is not a directive. Write one like `\"@name\"`.",
                    at: string.span,
                    &context
                )
                continue
            }
            let query = Parser.parse(EmbeddedDirectives.document(string)).document
            for finding in Validator.validate([query], schema: context.schema, rules: rules) {
                report(finding.message, at: string.span, &context)
            }
        }
    }

    private func checkPlural(
        _ fragment: FragmentDefinition,
        _ directive: Directive,
        _ context: inout ValidationContext
    ) {
        guard case .boolean(let plural)? = fragment.directives.value("plural", of: .relay),
            plural.value
        else { return }
        report(
            "`\(fragment.name)` is plural, but objects are refetched one by one. Remove "
                + "`@\(directive.name)` or `plural: true`.",
            at: directive.span,
            &context
        )
    }

    // MARK: - Variables

    /// The fragment's own variables must not have the names of variables that its query declares.
    private func checkVariables(
        _ fragment: FragmentDefinition,
        _ entry: RefetchEntry,
        _ context: inout ValidationContext
    ) {
        let own = fragment.variableDefinitions.map(\.variable)
        let names = Set(own.map(\.name.text))
        let globals = GlobalNames.used(by: fragment, context)
        if entry.argument != nil {
            let id = Identity(context.schema).field
            if let variable = own.first(where: { $0.name.text == id }) {
                report(
                    "The query of `\(fragment.name)` declares a variable `$\(id)` itself. Choose "
                        + "another name for this one.",
                    at: variable.span,
                    &context
                )
            } else if let usage = globals[id] {
                report(
                    "The query of `\(fragment.name)` has a variable `$\(id)` of its own, so "
                        + "this can't be the operation's. Declare it as a variable of the "
                        + "fragment, by another name.",
                    at: usage,
                    &context
                )
            }
        }
        for (name, usage) in globals.sorted(by: { $0.key < $1.key }) where names.contains(name) {
            report(
                "`$\(name)` is a variable of `\(fragment.name)`, but another variable `$\(name)`, "
                    + "the operation's, is used in a fragment that it spreads. Its query can't "
                    + "have both. Rename one.",
                at: usage,
                &context
            )
        }
    }

    // MARK: - Connections

    private func checkConnections(
        _ fragment: FragmentDefinition,
        _ context: inout ValidationContext
    ) {
        let type = context.type(named: fragment.typeCondition.name.text)
        let places = connections(in: fragment.selectionSet, on: type, list: nil, context.schema)
        for (connection, list) in places {
            guard let list else { continue }
            report(
                "`\(connection.responseName)` is inside the list `\(list.responseName)`, so there "
                    + "is one for each element, but the query paginates a single one. Move it to a "
                    + "fragment of its own.",
                at: connection.name.span,
                related: [.init(message: "The list is here.", span: list.name.span)],
                &context
            )
        }
        let found = places.map(\.connection)
        if let second = found.dropFirst().first, let first = found.first {
            let noun = second.directives.contains(.pagination) ? "paginated lists" : "connections"
            report(
                "`\(fragment.name)` has several \(noun), but its query paginates a single "
                    + "one. Move this one to a fragment of its own.",
                at: second.name.span,
                related: [.init(message: "The first is here.", span: first.name.span)],
                &context
            )
        }
        guard let connection = found.first else { return }
        if let directive = connection.directives.first(.pagination) {
            checkPages(of: connection, PageNumbering(directive), &context)
        }
        for (count, cursor) in [("first", "after"), ("last", "before")]
        where !connection.directives.contains(.pagination) {
            guard let given = argument(count, of: connection) else { continue }
            let page = argument(cursor, of: connection)
            if case .variable = given.value, case .variable? = page?.value { continue }
            report(
                "The pages of `\(connection.responseName)` are fetched with variables. Write "
                    + "`\(count): $\(count), \(cursor): $\(cursor)`.",
                at: given.span,
                &context
            )
        }
    }

    /// Checks that the arguments of a list with `@pagination` are two variables.
    private func checkPages(
        of list: Field,
        _ numbering: PageNumbering,
        _ context: inout ValidationContext
    ) {
        let given = numbering.arguments.compactMap { argument($0, of: list) }
        // Missing arguments are reported by `RequireWellFormedPagination`.
        guard given.count == numbering.arguments.count, let first = given.first else { return }
        let variables = given.compactMap { argument in
            if case .variable(let variable) = argument.value { variable.name.text } else { nil }
        }
        guard Set(variables).count < given.count else { return }
        report(
            "The pages of `\(list.responseName)` are fetched with variables. Write "
                + "`\(numbering.proposal)`.",
            at: first.span,
            &context
        )
    }

    private func argument(_ name: String, of field: Field) -> Argument? {
        field.arguments.first { $0.name.text == name && !$0.value.isNull }
    }

    /// Returns the connections in selections, each with the list that contains it, if any.
    private func connections(
        in set: SelectionSet,
        on type: SchemaType?,
        list: Field?,
        _ schema: Schema
    ) -> [(connection: Field, list: Field?)] {
        set.selections.flatMap { selection -> [(connection: Field, list: Field?)] in
            switch selection {
            case .fragmentSpread:
                return []
            case .inlineFragment(let fragment):
                let name = fragment.typeCondition?.name.text
                let inner = name.flatMap { schema.type(named: $0) } ?? type
                return connections(in: fragment.selectionSet, on: inner, list: list, schema)
            case .field(let field):
                if field.directives.first(of: RelayDirective.paginations) != nil {
                    return [(field, list)]
                }
                let definition = type.flatMap { schema.field(named: field.name.text, on: $0) }
                guard let set = field.selectionSet, let definition else { return [] }
                return connections(
                    in: set,
                    on: schema.namedType(of: definition.type),
                    list: definition.type.isList ? field : list,
                    schema
                )
            }
        }
    }
}

/// Finds the operation variables that a fragment and its nested fragments use.
private struct GlobalNames {
    private let context: ValidationContext
    private var names: [String: SourceSpan] = [:]
    private var visited: Set<String> = []

    /// Returns the variables and the positions of their uses.
    static func used(
        by fragment: FragmentDefinition,
        _ context: ValidationContext
    ) -> [String: SourceSpan] {
        var pass = GlobalNames(context: context)
        pass.visit(fragment)
        return pass.names
    }

    private init(context: ValidationContext) {
        self.context = context
    }

    private mutating func visit(_ fragment: FragmentDefinition) {
        guard visited.insert(fragment.name.text).inserted else { return }
        let own = Set(fragment.variableDefinitions.map(\.variable.name.text))
        for directive in context.schema.sent(fragment.directives) {
            visit(directive.arguments, own)
        }
        visit(fragment.selectionSet, own)
    }

    private mutating func visit(_ set: SelectionSet, _ own: Set<String>) {
        for selection in set.selections {
            for directive in selection.directives { visit(directive.arguments, own) }
            switch selection {
            case .field(let field):
                visit(field.arguments, own)
                if let inner = field.selectionSet { visit(inner, own) }
            case .inlineFragment(let fragment):
                visit(fragment.selectionSet, own)
            case .fragmentSpread(let spread):
                visit(spread.arguments, own)
                if let fragment = context.fragments[spread.name.text] { visit(fragment) }
            }
        }
    }

    private mutating func visit(_ arguments: [Argument], _ own: Set<String>) {
        for variable in arguments.flatMap(\.value.variables)
        where !own.contains(variable.name.text) {
            names[variable.name.text] = names[variable.name.text] ?? variable.span
        }
    }
}
