/// The end of a list at which a page is added.
public enum PageDirection: Sendable, Hashable {
    /// Behind the last row.
    case next
    /// In front of the first row.
    case previous
}
