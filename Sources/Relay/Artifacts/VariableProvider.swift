/// Where the value of a provided variable comes from: the `provider` of an argument in
/// `@argumentDefinitions`.
///
/// ```swift
/// enum ScreenScale: VariableProvider {
///     static var value: Double { 2 }
/// }
/// ```
public protocol VariableProvider {
    /// The Swift type of the variable.
    associatedtype Value: InputValue
    /// The value; it must be the same for as long as the app runs, or queries that were fetched
    /// with another are not found again.
    static var value: Value { get }
}
