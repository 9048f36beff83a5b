/// A condition that others refer to instead of repeating its alternatives.
///
/// Without it, the alternatives could double with each fragment on the way to a field.
///
/// A class because it is referred to from many places, and never copied.
final class SharedCondition: Sendable {
    let content: Condition
    /// The name that it has in place of a variable: equal if the contents are.
    let name: String

    init(_ content: Condition) {
        self.content = content
        // No variable begins with a number sign.
        name = "#" + SHA256.hexadecimal(content.description.utf8).prefix(14)
    }
}
