import GraphQLLanguage
import GraphQLSchema

/// Writes artifacts: the lines of text that the runtime parses.
///
/// The format is described in `ArtifactFormat.md` of the runtime's documentation.
struct ArtifactText {
    private static let standardScalars: Set<String> = ["Boolean", "Float", "ID", "Int", "String"]

    private let schema: Schema
    private var lines: [String] = []
    private var depth = 0
    private var guards = GuardText()
    /// The definition's own part, if the artifact is linked when the app runs.
    private let linked: DefinitionPart?

    /// Returns the artifact of a definition as lines.
    static func lines(of definition: CompiledDefinition, schema: Schema) -> [String] {
        var writer = ArtifactText(schema: schema, linked: definition.linked)
        writer.write(definition)
        return writer.lines
    }

    private init(schema: Schema, linked: DefinitionPart?) {
        self.schema = schema
        self.linked = linked
    }

    private mutating func write(_ definition: CompiledDefinition) {
        switch definition.kind {
        case .operation(let operation):
            let type = definition.marks.isNeverSent ? " on \(described(definition.type.name))" : ""
            let head = "\(operation.kind.rawValue) \(definition.name)\(type)"
            line(head + suffix(definition.marks) + ArtifactMarks.age(linked?.maxAge))
            guard !definition.marks.isUpdatable else {
                write(operation.variables, as: "variables")
                break
            }
            if let id = operation.id {
                line("id \(id)")
            }
            if let linked {
                writeText(linked)
            } else if operation.sendsText || operation.id == nil {
                line("text \(operation.text)")
            }
            if let metadata = definition.marks.metadata {
                line("metadata \(GraphQLText.value(.object(metadata), .spaced))")
            }
            write(operation.sentVariables, as: "variables")
            guard !definition.marks.hasJSONResponse else { return }
            write(definition.marks.connections)
        case .fragment(let variables):
            let type = listed(definition.type)
            line("fragment \(definition.name) on \(type)\(suffix(definition.marks))")
            if let linked { writeText(linked) }
            write(variables, as: "arguments")
            write(definition.marks.connections)
            write(definition.marks.refetch)
        }
        writeSelections(of: definition)
    }

    private mutating func writeSelections(of definition: CompiledDefinition) {
        let start = lines.count
        if !definition.marks.isUpdatable, let fields = definition.listedFields {
            section("normalization") { $0.write(fields, on: definition.type) }
        }
        section("reader") { $0.write(definition.reader, on: definition.type) }
        guard !guards.lines.isEmpty else { return }
        lines.insert(contentsOf: ["guards"] + guards.lines.map { " " + $0 }, at: start)
    }

    /// Writes the texts of a definition's own part, and the fragments that they spread.
    private mutating func writeText(_ linked: DefinitionPart) {
        if let text = linked.text {
            line("\(text.isTemplate ? "template" : "text") \(text.text)")
            writeSpreads(text, as: "spreads")
        }
        if let text = linked.jsonText {
            line("\(text.isTemplate ? "jsonTemplate" : "jsonText") \(text.text)")
            writeSpreads(text, as: "jsonSpreads")
        }
    }

    private mutating func writeSpreads(_ text: DefinitionPart.Text, as keyword: String) {
        guard !text.spreads.isEmpty else { return }
        line("\(keyword) \(text.spreads.joined(separator: " "))")
    }

    private mutating func write(_ variables: [VariableDefinition], as head: String) {
        guard !variables.isEmpty else { return }
        section(head) { writer in
            for variable in variables {
                let type = writer.described(TypeReference(variable.type))
                let value = variable.defaultValue.map { " = \(GraphQLText.value($0))" }
                writer.line("\(variable.variable.name): \(type)\(value ?? "")")
            }
        }
    }

    // MARK: - Connections and refetching

    private mutating func write(_ connections: [Connection]) {
        for connection in connections {
            guard let path = connection.path else { continue }
            if let numbering = connection.numbering {
                writePagination(path, connection, numbering)
                continue
            }
            section("connection \(path.joined(separator: "."))") { writer in
                if let paging = connection.forward {
                    writer.line("forward" + paging.described("first", "after"))
                }
                if let paging = connection.backward {
                    writer.line("backward" + paging.described("last", "before"))
                }
            }
        }
    }

