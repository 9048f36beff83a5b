/// How much of a query must be in the store before its data is delivered.
public enum RenderPolicy: Sendable, Hashable {
    /// Everything, including the data of all fragments below it.
    case full
    /// The fields that the query itself selects.
    ///
    /// The data of fragments may still be missing then. While a request is running, it is on its
    /// way.
    case partial
}
