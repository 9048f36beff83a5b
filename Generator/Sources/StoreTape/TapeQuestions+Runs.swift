import GraphQLSchema

extension TapeQuestions {
    /// A request to the network.
    struct Run {
        let id: String
        let name: String
        let kind: String
        let variables: JSON
        let began: Double
        var ended: Double?
        var payloads = 0
        var bytes = 0
        /// The message of the error that has ended it.
        var failure: String?
        var isCancelled = false
        /// The errors of fields in its responses.
        var fieldErrors = 0
        var versions: [Int] = []

        var hasFailed: Bool { failure != nil || fieldErrors > 0 }
    }

    /// All requests, in the order in which they began.
    func runs() -> [Run] {
        var runs: [Run] = []
        var places: [String: Int] = [:]
        for line in tape.lines {
            guard line.time <= store.time, let id = line["id"]?.string ?? line["by"]?["id"]?.string
            else {
                continue
            }
            if line.kind == "operation" {
                places[id] = runs.count
                runs.append(
                    Run(
                        id: id,
                        name: line["name"]?.string ?? "",
                        kind: line["kind"]?.string ?? "",
                        variables: line["variables"] ?? [:],
                        began: line.time
                    )
                )
            }
            guard let place = places[id] else { continue }
            if line.kind == "version", let version = line["version"]?.int {
                runs[place].versions.append(version)
            }
            guard line.kind == "event" else { continue }
            note(line, &runs[place])
        }
        return runs
    }

    private func note(_ line: Tape.Line, _ run: inout Run) {
        switch line["name"]?.string {
        case "network.operation.next":
            run.payloads += 1
            run.bytes += line["bytes"]?.int ?? 0
        case "network.operation.complete": run.ended = line.time
        case "network.operation.error", "execute.normalize.refuse":
            run.ended = line.time
            run.failure = line["message"]?.string ?? "unknown"
        case "network.operation.cancel":
            run.ended = line.time
            run.isCancelled = true
        case "execute.field.error": run.fieldErrors += line["count"]?.int ?? 1
        default: break
        }
    }

    func operations(_ text: String?, onlyFailed: Bool) -> TapeAnswer {
        let found = runs().filter { run in
            (!onlyFailed || run.hasFailed)
                && (text.map { run.name.contains($0) || Self.text(run.variables).contains($0) }
                    ?? true)
        }
        let lines = found.map { run in
            var line = "\(Self.seconds(run.began)) [\(run.id)] \(run.kind) \(run.name)"
            if run.variables.members?.isEmpty == false { line += " \(Self.text(run.variables))" }
            if let failure = run.failure {
                line += ": failed, \(failure)"
            } else if run.isCancelled {
                line += ": cancelled"
            } else if let ended = run.ended {
                line += ": \(Self.seconds(ended - run.began)), \(run.bytes) bytes"
            } else {
                line += ": pending for \(Self.seconds(store.time - run.began))"
            }
            if run.fieldErrors > 0 { line += ", \(run.fieldErrors) fields failed" }
            if !run.versions.isEmpty {
                line += ", wrote version \(run.versions.map(String.init).joined(separator: ", "))"
            }
            return line
        }
        let json = found.map { run -> JSON in
            [
                "id": .string(run.id), "name": .string(run.name), "kind": .string(run.kind),
                "variables": run.variables, "began": .double(run.began),
                "ended": run.ended.map { .double($0) } ?? .null, "bytes": .int(run.bytes),
                "payloads": .int(run.payloads), "failure": run.failure.map { .string($0) } ?? .null,
                "cancelled": .bool(run.isCancelled), "fieldErrors": .int(run.fieldErrors),
                "versions": .array(run.versions.map { .int($0) }),
            ]
        }
        return TapeAnswer(lines.isEmpty ? ["There are no such operations."] : lines, .array(json))
    }

    /// Returns the cause of a version, in words.
    static func cause(of line: Tape.Line) -> String {
        if let operation = line["by"]?["response"]?.string {
            return "by the response of \(operation)"
                + (line["by"]?["id"]?.string.map { " [\($0)]" } ?? "")
        }
        if line["by"]?["reset"]?.bool == true { return "by a reset" }
        if line["base"] != nil { return "by an optimistic update" }
        return line["whole"]?.bool == true ? "as it was" : "by a local change"
    }