    /// Writes `pagination items offset: $offset limit: $limit`, if both are variables.
    private mutating func writePagination(
        _ path: [String],
        _ list: Connection,
        _ numbering: PageNumbering
    ) {
        guard let position = list.forward?.cursor, let limit = list.forward?.count else { return }
        let name = numbering.firstPage == nil ? "offset" : "page"
        let first =
            numbering.firstPage.flatMap { number in
                number == PageNumbering.defaultFirstPage ? nil : " first: \(number)"
            } ?? ""
        let path = path.joined(separator: ".")
        line("pagination \(path) \(name): $\(position) limit: $\(limit)\(first)")
    }

    private mutating func write(_ refetch: Refetch?) {
        guard let refetch else { return }
        section("refetch \(refetch.query)") { writer in
            if !refetch.path.isEmpty {
                writer.line("path \(refetch.path.joined(separator: "."))")
            }
            if let identifier = refetch.identifier {
                writer.line("identifier \(identifier.field): $\(identifier.variable)")
            }
        }
    }

    // MARK: - Normalization

    private mutating func write(_ selections: [Selection], on type: SchemaType) {
        write(selections, in: TypeContext(type, schema: schema))
    }

    private mutating func write(_ selections: [Selection], in context: TypeContext) {
        for selection in selections {
            switch selection {
            case .scalarField(let scalar):
                line(
                    typed(scalar.field) + suffix(scalar.condition)
                        + ArtifactMarks.normalization(scalar.field)
                )
            case .linkedField(let linked):
                let head = typed(linked.field) + suffix(linked.condition)
                guard let type = schema.namedType(of: linked.field.type) else { continue }
                section(head + ArtifactMarks.normalization(linked.field)) {
                    $0.write(linked.selections, on: type)
                }
            case .inlineFragment(let fragment):
                write(fragment, in: context)
            case .fragmentSpread(let spread):
                let isCertain = context.isSubtype(of: spread.typeCondition)
                let match = isCertain ? "" : " on \(refined(spread.typeCondition, in: context))"
                let age = isCertain ? "" : ArtifactMarks.age(spread.maxAge)
                // Without white space, as in texts: the names of copies depend on it.
                let arguments = GraphQLText.arguments(spread.arguments)
                line(
                    "...\(spread.fragment)\(arguments)\(match)\(suffix(spread.condition))\(age)"
                )
            }
        }
    }

    private mutating func write(_ fragment: InlineFragment, in context: TypeContext) {
        if let deferral = fragment.directives.first(.defer) {
            var rest = fragment
            rest.directives = []
            let mark = ArtifactMarks.ordered(deferral, ["label", "if"])
            section("... \(mark)") { $0.write(rest, in: context) }
            return
        }
        guard let name = fragment.typeCondition else {
            write(fragment.selections, in: context)
            return
        }
        let type = schema.type(named: name)
        let isClient = type?.definition.origin == .client
        let marks = (isClient ? " @client" : "") + ArtifactMarks.age(fragment.maxAge)
        section("... on \(refined(name, in: context))\(marks)") {
            $0.write(fragment.selections, in: type.map { context.narrowed(to: $0) } ?? context)
        }
    }

    /// Returns `type Droid` or `interface Being of [Human Droid]`: an abstract type with the object types
    /// that have it.
    private func listed(_ type: SchemaType) -> String {
        let name = described(type.name)
        guard type.isAbstract else { return name }
        let types = schema.possibleTypes(of: type).map(\.name)
        return "\(name) of [\(types.joined(separator: " "))]"
    }

    /// Returns the type that an object must have; an abstract one of the app with its object types, because no
    /// response says which these are.
    private func condition(_ name: String) -> String {
        guard let type = schema.type(named: name), type.isAbstract,
            type.definition.origin == .client
        else { return described(name) }
        return listed(type)
    }

    /// Returns `interface Being of [Human Droid]`: an abstract type, and which of the object types that
    /// objects here may have are among its own.
    ///
    /// The runtime needs them for linking, because it doesn't have the schema. If the schema declares ages,
    /// which depend on what is known about an object, `and [Character]` follows: the abstract types whose
    /// objects all have the type.
    private func refined(_ name: String, in context: TypeContext) -> String {
        guard let linked, context.objectType == nil, let type = schema.type(named: name),
            type.isAbstract
        else { return described(name) }
        let members = context.types.reduce(schema.possibleTypes(of: type).map(\.name)) {
            let possible = Set(schema.possibleTypes(of: $1).map(\.name))
            return $0.filter(possible.contains)
        }
        let list = "\(described(name)) of [\(members.joined(separator: " "))]"
        guard linked.hasAges else { return list }
        let narrower = schema.types.filter {
            $0.isAbstract && $0.name != name && schema.isSubtype($0.name, of: name)
        }.map(\.name).sorted()
        return narrower.isEmpty ? list : "\(list) and [\(narrower.joined(separator: " "))]"
    }

