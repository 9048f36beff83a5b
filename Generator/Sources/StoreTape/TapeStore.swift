package import GraphQLSchema

/// The store at a time of a recording.
package struct TapeStore: Sendable {
    /// A record, by its fields.
    package struct Record: Sendable, Equatable {
        /// The values by storage key, links as the recording has them.
        package var fields: [String: JSON] = [:]
        /// Whether it was deleted by an update.
        package var isDeleted = false

        /// Creates a record.
        package init(fields: [String: JSON] = [:], isDeleted: Bool = false) {
            self.fields = fields
            self.isDeleted = isDeleted
        }

        /// The type; empty if it is not known.
        package var type: String { fields["__typename"]?.string ?? "" }
    }

    /// A live reader.
    package struct Reader: Sendable {
        package let number: Int
        /// The fragment or operation that it reads.
        package let definition: String
        /// The record at which it begins; `nil` for several.
        package var object: String?
        package let operation: String
        /// When it began.
        package let began: Double
        /// The keys of the fields that it has read, by record; `nil` for all fields.
        package var reads: [String: Set<String>?] = [:]
        /// How often it has read again.
        package var readCount = 0
        /// How often it had no new value then.
        package var vainCount = 0
    }

    /// An operation from which the garbage collector starts.
    package struct Root: Sendable {
        package let operation: String
        package let record: String
        package let retained: Int
        package let references: Int
    }

    /// The number of the version.
    package private(set) var version = 0
    /// The seconds since the recording began.
    package private(set) var time = 0.0
    /// The records as readers see them.
    package private(set) var records: [String: Record] = [:]
    /// The values of fields without optimistic updates, where they are others; `nil` for records that are
    /// not there without them.
    package private(set) var base: [String: [String: JSON]?] = [:]
    /// For fields that age, when they were received and for how many seconds they are fresh.
    package private(set) var ages: [String: [String: (received: Double, seconds: Double)]] = [:]
    /// The live readers by number.
    package private(set) var readers: [Int: Reader] = [:]
    package private(set) var roots: [Root] = []
    /// The operations of earlier runs, with their fields of the query root.
    private(set) var recalled: [(operation: String, fields: [String])] = []
    private(set) var isLoaded = false
    /// How operations reach records.
    private(set) var plans: [String: TapePlan] = [:]
    /// The mutations that wait or have failed.
    package private(set) var queue: [JSON] = []

    package init() {}

    /// The store after all lines up to a version.
    ///
    /// - Parameters:
    ///   - tape: The recording.
    ///   - version: The number of the version; `nil` for the end.
    package init(_ tape: Tape, at version: Int? = nil) {
        for line in tape.lines {
            if line.kind == "version", let version, let own = line["version"]?.int, own > version {
                break
            }
            apply(line)
        }
    }

    /// Applies a line.
    package mutating func apply(_ line: Tape.Line) {
        time = max(time, line.time)
        switch line.kind {
        case "version": applyVersion(line)
        case "collected":
            for name in line["gone"]?.strings ?? [] { remove(name) }
            removeFields(line["removed"])
        case "read": applyReading(line)
        case "end": line["reader"]?.int.map { readers[$0] = nil }
        case "plan":
            if let operation = line["operation"]?.string {
                plans[operation] = TapePlan(line.members)
            }
        case "roots": applyRoots(line)
        case "queue": queue = line["mutations"]?.array ?? []
        default: break
        }
    }

    // MARK: - Versions

    private mutating func applyVersion(_ line: Tape.Line) {
        if line["whole"]?.bool == true {
            records = [:]
            base = [:]
            ages = [:]
        }
        version = max(version, line["version"]?.int ?? 0)
        for (old, new) in line["renamed"]?.members ?? [:] {
            if let new = new.string { rename(old, new) }
        }
        for name in line["gone"]?.strings ?? [] { remove(name) }
        for (name, value) in line["records"]?.members ?? [:] {
            guard case .object(let fields) = value else {
                records[name] = Record(isDeleted: true)
                continue
            }
            var record = records[name] ?? Record()
            if record.isDeleted { record = Record() }
            for (key, value) in fields {
                record.fields[key] =
                    value.splice.map { Self.splice($0, record.fields[key]) } ?? value
            }
            records[name] = record
        }
        removeFields(line["removed"])
        for (name, value) in line["base"]?.members ?? [:] {
            switch value {
            case .object(let fields): base[name] = fields.isEmpty ? nil : .some(.some(fields))
            default: base[name] = .some(nil)
            }
        }
        for (name, value) in line["ages"]?.members ?? [:] {
            ages[name] = value.members?.compactMapValues { age in
                guard let parts = age.array, parts.count == 2, let received = parts[0].number,
                    let seconds = parts[1].number
                else { return nil }
                return (received, seconds)
            }
        }
    }

    private mutating func remove(_ name: String) {
        records[name] = nil
        base[name] = nil
        ages[name] = nil
    }

    private mutating func removeFields(_ removed: JSON?) {
        for (name, keys) in removed?.members ?? [:] {
            for key in keys.strings { records[name]?.fields[key] = nil }
        }
    }

    private static func splice(_ parts: [JSON], _ old: JSON?) -> JSON {
        guard parts.count == 3, let start = parts[0].int, let removed = parts[1].int,
            var names = old?["__refs"]?.array, start >= 0, removed >= 0,
            start <= names.count, removed <= names.count - start
        else { return ["__refs": []] }
        names.replaceSubrange(start..<start + removed, with: parts[2].array ?? [])
        return ["__refs": .array(names)]
    }

    private mutating func rename(_ old: String, _ new: String) {
        if let record = records.removeValue(forKey: old) { records[new] = record }
        if let layer = base.removeValue(forKey: old) { base[new] = layer }
        if let age = ages.removeValue(forKey: old) { ages[new] = age }
        for (name, record) in records where record.links.contains(old) {
            records[name]?.fields = record.fields.mapValues { $0.renamed(old, new) }
        }
        for (number, reader) in readers {
            if reader.object == old { readers[number]?.object = new }
            if let reads = reader.reads[old] {
                readers[number]?.reads[old] = nil
                readers[number]?.reads[new] = reads
            }
        }
    }

    // MARK: - Readers and roots

    private mutating func applyReading(_ line: Tape.Line) {
        guard let number = line["reader"]?.int else { return }
        var reader =
            readers[number]
            ?? Reader(
                number: number,
                definition: line["of"]?.string ?? "",
                object: line["object"]?.string,
                operation: line["operation"]?.string ?? "",
                began: line.time
            )
        if readers[number] != nil {
            reader.readCount += 1
            if line["changed"]?.bool != true { reader.vainCount += 1 }
        }
        for name in line["unread"]?.strings ?? [] { reader.reads[name] = nil }
        for (name, keys) in line["reads"]?.members ?? [:] {
            reader.reads[name] = .some(keys.bool == true ? nil : Set(keys.strings))
        }
        readers[number] = reader
    }

    private mutating func applyRoots(_ line: Tape.Line) {
        roots = (line["roots"]?.array ?? []).map { root in
            Root(
                operation: root["operation"]?.string ?? "",
                record: root["record"]?.string ?? "",
                retained: root["retained"]?.int ?? 0,
                references: root["references"]?.int ?? 0
            )
        }
        recalled = (line["recalled"]?.array ?? []).map {
            ($0["operation"]?.string ?? "", $0["fields"]?.strings ?? [])
        }
        isLoaded = line["loaded"]?.bool == true
    }
}

extension TapeStore.Record {
    /// The names of the records that it links to.
    package var links: Set<String> {
        var links: Set<String> = []
        for value in fields.values { value.forEachLink { links.insert($0) } }
        return links
    }
}

extension JSON {
    /// The parts of a change of a list of links; `nil` for other values.
    fileprivate var splice: [JSON]? { self["__splice"]?.array }

    /// Calls `body` with the names of the records that a value links to.
    package func forEachLink(_ body: (String) -> Void) {
        switch self {
        case .object(let members) where members.count == 1:
            if let name = members["__ref"]?.string { body(name) }
            for name in members["__refs"]?.strings ?? [] { body(name) }
        case .array(let values): for value in values { value.forEachLink(body) }
        default: break
        }
    }

    /// Returns a value whose links to a record have its new name.
    fileprivate func renamed(_ old: String, _ new: String) -> JSON {
        switch self {
        case .object(let members) where members.count == 1:
            if members["__ref"]?.string == old { return ["__ref": .string(new)] }
            if let names = members["__refs"]?.array {
                return ["__refs": .array(names.map { $0.string == old ? .string(new) : $0 })]
            }
            return self
        case .array(let values): return .array(values.map { $0.renamed(old, new) })
        default: return self
        }
    }
}
