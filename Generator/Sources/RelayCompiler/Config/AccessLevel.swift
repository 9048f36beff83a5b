/// The access level of generated code.
public enum AccessLevel: String, Sendable, CaseIterable {
    /// Everyone who imports the module.
    case `public`
    /// The modules of the package.
    case package
    /// The module.
    case `internal`
}
