import GraphQLLanguage
import GraphQLSchema

/// The rows of a list with `@follows`: their type, and the way to them from its field.
struct FollowedRows {
    /// The arguments that the store gets, in the order in which they are printed.
    static let argumentNames = ["types", "list", "where", "orderBy", "ifUnknown"]

    /// The field with the rows inside of the field's object: `edges` of a connection; `nil` if the field
    /// itself is the list.
    let list: String?
    let type: SchemaType

    /// The fields from that with the directive to the rows.
    var path: [String] { list.map { $0 == "edges" ? [$0, "node"] : [$0] } ?? [] }

    /// Finds the rows of a field; `nil` if it has no list, or several.
    ///
    /// - Parameters:
    ///   - field: The field with the directive.
    ///   - names: The names of the fields that are selected directly below it.
    ///   - list: The field with the rows that `@pagination` names, if it does.
    ///   - schema: The schema.
    init?(_ field: OutputField, selecting names: [String], list: String? = nil, _ schema: Schema) {
        guard let type = schema.namedType(of: field.type), type.isComposite else { return nil }
        if field.type.isList {
            guard field.type.nullable.elementType?.isList == false else { return nil }
            (self.list, self.type) = (nil, type)
            return
        }
        let lists = names.compactMap { type.fields?[$0] }.filter { field in
            field.name != "edges" && field.type.isList
                && schema.namedType(of: field.type)?.isComposite == true
        }
        if list == nil, let node = Self.node(of: type, schema),
            names.contains("edges") || lists.isEmpty
        {
            (self.list, self.type) = ("edges", node)
            return
        }
        let only = lists.count == 1 ? lists[0] : nil
        guard let rows = list.flatMap({ type.fields?[$0] }) ?? only,
            let rowType = schema.namedType(of: rows.type), rowType.isComposite
        else { return nil }
        (self.list, self.type) = (rows.name, rowType)
    }

    private static func node(of type: SchemaType, _ schema: Schema) -> SchemaType? {
        guard let edges = type.fields?["edges"], edges.type.isList,
            let node = schema.namedType(of: edges.type)?.fields?["node"],
            let row = schema.namedType(of: node.type), row.isComposite
        else { return nil }
        return row
    }
}

/// The fields for which a schema extension declares `@followsField`.
struct FollowedFields: Sendable {
    // The schema keeps them.
    private var directives: [ObjectIdentifier: Directive] = [:]
    /// The declarations of fields that there are, with these.
    private(set) var all: [(field: OutputField, type: SchemaType, directive: Directive)] = []
    /// The errors in names.
    private(set) var problems: [(message: String, span: SourceSpan)] = []

    /// Returns the fields of a schema, which are found once.
    static func of(_ schema: Schema) -> FollowedFields { schema.derived { FollowedFields($0) } }

    private init(_ schema: Schema) {
        for type in schema.types {
            for directive in type.definition.appliedDirectives
            where directive.isNamed(.followsField) {
                add(directive, on: type, schema)
            }
        }
    }

    private mutating func add(_ directive: Directive, on type: SchemaType, _ schema: Schema) {
        let name = directive.string("name") ?? ""
        guard let field = type.fields?[name] else {
            let message =
                "`\(type.name)` has no field `\(name)`."
                + Suggestions.didYouMean(name, among: type.fields?.names ?? [])
            problems.append(
                (message, directive.argument(named: "name")?.value.span ?? directive.span)
            )
            return
        }
        all.append((field, type, directive))
        directives[ObjectIdentifier(field)] = directive
        // Types that implement an interface have fields of their own.
        for member in schema.possibleTypes(of: type) {
            guard let field = member.fields[name], directives[ObjectIdentifier(field)] == nil else {
                continue
            }
            directives[ObjectIdentifier(field)] = directive
        }
    }

    /// Returns the declaration for a field.
    subscript(field: OutputField) -> Directive? {
        directives.isEmpty ? nil : directives[ObjectIdentifier(field)]
    }
}

/// The fields of rows that a filter and an order look at.
enum FilterFields {
    /// The names that combine filters.
    static let combinations: Set<String> = ["and", "or", "not"]

    /// Returns the fields by their names, and the key fields of the objects that they link to.
    static func all(of directive: Directive) -> [(name: String, keys: [String])] {
        var fields: [(name: String, keys: [String])] = []
        func add(_ name: String, _ keys: [String]) {
            if let known = fields.firstIndex(where: { $0.name == name }) {
                fields[known].keys += keys.filter { !fields[known].keys.contains($0) }
            } else {
                fields.append((name, keys))
            }
        }
        func visit(_ value: Value) {
            switch value {
            case .list(let list): list.values.forEach(visit)
            case .object(let object):
                for field in object.fields {
                    if combinations.contains(field.name.text) {
                        visit(field.value)
                    } else if case .object(let conditions) = field.value {
                        add(
                            field.name.text,
                            conditions.fields.filter { $0.value.isObject }.map(\.name.text)
                        )
                    }
                }
            default: break
            }
        }
        if let filter = directive.argument(named: "where")?.value { visit(filter) }
        let order = directive.argument(named: "orderBy")?.value
        for case .object(let entry) in order.map(\.elements) ?? [] {
            for field in entry.fields { add(field.name.text, []) }
        }
        return fields
    }
}

extension Value {
    /// The elements of a list; a single value is a list of one.
    var elements: [Value] {
        if case .list(let list) = self { list.values } else { [self] }
    }

    fileprivate var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
