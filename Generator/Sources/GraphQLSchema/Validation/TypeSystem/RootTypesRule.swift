import GraphQLLanguage

/// A schema must have a root type for queries.
///
/// Root types must be distinct object types.
///
/// See https://spec.graphql.org/September2025/#sec-Root-Operation-Types
enum RootTypesRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        if subject.schema.rootTypeName(for: .query) == nil {
            findings.add(
                "RootTypesRule",
                "The schema has no query type. Define `type Query` or name another in "
                    + "`schema { query: … }`.",
                at: subject.schemaNodes.first?.span ?? subject.anchor,
                isFatal: true
            )
        }
        var operations: [String: OperationType] = [:]
        for operation in OperationType.allCases {
            guard let name = subject.schema.rootTypeName(for: operation),
                let type = subject.schema.type(named: name)
            else { continue }
            let span =
                subject.rootTypes.first { $0.operation == operation }?.type.span
                ?? type.definition.span
            if case .object = type {
                if let other = operations[name] {
                    findings.add(
                        "RootTypesRule",
                        "`\(name)` is the root type of \(other.rawValue) and "
                            + "\(operation.rawValue). Root types must be different.",
                        at: span
                    )
                }
                operations[name] = operation
            } else {
                findings.add(
                    "RootTypesRule",
                    "The \(operation.rawValue) type must be an object type; `\(name)` is "
                        + "\(type.kindWithArticle).",
                    at: span,
                    isFatal: operation == .query
                )
            }
        }
    }
}
