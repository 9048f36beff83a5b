import Relay

/// Describes each version of a store as the difference from the one before.
struct VersionDifferences {
    private weak let store: Store?
    private let began: ContinuousClock.Instant
    private let symbols: Symbols
    /// The version that was described last; `nil` before the first.
    private var last: WatchedVersion?
    private var names: [DataID: String] = [:]
    /// The last entry of each record with optimistic changes.
    private var layer: [DataID: JSONValue] = [:]
    /// The last entry of each record with fields that age.
    private var ages: [DataID: JSONValue] = [:]

    /// Lists of links below this length are written as a whole.
    private static let shortList = 16

    init(_ store: Store, began: ContinuousClock.Instant) {
        self.store = store
        self.began = began
        symbols = store.symbols
    }

    /// Forgets everything, so that the next version is described as a whole.
    mutating func startOver() {
        last = nil
        names = [:]
        layer = [:]
        ages = [:]
    }

    /// Forgets everything, and returns the line of the last version as a whole; `nil` if there was none.
    mutating func startAgain(_ redactor: inout Redactor) -> JSONObject? {
        guard let version = last else { return nil }
        startOver()
        var line = head(of: version)
        add(version, to: &line, &redactor)
        return line
    }

    /// The version that was described last.
    var source: RecordSource? { last?.source }

    // MARK: - Names

    /// Finds out the names of records, those of many at once.
    mutating func learnNames(_ ids: some Sequence<DataID>) {
        let unknown = Set(ids).filter { names[$0] == nil }
        guard !unknown.isEmpty, let store else { return }
        let sorted = Array(unknown)
        for (id, name) in zip(sorted, store.describe(sorted)) { names[id] = name }
    }

    func text(_ key: FieldKey) -> String { symbols.text(key) }

    func name(_ id: DataID) -> String { names[id] ?? "unknown.\(id.index)" }

    /// Returns the records that have other names than before: the server has answered with the ids of objects
    /// that had temporary ones.
    private mutating func renamed(_ ids: [DataID]) -> JSONObject? {
        // The answer to a mutation is small, and others rename nothing.
        guard let store, ids.count <= 256 else { return nil }
        var others: [(String, String)] = []
        let known = ids.filter { names[$0] != nil }
        for (id, name) in zip(known, store.describe(known)) {
            guard let old = names[id], old != name else { continue }
            others.append((old, name))
        }
        guard !others.isEmpty else { return nil }
        // Objects without ids have the name of the one that they are in.
        for (old, new) in others {
            for (id, name) in names where name == old || name.hasPrefix(old + ".") {
                names[id] = new + name.dropFirst(old.count)
                if name != old { others.append((name, names[id] ?? name)) }
            }
        }
        return JSONObject(others.map { ($0.0, .string($0.1)) })
    }

    // MARK: - Versions

    /// Returns the line of a version.
    mutating func line(for version: WatchedVersion, _ redactor: inout Redactor) -> JSONObject {
        var line = head(of: version)
        if let response = version.response {
            var cause: JSONObject = ["response": .string(response.operation)]
            if let id = response.transactionID { cause["id"] = .string(id) }
            line["by"] = .object(cause)
        } else if version.isReset {
            line["by"] = ["reset": true]
        }
        // Another thread was faster; what this one has written is in the later version.
        if let last, !version.isReset, version.source.version < last.source.version { return line }
        if version.isReset { startOver() }
        add(version, to: &line, &redactor)
        addInvalidated(version.invalidated, to: &line)
        return line
    }

    private func head(of version: WatchedVersion) -> JSONObject {
        [
            "version": .int(Int64(version.source.version)),
            "session": .int(Int64(version.source.session)),
        ]
    }

    /// Adds what is different from the last version, which this one becomes.
    private mutating func add(
        _ version: WatchedVersion,
        to line: inout JSONObject,
        _ redactor: inout Redactor
    ) {
        let ids = changedRecords(in: version)
        if last == nil { line["whole"] = true }
        if version.response != nil, let renamed = renamed(ids) {
            line["renamed"] = .object(renamed)
        }
        learnNames(ids + links(of: ids, in: version.source))
        addGone(ids, in: version.source, to: &line)
        addRecords(ids, of: version.source, to: &line, &redactor)
        addLayer(of: version, to: &line, &redactor)
        addAges(of: version.source, changed: ids, to: &line)
        last = version
    }

