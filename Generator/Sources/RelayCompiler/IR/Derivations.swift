import GraphQLLanguage
import GraphQLSchema

/// The fields that the app derives, each from a fragment of the same object.
///
/// ```graphql
/// extend type Issue { heading(style: Style = LONG): String! @derived(fragment: "IssueHeading_issue") }
/// ```
struct Derivations: Sendable {
    /// A field that the app derives.
    struct Field: Sendable {
        let type: String
        let field: OutputField
        /// The name of the fragment with the function's input.
        let fragment: String
        /// Whether its function returns a source of values.
        let isLive: Bool
        /// How the objects of the field are found by the keys that its function returns; `nil` if it has
        /// values.
        let edge: DerivedEdge?
        /// The position of the fragment's name.
        let span: SourceSpan

        /// The name by which the runtime finds the function: `Issue.heading`.
        var name: String { "\(type).\(field.name)" }

        /// The type that the function returns: that of the field, with keys in the places of objects.
        var resultType: TypeReference {
            edge.map { field.type.replacingName($0.keyType) } ?? field.type
        }

        /// The names of the scalars and enums that the function takes and returns.
        var leafTypes: Set<String> {
            Set([resultType.name] + field.arguments.map(\.type.name))
        }
    }

    /// The fields, by type and in the order of their names.
    private(set) var fields: [Field] = []
    /// The errors in declarations.
    private(set) var problems: [(message: String, span: SourceSpan)] = []
    /// The positions in `fields`, by type and field.
    private var positions: [String: [String: Int]] = [:]

    /// Returns the fields of a schema, which are found once.
    static func of(_ schema: Schema) -> Derivations { schema.derived { Derivations($0) } }

    private init(_ schema: Schema) {
        for type in schema.types.sorted(by: { $0.name < $1.name }) {
            let declared = (type.fields.map { Array($0) } ?? []).sorted { $0.name < $1.name }
            for field in declared {
                let live = field.appliedDirectives.first(.live)
                guard let directive = field.appliedDirectives.first(.derived) else {
                    if let live {
                        let message =
                            "`\(type.name).\(field.name)` can't be live, because it is not derived. Add "
                            + "`@derived` with the fragment that its function needs."
                        problems.append((message, live.span))
                    }
                    continue
                }
                var edge: DerivedEdge?
                var problem = Self.problem(field, of: type, schema)
                if problem == nil, schema.namedType(of: field.type)?.isComposite == true {
                    switch DerivedEdge.find(for: field.type, schema) {
                    case .success(let found): edge = found
                    case .failure(let reason):
                        problem = "`\(type.name).\(field.name)` can't be derived, \(reason.message)"
                    }
                }
                if let problem {
                    problems.append((problem, directive.span))
                } else {
                    positions[type.name, default: [:]][field.name] = fields.count
                    fields.append(
                        Field(
                            type: type.name,
                            field: field,
                            fragment: directive.string("fragment") ?? "",
                            isLive: live != nil,
                            edge: edge,
                            span: directive.argument(named: "fragment")?.value.span
                                ?? directive.span
                        )
                    )
                }
            }
        }
    }

    /// Whether no field is derived.
    var isEmpty: Bool { fields.isEmpty }

    /// The names of the fragments with the input of functions.
    var fragments: Set<String> { Set(fields.map(\.fragment)) }

    /// Returns the names of the fragments from which extensions derive fields, without a schema.
    static func fragments(in extensions: [Source]) -> Set<String> {
        let definitions = extensions.flatMap { Parser.parse($0).document.definitions }
        let fields = definitions.flatMap { definition -> [FieldDefinition] in
            switch definition {
            case .type(.object(let type)): type.fields
            case .typeExtension(let part):
                if case .object(let type) = part.definition { type.fields } else { [] }
            default: []
            }
        }
        return Set(fields.compactMap { $0.directives.first(.derived)?.string("fragment") })
    }

    /// Returns a field; `nil` if it is not derived.
    subscript(type: String, field: String) -> Field? {
        positions[type]?[field].map { fields[$0] }
    }

    /// Returns the field with a name such as `Issue.heading`; `nil` if it is not derived.
    subscript(named name: String) -> Field? { fields.first { $0.name == name } }

    /// Returns why a field can't be derived.
    private static func problem(
        _ field: OutputField,
        of type: SchemaType,
        _ schema: Schema
    ) -> String? {
        let name = "`\(type.name).\(field.name)`"
        guard field.origin == .client else {
            return "\(name) is a field of the server. Derive one with another name, in an "
                + "extension."
        }
        guard case .object(let object) = type else {
            return "\(name) can't be derived, because `\(type.name)` is an interface. Derive a "
                + "field of each of its types."
        }
        let interface = object.interfaces.first { name in
            schema.type(named: name)?.fields?[field.name] != nil
        }
        if let interface {
            return "\(name) can't be derived, because `\(interface)` has it too, of whose objects "
                + "the type is not known. Choose another name."
        }
        for argument in field.arguments {
            guard case .inputObject? = schema.type(named: argument.type.name) else { continue }
            return "The argument `\(argument.name)` of \(name) is an input object, which a "
                + "derived field can't have. Declare an argument for each of its fields."
        }
        return nil
    }
}
