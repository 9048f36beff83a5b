/// A Swift type for a scalar that the schema defines.
///
/// ```swift
/// extension Money: CustomScalar {
///     init(scalar: JSONValue) throws {
///         guard let text = scalar.string, let money = Money(text) else {
///             throw InvalidScalar("`\(scalar)` is no amount")
///         }
///         self = money
///     }
///     var inputValue: JSONValue { .string(description) }
///     static var placeholder: Money { Money(0) }
/// }
/// ```
public protocol CustomScalar: FieldValue, InputValue, Hashable {
    /// Makes sense of what the server sent.
    ///
    /// - Throws: Anything; the field then counts as failed and the rest of the result is read.
    init(scalar: JSONValue) throws

    /// Any value; it stands in while a result that has no valid one is given up, and is never
    /// handed out.
    static var placeholder: Self { get }
}

/// A scalar that is not what its Swift type expects.
public struct InvalidScalar: Error, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public let description: String

    /// An error that says what is wrong.
    public init(_ description: String) {
        self.description = description
    }
}

extension CustomScalar {
    /// Reads and parses a scalar.
    public static func read(_ stored: StoredValue, _ reader: inout Reader) -> Self {
        switch stored.value {
        case .null, .error: break
        default:
            guard let json = stored.value.json else { break }
            do {
                return try Self(scalar: json)
            } catch {
                return reader.failScalar(String(describing: error), placeholder)
            }
        }
        return reader.fail(stored.value, placeholder)
    }
}