    private func typed(_ field: FieldReference) -> String {
        let isDiscriminator = field.alias?.hasPrefix("__is") ?? false
        let name = isDiscriminator ? field.responseKey : selected(field)
        return "\(name): \(described(field.type))"
    }

    // MARK: - Reader

    private mutating func write(_ selections: ReaderSelections, on type: SchemaType) {
        switch selections {
        case .items(let items):
            write(items, on: type)
        case .variants(let variants, let others):
            for variant in variants {
                section("case \(variant.type.name)") {
                    $0.write(variant.items, on: .object(variant.type))
                }
            }
            section("default") { $0.write(others, on: type) }
        }
    }

    private mutating func write(_ items: [ReaderItem], on type: SchemaType) {
        for item in items {
            let condition = suffix(item.condition)
            switch item.kind {
            case .scalar(let field):
                line(read(field) + condition + ArtifactMarks.reader(field))
            case .linked(let field, let selections):
                guard let type = schema.namedType(of: field.type) else { continue }
                section(read(field) + condition + ArtifactMarks.reader(field)) {
                    $0.write(selections, on: type)
                    // Such a field is recognized by the lines below it.
                    if selections == .items([]) { $0.line("__typename") }
                }
            case .fragment(let spread, let type):
                let match = type.map { " on \(self.condition($0))" } ?? ""
                let arguments = GraphQLText.arguments(spread.arguments, .spaced)
                let isDeferred = spread.directives.contains(.defer)
                let mark = isDeferred ? " @defer" : ""
                line("...\(spread.fragment)\(arguments)\(match)\(condition)\(mark)")
            case .refinement(let name, let refined, let selections):
                // Nothing has to be tested, and the root of operations has no type.
                let isKnown = !type.isAbstract && type.name == refined
                let match = isKnown ? "" : " on \(self.condition(refined))"
                let mark = ArtifactMarks.catching(item.catchTarget)
                section("... as \(name)\(match)\(condition)\(mark)") { writer in
                    guard let type = writer.schema.type(named: refined) else { return }
                    writer.write(selections, on: type)
                }
            }
        }
    }

    // MARK: - Parts of lines

    /// Returns `alias = name(arguments)`.
    private func selected(_ field: FieldReference) -> String {
        let alias = field.alias.map { "\($0) = " } ?? ""
        return alias + field.definition.name + GraphQLText.arguments(field.arguments, .spaced)
    }

    /// Returns a field to read.
    ///
    /// A connection is read from its handle field, in which the store merges all pages.
    private func read(_ field: FieldReference) -> String {
        guard let connection = field.marks.connections.first else { return selected(field) }
        let arguments = field.arguments.filter { connection.filters.contains($0.name.text) }
        return "\(field.responseKey) = \(connection.handle)"
            + GraphQLText.arguments(arguments, .spaced)
    }

    private func suffix(_ marks: DefinitionMarks) -> String {
        (marks.throwsOnFieldError ? " @throwOnFieldError" : "")
            + ArtifactMarks.catching(marks.catchTarget)
    }

    private mutating func suffix(_ condition: Condition) -> String {
        condition.isAlways ? "" : " if \(guards.text(of: condition))"
    }

    private func described(_ type: TypeReference) -> String {
        switch type {
        case .named(let name): described(name)
        case .list(let element): "[\(described(element))]"
        case .nonNull(let inner): "\(described(inner))!"
        }
    }

    /// `interface Character`, `enum Episode`.
    ///
    /// Scalars of the specification have no prefix.
    private func described(_ name: String) -> String {
        let word: String? =
            switch schema.type(named: name) {
            case .object: "type"
            case .interface: "interface"
            case .union: "union"
            case .enum: "enum"
            case .inputObject: "input"
            case .scalar: Self.standardScalars.contains(name) ? nil : "scalar"
            case nil: nil
            }
        return word.map { "\($0) \(name)" } ?? name
    }

    private mutating func section(_ head: String, _ write: (inout ArtifactText) -> Void) {
        line(head)
        depth += 1
        write(&self)
        depth -= 1
    }

    private mutating func line(_ text: String) {
        lines.append(String(repeating: " ", count: depth) + text)
    }
}

extension Connection.Paging {
    /// Returns ` first: $count after: $cursor`, without arguments that are constant.
    fileprivate func described(_ countArgument: String, _ cursorArgument: String) -> String {
        (count.map { " \(countArgument): $\($0)" } ?? "")
            + (cursor.map { " \(cursorArgument): $\($0)" } ?? "")
    }
}
