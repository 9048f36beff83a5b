import GraphQLLanguage
import GraphQLSchema

/// The levels of `@semanticNonNull` must be those of the field's type.
///
/// `type Story { title: String @semanticNonNull(levels: [3]) }`:
/// "`Story.title` has the type `String`, so its only level is 0. Remove 3."
///
/// In the server's schema they are a warning unless the schema is checked strictly, because they have
/// no effect.
///
/// See https://specs.apollo.dev/nullability/v0.4
enum RequireExistingLevels {
    /// Returns the findings in the directives of a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema, in which `@semanticNonNullField` was applied to the fields.
    ///   - isStrict: Whether a directive at a position is an error.
    /// - Returns: A finding for each level that does not exist.
    static func check(
        _ schema: Schema,
        isStrict: (SourceSpan) -> Bool
    ) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for type in schema.types {
            for field in type.fields.map({ Array($0) }) ?? [] {
                guard let directive = field.appliedDirectives.first(.semanticNonNull) else {
                    continue
                }
                let depth = field.type.listDepth
                for level in directive.levels.sorted() where !(0...depth).contains(level) {
                    findings.append(
                        Diagnostic(
                            severity: isStrict(directive.span) ? .error : .warning,
                            rule: "RequireExistingLevels",
                            message: message(field, of: type, level, depth),
                            span: directive.argument(named: "levels")?.value.span ?? directive.span
                        )
                    )
                }
            }
        }
        return findings
    }

    private static func message(
        _ field: OutputField,
        of type: SchemaType,
        _ level: Int,
        _ depth: Int
    ) -> String {
        let known = depth == 0 ? "its only level is 0" : "its levels are 0 to \(depth)"
        return "`\(type.name).\(field.name)` has the type `\(field.type)`, so \(known). Remove "
            + "\(level)."
    }
}

extension TypeReference {
    /// The number of lists in each other.
    fileprivate var listDepth: Int {
        switch self {
        case .named: 0
        case .nonNull(let inner): inner.listDepth
        case .list(let element): 1 + element.listDepth
        }
    }
}
