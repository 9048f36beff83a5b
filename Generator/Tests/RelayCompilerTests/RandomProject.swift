import GraphQLLanguage
import GraphQLSchema

@testable import RelayCompiler

/// A schema and documents at random, whose names are those that generated code has trouble with:
/// definitions, fields and types with the same name or names that differ in case only, keywords,
/// and names that the runtime has.
struct RandomProject {
    /// Scalars of the schema and their Swift types.
    static let scalars = [
        "DateTime": "Scalars.DateTime", "Money": "Prices.Money", "Blob": "JSONValue",
        "Text": "String",
    ]

    private static let names = [
        "issue", "Issue", "issues", "row", "Row", "data", "node", "nodes", "edges", "kind", "value",
        "type", "self", "init", "protocol", "in", "default", "string", "reader", "input", "output",
        "id", "ref", "money", "dateTime", "prices", "scalars", "relay", "date", "fields", "write",
        "hash", "variables", "result", "error", "a", "b", "e", "other", "other_", "_x", "positions",
        "swift", "Swift", "Relay", "selection", "Equality", "Artifact", "int", "Bool", "hasher",
        "Never",
    ]

    /// A list whose pages are requested by offset or page number.
    private struct Paged {
        let field: String
        let type: String
        let position: String
        let limit: String
        let countsPages: Bool
        /// The type of the object that has the list; `nil` if the field is the list itself.
        let object: String?
    }

    private var random: SeededGenerator
    private(set) var schema = ""
    private(set) var document = ""
    private var objects: [String] = []
    private var fields: [String: [(name: String, type: String, argument: String?)]] = [:]
    private var paged: [String: Paged] = [:]
    private var inputs: [String] = []
    private var enums: [String] = []
    private var fragments: [(name: String, type: String)] = []
    private var taken: Set<String> = []

