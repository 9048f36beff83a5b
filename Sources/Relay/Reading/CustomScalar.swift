/// A Swift type for a custom scalar of the schema.
///
/// ```swift
/// nonisolated struct Money: CustomScalar {
///     var cents: Int
///
///     init(cents: Int) { self.cents = cents }
///
///     init(scalar: JSONValue) throws {
///         guard let text = scalar.string, let cents = Int(text) else {
///             throw InvalidScalar("`\(scalar)` is not an amount")
///         }
///         self.cents = cents
///     }
///
///     var inputValue: JSONValue { .string(String(cents)) }
///     static var placeholder: Money { Money(cents: 0) }
/// }
/// ```
///
/// Scalars are parsed on any thread. `nonisolated` is needed in modules whose default isolation is
/// the main actor, as in new Xcode projects, and harmless in others. For a type of another module,
/// declare the conformance in a `nonisolated` extension.
public protocol CustomScalar: FieldValue, InputValue, Hashable {
    /// Parses the value from the server.
    ///
    /// - Throws: Any error. The field then counts as failed, and the rest of the data is read.
    init(scalar: JSONValue) throws

    /// A dummy value used while a read fails.
    ///
    /// It is never returned to the app.
    static var placeholder: Self { get }
}

/// The error for a value that a custom scalar cannot parse.
public struct InvalidScalar: Error, Sendable, CustomStringConvertible {
    /// A description of the problem.
    public let description: String

    /// Creates an error with a description of the problem.
    public init(_ description: String) {
        self.description = description
    }
}

extension CustomScalar {
    /// Reads and parses a scalar.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        switch stored.value {
        case .null, .error: break
        default: return reader.keeping(stored) { parse(stored, &$0) }
        }
        return reader.fail(stored.value, placeholder)
    }

    private static func parse(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        guard let json = stored.value.json else { return reader.fail(stored.value, placeholder) }
        do {
            return try Self(scalar: json)
        } catch {
            return reader.failScalar(String(describing: error), placeholder)
        }
    }
}
