import GraphQLLanguage
import GraphQLSchema
import Testing

@testable import RelayCompiler

/// Random documents of fragments with and without arguments, some of them refetchable: each is
/// either refused, or every text that servers get is valid by the specification.
struct RandomArgumentTests {
    static let schema = Source(
        path: "schema.graphql",
        text: """
            type Query {
              node(id: ID!): Node
              me: User
              users(ids: [ID!]!): [User]
            }
            interface Node { id: ID! }
            type User implements Node {
              id: ID!
              best: User
              plain(n: Int): Int
              strict(n: Int!): Int
              kept(n: Int! = 3): Int
              list(all: [Int], each: [Int!], both: [Int!]!): Int
              by(by: By): Int
              filtered(filter: Filter): Int
              named(id: ID, name: String): Int
            }
            input By @oneOf { number: Int name: String filter: Filter }
            input Filter { least: Int! most: Int! = 3 any: [Int!] }
            """
    )

    @Test func textsAreValidOrDocumentsAreRefused() {
        let schema = SchemaReader.read([Self.schema]).schema
        var accepted = 0
        var misfits = 0
        for seed in 0..<1_000 as Range<UInt64> {
            var writer = RandomArguments(seed: seed)
            let text = writer.document()
            let document = Source(path: "document.graphql", text: text)
            let output = Compiler.operations(.init(schema: [Self.schema], documents: [document]))
            let rules = Set(output.diagnostics.map(\.rule))
            // This rule reports faults of the generator.
            #expect(!rules.contains("RequireValidRefetchQueries"), "\(seed): \(text)")
            if rules.contains("RequireFittingVariables") { misfits += 1 }
            guard let operations = output.result else { continue }
            accepted += 1
            for operation in operations {
                let parsed = Parser.parse(Source(text: operation.text))
                let findings =
                    parsed.diagnostics + Validator.validate(parsed.document, schema: schema)
                #expect(
                    findings.isEmpty,
                    "\(seed): \(text)\n\(operation.text)\n\(DiagnosticRenderer().render(findings))"
                )
            }
        }
        #expect(accepted > 150)
        #expect(misfits > 20)
    }
}

/// Writes documents at random.
struct RandomArguments {
    private struct Variable {
        var name: String
        var type: String
        var hasDefault: Bool

        var isNonNull: Bool { type.hasSuffix("!") }
    }

    private static let fields: [(name: String, arguments: [(name: String, type: String)])] = [
        ("plain", [("n", "Int")]), ("strict", [("n", "Int!")]),
        ("list", [("all", "[Int]"), ("each", "[Int!]"), ("both", "[Int!]!")]),
        ("by", [("by", "By")]), ("filtered", [("filter", "Filter")]),
        ("named", [("id", "ID"), ("name", "String")]),
    ]
    private static let types = [
        "Int", "Int", "Int!", "[Int]", "[Int!]", "[Int!]!", "ID", "String", "Boolean!", "Boolean!",
    ]

    private var random: SeededGenerator
    private var fragments: [(name: String, variables: [Variable])] = []
    private var aliases = 0
    /// The operation's variables that fragments use.
    private var globals: Set<String> = []

