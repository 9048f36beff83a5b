/// The end of a list at which a page is loaded.
enum PageDirection: Hashable, Sendable {
    /// After the last row.
    case next
    /// Before the first row.
    case previous
}
