/// A page of a connection whose edges the server may deliver one by one.
struct StreamedPage: Sendable {
    let payload: FieldPayload
    /// Whether the page replaces the edges although it may have a cursor.
    let replaces: Bool
}
