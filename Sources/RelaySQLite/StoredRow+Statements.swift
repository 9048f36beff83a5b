import Relay

/// The statements for the rows of a table.
extension StoredRow.Table {
    var selectBytes: String { "SELECT bytes FROM \"\(rawValue)\" WHERE number=?1" }

    var selectRows: String {
        "SELECT number, count, label, bytes FROM \"\(rawValue)\" WHERE number>=?1 ORDER BY number"
    }

    /// With the index for the records, since their rows are large and would all be read.
    var selectCounts: String {
        let index = self == .records ? " INDEXED BY records_count" : ""
        return "SELECT number, count FROM \"\(rawValue)\"\(index) ORDER BY number"
    }

    /// Changes a row with this number and count.
    ///
    /// It does not touch the index, unlike ``upsert``, and writes a page less for it.
    var update: String {
        "UPDATE \"\(rawValue)\" SET label=?3, bytes=?4 WHERE number=?1 AND count=?2"
    }

    var upsert: String {
        "INSERT INTO \"\(rawValue)\" (number, count, label, bytes) VALUES (?1, ?2, ?3, ?4) "
            + "ON CONFLICT(number) DO UPDATE SET "
            + "count=excluded.count, label=excluded.label, bytes=excluded.bytes"
    }

    var delete: String { "DELETE FROM \"\(rawValue)\" WHERE number=?1" }

    var deleteAll: String { "DELETE FROM \"\(rawValue)\"" }
}
