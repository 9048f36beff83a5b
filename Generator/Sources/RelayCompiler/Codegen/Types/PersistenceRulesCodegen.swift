import GraphQLSchema

/// Makes the rules by which the data of a schema is kept between two runs of the app.
///
/// ```swift
/// nonisolated extension Relay.PersistenceRules {
///     public static let library = Relay.PersistenceRules(
///         identities: "ids are unique; Book: isbn",
///         ages: "Book: 60",
///         omitted: ["Session", "User.token"])
/// }
/// ```
///
/// Only declarations count, so that data stays when the server's schema grows.
struct PersistenceRulesCodegen {
    let schema: Schema
    let access: AccessLevel

    /// Returns the declaration with a constant of this name.
    func declaration(_ name: String) -> SwiftDeclaration {
        .extension(
            .runtime("PersistenceRules"),
            [
                .stored(
                    SwiftStoredProperty(
                        documentation: ["How data of the schema is kept between two runs."],
                        access: access,
                        isStatic: true,
                        name: name,
                        value: .runtime(
                            "PersistenceRules",
                            [
                                SwiftArgument(.string(identities), label: "identities"),
                                SwiftArgument(.string(ages), label: "ages"),
                                SwiftArgument(.array(omitted), label: "omitted"),
                            ]
                        )
                    )
                )
            ]
        )
    }

    /// The rules as a text, for its hash.
    var rendition: String {
        [identities, ages, OmissionPolicies.of(schema).names.sorted().joined(separator: ", ")]
            .joined(separator: "\n")
    }

    private var omitted: [SwiftExpression] {
        OmissionPolicies.of(schema).names.sorted().map { .string($0) }
    }

    /// The rules for identities: `ids are unique; Book: isbn, edition`.
    private var identities: String {
        let policies = KeyPolicies.of(schema)
        var scope = policies.isGlobal ? "ids are unique" : "ids are unique within a type"
        if policies.standard != "id" { scope += " (\(policies.standard))" }
        let declarations = policies.declarations.values.sorted { $0.type < $1.type }
        return ([scope] + declarations.map(Self.text)).joined(separator: "; ")
    }

    private static func text(_ declaration: KeyDeclaration) -> String {
        let paths = (declaration.paths ?? []).map { $0.joined(separator: ".") }
        return "\(declaration.type): " + paths.joined(separator: ", ")
            + (declaration.group.map { " in \($0)" } ?? "")
            + (declaration.keyType.map { " by \($0)" } ?? "")
    }

    /// For how long fields are fresh: `Book: 60; Book.stock: 5`.
    private var ages: String {
        AgePolicies.of(schema).declared.sorted { $0.key < $1.key }
            .map { "\($0.key): \(Self.text($0.value))" }
            .joined(separator: "; ")
    }

    private static func text(_ age: AgePolicies.Age) -> String {
        switch age {
        case .seconds(let seconds): "\(seconds)"
        case .inherited: "inherited"
        }
    }
}