    init(seed: UInt64) {
        random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func variables(_ prefix: String) -> (list: [Variable], text: [String]) {
        var variables: [Variable] = []
        var text: [String] = []
        for number in 0..<Int.random(in: 0...2, using: &random) {
            guard let type = Self.types.randomElement(using: &random) else { continue }
            let hasDefault = chance(50)
            variables.append(.init(name: "\(prefix)\(number)", type: type, hasDefault: hasDefault))
            let value = hasDefault ? " = \(literal(type, allowsNull: false))" : ""
            text.append("$\(prefix)\(number): \(type)\(value)")
        }
        return (variables, text)
    }

    mutating func document() -> String {
        var text = ""
        for index in 0..<3 {
            let own = variables("f\(index)v")
            let body = selections(own.list, usesGlobals: chance(60))
            let list = own.text.isEmpty ? "" : "(\(own.text.joined(separator: " ")))"
            let refetchable = chance(60) ? " @refetchable(queryName: \"Again\(index)\")" : ""
            text += "fragment F\(index)\(list) on User\(refetchable) \(body)\n"
            fragments.append(("F\(index)", own.list))
        }
        let own = variables("q")
        let body = selections(own.list, usesGlobals: false, spreadsAll: true)
        // A type that fits everywhere; refetch queries infer theirs.
        let all = own.text + globals.sorted().map { "$\($0): \(Self.globalType($0))" }
        let list = all.isEmpty ? "" : "(\(all.joined(separator: " ")))"
        return text + "query Q\(list) { me \(body) }\n"
    }

    private static func globalType(_ name: String) -> String {
        let base = name.dropFirst().prefix { $0.isLetter }
        return base.hasSuffix("s") ? "[\(base.dropLast())!]!" : "\(base)!"
    }

    private mutating func selections(
        _ variables: [Variable],
        usesGlobals: Bool,
        spreadsAll: Bool = false
    ) -> String {
        var parts = ["id"]
        var open = variables
        for field in Self.fields where chance(30) {
            let arguments = field.arguments.compactMap { argument -> String? in
                guard argument.type.hasSuffix("!") || chance(70) else { return nil }
                return "\(argument.name): \(value(argument.type, false, &open, usesGlobals))"
            }
            parts.append(aliased(field.name, arguments))
        }
        for fragment in fragments where spreadsAll || chance(50) {
            let arguments = fragment.variables.compactMap { variable -> String? in
                let isRequired = variable.isNonNull && !variable.hasDefault
                guard isRequired || chance(70) else { return nil }
                let value = value(variable.type, variable.hasDefault, &open, usesGlobals)
                return "\(variable.name): \(value)"
            }
            let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
            parts.append("...\(fragment.name)\(list)")
        }
        // A fragment must use all its variables.
        for variable in open {
            let name = variable.name
            if variable.type == "Boolean!" {
                condition(&parts, on: name)
                continue
            }
            let isStrict = variable.isNonNull || variable.hasDefault
            switch variable.type.filter({ $0 != "!" }) {
            case "Int": parts.append(aliased(isStrict ? "strict" : "kept", ["n: $\(name)"]))
            case "ID": parts.append(aliased("named", ["id: $\(name)"]))
            case "String": parts.append(aliased("named", ["name: $\(name)"]))
            default: parts.append(aliased("list", ["all: $\(name)", "both: [1]"]))
            }
        }
        return "{ \(parts.joined(separator: " ")) }"
    }

    /// Puts selections under a condition, some of them together.
    private mutating func condition(_ parts: inout [String], on variable: String) {
        func directive(_ isIncluded: Bool) -> String {
            "@\(isIncluded ? "include" : "skip")(if: $\(variable))"
        }
        parts.append(aliased("plain", []) + " " + directive(chance(50)))
        let index = Int.random(in: parts.indices, using: &random)
        switch parts[index] {
        case "id": break
        case let part where part.hasPrefix("...") && !part.contains("@") && !part.contains("{"):
            aliases += 1
            parts[index] += " @alias(as: \"s\(aliases)\") " + directive(chance(50))
        case let part where part.hasPrefix("...") || part.contains("@"):
            guard !part.contains("...F") else { break }
            parts[index] = "... \(directive(chance(50))) { \(part) \(aliased("plain", [])) }"
        default: parts[index] += " " + directive(chance(50))
        }
        if chance(40) {
            let inner = aliased("plain", []) + " " + directive(chance(50))
            parts.append(aliased("best", []) + " { \(inner) }")
        }
    }

    private mutating func aliased(_ field: String, _ arguments: [String]) -> String {
        aliases += 1
        let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return "a\(aliases): \(field)\(list)"
    }

    private mutating func value(
        _ type: String,
        _ hasDefault: Bool,
        _ open: inout [Variable],
        _ usesGlobals: Bool
    ) -> String {
        switch type {
        case "By":
            let name = chance(50) ? "number" : "filter"
            let inner = name == "number" ? "Int!" : "Filter"
            return "{\(name): \(value(inner, false, &open, usesGlobals))}"
        case "Filter":
            let least = value("Int!", false, &open, usesGlobals)
            return "{least: \(least), most: \(value("Int!", true, &open, usesGlobals))}"
        default:
            break
        }
        let fitting = open.indices.filter { index in
            let variable = open[index]
            let isFilled = variable.isNonNull || variable.hasDefault || hasDefault
            return variable.type.filter { $0 != "!" } == type.filter { $0 != "!" }
                && (isFilled || !type.hasSuffix("!"))
                && (!type.contains("!]") || variable.type.contains("!]"))
        }
        if chance(70), let index = fitting.randomElement(using: &random) {
            return "$\(open.remove(at: index).name)"
        }
        if usesGlobals, chance(70) {
            let base = type.filter { $0.isLetter }
            let number = Int.random(in: 0...1, using: &random)
            let name = "g\(base)\(type.hasPrefix("[") ? "s" : "")\(number)"
            globals.insert(name)
            return "$\(name)"
        }
        return literal(type, allowsNull: true)
    }

    private mutating func literal(_ type: String, allowsNull: Bool) -> String {
        if allowsNull, !type.hasSuffix("!"), chance(20) { return "null" }
        if type.contains("Boolean") { return chance(50) ? "true" : "false" }
        let isInt = type.contains("Int")
        let single = isInt ? "\(Int.random(in: 1...9, using: &random))" : "\"a\""
        return type.hasPrefix("[") ? "[\(single)]" : single
    }
}
