/// How samples for tests and previews are generated.
public struct SampleOptions: Sendable, Equatable {
    /// The part of the files' names between the stem and `.swift`.
    static let fileKind = "sample"

    /// The module of the definitions; `nil` if samples are in the same one.
    public var module: String?

    /// Creates options.
    public init(module: String? = nil) {
        self.module = module
    }
}
