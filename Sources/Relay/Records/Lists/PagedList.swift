/// A list in the store whose pages are merged.
package struct PagedList: Hashable, Sendable {
    /// The connection's record, or the record with the field.
    package let record: DataID
    /// The field with a numbered list; `nil` for a connection.
    package let field: FieldKey?

    package init(record: DataID, field: FieldKey? = nil) {
        self.record = record
        self.field = field
    }
}
