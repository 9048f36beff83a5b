import Relay

/// Describes what live readers read.
struct ReaderLines {
    /// The records and fields that each reader has read last.
    private var known: [Int: [DataID: FieldSet]] = [:]

    /// Whether a line of a reader was written.
    func knows(_ number: Int) -> Bool { known[number] != nil }

    /// Forgets a reader.
    mutating func end(_ number: Int) { known[number] = nil }

    /// Returns the line of a reading: all records of a reader's first one, and of others those that differ.
    mutating func line(
        for reading: WatchedReading,
        _ differences: inout VersionDifferences,
        _ redactor: inout Redactor
    ) -> JSONObject {
        var line: JSONObject = [
            "version": .int(Int64(reading.version)), "reader": .int(Int64(reading.reader)),
            "changed": .bool(reading.hasChanged),
        ]
        var seen: [DataID: FieldSet] = [:]
        reading.seen.forEachWithParts { seen[$0.id, default: .none].formUnion($0.fields) }
        let old = known[reading.reader]
        known[reading.reader] = seen
        if old == nil {
            let subject = reading.subject
            line["of"] = .string(subject.definition)
            if let object = subject.object {
                differences.learnNames([object])
                line["object"] = .string(differences.name(object))
            }
            if let operation = subject.operation {
                line["operation"] = .string(redactor.name(of: operation))
            }
        }
        let new = seen.filter { old?[$0.key] != $0.value }
        let gone = old?.keys.filter { seen[$0] == nil } ?? []
        guard old == nil || !new.isEmpty || !gone.isEmpty else { return line }
        differences.learnNames(Array(new.keys) + gone)
        let reads = new.sorted { $0.key.index < $1.key.index }.map { id, fields in
            (differences.name(id), differences.fields(fields, of: id))
        }
        line["reads"] = .object(JSONObject(reads))
        if !gone.isEmpty {
            line["unread"] = .array(gone.map { .string(differences.name($0)) })
        }
        return line
    }
}

extension VersionDifferences {
    /// Returns the keys of the fields of a record that are in a set; `true` for all.
    fileprivate func fields(_ fields: FieldSet, of id: DataID) -> JSONValue {
        guard fields != .all, let record = source?[id], !record.isDeleted else {
            return fields == .all ? true : []
        }
        let keys = record.keys.filter { record[$0] != .absent && fields.contains($0) }
        return .array(keys.map { .string(text($0)) })
    }
}
