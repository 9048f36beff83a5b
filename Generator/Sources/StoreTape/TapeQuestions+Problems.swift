import GraphQLSchema

extension TapeQuestions {
    /// Something that is probably wrong.
    struct Problem {
        let time: Double
        let text: String
        /// The question that shows the cause.
        let look: String
    }

    /// A query that is sent this often within ``window`` goes round in circles.
    private static let repetitions = 5
    private static let window = 10.0
    /// After this many seconds something that should end is conspicuous.
    private static let patience = 10.0
    /// A reader that is told this often in vain costs time.
    private static let vainLimit = 10
    /// The time of a frame in milliseconds.
    private static let frame = 16.0

    func problems() -> TapeAnswer {
        var problems: [Problem] = []
        let runs = runs()
        problems += repeatedQueries(runs) + pendingOperations(runs) + failedOperations(runs)
        problems += lastingUpdates() + idleRoots() + vainReaders() + mistakes() + slowSteps()
        problems += strangeKeys() + shortenedLists() + staleReads() + failedMutations()
        problems.sort { $0.time < $1.time }
        var lines: [String] = []
        for problem in problems {
            lines.append("\(Self.seconds(problem.time)) \(problem.text)")
            lines.append("  look at: \(problem.look)")
        }
        let json = problems.map { problem -> JSON in
            [
                "time": .double(problem.time), "text": .string(problem.text),
                "look": .string(problem.look),
            ]
        }
        return TapeAnswer(lines.isEmpty ? ["Nothing is conspicuous."] : lines, .array(json))
    }

    // MARK: - Operations

    private func repeatedQueries(_ runs: [Run]) -> [Problem] {
        let groups = Dictionary(grouping: runs.filter { $0.kind == "query" }) {
            "\($0.name) \(Self.text($0.variables))"
        }
        return groups.compactMap { name, runs in
            let times = runs.map(\.began).sorted()
            guard times.count >= Self.repetitions,
                let place = times.indices.dropFirst(Self.repetitions - 1).first(where: {
                    times[$0] - times[$0 - Self.repetitions + 1] <= Self.window
                })
            else { return nil }
            let first = times[place - Self.repetitions + 1]
            let cause = causeOfRefetch(runs)
            return Problem(
                time: first,
                text:
                    "`\(name)` is fetched again and again: \(times.count) times in \(Self.seconds((times.last ?? 0) - times[0]))\(cause)",
                look: "operations \(runs[0].name)"
            )
        }
    }

    /// Returns what has happened right before most of the requests but the first.
    private func causeOfRefetch(_ runs: [Run]) -> String {
        var causes: [String: Int] = [:]
        let watched: Set = [
            "store.invalidate.end", "network.operation.error", "observe.definition.start",
        ]
        for run in runs.dropFirst() {
            let before = tape.lines("event").last { line in
                line.time <= run.began && line.time > run.began - 1
                    && watched.contains(line["name"]?.string ?? "")
            }
            if let name = before?["name"]?.string { causes[name, default: 0] += 1 }
        }
        guard let most = causes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            most.value * 2 >= runs.count - 1
        else { return "" }
        return ", mostly after `\(most.key)`"
    }

    private func pendingOperations(_ runs: [Run]) -> [Problem] {
        runs.filter {
            $0.kind != "subscription" && $0.ended == nil && store.time - $0.began > Self.patience
        }.map { run in
            Problem(
                time: run.began,
                text:
                    "\(run.kind) `\(run.name)` [\(run.id)] has no end after \(Self.seconds(store.time - run.began))",
                look: "operations \(run.name)"
            )
        }
    }

    private func failedOperations(_ runs: [Run]) -> [Problem] {
        runs.filter(\.hasFailed).map { run in
            let reason =
                run.failure.map { "failed: \($0)" }
                ?? "was answered with failed fields: \(run.fieldErrors)"
            return Problem(
                time: run.began,
                text: "\(run.kind) `\(run.name)` [\(run.id)] \(reason)",
                look: "operations --failed \(run.name)"
            )
        }
    }

