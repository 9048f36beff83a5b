/// The rows that a storage has, so that only the others are written.
struct KeptRows {
    /// The header; `nil` if there is none.
    var header: StoredHeader?
    /// The version of the store that the storage has.
    var source = RecordSource()
    /// How many records its rows of records have.
    var counts = BlockCounts()
    /// The names and identities that it has.
    var names = UsedNames()
    /// Those of the identities that are others now.
    var renamed = NumberSet<DataID>()
    /// The operations that it has.
    var operations: [RecalledOperation.Key: Operation] = [:]
    /// The rows that can't be decoded, to be removed.
    var damaged: [Row] = []
    /// How often names had been forgotten in the version that the storage has.
    var forgettings = 0
    /// The greatest number of an operation's row.
    var lastOperation: Int64 = 0

    /// Where a row is.
    typealias Row = (table: StoredRow.Table, number: Int64)

    /// An operation in the storage.
    struct Operation {
        let number: Int64
        /// When it was written last.
        let epoch: Int
    }
}
