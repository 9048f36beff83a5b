/// Whether a fragment's list has more pages, as of the version that is shown.
struct PageEnds: Sendable, Hashable {
    var hasNext = false
    var hasPrevious = false
    /// Whether the list was fetched and has no rows.
    var isEmpty = false
    /// The field that says where a numbered list ends, which the fragment doesn't select.
    var range: SeenRecord?
}