    private func changedRecords(in version: WatchedVersion) -> [DataID] {
        var ids: [DataID] = []
        if let last {
            version.source.forEachDifference(from: last.source) { ids.append($0) }
        } else {
            version.source.forEachID { ids.append($0) }
        }
        return ids
    }

    private func links(of ids: [DataID], in source: RecordSource) -> [DataID] {
        var links: [DataID] = []
        for id in ids {
            guard let record = source[id], !record.isDeleted else { continue }
            let old = last?.source[id]
            for key in record.keys {
                let value = record[key]
                if let old, old[key] == value { continue }
                value.forEachLink { links.append($0) }
            }
        }
        return links
    }

    private mutating func addRecords(
        _ ids: [DataID],
        of source: RecordSource,
        to line: inout JSONObject,
        _ redactor: inout Redactor
    ) {
        var records: [(String, JSONValue)] = []
        var removed: [(String, JSONValue)] = []
        for id in ids {
            guard let record = source[id] else { continue }
            guard !record.isDeleted else {
                records.append((name(id), .null))
                continue
            }
            let before = last?.source[id]
            let old = before?.isDeleted == true ? nil : before
            let (fields, gone) = fields(of: record, since: old, &redactor)
            if old == nil || !fields.isEmpty { records.append((name(id), .object(fields))) }
            if !gone.isEmpty { removed.append((name(id), .array(gone.map { .string($0) }))) }
        }
        if !records.isEmpty { line["records"] = .object(JSONObject(records)) }
        if !removed.isEmpty { line["removed"] = .object(JSONObject(removed)) }
    }

    /// Returns the fields that differ, and the keys of those that a record has lost.
    private func fields(
        of record: Record,
        since old: Record?,
        _ redactor: inout Redactor
    ) -> (JSONObject, gone: [String]) {
        var fields: [(String, JSONValue)] = []
        var plain: [(String, JSONValue)] = []
        if old == nil || old?.typeName != record.typeName {
            let type = symbols.text(record.typeName)
            if !type.isEmpty { plain.append(("__typename", .string(type))) }
        }
        for key in record.keys {
            let value = record[key]
            let before = old?[key] ?? .absent
            guard value != .absent, value != before else { continue }
            if let splice = splice(before, value) {
                plain.append((symbols.text(key), splice))
            } else {
                fields.append((symbols.text(key), value.inspected(name)))
            }
        }
        var gone: [String] = []
        if let old {
            for key in old.keys where old[key] != .absent && record[key] == .absent {
                gone.append(symbols.text(key))
            }
        }
        return (JSONObject(plain + redactor.fields(fields)), gone)
    }

    /// Returns the change of a long list of links; `nil` for anything else.
    private func splice(_ old: Value, _ new: Value) -> JSONValue? {
        guard case .links(let oldLinks) = old, case .links(let newLinks) = new,
            min(oldLinks.count, newLinks.count) >= Self.shortList
        else { return nil }
        let (old, new) = (oldLinks.all, newLinks.all)
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, old[start] == new[start] { start += 1 }
        var end = 0
        while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let inserted = new[start..<new.count - end].map { JSONValue.string(name($0)) }
        return [
            "__splice": [
                .int(Int64(start)), .int(Int64(old.count - end - start)), .array(inserted),
            ]
        ]
    }

    // MARK: - Optimistic updates

    /// Adds what records are without optimistic updates, where that has changed.
    private mutating func addLayer(
        of version: WatchedVersion,
        to line: inout JSONObject,
        _ redactor: inout Redactor
    ) {
        var ids: Set<DataID> = []
        version.source.forEachDifference(from: version.base) { ids.insert($0) }
        guard !ids.isEmpty || !layer.isEmpty else { return }
        learnNames(Array(ids) + links(ofLayer: ids, version))
        var entries: [(String, JSONValue)] = []
        for id in ids.union(layer.keys) {
            let entry = layerEntry(id, version, &redactor)
            guard layer[id] ?? .object([:]) != entry else { continue }
            layer[id] = entry == .object([:]) ? nil : entry
            entries.append((name(id), entry))
        }
        if !entries.isEmpty {
            line["base"] = .object(JSONObject(entries.sorted { $0.0 < $1.0 }))
        }
    }

