/// A directive at the end of an artifact's line: `@required(action: LOG)`.
struct Annotation {
    let name: String
    let arguments: [Argument]

    func argument(_ name: String) -> ArgumentValue? {
        arguments.first { $0.name == name }?.value
    }

    /// Returns an argument that is a string or an enum value.
    func text(_ name: String) -> String? {
        guard case .constant(.string(let text))? = argument(name) else { return nil }
        return text
    }
}

/// The effect of a null in a field with `@required`.
package enum RequiredAction: String, Sendable, Hashable {
    /// The object around it counts as null.
    case silent = "NONE"
    /// The object around it counts as null, and an event is logged.
    case log = "LOG"
    /// Reading the definition fails.
    case fail = "THROW"
}

/// How errors are returned by a field, inline fragment or definition with `@catch`.
package enum CatchTarget: String, Sendable, Hashable {
    /// As a `Result` with the value or the errors.
    case result = "RESULT"
    /// As `nil` instead of the value.
    case null = "NULL"
}

/// A part of a response that a server may deliver later because of `@defer` or `@stream`.
package struct Deferral: Sendable, Hashable {
    package let label: String
    /// The condition for delivering it later; `nil` for always.
    package let condition: Guard?
}
