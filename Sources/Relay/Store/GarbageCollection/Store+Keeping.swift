extension Store {
    /// Keeps records in the store until the returned value is disposed of, as if they were being
    /// read.
    package func keep(_ records: Set<DataID>) -> Disposable {
        let ids = records.sorted { $0.index < $1.index }
        let seen = SeenRecords(ids.lazy.map { SeenRecord($0, .existence) })
        return subscribe(operations: []) { _ in .init(seen: seen, hasChanged: false) }
    }
}
