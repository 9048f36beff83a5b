/// A Swift type for a scalar that the schema defines.
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
/// Scalars are parsed on any thread. `nonisolated` lets the type conform in a module whose code is
/// on the main actor by default, as it is in new Xcode projects; elsewhere it does no harm. Where
/// the type is of another module, put the conformance into an extension that is `nonisolated`.
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
