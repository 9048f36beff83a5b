import Foundation
import GraphQLSchema

extension TapeQuestions {
    func records(_ text: String) -> TapeAnswer {
        let found = store.records.filter { name, record in
            text.isEmpty || name.contains(text) || record.type.contains(text)
                || record.fields.values.contains { value in
                    if case .string(let string) = value { string.contains(text) } else { false }
                }
        }.sorted { $0.key < $1.key }
        let limit = 200
        var lines = found.prefix(limit).map { name, record in
            "\(name) \(record.type)" + (record.isDeleted ? " (deleted)" : "")
        }
        if found.count > limit { lines.append("… \(found.count) in all") }
        if found.isEmpty { lines = ["No record has `\(text)` in its name, type or values."] }
        let json = found.map { name, record -> JSON in
            ["name": .string(name), "type": .string(record.type)]
        }
        return TapeAnswer(lines, .array(json))
    }

    func record(_ name: String) throws(TapeMistake) -> TapeAnswer {
        guard let record = store.records[name] else {
            throw TapeMistake(
                message:
                    "\(name) is not in the store at version \(store.version). `history \(name)` tells when it was."
            )
        }
        var lines = ["\(name) \(record.type)" + (record.isDeleted ? " (deleted)" : "")]
        var json: [String: JSON] = ["name": .string(name), "fields": .object(record.fields)]
        let layer = store.base[name]
        for (key, value) in record.fields.sorted(by: { $0.key < $1.key }) where key != "__typename"
        {
            var line = "  \(key): \(Self.text(value))"
            if let age = store.ages[name]?[key] { line += " (\(self.age(age)))" }
            if case .some(.some(let fields)) = layer, let before = fields[key] {
                let isAbsent = before["__absent"] != nil
                line += " (optimistic; without: \(isAbsent ? "nothing" : Self.text(before)))"
            }
            lines.append(line)
        }
        if case .some(.none) = layer { lines.append("  Only an optimistic update has made it.") }
        if case .some(.some(let fields)) = layer { json["base"] = .object(fields) }
        let users = linksTo(name)
        if !users.isEmpty {
            let shown = users.prefix(10).map { "\($0.record) (\($0.key))" }.joined(separator: ", ")
            lines.append(
                "  linked from \(shown)" + (users.count > 10 ? ", … \(users.count) in all" : "")
            )
        }
        json["linkedFrom"] = .array(
            users.map { ["record": .string($0.record), "key": .string($0.key)] }
        )
        return TapeAnswer(lines, .object(json))
    }

    private func age(_ age: (received: Double, seconds: Double)) -> String {
        let old = store.time - age.received
        let left = age.seconds - old
        let state = left > 0 ? "fresh for" : "stale since"
        return String(format: "%.0f s old, ", old) + state + String(format: " %.0f s", abs(left))
    }

    private func linksTo(_ name: String) -> [(record: String, key: String)] {
        var users: [(record: String, key: String)] = []
        for (other, record) in store.records {
            for (key, value) in record.fields {
                var links = false
                value.forEachLink { if $0 == name { links = true } }
                if links { users.append((other, key)) }
            }
        }
        return users.sorted { ($0.record, $0.key) < ($1.record, $1.key) }
    }

    func why(_ name: String) -> TapeAnswer {
        guard let reason = store.retention(of: name) else {
            let isThere = store.records[name] != nil
            let text =
                isThere
                ? "Nothing keeps \(name); the next collection removes it."
                : "\(name) is not in the store at version \(store.version)."
            return TapeAnswer([text], ["record": .string(name), "reason": .null])
        }
        var lines = [
            "\(name) is \(reason.origin)" + (reason.root.isEmpty ? "" : ": \(reason.root)")
        ]
        lines.append("  " + reason.path.joined(separator: " → "))
        if let since = retainedSince(reason.root) {
            lines.append("  since \(Self.seconds(since))" + readersSince(reason.root))
        }
        let json: JSON = [
            "record": .string(name), "reason": .string(reason.origin),
            "root": .string(reason.root), "path": .array(reason.path.map { .string($0) }),
        ]
        return TapeAnswer(lines, json)
    }

    /// Returns when an operation was last retained for the first time; `nil` if it is not retained.
    func retainedSince(_ operation: String) -> Double? {
        var since: Double?
        for line in tape.lines("roots") where line.time <= store.time {
            let isRetained = (line["roots"]?.array ?? []).contains { root in
                root["operation"]?.string == operation && (root["retained"]?.int ?? 0) > 0
            }
            since = isRetained ? since ?? line.time : nil
        }
        return since
    }

    private func readersSince(_ operation: String) -> String {
        let readers = store.readers.values.filter { $0.operation == operation }
        return readers.isEmpty
            ? "; no live reader reads any of its data"
            : "; \(readers.count) live readers read its data"
    }

    func history(of name: String) -> TapeAnswer {
        var lines: [String] = []
        var json: [JSON] = []
        for line in tape.lines {
            guard line.kind == "version" else {
                if line.kind == "collected", line["gone"]?.strings.contains(name) == true {
                    lines.append("\(Self.seconds(line.time)) collected")
                    json.append(["time": .double(line.time), "collected": true])
                }
                continue
            }
            let change = line["records"]?.members?[name]
            let removed = line["removed"]?[name]?.strings ?? []
            let isThere = line["records"]?.members?.keys.contains(name) == true
            guard isThere || !removed.isEmpty else { continue }
            let version = line["version"]?.int ?? 0
            let cause = Self.cause(of: line)
            let fields = (change?.members?.keys.sorted() ?? []).filter { $0 != "__typename" }
            let text =
                change?.members == nil && isThere
                ? "deleted"
                : (fields.map { "\($0): \(Self.text(change?[$0]))" }
                    + removed.map { "without \($0)" })
                    .joined(separator: ", ")
            lines.append("\(Self.seconds(line.time)) version \(version), \(cause): \(text)")
            json.append([
                "time": .double(line.time), "version": .int(version), "cause": .string(cause),
                "fields": change ?? .null,
            ])
        }
        return TapeAnswer(lines, .array(json))
    }

