import GraphQLLanguage
import GraphQLSchema

/// A required field that can make a required object null must have at least as severe an action as
/// the object.
///
/// `address @required(action: THROW) { city @required(action: LOG) }`:
/// "`city` can make `address` null, which throws, but `city` only logs. Write `action: THROW`
/// here, or `LOG` on `address`."
///
/// Follows Relay's `required_directive`.
struct RequireSevereRequiredActions: ValidationRule {
    mutating func enter(_ field: Field, _ context: inout ValidationContext) {
        guard let own = RequiredAction(field.directives), let set = field.selectionSet else {
            return
        }
        for (name, child) in RequiredFields.direct(in: set).sorted(by: { $0.key < $1.key }) {
            guard let action = RequiredAction(child.directives), action < own,
                let span = child.directives.first(.required)?.span
            else { continue }
            report(
                "`\(name)` can make `\(field.responseName)` null, whose action is "
                    + "`\(own.rawValue)`: more than `\(action.rawValue)`. Write "
                    + "`@required(action: \(own.rawValue))` here.",
                at: span,
                related: [.init(message: "It is required here.", span: field.span)],
                fixIts: [.init(span: span, replacement: "@required(action: \(own.rawValue))")],
                &context
            )
        }
    }
}
