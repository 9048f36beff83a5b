/// A directive at the end of an artifact's line: `@required(action: LOG)`.
struct Mark {
    let name: String
    let arguments: [Argument]

    func argument(_ name: String) -> ArgumentValue? {
        arguments.first { $0.name == name }?.value
    }

    /// An argument that is a text or an enum value.
    func text(_ name: String) -> String? {
        guard case .constant(.string(let text))? = argument(name) else { return nil }
        return text
    }
}

/// What a definition that requires a field does when the field is null.
package enum RequiredAction: String, Sendable, Hashable {
    /// The object around it counts as null.
    case silent = "NONE"
    /// The same, and the log tells of it.
    case log = "LOG"
    /// Reading the definition fails.
    case fail = "THROW"
}

/// What becomes of the errors below a field, an inline fragment or a definition that catches them.
package enum CatchTarget: String, Sendable, Hashable {
    /// A `Result`, with the value or the errors.
    case result = "RESULT"
    /// `nil` in place of the value.
    case null = "NULL"
}

/// A part that a server may deliver later: of `@defer` and `@stream`.
package struct Deferral: Sendable, Hashable {
    package let label: String
    /// When it is delivered later at all; `nil` for always.
    package let condition: Guard?
}
