import Relay

/// The statements for the rows of a table.
extension StoredRow.Table {
    var selectBytes: String { "SELECT bytes FROM \"\(rawValue)\" WHERE number=?1" }

    var selectRows: String {
        "SELECT number, count, label, bytes FROM \"\(rawValue)\" WHERE number>=?1 ORDER BY number"
    }

    var upsert: String {
        "INSERT INTO \"\(rawValue)\" (number, count, label, bytes) VALUES (?1, ?2, ?3, ?4) "
            + "ON CONFLICT(number) DO UPDATE SET "
            + "count=excluded.count, label=excluded.label, bytes=excluded.bytes"
    }

    var delete: String { "DELETE FROM \"\(rawValue)\" WHERE number=?1" }

    var deleteAll: String { "DELETE FROM \"\(rawValue)\"" }
}