    private func failedMutations() -> [Problem] {
        store.queue.compactMap { mutation in
            guard let state = mutation["state"]?.string, state.hasPrefix("failed") else {
                return nil
            }
            return Problem(
                time: store.time,
                text:
                    "The queued mutation `\(mutation["operation"]?.string ?? "")` is not sent any more: \(state)",
                look: "queue"
            )
        }
    }

    private func lastingUpdates() -> [Problem] {
        updatesInForce().filter { store.time - $0.since > Self.patience }.map { update in
            Problem(
                time: update.since,
                text: "The optimistic update of `\(update.operation)` is still in force after "
                    + Self.seconds(store.time - update.since),
                look: "optimistic"
            )
        }
    }

    // MARK: - Readers and roots

    private func idleRoots() -> [Problem] {
        store.roots.compactMap { root in
            guard root.retained > 0, let since = retainedSince(root.operation) else { return nil }
            let ended = lastEnd(of: root.operation)
            let idle = store.time - max(since, ended ?? since)
            let isRead = store.readers.values.contains { $0.operation == root.operation }
            guard !isRead, idle > Self.patience else { return nil }
            return Problem(
                time: ended ?? since,
                text:
                    "`\(root.operation)` is retained since \(Self.seconds(since)), and nothing reads it"
                    + (ended.map { " since \(Self.seconds($0))" } ?? ""),
                look: "roots"
            )
        }
    }

    /// Returns when the last reader of an operation has ended; `nil` if there was none.
    private func lastEnd(of operation: String) -> Double? {
        var readers: [Int: String] = [:]
        var last: Double?
        for line in tape.lines where line.time <= store.time {
            guard let number = line["reader"]?.int else { continue }
            if line.kind == "read", line["of"] != nil {
                readers[number] = line["operation"]?.string ?? ""
            }
            if line.kind == "end", readers[number] == operation { last = line.time }
        }
        return last
    }

    private func vainReaders() -> [Problem] {
        store.readers.values.filter { $0.vainCount >= Self.vainLimit }.map { reader in
            Problem(
                time: reader.began,
                text:
                    "Reader \(reader.number) of `\(reader.definition)` read again \(reader.readCount) times, "
                    + "\(reader.vainCount) of them in vain",
                look: "readers \(reader.object ?? "")"
            )
        }
    }

    private func staleReads() -> [Problem] {
        var problems: [Problem] = []
        for (name, fields) in store.ages {
            for (key, age) in fields where store.time > age.received + age.seconds {
                let readers = store.readers(of: name).filter { reader in
                    reader.reads[name].map { $0?.contains(key) ?? true } ?? false
                }
                guard let reader = readers.first else { continue }
                problems.append(
                    Problem(
                        time: age.received + age.seconds,
                        text: "`\(reader.definition)` shows \(name).\(key), which is stale since "
                            + Self.seconds(age.received + age.seconds),
                        look: "record \(name)"
                    )
                )
            }
        }
        return problems
    }

    // MARK: - Records

    /// Records that are probably one object of the server.
    private func strangeKeys() -> [Problem] {
        var problems: [Problem] = []
        let records = store.records.filter { !$0.value.isDeleted && !$0.value.type.isEmpty }
        for (type, group) in Dictionary(grouping: records, by: \.value.type) {
            let names = group.map(\.key)
            let paths = names.filter { Self.isPlace($0) }
            if let path = paths.min(), paths.count < names.count {
                problems.append(
                    Problem(
                        time: store.time,
                        text:
                            "\(paths.count) of \(names.count) `\(type)` have no id, so changes of the others "
                            + "don't reach them, such as \(path)",
                        look: "record \(path)"
                    )
                )
            }
            problems += doubles(type, group.map { ($0.key, $0.value) })
        }
        return problems
    }

