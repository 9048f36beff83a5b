/// A page of a connection whose edges the server may deliver one by one.
struct StreamedPage: Sendable {
    let payload: FieldPayload
    /// Whether the page replaces the edges although it may have a cursor.
    let replaces: Bool
    /// The index of the first edge that the connection has made of this page.
    let firstEdge: Int64

    /// Returns whether a payload is of this page's connection.
    func isSameList(as other: FieldPayload) -> Bool {
        payload.dataID == other.dataID && payload.handleKey == other.handleKey
    }
}
