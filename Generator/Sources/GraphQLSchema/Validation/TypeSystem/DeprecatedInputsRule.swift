import GraphQLLanguage

/// Required arguments and input fields must not be deprecated, because clients could not stop using
/// them.
///
/// See https://spec.graphql.org/September2025/#sec--deprecated
enum DeprecatedInputsRule: TypeSystemRule {
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings) {
        for place in subject.inputPlaces {
            guard case .nonNull = place.node.type, place.node.defaultValue == nil,
                let directive = place.node.directives.first(.deprecated)
            else { continue }
            findings.add(
                "DeprecatedInputsRule",
                "`\(place.coordinate)` is required and so cannot be deprecated. Make it nullable "
                    + "or give it a default.",
                at: directive.span
            )
        }
    }
}