    private func links(ofLayer ids: Set<DataID>, _ version: WatchedVersion) -> [DataID] {
        var links: [DataID] = []
        for id in ids {
            guard let record = version.base[id], !record.isDeleted else { continue }
            for key in record.keys { record[key].forEachLink { links.append($0) } }
        }
        return links
    }

    private func layerEntry(
        _ id: DataID,
        _ version: WatchedVersion,
        _ redactor: inout Redactor
    ) -> JSONValue {
        let (shown, base) = (version.source[id], version.base[id])
        guard let base, !base.isDeleted else {
            return shown == nil || base?.isDeleted == shown?.isDeleted ? .object([:]) : .null
        }
        var fields: [(String, JSONValue)] = []
        for key in base.keys {
            let value = base[key]
            guard value != .absent, value != shown?[key] ?? .absent else { continue }
            fields.append((symbols.text(key), value.inspected(name)))
        }
        var absent: [(String, JSONValue)] = []
        if let shown, !shown.isDeleted {
            for key in shown.keys where shown[key] != .absent && base[key] == .absent {
                absent.append((symbols.text(key), ["__absent": true]))
            }
        }
        return .object(JSONObject(redactor.fields(fields) + absent))
    }

    // MARK: - Freshness

    private mutating func addAges(
        of source: RecordSource,
        changed: [DataID],
        to line: inout JSONObject
    ) {
        guard source.hasAges else { return }
        var ids = changed
        // Fields that were received again with the same values have made no record differ.
        if let last, last.source.freshnessChanges != source.freshnessChanges {
            ids = []
            source.forEachID { if source.stamp(of: $0) != nil { ids.append($0) } }
            learnNames(ids)
        }
        var entries: [(String, JSONValue)] = []
        for id in ids {
            guard let stamp = source.stamp(of: id) else { continue }
            var fields: [(String, JSONValue)] = []
            for group in stamp.groups {
                let received = (group.received - began).seconds
                for age in group.ages {
                    let entry: JSONValue = [.double(received), .int(Int64(age.seconds))]
                    fields.append((symbols.text(age.key), entry))
                }
            }
            let entry = JSONValue.object(JSONObject(fields))
            guard ages[id] != entry else { continue }
            ages[id] = entry
            entries.append((name(id), entry))
        }
        if !entries.isEmpty { line["ages"] = .object(JSONObject(entries)) }
    }

    private mutating func addInvalidated(
        _ invalidated: InvalidatedRecords?,
        to line: inout JSONObject
    ) {
        switch invalidated {
        case .some(.some(let ids)):
            learnNames(ids)
            line["invalidated"] = .array(ids.map { .string(name($0)) })
        case .some(.all): line["invalidated"] = ["*"]
        case nil: break
        }
    }

    // MARK: - Collections

    /// Returns the line of a garbage collection; `nil` if it has removed nothing.
    ///
    /// It removes records without a new version. Later versions lack them too, so a version whose line is
    /// still to come needs no line of a collection.
    mutating func collected() -> JSONObject? {
        guard let last, let store, Self.isCollected(last.source, in: store.source) else {
            return nil
        }
        let version = store.watchedVersion()
        guard Self.isCollected(last.source, in: version.source) else { return nil }
        var line: JSONObject = [:]
        addGone(changedRecords(in: version), in: version.source, to: &line)
        if let root = version.source[.root], let old = last.source[.root] {
            let keys = old.keys.filter { old[$0] != .absent && root[$0] == .absent }
            if !keys.isEmpty {
                line["removed"] = ["root": .array(keys.map { .string(symbols.text($0)) })]
            }
        }
        self.last = version
        return line.isEmpty ? nil : line
    }

    /// Returns whether two sources are of one version, and records were collected in between.
    private static func isCollected(_ last: RecordSource, in current: RecordSource) -> Bool {
        current.version == last.version && current.session == last.session
            && current.collections != last.collections
    }

    /// Adds the records that are not there any more.
    private mutating func addGone(
        _ ids: [DataID],
        in source: RecordSource,
        to line: inout JSONObject
    ) {
        let gone = ids.filter { source[$0] == nil && last?.source[$0] != nil }
        guard !gone.isEmpty else { return }
        learnNames(gone)
        line["gone"] = .array(gone.map { .string(name($0)) })
        for id in gone {
            names[id] = nil
            layer[id] = nil
            ages[id] = nil
        }
    }
}
