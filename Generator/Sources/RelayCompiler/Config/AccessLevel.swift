/// The access level of generated code.
public enum AccessLevel: String, Sendable, CaseIterable {
    /// Accessible wherever the module is imported.
    case `public`
    /// Accessible in the package.
    case package
    /// Accessible in the module.
    case `internal`
}

extension AccessLevel: Comparable {
    /// Returns whether code of one level is accessible in fewer places than code of the other.
    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.reach < right.reach
    }

    private var reach: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}