    func versions(_ text: String?) -> TapeAnswer {
        var lines: [String] = []
        var json: [JSON] = []
        for line in tape.lines("version") {
            let version = line["version"]?.int ?? 0
            let cause = Self.cause(of: line)
            guard text.map(cause.contains) ?? true else { continue }
            let names = (line["records"]?.members?.keys.sorted() ?? [])
            let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
            lines.append(
                "\(Self.seconds(line.time)) version \(version) \(cause): \(names.count) records"
                    + (names.isEmpty ? "" : ": \(shown)")
            )
            json.append([
                "version": .int(version), "time": .double(line.time), "cause": .string(cause),
                "records": .array(names.map { .string($0) }),
            ])
        }
        return TapeAnswer(lines.isEmpty ? ["There are no such versions."] : lines, .array(json))
    }

    func difference(_ first: Int, _ second: Int) -> TapeAnswer {
        let (before, after) = (
            TapeStore(tape, at: first).records, TapeStore(tape, at: second).records
        )
        var lines: [String] = []
        var json: [String: JSON] = [:]
        for name in Set(before.keys).union(after.keys).sorted() {
            let (old, new) = (before[name], after[name])
            guard old != new else { continue }
            guard let new, !new.isDeleted else {
                lines.append("- \(name) \(old?.type ?? "")" + (new == nil ? "" : " (deleted)"))
                json[name] = .null
                continue
            }
            lines.append((old == nil ? "+ " : "  ") + "\(name) \(new.type)")
            var fields: [String: JSON] = [:]
            for key in Set(old?.fields.keys.map { $0 } ?? []).union(new.fields.keys).sorted()
            where key != "__typename" {
                let (oldValue, newValue) = (old?.fields[key], new.fields[key])
                guard oldValue != newValue else { continue }
                lines.append(
                    old == nil
                        ? "    \(key): \(Self.text(newValue))"
                        : "    \(key): \(Self.text(oldValue)) → \(Self.text(newValue))"
                )
                fields[key] = ["before": oldValue ?? .null, "after": newValue ?? .null]
            }
            json[name] = .object(fields)
        }
        return TapeAnswer(lines.isEmpty ? ["The two versions are the same."] : lines, .object(json))
    }

    func optimistic() -> TapeAnswer {
        var lines: [String] = []
        for update in updatesInForce() {
            lines.append("\(update.operation), in force since \(Self.seconds(update.since))")
        }
        for (name, fields) in store.base.sorted(by: { $0.key < $1.key }) {
            guard let fields else {
                lines.append("  \(name): only there because of it")
                continue
            }
            for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
                let before = value["__absent"] != nil ? "nothing" : Self.text(value)
                lines.append(
                    "  \(name).\(key): \(Self.text(store.records[name]?.fields[key])) instead of \(before)"
                )
            }
        }
        let json = store.base.mapValues { fields -> JSON in fields.map { .object($0) } ?? .null }
        return TapeAnswer(
            lines.isEmpty ? ["No optimistic update is in force."] : lines,
            .object(json)
        )
    }

    /// The optimistic updates that were applied and neither replaced nor rolled back, oldest first.
    func updatesInForce() -> [(operation: String, since: Double)] {
        var updates: [(operation: String, since: Double)] = []
        for line in tape.lines("event") where line.time <= store.time {
            let operation = line["operation"]?.string ?? "an optimistic change"
            switch line["name"]?.string {
            case "store.optimistic.apply": updates.append((operation, line.time))
            case "store.optimistic.commit", "store.optimistic.rollback":
                if let place = updates.firstIndex(where: { $0.operation == operation }) {
                    updates.remove(at: place)
                }
            case "store.reset.end": updates = []
            default: break
            }
        }
        return updates
    }

    func queue() -> TapeAnswer {
        let lines = store.queue.map { mutation in
            "\(mutation["number"]?.int ?? 0) \(mutation["operation"]?.string ?? "") "
                + "\(Self.text(mutation["variables"])): \(mutation["state"]?.string ?? ""), "
                + "sent \(mutation["attempts"]?.int ?? 0) times"
        }
        return TapeAnswer(lines.isEmpty ? ["No mutation waits."] : lines, .array(store.queue))
    }

    func events(_ text: String) -> TapeAnswer {
        let found = tape.lines("event").filter { line in
            text.isEmpty || Self.text(line.members).contains(text)
                || line["name"]?.string?.contains(text) == true
        }
        let lines = found.map { line in
            let members = (line.members.members ?? [:]).filter {
                !["k", "t", "name"].contains($0.key)
            }
            let rest = members.sorted { $0.key < $1.key }.map {
                "\($0.key): \(Self.text($0.value))"
            }
            return "\(Self.seconds(line.time)) \(line["name"]?.string ?? "") "
                + rest.joined(separator: ", ")
        }
        return TapeAnswer(
            lines.isEmpty ? ["There are no such events."] : lines,
            .array(found.map(\.members))
        )
    }
}
