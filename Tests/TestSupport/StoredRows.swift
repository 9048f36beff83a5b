public import Relay

extension RecordStorage {
    /// Returns the rows of a table.
    public func rows(in table: StoredRow.Table) throws -> [StoredRow] {
        var rows: [StoredRow] = []
        try forEachRow(in: table) { rows.append($0) }
        return rows
    }
}
