import GraphQLLanguage
import GraphQLSchema

/// Prints the directives at the ends of artifact lines.
enum ArtifactMarks {
    /// Returns the directives of a field in a response.
    static func normalization(_ field: FieldReference) -> String {
        var marks: [String] = []
        if field.definition.origin == .client {
            marks.append("@client")
        }
        marks += field.marks.connections.map { mark in
            mark.numbering == nil ? connection(mark) : pagination(mark)
        }
        if let follows = field.marks.follows {
            marks.append(ordered(follows, FollowedRows.argumentNames))
        }
        marks += field.marks.edges.map { edge($0, field.marks.keys.first) }
        if let stream = field.directives.first(.stream) {
            marks.append(ordered(stream, ["label", "initialCount", "if"]))
        }
        // On an id, the key gives the type of the object.
        if field.marks.edges.first(of: [.deleteEdge, .deleteRecord]) == nil {
            marks += field.marks.keys.map(key)
        }
        marks += field.marks.lookup.map { [lookup($0)] } ?? []
        marks += field.marks.declaredAges.map { [ages($0)] } ?? []
        return marks.map { " " + $0 }.joined() + age(field.marks.maxAge)
    }

    /// Returns the directive for an age in seconds.
    static func age(_ seconds: Int?) -> String {
        seconds.map { " @maxAge(seconds: \($0))" } ?? ""
    }

    /// Returns `@age(type: 60, in: {Book: {field: 5}, Shelf: {}})`.
    private static func ages(_ ages: DeclaredAges) -> String {
        func described(_ age: DeclaredAges.Age) -> [String] {
            switch age {
            case .field(let seconds): ["field: \(seconds)"]
            case .type(let seconds): ["type: \(seconds)"]
            case .inherited: ["inherits: true"]
            case .none: []
            case .lacking: ["lacks: true"]
            }
        }
        var arguments = described(ages.age)
        if !ages.others.isEmpty {
            let others = ages.others.sorted { $0.key < $1.key }.map {
                "\($0.key): {\(described($0.value).joined())}"
            }
            arguments.append("in: {\(others.joined(separator: ", "))}")
        }
        return arguments.isEmpty ? "@age" : "@age(\(arguments.joined(separator: ", ")))"
    }

    /// Returns the directives of a field that is read.
    static func reader(_ field: FieldReference) -> String {
        var text = field.marks.required.map { " @required(action: \($0.rawValue))" } ?? ""
        text += catching(field.marks.catchTarget)
        if let derived = field.marks.derived {
            var arguments = [("field", GraphQLText.string(derived))]
            if let edge = field.marks.edge {
                arguments.append(("query", GraphQLText.string(edge.query)))
                switch edge.keys {
                case .variable(let name, let isList):
                    arguments.append((isList ? "keys" : "key", GraphQLText.string(name)))
                case .scope(let scope, let types):
                    let list = types.map(GraphQLText.string).joined(separator: ", ")
                    arguments += [("scope", GraphQLText.string(scope)), ("types", "[\(list)]")]
                }
                let kind = edge.isAbstract ? "interface" : "type"
                arguments += edge.type.map { [(kind, GraphQLText.string($0))] } ?? []
            }
            let texts = arguments.map { "\($0): \($1)" }
            text += " @derived(\(texts.joined(separator: ", ")))"
        } else if field.definition.origin == .client {
            text += " @client"
        }
        return text + (field.marks.lookup.map { " " + lookup($0) } ?? "")
    }

    /// Returns the directive for catching errors.
    static func catching(_ target: CatchTarget?) -> String {
        target.map { " @catch(to: \($0.rawValue))" } ?? ""
    }

    /// Returns a directive with some of its arguments, in the given order.
    static func ordered(_ directive: Directive, _ names: [String]) -> String {
        let arguments = names.compactMap { directive.argument(named: $0) }
        return "@\(directive.name)\(GraphQLText.arguments(arguments, .spaced))"
    }

    /// Returns `@deleteRecord(scope: "User")`: the scope in which the id is unique.
    private static func edge(_ directive: Directive, _ key: KeyMark?) -> String {
        var directive = directive
        let scope: String? =
            switch key?.policy {
            case .fields(_, scope: .type): key?.type
            case .fields(_, scope: .group(let name)): name
            case .fields(_, scope: .global), .place, nil: nil
            }
        let isDeletion = directive.isNamed(oneOf: [.deleteEdge, .deleteRecord])
        if isDeletion, let scope {
            let value = Value.string(StringValue(value: scope))
            directive.arguments.append(Argument(name: Name("scope"), value: value))
        }
        return ordered(directive, ["connections", "edgeTypeName", "scope"])
    }

    /// Returns `@lookup(arguments: ["isbn"], scope: "Book", types: ["Book"])`.
    private static func lookup(_ mark: LookupMark) -> String {
        func list(_ names: [String]) -> String {
            "[\(names.map(GraphQLText.string).joined(separator: ", "))]"
        }
        let arguments = list(mark.arguments.map { $0.joined(separator: ".") })
        let types = mark.types.map { ", types: \(list($0))" } ?? ""
        return "@lookup(arguments: \(arguments), scope: \(GraphQLText.string(mark.scope))\(types))"
    }

    /// Returns `@key(type: "Book", fields: ["isbn"])`.
    private static func key(_ mark: KeyMark) -> String {
        var arguments: [String] = []
        if let type = mark.type { arguments.append("type: \(GraphQLText.string(type))") }
        let fields = mark.policy.paths.map { GraphQLText.string($0.joined(separator: ".")) }
        arguments.append("fields: [\(fields.joined(separator: ", "))]")
        if let paths = mark.responsePaths {
            let names = paths.map { GraphQLText.string($0.joined(separator: ".")) }
            arguments.append("as: [\(names.joined(separator: ", "))]")
        }
        if let keyType = mark.keyType { arguments.append("by: \(GraphQLText.string(keyType))") }
        switch mark.policy {
        case .fields(_, scope: .global): arguments.append("scope: \(GraphQLText.string(""))")
        case .fields(_, scope: .group(let name)):
            arguments.append("scope: \(GraphQLText.string(name))")
        case .fields(_, scope: .type), .place: break
        }
        return "@key(\(arguments.joined(separator: ", ")))"
    }

    /// Returns `@pagination(key: "Shop_items", filters: [], offset: "offset", limit: "limit")`.
    static func pagination(_ mark: ConnectionMark) -> String {
        let filters = mark.filters.map(GraphQLText.string).joined(separator: ", ")
        let key = GraphQLText.string(mark.key)
        var arguments = "key: \(key), filters: [\(filters)]"
        if let numbering = mark.numbering {
            let name = numbering.firstPage == nil ? "offset" : "page"
            arguments += ", \(name): \(GraphQLText.string(numbering.position))"
            arguments += ", limit: \(GraphQLText.string(numbering.limit))"
            if let first = numbering.firstPage, first != PageNumbering.defaultFirstPage {
                arguments += ", first: \(first)"
            }
            for (name, field) in [("list", numbering.list), ("total", numbering.total)] {
                arguments += field.map { ", \(name): \(GraphQLText.string($0))" } ?? ""
            }
        }
        return "@pagination(\(arguments))"
    }

    private static func connection(_ mark: ConnectionMark) -> String {
        let filters = mark.filters.map(GraphQLText.string).joined(separator: ", ")
        let handler =
            mark.handler == ConnectionMark.standardHandler
            ? "" : ", handler: \(GraphQLText.string(mark.handler))"
        return "@connection(key: \(GraphQLText.string(mark.key)), filters: [\(filters)]\(handler))"
    }
}