    init(seed: UInt64) {
        random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
        makeSchema()
        makeDocument()
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.randomElement(using: &random)
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func name() -> String { pick(Self.names) ?? "a" }

    /// A name that no type has yet.
    private mutating func typeName() -> String {
        var candidate = name()
        if chance(70) { candidate = SwiftNames.capitalized(candidate) }
        while !taken.insert(candidate).inserted { candidate += chance(50) ? "_" : "X" }
        return candidate
    }

    /// A type with lists and exclamation marks.
    private mutating func wrapped(_ name: String) -> String {
        var type = name
        if chance(30) { type = "[\(type)\(chance(50) ? "!" : "")]" }
        if chance(10) { type = "[\(type)]" }
        return chance(40) ? type + "!" : type
    }

    // MARK: - Schema

    private mutating func makeSchema() {
        taken = ["Query", "Mutation", "Node", "Int", "Float", "String", "Boolean", "ID"]
        taken.formUnion(Self.scalars.keys)
        objects = (0..<5).map { _ in typeName() }
        inputs = (0..<4).map { _ in typeName() }
        enums = (0..<3).map { _ in typeName() }
        for scalar in Self.scalars.keys.sorted() { schema += "scalar \(scalar)\n" }
        for name in enums {
            let values = Set(
                (0..<4).map { _ in chance(50) ? self.name() : self.name().uppercased() }
            )
            schema += "enum \(name) { \(values.sorted().joined(separator: " ")) }\n"
        }
        let scalars = ["Int", "Float", "String", "Boolean", "ID"] + Self.scalars.keys.sorted()
        for name in inputs {
            let isOneOf = chance(25)
            let names = Set((0..<Int.random(in: 1...7, using: &random)).map { _ in self.name() })
            let members = names.sorted().map { field -> String in
                guard let type = pick(scalars + enums + inputs) else { return "" }
                // What must hold itself can't exist.
                let isRequired = chance(30) && !inputs.contains(type)
                if isOneOf { return "\(field): \(type)" }
                return "\(field): \(chance(30) ? "[\(type)]" : type)\(isRequired ? "!" : "")"
            }
            schema += "input \(name)\(isOneOf ? " @oneOf" : "") { "
            schema += members.joined(separator: " ") + " }\n"
        }
        var pages = ""
        for name in objects + ["Query", "Mutation"] {
            var list: [(name: String, type: String, argument: String?)] = []
            for field in Set((0..<7).map { _ in self.name() }).sorted() where field != "id" {
                let isScalar = chance(45)
                guard let type = pick(isScalar ? scalars + enums : objects + ["Node"]),
                    let argument = pick(inputs + enums)
                else { continue }
                list.append((field, wrapped(type), chance(25) ? wrapped(argument) : nil))
            }
            fields[name] = list
            let isNode = objects.contains(name) && chance(80)
            schema += "type \(name)\(isNode ? " implements Node" : "") {"
            if objects.contains(name) { schema += " id: ID!" }
            if name != "Mutation", let rows = pick(objects) {
                let list = Paged(
                    field: "paged_",
                    type: rows,
                    position: chance(50) ? "offset" : self.name(),
                    limit: chance(50) ? "limit" : self.name() + "Count",
                    countsPages: chance(40),
                    object: chance(40) ? "\(name)Page_" : nil
                )
                paged[name] = list
                schema += " paged_(\(list.position): Int"
                schema += " \(list.limit): Int\(chance(50) ? "!" : ""))"
                let type = "[\(rows)\(chance(50) ? "!" : "")]\(chance(50) ? "!" : "")"
                schema += ": \(list.object ?? type)"
                if let object = list.object {
                    pages += "type \(object) { rows_: \(type) count_: Int }\n"
                }
            }
            if name == "Query" { schema += " node_: Node" }
            for (field, type, argument) in list {
                schema += " \(field)\(argument.map { "(arg: \($0))" } ?? ""): \(type)"
                schema += chance(10) ? " @deprecated" : ""
            }
            schema += " }\n"
        }
        schema += pages + "interface Node { id: ID! }\n"
    }

    // MARK: - Documents

    private mutating func makeDocument() {
        var used: Set<String> = []
        for _ in 0..<5 {
            guard let type = pick(objects) else { continue }
            let name = name()
            guard used.insert(name).inserted else { continue }
            fragments.append((name, type))
        }
        for (name, type) in fragments {
            document += "fragment \(name) on \(type) \(selections(on: type, depth: 2))\n"
        }
        makePagedFragment(&used)
        used = []
        for _ in 0..<5 {
            let isMutation = chance(40)
            let name = name()
            guard used.insert(name).inserted else { continue }
            var variables: [String] = []
            let root = isMutation ? "Mutation" : "Query"
            let body = selections(on: root, depth: 3, variables: &variables)
            let list = variables.isEmpty ? "" : "(" + variables.joined(separator: " ") + ")"
            document += "\(isMutation ? "mutation" : "query") \(name)\(list)"
            document += (isMutation ? chance(60) : variables.isEmpty) ? " @raw_response_type" : ""
            document += " \(body)\n"
        }
    }

    /// A fragment with a list that is paginated and, mostly, refetched.
    private mutating func makePagedFragment(_ used: inout Set<String>) {
        guard let type = pick(objects + ["Query"]), let list = paged[type] else { return }
        let (name, alias) = (name(), chance(40) ? self.name() : nil)
        guard used.insert(name).inserted else { return }
        let (position, limit) = (chance(50) ? "a" : list.position, chance(50) ? "b" : list.limit)
        document += "fragment \(name) on \(type)"
        document += chance(80) ? " @refetchable(queryName: \"\(name)PagesQuery\")" : ""
        document += " @argumentDefinitions(\(position): { type: \"Int\" }"
        document += " \(limit): { type: \"Int!\", defaultValue: 3 })"
        document += " { \(alias.map { "\($0): " } ?? "")\(list.field)"
        document += "(\(list.position): $\(position) \(list.limit): $\(limit))"
        document += " @pagination(key: \"\(name)_\(alias ?? list.field)\""
        document += " \(list.countsPages ? "page" : "offset"): \"\(list.position)\""
        document += " limit: \"\(list.limit)\""
        document += list.countsPages && chance(50) ? " firstPage: 0" : ""
        let rows = selections(on: list.type, depth: 1)
        if list.object == nil {
            document += ") \(rows) }\n"
        } else {
            let total = chance(50)
            document += " list: \"rows_\"" + (total ? " total: \"count_\"" : "")
            document += ") { \(chance(30) ? "all_: " : "")rows_ \(rows)"
            document += total || chance(30) ? " count_ } }\n" : " } }\n"
        }
        document += type == "Query" ? "query \(name)Screen { ...\(name) }\n" : ""
    }

    private mutating func selections(on type: String, depth: Int) -> String {
        var variables: [String]?
        return selections(on: type, depth: depth, variables: &variables)
    }

    private mutating func selections(
        on type: String,
        depth: Int,
        variables: inout [String]
    ) -> String {
        var optional: [String]? = variables
        let text = selections(on: type, depth: depth, variables: &optional)
        variables = optional ?? []
        return text
    }

    private mutating func selections(
        on type: String,
        depth: Int,
        variables: inout [String]?
    ) -> String {
        var parts = type == "Query" || type == "Mutation" ? [] : ["id"]
        for (field, fieldType, argument) in fields[type] ?? [] where chance(60) {
            let named = fieldType.filter { !"[]!".contains($0) }
            let isObject = objects.contains(named) || named == "Node"
            guard !isObject || depth > 0 else { continue }
            var text = chance(20) ? "\(name()): \(field)" : field
            if let argument {
                guard variables != nil else { continue }
                let variable = "v\(variables?.count ?? 0)"
                variables?.append("$\(variable): \(argument)")
                text += "(arg: $\(variable))"
            }
            if isObject {
                text += " " + selections(on: named, depth: depth - 1, variables: &variables)
            }
            parts.append(text)
        }
        for fragment in fragments where fragment.type == type && chance(20) {
            parts.append("...\(fragment.name)")
        }
        if type == "Node" {
            for object in objects where chance(40) && depth > 0 {
                let inner = selections(on: object, depth: depth - 1, variables: &variables)
                parts.append("... on \(object) \(inner)")
            }
        }
        return parts.isEmpty ? "{ __typename }" : "{ \(parts.joined(separator: " ")) }"
    }
}

extension RandomProject {
    /// The files, once the definitions with errors are dropped; nil if none is left.
    func files(_ options: CodegenOptions) -> [GeneratedFile]? { valid(options)?.files }

    /// The definitions without errors.
    func definitions(_ options: CodegenOptions) -> [String] { valid(options)?.definitions ?? [] }

    private func valid(
        _ options: CodegenOptions
    ) -> (definitions: [String], files: [GeneratedFile])? {
        var definitions = Parser.parse(Source(text: document)).document.definitions.map {
            String($0.span.text)
        }
        while !definitions.isEmpty {
            let sources = definitions.enumerated().map { Source(path: "\($0).graphql", text: $1) }
            let output = Compiler.compile(
                .init(
                    schema: [Source(path: "schema.graphql", text: schema)],
                    documents: sources,
                    options: options
                )
            )
            if let files = output.result { return (definitions, files) }
            let wrong = Set(
                output.diagnostics.filter { $0.severity == .error }.map(\.span.source.path)
            )
            let right = definitions.indices.filter { !wrong.contains("\($0).graphql") }
            guard right.count < definitions.count else { return nil }
            definitions = right.map { definitions[$0] }
        }
        return nil
    }
}
