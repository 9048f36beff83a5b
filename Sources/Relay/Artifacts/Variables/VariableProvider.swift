/// Provides the value of a variable, as the `provider` of an argument in `@argumentDefinitions`.
///
/// ```swift
/// enum ScreenScale: VariableProvider {
///     static var value: Double { 2 }
/// }
/// ```
public protocol VariableProvider: Sendable {
    /// The Swift type of the variable.
    associatedtype Value: InputValue
    /// The value of the variable.
    ///
    /// It must not change while the app runs, because queries that were fetched with another value
    /// would not be found in the store.
    static var value: Value { get }
}

extension VariableProvider {
    static func write(_ variable: String, to writer: inout VariableWriter) {
        writer.write(variable, value)
    }
}
