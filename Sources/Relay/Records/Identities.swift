/// What the records of a store stand for: each ``DataID`` is a position in this table.
///
/// An id from a server, a place in the graph and a root are different kinds of entries, so no id
/// that a server sends can name a record that is not an object with that id.
package struct Identities: Sendable {
    /// Why there is a record.
    package enum Origin: Sendable, Hashable {
        case root
        /// An object with an id of its own: where its bytes are.
        case server(start: UInt32, count: UInt32)
        /// An object without id: the field of `parent` that it is in, and where in the list.
        case path(parent: DataID, key: FieldKey, index: Int32)
        /// Made here: the root of a mutation or of one event, or by an updater.
        case local(Int)
        /// Nothing any more; the number is not used again.
        case forgotten
    }

    /// In chunks, so that those of which nothing is left can be given back: numbers are never used
    /// again, so that who still holds one can't take another object for it.
    private(set) var chunks: ContiguousArray<ContiguousArray<Origin>> = [[.root]]
    /// How many numbers were given out.
    package private(set) var count = 1
    /// How many of them are in use.
    package private(set) var usedCount = 1
    private var bytes: ContiguousArray<UInt8> = []
    private var servers: ByteTable
    private var paths = ByteTable()
    private var localCount = 0

    package init(seed: UInt64 = .random(in: 0...UInt64.max)) {
        servers = ByteTable(seed: seed)
    }

    /// What stands in the place of identities that are moved elsewhere for a while; copying it
    /// allocates nothing.
    package static let placeholder = Identities()

    package func origin(of id: DataID) -> Origin {
        let chunk = Int(id.index >> 10)
        let place = Int(id.index & 1023)
        guard chunk < chunks.count, place < chunks[chunk].count else { return .forgotten }
        return chunks[chunk][place]
    }

    @inline(__always)
    private func origin(at index: UInt32) -> Origin {
        chunks[Int(index >> 10)][Int(index & 1023)]
    }

    /// The id that the server gave the object; `nil` for others.
    package func serverID(of id: DataID) -> String? {
        guard case .server(let start, let count) = origin(of: id) else { return nil }
        return String(decoding: bytes[Int(start)..<Int(start) + Int(count)], as: UTF8.self)
    }

    // Pointers because ids are looked up where they stand in a response, without a `String`.

    /// The record of the object with the id that `text` holds in UTF-8; `guess` is looked at
    /// first.
    @inline(__always)
    package mutating func intern(
        _ text: UnsafeRawBufferPointer,
        guess: DataID? = nil
    ) -> DataID {
        if let guess, matches(origin(of: guess), text) { return guess }
        return internServer(text)
    }

    private mutating func internServer(_ text: UnsafeRawBufferPointer) -> DataID {
        let hash = servers.hash(text)
        if let known = find(text, hash: hash) { return known }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: text)
        let id = append(.server(start: start, count: UInt32(text.count)))
        // Ids that collide more than chance can explain get a table with another seed.
        if !servers.insert(id.index, hash: hash) { reseed() }
        return id
    }

    package mutating func intern(_ text: String) -> DataID {
        var copy = text
        return copy.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
    }

    /// The record of the object with the id `text`; `nil` when none was ever met.
    package func find(_ text: String) -> DataID? {
        var copy = text
        return copy.withUTF8 { text in
            let text = UnsafeRawBufferPointer(text)
            return find(text, hash: servers.hash(text))
        }
    }

    @inline(__always)
    private func find(_ text: UnsafeRawBufferPointer, hash: UInt32) -> DataID? {
        servers.find(hash: hash) { matches(origin(at: $0), text) }.map { DataID(index: $0) }
    }

    @inline(__always)
    private func matches(_ origin: Origin, _ text: UnsafeRawBufferPointer) -> Bool {
        guard case .server(let start, let count) = origin, Int(count) == text.count else {
            return false
        }
        return bytes.withUnsafeBytes { bytes in
            Self.text(start, count, in: bytes).hasSameBytes(as: text)
        }
    }

    @inline(__always)
    private static func text(
        _ start: UInt32,
        _ count: UInt32,
        in bytes: UnsafeRawBufferPointer
    ) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[Int(start)..<Int(start) + Int(count)])
    }

    /// The record of the id-less object at a place; `index` is -1 outside lists, and `guess` is
    /// looked at first.
    @inline(__always)
    package mutating func intern(
        parent: DataID,
        key: FieldKey,
        index: Int32,
        guess: DataID? = nil
    ) -> DataID {
        let place = Origin.path(parent: parent, key: key, index: index)
        if let guess, case .path(parent, key, index) = origin(of: guess) { return guess }
        return internPlace(
            place,
            hash: paths.hash(parent.index, key.index, UInt32(bitPattern: index))
        )
    }

    private mutating func internPlace(_ place: Origin, hash: UInt32) -> DataID {
        if let found = paths.find(hash: hash, matches: { origin(at: $0) == place }) {
            return DataID(index: found)
        }
        let id = append(place)
        paths.insert(id.index, hash: hash)
        return id
    }

    /// A record that nothing else stands for.
    package mutating func makeLocal() -> DataID {
        localCount += 1
        return append(.local(localCount))
    }

    private mutating func append(_ origin: Origin) -> DataID {
        let id = DataID(index: UInt32(count))
        if count & 1023 == 0 { chunks.append([]) }
        // A chunk that was given back while it was being filled is filled up first.
        while chunks[count >> 10].count < count & 1023 { chunks[count >> 10].append(.forgotten) }
        chunks[count >> 10].append(origin)
        count += 1
        usedCount += 1
        return id
    }

    /// How many slots were looked at to find places for all entries.
    var probeCount: Int { servers.probeCount + paths.probeCount }

    /// Gives the ids from servers a table with another seed.
    private mutating func reseed() {
        var table = ByteTable(capacity: servers.count, probeCount: servers.probeCount)
        bytes.withUnsafeBytes { bytes in
            for index in 0..<UInt32(count) {
                guard case .server(let start, let count) = origin(of: DataID(index: index)) else {
                    continue
                }
                let text = Self.text(start, count, in: bytes)
                table.insert(index, hash: table.hash(text))
            }
        }
        servers = table
    }

    /// Forgets all entries that are not in `kept`, and closes the gaps that their bytes leave.
    mutating func forget(allBut kept: DataIDSet) {
        servers.keep { kept.contains(DataID(index: $0)) }
        paths.keep { kept.contains(DataID(index: $0)) }
        usedCount = 0
        var end = 0
        for chunk in chunks.indices {
            // Taken out, so that it has one owner while it is changed.
            var origins = take(&chunks[chunk], [])
            let before = usedCount
            origins.withUnsafeMutableBufferPointer { origins in
                for place in origins.indices {
                    if case .forgotten = origins[place] { continue }
                    guard kept.contains(DataID(index: UInt32(chunk << 10 | place))) else {
                        origins[place] = .forgotten
                        continue
                    }
                    usedCount += 1
                    guard case .server(let start, let count) = origins[place] else { continue }
                    origins[place] = .server(start: UInt32(end), count: count)
                    move(Int(start), Int(count), to: &end)
                }
            }
            if usedCount > before { chunks[chunk] = origins }
        }
        bytes = ContiguousArray(bytes[..<end])
    }

    /// Moves an id's bytes down to `end`, which moves past them; ids stand in the order of their
    /// entries, so none is overwritten that is to be moved yet.
    @inline(__always)
    private mutating func move(_ start: Int, _ count: Int, to end: inout Int) {
        bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress, start > end else { return }
            (base + end).copyMemory(from: base + start, byteCount: count)
        }
        end += count
    }

    /// The text that names a record for people: `"user:4"`, `root.hero.friends(first:3).0`.
    package func describe(_ id: DataID, _ symbols: Symbols) -> String {
        switch origin(of: id) {
        case .root: return "root"
        case .server: return "\"\(serverID(of: id) ?? "")\""
        case .local(let number): return "local.\(number)"
        case .forgotten: return "forgotten.\(id.index)"
        case .path(let parent, let key, let index):
            let field = "\(describe(parent, symbols)).\(symbols.text(key))"
            return index < 0 ? field : "\(field).\(index)"
        }
    }
}