    func readers(of name: String?) -> TapeAnswer {
        let readers =
            name.map { store.readers(of: $0) }
            ?? store.readers.values.sorted { $0.number < $1.number }
        var lines: [String] = []
        var json: [JSON] = []
        for reader in readers {
            var line = "reader \(reader.number): \(reader.definition)"
            if let object = reader.object { line += " of \(object)" }
            if reader.operation != reader.definition { line += ", of \(reader.operation)" }
            line += "; read again \(reader.readCount) times, \(reader.vainCount) in vain"
            lines.append(line)
            if let name, let fields = reader.reads[name] {
                lines.append(
                    "  reads " + (fields?.sorted().joined(separator: ", ") ?? "all fields")
                )
            }
            for told in told(reader, limit: 3) { lines.append("  \(told)") }
            json.append([
                "reader": .int(reader.number), "definition": .string(reader.definition),
                "object": reader.object.map { .string($0) } ?? .null,
                "operation": .string(reader.operation), "readAgain": .int(reader.readCount),
                "inVain": .int(reader.vainCount),
                "reads": .object(
                    reader.reads.mapValues { keys in
                        keys.map { .array($0.sorted().map { .string($0) }) } ?? true
                    }
                ),
            ])
        }
        if lines.isEmpty {
            lines = [name.map { "No live reader reads \($0)." } ?? "There are no live readers."]
        }
        return TapeAnswer(lines, .array(json))
    }

    /// Returns the last times at which a reader was told, and why.
    private func told(_ reader: TapeStore.Reader, limit: Int) -> [String] {
        let lines = tape.lines.filter {
            $0.kind == "read" && $0["reader"]?.int == reader.number && $0["of"] == nil
        }
        return lines.suffix(limit).map { line in
            let version = line["version"]?.int ?? 0
            let result = line["changed"]?.bool == true ? "a new value" : "no new value"
            let change = tape.lines("version").first { $0["version"]?.int == version }
            var causes: [String] = []
            for (name, fields) in change?["records"]?.members ?? [:] {
                guard let read = reader.reads[name] else { continue }
                let keys = (fields.members?.keys.sorted() ?? []).filter {
                    read?.contains($0) ?? true
                }
                causes += keys.map { "\(name).\($0)" }
            }
            let because =
                causes.isEmpty
                ? "" : ", because of \(causes.sorted().prefix(5).joined(separator: ", "))"
            let by = change.map { ", \(Self.cause(of: $0))" } ?? ""
            return
                "told at \(Self.seconds(line.time)) with version \(version)\(by)\(because): \(result)"
        }
    }

    func roots() -> TapeAnswer {
        let lines = store.roots.map { root in
            let kind =
                root.retained > 0
                ? "retained \(root.retained) times"
                : root.references > 0 ? "\(root.references) references" : "in the release buffer"
            let since = retainedSince(root.operation).map { " since \(Self.seconds($0))" } ?? ""
            return "\(root.operation): \(kind)\(since)"
        }
        let json = store.roots.map { root -> JSON in
            [
                "operation": .string(root.operation), "record": .string(root.record),
                "retained": .int(root.retained), "references": .int(root.references),
            ]
        }
        return TapeAnswer(lines.isEmpty ? ["Nothing is retained."] : lines, .array(json))
    }

    func sizes() -> TapeAnswer {
        var sizes: [(name: String, type: String, bytes: Int)] = []
        var types: [String: (count: Int, bytes: Int)] = [:]
        for (name, record) in store.records {
            let bytes = JSONWriter.bytes(.object(record.fields)).count
            sizes.append((name, record.type, bytes))
            types[record.type, default: (0, 0)].count += 1
            types[record.type, default: (0, 0)].bytes += bytes
        }
        sizes.sort { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
        var lines = ["\(sizes.count) records, \(sizes.reduce(0) { $0 + $1.bytes }) bytes as JSON"]
        for (type, sum) in types.sorted(by: { ($1.value.bytes, $0.key) < ($0.value.bytes, $1.key) })
            .prefix(10)
        {
            lines.append(
                "  \(type.isEmpty ? "(no type)" : type): \(sum.count) records, \(sum.bytes) bytes"
            )
        }
        lines.append("The largest records:")
        lines += sizes.prefix(10).map { "  \($0.name) \($0.type): \($0.bytes) bytes" }
        let slow = tape.lines("event").filter { line in
            line["ms"] != nil
                && ["store.notify.end", "execute.normalize.end"].contains(
                    line["name"]?.string ?? ""
                )
        }.sorted { ($0["ms"]?.number ?? 0) > ($1["ms"]?.number ?? 0) }
        lines.append("The slowest writes and notifications:")
        lines += slow.prefix(5).map { line in
            "  \(line["ms"]?.number ?? 0) ms at \(Self.seconds(line.time)): \(line["name"]?.string ?? "") "
                + (line["operation"]?.string ?? "")
        }
        let json = sizes.prefix(100).map { size -> JSON in
            ["name": .string(size.name), "type": .string(size.type), "bytes": .int(size.bytes)]
        }
        return TapeAnswer(lines, .array(json))
    }
}
