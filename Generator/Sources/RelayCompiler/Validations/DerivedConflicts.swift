import GraphQLLanguage
import GraphQLSchema

/// Removes findings about derived fields of different definitions that have the same name and other
/// arguments.
///
/// Neither is in a response, and each definition reads its own:
///
/// ```graphql
/// fragment Row_issue on Issue { heading(style: SHORT) ...Card_issue }
/// fragment Card_issue on Issue { heading }
/// ```
enum DerivedConflicts {
    /// Returns the findings without these.
    static func drop(
        from findings: [Diagnostic],
        in documents: [Document],
        schema: Schema
    ) -> [Diagnostic] {
        guard !Derivations.of(schema).isEmpty,
            findings.contains(where: { $0.rule == OverlappingFieldsCanBeMergedRule.name })
        else { return findings }
        let definitions = documents.flatMap(\.definitions)
        var places: Set<Place> = []
        for definition in definitions {
            switch definition {
            case .operation(let operation): collect(operation.selectionSet, &places)
            case .fragment(let fragment): collect(fragment.selectionSet, &places)
            default: break
            }
        }
        return findings.filter { finding in
            guard finding.rule == OverlappingFieldsCanBeMergedRule.name,
                places.contains(Place(finding.span))
            else { return true }
            let home = definitions.first { contains($0, finding.span) }
            return finding.related.allSatisfy { note in
                home.map { contains($0, note.span) } ?? true
            }
        }
    }

    /// Where a field begins.
    private struct Place: Hashable {
        let source: ObjectIdentifier
        let offset: Int

        init(_ span: SourceSpan) {
            (source, offset) = (ObjectIdentifier(span.source), span.range.lowerBound)
        }
    }

    /// Collects the places of derived fields, which are those of the spreads that they imply, and of the fields
    /// below them.
    private static func collect(
        _ set: SelectionSet,
        _ places: inout Set<Place>,
        isBelow: Bool = false
    ) {
        let implied = set.selections.compactMap { selection -> Place? in
            guard case .fragmentSpread(let spread) = selection, spread.isImplied else { return nil }
            return Place(spread.span)
        }
        places.formUnion(implied)
        for selection in set.selections {
            switch selection {
            case .field(let field):
                let place = Place(field.span)
                if isBelow { places.insert(place) }
                guard let inner = field.selectionSet else { continue }
                collect(inner, &places, isBelow: isBelow || implied.contains(place))
            case .inlineFragment(let fragment):
                collect(fragment.selectionSet, &places, isBelow: isBelow)
            case .fragmentSpread: break
            }
        }
    }

    private static func contains(_ definition: Definition, _ span: SourceSpan) -> Bool {
        definition.span.source === span.source
            && definition.span.range.contains(span.range.lowerBound)
    }
}
