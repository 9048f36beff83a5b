/// Why a fragment could not be refetched, or a page of its list not be added, although the server
/// answered.
public enum RefetchError: Error, Sendable, Hashable {
    /// The server returned null, or another object, in place of the fragment's object.
    case notReturned(fragment: String)
    /// The list was replaced again and again while its next page was being loaded.
    case listReplaced(fragment: String)
    /// The server says that there are more rows, but not after which cursor.
    case noCursor(fragment: String)
    /// The server returned a page without new rows and with the same cursor, and says that there are
    /// more.
    case noProgress(fragment: String)
}

extension RefetchError: CustomStringConvertible {
    /// One sentence: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .notReturned(let fragment):
            "`\(fragment)` was not refetched: the server returned null, or another object, instead "
                + "of its object. It may have been deleted."
        case .listReplaced(let fragment):
            "A page of `\(fragment)` was not added: the list was replaced each time before the page "
                + "arrived. Load it again when the list is at rest."
        case .noCursor(let fragment):
            "The next page of `\(fragment)` can't be requested: `pageInfo` says that there is one, "
                + "but its cursor is null. Check the server."
        case .noProgress(let fragment):
            "The pages of `\(fragment)` don't advance: the server returned a page with no new rows "
                + "and the cursor of the page before. Check the server."
        }
    }
}

extension RefetchError: LoggableError {
    package var logDescription: String { description }
}
