import GraphQLLanguage
import GraphQLSchema

/// The names of fields that the compiler adds must not be used as aliases, and these fields have no
/// arguments.
///
/// `hero { id: name }`: "The alias `id` is reserved for the field `id`, which identifies objects.
/// Choose another."
struct DisallowReservedAliases: ValidationRule {
    private var policies: KeyPolicies?
    /// The fields by which `@fetchable` objects are fetched, by the names of their types.
    private var identifiers: [String: String]?
    /// Whether the definition is an operation with `@jsonResponse`, to which no fields are added.
    private var isJSON = false

    mutating func enter(_ operation: OperationDefinition, _ context: inout ValidationContext) {
        isJSON = operation.directives.contains(.jsonResponse)
    }

    mutating func enter(_ fragment: FragmentDefinition, _ context: inout ValidationContext) {
        isJSON = false
    }

    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let alias = field.alias, alias != field.name else {
            checkArguments(of: field, &context)
            return
        }
        let identity = Identity(context.schema).field
        if alias.text == identity {
            report(
                "The alias `\(identity)` is reserved for the field `\(identity)`, which identifies "
                    + "objects. Choose another.",
                at: alias.span,
                &context
            )
        } else if isKey(alias.text, &context) || isIdentifier(alias.text, &context) {
            report(
                "The alias `\(alias)` is kept for the field `\(alias)`, which identifies objects of "
                    + "this type. Choose another.",
                at: alias.span,
                &context
            )
        } else if alias.text.hasPrefix("__") {
            report(
                "The alias `\(alias)` begins with `__`, which is reserved for the compiler. "
                    + "Choose another.",
                at: alias.span,
                &context
            )
        }
    }

    /// The compiler selects the fields that identify objects without arguments.
    private mutating func checkArguments(of field: Field, _ context: inout ValidationContext) {
        guard !isJSON, let first = field.arguments.first else { return }
        let name = field.name.text
        let isSelected =
            isKey(name, &context, amongAll: true) || isIdentifier(name, &context)
        guard isSelected else { return }
        report(
            "`\(name)` identifies objects of this type by its value without arguments. Give this one "
                + "an alias, or remove `\(first.name)`.",
            at: first.span,
            &context
        )
    }

    /// Returns whether the compiler selects a field of this name, because it is a key.
    ///
    /// `amongAll` says whether the fields that are keys without a declaration count.
    private mutating func isKey(
        _ name: String,
        _ context: inout ValidationContext,
        amongAll: Bool = false
    ) -> Bool {
        let policies = policies ?? .of(context.schema)
        self.policies = policies
        guard amongAll || !policies.declarations.isEmpty else { return false }
        return Self.types(context).contains { type in
            policies.policy(of: type).paths.contains { $0[0] == name }
        }
    }

    /// Returns whether objects are fetched by a field of this name.
    private mutating func isIdentifier(_ name: String, _ context: inout ValidationContext) -> Bool {
        let identifiers = identifiers ?? Self.identifiers(context.schema)
        self.identifiers = identifiers
        guard !identifiers.isEmpty else { return false }
        return Self.types(context).contains { identifiers[$0.name] == name }
    }

    /// Returns the types that an object here may have.
    private static func types(_ context: ValidationContext) -> [SchemaType] {
        guard let type = context.parentType else { return [] }
        return [type] + context.schema.possibleTypes(of: type).map { .object($0) }
    }

    private static func identifiers(_ schema: Schema) -> [String: String] {
        schema.types.reduce(into: [:]) { identifiers, type in
            let directive = type.definition.appliedDirectives.first(.fetchable)
            if let name = directive?.string("field_name") { identifiers[type.name] = name }
        }
    }
}
