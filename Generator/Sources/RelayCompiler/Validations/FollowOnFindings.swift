import GraphQLLanguage
import GraphQLSchema

/// Removes findings that another finding causes, because fixing the cause fixes them too.
///
/// They are determined only by this table. Add an entry if another rule reports an error better.
enum FollowOnFindings {
    /// How a finding follows from another.
    private enum Relation {
        /// Both are at the same position.
        case samePlace
        /// The cause is in a fragment's definition, and the other in a spread of the fragment.
        case spread
    }

    private struct Entry {
        var causes: [String]
        var relation: Relation
        var followers: [String]
    }

    private static let table = [
        Entry(
            causes: [DisallowUnsupportedDirectives.name],
            relation: .samePlace,
            followers: [KnownDirectivesRule.name]
        ),
        Entry(
            causes: [DisallowMisplacedIncrementalDirectives.name],
            relation: .samePlace,
            followers: [
                KnownDirectivesRule.name,
                DeferStreamDirectiveOnRootFieldRule.name,
                DeferStreamDirectiveOnValidOperationsRule.name,
            ]
        ),
        Entry(
            causes: [DeferStreamDirectiveOnRootFieldRule.name],
            relation: .samePlace,
            followers: [DeferStreamDirectiveOnValidOperationsRule.name]
        ),
        // They say what to write.
        Entry(
            causes: [RequireWellFormedConnections.name, RequireWellFormedPagination.name],
            relation: .samePlace,
            followers: [ProvidedRequiredArgumentsRule.name]
        ),
        Entry(
            causes: [DisallowRecordKeys.name],
            relation: .samePlace,
            followers: [FieldsOnCorrectTypeRule.name]
        ),
        Entry(
            causes: [PossibleFragmentSpreadsRule.name],
            relation: .samePlace,
            followers: [RequireAliases.name, RequireDecidableSpreads.name]
        ),
        // If the type or meaning of a fragment is unclear, so are the places where it can be
        // spread.
        Entry(
            causes: [
                UniqueFragmentNamesRule.name, KnownTypeNamesRule.name,
                FragmentsOnCompositeTypesRule.name,
            ],
            relation: .spread,
            followers: [
                PossibleFragmentSpreadsRule.name, RequireAliases.name,
                RequireDecidableSpreads.name, KnownArgumentNamesRule.name,
                ProvidedRequiredArgumentsRule.name, OverlappingFieldsCanBeMergedRule.name,
                NoUndefinedVariablesRule.name,
            ]
        ),
    ]

    /// Returns the findings without those that follow from another.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - documents: Their documents.
    /// - Returns: The causes.
    static func drop(from findings: [Diagnostic], in documents: [Document]) -> [Diagnostic] {
        guard findings.count > 1 else { return findings }
        var dropped = [Bool](repeating: false, count: findings.count)
        for entry in table {
            let causes = findings.filter { entry.causes.contains($0.rule) }
            guard !causes.isEmpty else { continue }
            let fragments =
                entry.relation == .spread ? Self.fragments(with: causes, in: documents) : []
            let places = Set(causes.map { Place($0.span) })
            for (index, finding) in findings.enumerated()
            where entry.followers.contains(finding.rule) {
                switch entry.relation {
                case .samePlace:
                    dropped[index] = dropped[index] || places.contains(Place(finding.span))
                case .spread:
                    let name = Self.spreadName(finding.span)
                    let isSpread = name.map { fragments.contains($0) } ?? false
                    dropped[index] = dropped[index] || isSpread
                }
            }
        }
        return zip(findings, dropped).filter { !$0.1 }.map(\.0)
    }

    private struct Place: Hashable {
        var source: ObjectIdentifier
        var range: Range<Int>

        init(_ span: SourceSpan) {
            source = ObjectIdentifier(span.source)
            range = span.range
        }
    }

    /// Returns the fragments whose names or types have findings.
    private static func fragments(
        with causes: [Diagnostic],
        in documents: [Document]
    ) -> Set<String> {
        let places = Set(causes.map { Place($0.span) })
        var names: Set<String> = []
        for document in documents {
            for case .fragment(let fragment) in document.definitions
            where places.contains(Place(fragment.name.span))
                || places.contains(Place(fragment.typeCondition.span))
            {
                names.insert(fragment.name.text)
            }
        }
        return names
    }

    /// Returns the fragment that is spread at a position: `Row` for `...Row(size: 1) @alias`.
    private static func spreadName(_ span: SourceSpan) -> String? {
        let text = span.text
        guard text.hasPrefix("...") else { return nil }
        let name = text.dropFirst(3).drop { $0.isWhitespace }.prefix {
            $0 == "_" || $0.isLetter || $0.isNumber
        }
        return String(name)
    }
}
