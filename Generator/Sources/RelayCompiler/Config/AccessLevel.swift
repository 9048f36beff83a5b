/// The access level of generated code.
public enum AccessLevel: String, Sendable, CaseIterable {
    /// Accessible wherever the module is imported.
    case `public`
    /// Accessible in the package.
    case package
    /// Accessible in the module.
    case `internal`
}