    /// Returns whether a name is that of a place: of an object without an id in a field of another one.
    private static func isPlace(_ name: String) -> Bool {
        guard !name.hasPrefix("local.") else { return false }
        var (isQuoted, isEscaped, depth) = (false, false, 0)
        for character in name.utf8 {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch character {
            case UInt8(ascii: "\\"): isEscaped = isQuoted
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "("): if !isQuoted { depth += 1 }
            case UInt8(ascii: ")"): if !isQuoted { depth -= 1 }
            case UInt8(ascii: "."): if !isQuoted, depth == 0 { return true }
            default: break
            }
        }
        return false
    }

    private func doubles(_ type: String, _ group: [(String, TapeStore.Record)]) -> [Problem] {
        guard group.count > 1 else { return [] }
        for key in ["id", "_id", "uuid", "databaseId", "slug", "sku", "code", "email", "login"] {
            var known: [JSON: String] = [:]
            for (name, record) in group.sorted(by: { $0.0 < $1.0 }) {
                guard let value = record.fields[key], value.string != nil || value.int != nil else {
                    continue
                }
                guard let other = known[value] else {
                    known[value] = name
                    continue
                }
                return [
                    Problem(
                        time: store.time,
                        text:
                            "\(other) and \(name) are both `\(type)` with \(key) \(Self.text(value)): probably one "
                            + "object under two keys",
                        look: "record \(name)"
                    )
                ]
            }
        }
        return []
    }

    /// Lists that a response has made shorter although the server has not sent their first page.
    private func shortenedLists() -> [Problem] {
        var problems: [Problem] = []
        var store = TapeStore()
        for line in tape.lines {
            if line.kind == "version", let operation = line["by"]?["response"]?.string {
                for (name, fields) in line["records"]?.members ?? [:] {
                    guard let old = store.records[name]?.fields["edges"],
                        let edges = fields["edges"]
                    else {
                        continue
                    }
                    let (before, after) = (Self.count(old, nil), Self.count(edges, old))
                    guard after < before, before > 1 else { continue }
                    problems.append(
                        Problem(
                            time: line.time,
                            text:
                                "\(name) had \(before) rows, and has \(after) since the response of `\(operation)`",
                            look: "history \(name)"
                        )
                    )
                }
            }
            store.apply(line)
        }
        return problems
    }

    /// Returns the number of links in a list, or in the change of one.
    private static func count(_ value: JSON, _ old: JSON?) -> Int {
        if let splice = value["__splice"]?.array, splice.count == 3 {
            return count(old ?? .null, nil) - (splice[1].int ?? 0) + (splice[2].array?.count ?? 0)
        }
        return value["__refs"]?.array?.count ?? value.array?.count ?? 0
    }

    // MARK: - Events

    private static let mistakes: [String: String] = [
        "read.definition.missing": "has no data for an observed fragment",
        "read.definition.error": "can't read a definition because fields failed",
        "read.reference.foreign": "observes a reference of another environment",
        "update.connection.unknown": "asks for a connection that no document declares",
        "update.object.unknown": "follows a field that was never fetched",
        "update.field.unknown": "sets a field that no operation selects",
        "update.type.conflict": "creates an object with the id of another type",
        "publish.handler.skip": "has nothing to insert into or to delete from",
        "execute.key.missing": "received an object without a key",
        "execute.value.conflict": "received two values for one field",
        "execute.type.conflict": "received an object with another type",
        "store.optimistic.incomplete": "has an optimistic response that lacks fields",
        "store.optimistic.error": "has an optimistic update that failed",
        "subscription.event.drop": "has dropped an event of a subscription",
        "storage.file.error": "can't keep its data",
    ]

    private func mistakes() -> [Problem] {
        tape.lines("event").compactMap { line in
            guard line.time <= store.time, let name = line["name"]?.string,
                let text = Self.mistakes[name]
            else { return nil }
            let members = (line.members.members ?? [:]).filter {
                !["k", "t", "name", "id"].contains($0.key)
            }
            let rest = members.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.text($0.value))" }
            return Problem(
                time: line.time,
                text: "The app \(text): \(rest.joined(separator: ", "))",
                look: "events \(name)"
            )
        }
    }

    private func slowSteps() -> [Problem] {
        tape.lines("event").compactMap { line in
            guard let name = line["name"]?.string,
                ["store.notify.end", "execute.normalize.end"].contains(name),
                let duration = line["ms"]?.number, duration > Self.frame
            else { return nil }
            let text = name == "store.notify.end" ? "Notifying readers" : "Writing a response"
            return Problem(
                time: line.time,
                text: "\(text) took \(duration) ms, longer than a frame",
                look: "sizes"
            )
        }
    }
}
