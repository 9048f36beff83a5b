public import GraphQLLanguage

/// Directives must exist, and be used where their definition allows it.
///
/// `name @client`: "Directive `@client` does not exist. It is Apollo's. Remove it: `name` is a field
/// of the schema."
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Defined
public struct KnownDirectivesRule: ValidationRule {
    /// Apollo's directive for fields that only the client has.
    static let client = "client"

    /// The locations of directives that Relay rewrites.
    ///
    /// Their arguments can have any name, so no schema defines them.
    private static let rewritten: [String: [DirectiveLocation]] = [
        "arguments": [.fragmentSpread], "argumentDefinitions": [.fragmentDefinition],
    ]

    private var field: Field?

    /// Creates the rule.
    public init() {}

    /// Remembers the field of the directives that follow.
    public mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        self.field = field
    }

    /// Reports an unknown or misplaced directive.
    public mutating func enter(
        _ directive: Directive,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let name = directive.name.text
        let field = location == .field ? field : nil
        if let locations = context.directive(named: name)?.locations {
            guard !locations.contains(location) else { return }
            if location == .fragmentVariableDefinition, locations.contains(.variableDefinition) {
                return
            }
            refuse(directive, on: location, locations, &context)
        } else if let locations = Self.rewritten[name], !locations.contains(location) {
            // The spread without dots is reported.
            if let field, context.fragments[field.name.text] != nil { return }
            refuse(directive, on: location, locations, &context)
        } else {
            refuseUnknown(directive, field, at: location, &context)
        }
    }

    /// Returns where to write a directive instead, starting with a space.
    private static func placement(
        _ directive: Directive,
        _ location: DirectiveLocation
    ) -> String {
        guard directive.name.text == StandardDirective.defer.rawValue else { return "" }
        return switch location {
        case .fragmentDefinition: " Write it where the fragment is spread: `...Name @defer`."
        case .field: " Move the field to a fragment, and write `...Name @defer`."
        case .inlineFragment: " Move these fields to a fragment, and write `...Name @defer`."
        default: ""
        }
    }

    private func refuse(
        _ directive: Directive,
        on location: DirectiveLocation,
        _ locations: [DirectiveLocation],
        _ context: inout ValidationContext
    ) {
        let advice = Self.placement(directive, location)
        let allowed = locations.map(\.rawValue).joined(separator: ", ")
        report(
            "Directive `@\(directive.name.text)` cannot be used on \(location.rawValue)."
                + (advice.isEmpty ? " It can be used on \(allowed)." : advice),
            at: directive.span,
            &context
        )
    }

    private func refuseUnknown(
        _ directive: Directive,
        _ field: Field?,
        at location: DirectiveLocation,
        _ context: inout ValidationContext
    ) {
        let name = directive.name
        var advice = ""
        var candidates: [String] = []
        if name.text == Self.client {
            advice = " It is Apollo's. \(Self.remedy(field, context))"
        } else if let standard = StandardDirective(rawValue: name.text) {
            advice =
                " The schema doesn't declare it. \(standard.remedyIfUndeclared)"
                + Self.placement(directive, location)
        } else {
            candidates = context.suggestions.nearest(
                to: name.text,
                among: context.schema.directives.lazy.map(\.name)
            )
            advice = Suggestions.didYouMean(candidates.map { "@\($0)" })
        }
        report(
            "Directive `@\(name.text)` does not exist.\(advice)",
            at: directive.span,
            fixIts: candidates.map { .init(span: name.span, replacement: $0) },
            &context
        )
    }

    /// Returns what to write instead of `@client`.
    private static func remedy(_ field: Field?, _ context: ValidationContext) -> String {
        guard let field else { return "Remove it." }
        let name = field.name.text
        guard context.fieldDefinition == nil else {
            return "Remove it: `\(name)` is a field of the schema."
        }
        guard let type = context.parentType else { return "Remove it." }
        let keyword =
            switch type {
            case .interface: "interface"
            default: "type"
            }
        return
            "Remove it, declare the field in a file, `extend \(keyword) \(type.name) { \(name): … }`, "
            + "and list the file under `schemaExtensions` in `relay.json`."
    }
}
