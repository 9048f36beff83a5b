public import GraphQLLanguage

/// Selected fields must exist.
///
/// See https://spec.graphql.org/September2025/#sec-Field-Selections
public struct FieldsOnCorrectTypeRule: ValidationRule {
    /// Creates the rule.
    public init() {}

    /// Reports a field that its parent type does not have.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let type = context.parentType, context.fieldDefinition == nil else { return }
        let name = field.name
        let client = KnownDirectivesRule.client
        // The directive is reported, with the remedy for the field.
        if context.directive(named: client) == nil,
            field.directives.contains(where: { $0.name.text == client })
        {
            return
        }
        let narrower = Self.typesWithField(name.text, below: type, &context)
        var candidates: [String] = []
        var advice = ""
        if context.fragments[name.text] != nil {
            candidates = ["...\(name)"]
            advice = Suggestions.didYouMean(candidates)
        } else if narrower.isEmpty {
            let existing = (type.fields ?? NamedList([BuiltIns.typenameField])).lazy.map(\.name)
            candidates = context.suggestions.nearest(to: name.text, among: existing)
            if candidates.isEmpty {
                let fragments = context.fragments.keys.filter {
                    $0.lowercased() == name.text.lowercased()
                }
                candidates = fragments.sorted().map { "...\($0)" }
            }
            advice =
                candidates.isEmpty
                ? " Remove it, or update the schema." : Suggestions.didYouMean(candidates)
        } else {
            let shown = narrower.prefix(3).map { "`... on \($0)`" }.joined(separator: " or ")
            advice = " Select it inside \(shown)."
        }
        report(
            "Field `\(name.text)` does not exist on type `\(type.name)`.\(advice)",
            at: name.span,
            fixIts: candidates.map { .init(span: name.span, replacement: $0) },
            &context
        )
    }

    /// Returns the possible types of an abstract type that have a field, and their interfaces that
    /// have it.
    ///
    /// The most useful ones come first: interfaces that cover the most types.
    private static func typesWithField(
        _ field: String,
        below type: SchemaType,
        _ context: inout ValidationContext
    ) -> [String] {
        guard type.isAbstract else { return [] }
        let schema = context.schema
        let possibleTypes = schema.possibleTypes(of: type)
        guard context.suggestions.affords(possibleTypes.count) else { return [] }
        var counts: [String: Int] = [:]
        for object in possibleTypes where object.fields[field] != nil {
            guard context.suggestions.affords(object.interfaces.count) else { return [] }
            counts[object.name, default: 0] += 1
            for interface in object.interfaces
            where schema.type(named: interface)?.fields?[field] != nil {
                counts[interface, default: 0] += 1
            }
        }
        return counts.sorted {
            $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
        }.map(\.key)
    }
}
