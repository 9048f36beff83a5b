/// The identities of a store's records: each ``DataID`` is a position in this table.
///
/// An id from a server, a place in the graph and a root are different kinds of entries, so no id
/// that a server sends can name a record that is not an object with that id.
package struct Identities: Sendable {
    /// Why there is a record.
    package enum Origin: Sendable, Hashable {
        case root
        /// An object with an id of its own.
        case short(ShortID)
        /// An object with an id that is longer: where its bytes are.
        case server(start: UInt32, count: UInt32)
        /// An object with a key that is unique within a scope: where its bytes are.
        case keyed(start: UInt32, count: UInt32)
        /// An object without id: the field of `parent` that it is in, and where in the list.
        case path(parent: DataID, key: FieldKey, index: Int32)
        /// Made here: the root of a mutation or of one event, or by an updater.
        case local(Int)
        /// Nothing any more; the number is not used again.
        case forgotten
    }

    /// In chunks, so that empty ones can be freed.
    ///
    /// Numbers are never used again, so an outdated reference can't reach another object.
    private(set) var chunks: ContiguousArray<ContiguousArray<Origin>>
    /// How many numbers were given out.
    package private(set) var count = 1
    /// The texts of the longer ids and of keys, one after the other, and room for more.
    private var bytes: ContiguousArray<UInt8> = []
    private var byteCount = 0
    private var servers: ByteTable
    private var paths = ByteTable()
    // Half as wide as others, because lookups copy this struct: up to 128 bytes that is a few
    // instructions, above it a call.
    private var used: UInt32 = 1
    private var localCount: UInt32 = 0
    let visited = VisitedRecords()

    /// How many of the numbers are in use.
    package var usedCount: Int { Int(truncatingIfNeeded: used) }

    package init(seed: UInt64 = .random(in: 0...UInt64.max)) {
        servers = ByteTable(seed: seed)
        chunks = [Self.emptyChunk]
        chunks[0][0] = .root
    }

    /// Identities without entries, which never use the numbers of the previous ones again.
    init(after old: Identities) {
        servers = old.servers.emptied(capacity: 0)
        paths = old.paths.emptied(capacity: 0)
        chunks = ContiguousArray(repeating: [], count: old.chunks.count)
        chunks[0] = Self.emptyChunk
        chunks[0][0] = .root
        count = old.count
        localCount = old.localCount
    }

    /// All places of a chunk, none of them taken.
    private static var emptyChunk: ContiguousArray<Origin> {
        ContiguousArray(repeating: .forgotten, count: 1024)
    }

    /// A placeholder for identities that are moved elsewhere for a while; copying it allocates
    /// nothing.
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

    // Pointers because ids are looked up in place in a response, without a `String`.

    /// The record of the object with the id that `text` holds in UTF-8; `guess` is looked at
    /// first.
    @inline(__always)
    package mutating func intern(
        _ text: UnsafeRawBufferPointer,
        guess: DataID? = nil
    ) -> DataID {
        if let guess, matches(origin(of: guess), text, ShortID(text)) { return guess }
        return internServer(text)
    }

    private mutating func internServer(_ text: UnsafeRawBufferPointer) -> DataID {
        let hash = servers.hash(text)
        let short = ShortID(text)
        if let known = find(text, short, hash: hash) { return known }
        if servers.isFull { fill(servers: servers.emptied(capacity: 2 * servers.count)) }
        let id: DataID
        if let short {
            id = append(.short(short))
        } else {
            id = append(.server(start: UInt32(byteCount), count: UInt32(text.count)))
            append(text)
        }
        // Ids that collide more than chance can explain get a table with another seed.
        if !servers.insert(id.index, hash: hash) {
            fill(
                servers: ByteTable(capacity: servers.count, probeCount: servers.probeCount)
            )
        }
        return id
    }

    /// Copies an id's text to the end of the others.
    @inline(__always)
    private mutating func append(_ text: UnsafeRawBufferPointer) {
        var end = byteCount
        write(text, at: &end)
        byteCount = end
    }

    /// Copies a text behind the others, at `end`, and moves `end` past it.
    @inline(__always)
    mutating func write(_ text: UnsafeRawBufferPointer, at end: inout Int) {
        let start = end
        end = start &+ text.count
        makeRoom(upTo: end)
        bytes.withUnsafeMutableBytes { bytes in
            UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyMemory(from: text)
        }
    }

    /// Lets `body` write a text of `count` bytes behind the others.
    ///
    /// Returns its end.
    @inline(__always)
    mutating func writeText(
        count: Int,
        _ body: (UnsafeMutableRawBufferPointer) -> Void
    ) -> Int {
        let start = byteCount
        let end = start &+ count
        makeRoom(upTo: end)
        bytes.withUnsafeMutableBytes { bytes in
            body(UnsafeMutableRawBufferPointer(rebasing: bytes[start..<end]))
        }
        return end
    }

    @inline(__always)
    private mutating func makeRoom(upTo end: Int) {
        guard end > bytes.count else { return }
        bytes.append(contentsOf: repeatElement(0, count: max(end, 64, bytes.count)))
    }

    /// Writes a number behind the texts, at `end`, and moves `end` past it.
    @inline(__always)
    mutating func write(_ number: UInt32, at end: inout Int) {
        withUnsafeBytes(of: number) { write($0, at: &end) }
    }

    /// The end of the texts.
    var textEnd: Int { byteCount }

    /// Calls `body` with a text.
    @inline(__always)
    func withText<Result>(
        _ start: UInt32,
        _ count: UInt32,
        _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        bytes.withUnsafeBytes { body(Self.text(start, count, in: $0)) }
    }

    /// The record of the object with the key that is written behind the texts; `guess` is looked at
    /// first.
    mutating func internKey(upTo end: Int, guess: DataID? = nil) -> DataID {
        if let guess, isKey(upTo: end, origin(of: guess)) { return guess }
        let hash = keyHash(upTo: end)
        if let known = findKey(upTo: end, hash: hash) { return known }
        if servers.isFull { fill(servers: servers.emptied(capacity: 2 * servers.count)) }
        let count = UInt32(end - byteCount)
        let id = append(.keyed(start: UInt32(byteCount), count: count))
        byteCount = end
        if !servers.insert(id.index, hash: hash) {
            fill(servers: ByteTable(capacity: servers.count, probeCount: servers.probeCount))
        }
        return id
    }

    /// The record of the object with the key that is written behind the texts; `nil` when none was
    /// ever met.
    func findKey(upTo end: Int) -> DataID? {
        findKey(upTo: end, hash: keyHash(upTo: end))
    }

    private func findKey(upTo end: Int, hash: UInt32) -> DataID? {
        servers.find(hash: hash) { isKey(upTo: end, origin(at: $0)) }.map { DataID(index: $0) }
    }

    private func keyHash(upTo end: Int) -> UInt32 {
        let count = UInt32(end - byteCount)
        return withText(UInt32(byteCount), count) { servers.hash($0) }
    }

    /// Whether an object has the key that is written behind the texts.
    @inline(__always)
    private func isKey(upTo end: Int, _ origin: Origin) -> Bool {
        guard case .keyed(let start, let count) = origin, Int(count) == end - byteCount else {
            return false
        }
        return bytes.withUnsafeBytes { bytes in
            Self.text(start, count, in: bytes)
                .hasSameBytes(as: Self.text(UInt32(byteCount), count, in: bytes))
        }
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
            return find(text, ShortID(text), hash: servers.hash(text))
        }
    }

    @inline(__always)
    private func find(
        _ text: UnsafeRawBufferPointer,
        _ short: ShortID?,
        hash: UInt32
    ) -> DataID? {
        servers.find(hash: hash) { matches(origin(at: $0), text, short) }.map { DataID(index: $0) }
    }

    @inline(__always)
    private func matches(
        _ origin: Origin,
        _ text: UnsafeRawBufferPointer,
        _ short: ShortID?
    ) -> Bool {
        switch origin {
        case .short(let other): other == short
        case .server(let start, let count):
            Int(count) == text.count
                && bytes.withUnsafeBytes {
                    Self.text(start, count, in: $0).hasSameBytes(as: text)
                }
        default: false
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
            hash: Self.hash(parent, key, index, paths.hashing)
        )
    }

    private mutating func internPlace(_ place: Origin, hash: UInt32) -> DataID {
        if let found = paths.find(hash: hash, matches: { origin(at: $0) == place }) {
            return DataID(index: found)
        }
        if paths.isFull { fill(paths: paths.emptied(capacity: 2 * paths.count)) }
        let id = append(place)
        paths.insert(id.index, hash: hash)
        return id
    }

    /// Creates the identity of a record that has no path and no id.
    package mutating func makeLocal() -> DataID {
        localCount &+= 1
        return append(.local(Int(truncatingIfNeeded: localCount)))
    }

    /// Returns the identity of a record that was made in another store, with its number there.
    mutating func addLocal(_ number: Int32) -> DataID {
        localCount = max(localCount, UInt32(truncatingIfNeeded: number))
        return append(.local(Int(truncatingIfNeeded: number)))
    }

    private mutating func append(_ origin: Origin) -> DataID {
        let id = DataID(index: UInt32(count))
        let chunk = count >> 10
        if chunk == chunks.count {
            chunks.append(Self.emptyChunk)
        } else if chunks[chunk].isEmpty {
            // It was given back while it was being filled.
            chunks[chunk] = Self.emptyChunk
        }
        chunks[chunk][count & 1023] = origin
        count += 1
        used &+= 1
        return id
    }

    /// How many groups of slots were looked at to find places for all entries.
    var probeCount: Int { servers.probeCount + paths.probeCount }

    /// Makes room for the objects that a response of so many bytes is likely to bring, so that
    /// tables don't grow time and again while it is read.
    mutating func makeRoom(forResponseOf byteCount: Int) {
        let expected = byteCount / 256
        if expected > servers.capacity { fill(servers: servers.emptied(capacity: expected)) }
        if expected > paths.capacity { fill(paths: paths.emptied(capacity: expected)) }
    }

    /// Puts the ids from servers into another table.
    private mutating func fill(servers table: ByteTable) {
        var table = table
        let hashing = table.hashing
        bytes.withUnsafeBytes { bytes in
            table.fill { insert in
                forEachEntry { index, origin in
                    switch origin {
                    case .short(let text): insert(index, text.withUTF8 { hashing.hash($0) })
                    case .server(let start, let count), .keyed(let start, let count):
                        insert(index, hashing.hash(Self.text(start, count, in: bytes)))
                    default: break
                    }
                }
            }
        }
        servers = table
    }

    /// Puts the places into another table.
    private mutating func fill(paths table: ByteTable) {
        var table = table
        let hashing = table.hashing
        table.fill { insert in
            forEachEntry { index, origin in
                guard case .path(let parent, let key, let place) = origin else { return }
                insert(index, Self.hash(parent, key, place, hashing))
            }
        }
        paths = table
    }

    @inline(__always)
    private static func hash(
        _ parent: DataID,
        _ key: FieldKey,
        _ index: Int32,
        _ hashing: ByteHash
    ) -> UInt32 {
        hashing.hash(parent.index, key.index, UInt32(bitPattern: index))
    }

    @inline(__always)
    private func forEachEntry(_ body: (UInt32, Origin) -> Void) {
        for chunk in chunks.indices {
            chunks[chunk].withUnsafeBufferPointer { origins in
                for place in origins.indices { body(UInt32(chunk << 10 | place), origins[place]) }
            }
        }
    }

    /// Gives an object the id or key of another one that has just been made, and that has nothing
    /// then.
    ///
    /// Returns what it had before, for ``restore(_:of:)``.
    @discardableResult
    mutating func move(keyOf new: DataID, to id: DataID) -> Origin {
        let (origin, previous) = (origin(of: new), origin(of: id))
        guard let hash = hash(of: origin) else { return previous }
        set(origin, of: id)
        set(.forgotten, of: new)
        used &-= 1
        // The entry of the previous key leads to a text that is another one now.
        insert(id, hash: hash)
        return previous
    }

    /// Gives an object back the id or key that it had before ``move(keyOf:to:)``, or one of another
    /// object.
    mutating func restore(_ origin: Origin, of id: DataID) {
        set(origin, of: id)
        // Its entry is gone if the table has been filled again meanwhile.
        guard let hash = hash(of: origin),
            servers.find(hash: hash, matches: { $0 == id.index }) == nil
        else { return }
        insert(id, hash: hash)
    }

    /// Exchanges the ids or keys of two objects.
    mutating func exchangeKeys(of id: DataID, and other: DataID) {
        let (origin, otherOrigin) = (origin(of: id), origin(of: other))
        restore(otherOrigin, of: id)
        restore(origin, of: other)
    }

    /// The hash of an id or a key; `nil` for other names.
    private func hash(of origin: Origin) -> UInt32? {
        switch origin {
        case .short(let text): text.withUTF8 { servers.hash($0) }
        case .server(let start, let count), .keyed(let start, let count):
            withText(start, count) { servers.hash($0) }
        case .root, .path, .local, .forgotten: nil
        }
    }

    private mutating func insert(_ id: DataID, hash: UInt32) {
        if servers.isFull {
            fill(servers: servers.emptied(capacity: 2 * servers.count))
        } else if !servers.insert(id.index, hash: hash) {
            fill(servers: ByteTable(capacity: servers.count, probeCount: servers.probeCount))
        }
    }

    private mutating func set(_ origin: Origin, of id: DataID) {
        chunks[Int(id.index >> 10)][Int(id.index & 1023)] = origin
    }

    // MARK: - Restoring

    /// Identities that another run of the app has kept, of numbers below `count`; each must be restored
    /// before ``finishRestoring()``.
    init(restoring count: UInt32) {
        self.init()
        self.count = Int(count)
        chunks = ContiguousArray(repeating: [], count: (self.count + 1023) >> 10)
        chunks[0] = Self.emptyChunk
        chunks[0][0] = .root
    }

    /// Restores an identity; its number must be less than the count.
    mutating func restore(_ id: DataID, _ origin: Origin) {
        let chunk = Int(id.index >> 10)
        if chunks[chunk].isEmpty { chunks[chunk] = Self.emptyChunk }
        if case .forgotten = chunks[chunk][Int(id.index & 1023)] { used &+= 1 }
        set(origin, of: id)
    }

    mutating func restore(_ id: DataID, server text: UnsafeRawBufferPointer) {
        if let short = ShortID(text) { return restore(id, .short(short)) }
        let start = UInt32(truncatingIfNeeded: byteCount)
        append(text)
        restore(id, .server(start: start, count: UInt32(truncatingIfNeeded: text.count)))
    }

    mutating func restore(_ id: DataID, key scope: TypeName, _ parts: [String]) {
        var end = beginKey(scope)
        for part in parts { addPart(part, to: &end) }
        let count = UInt32(truncatingIfNeeded: end - byteCount)
        restore(id, .keyed(start: UInt32(truncatingIfNeeded: byteCount), count: count))
        byteCount = end
    }

    /// The data IDs that have an identity.
    var all: NumberSet<DataID> {
        var ids = NumberSet<DataID>(endIndex: count)
        forEachEntry { index, origin in
            if case .forgotten = origin { return }
            ids.insert(DataID(index: index))
        }
        return ids
    }

    /// Makes what was restored known.
    mutating func finishRestoring() {
        var (serverCount, pathCount) = (0, 0)
        forEachEntry { _, origin in
            switch origin {
            case .short, .server, .keyed: serverCount += 1
            case .path: pathCount += 1
            case .root, .local, .forgotten: break
            }
        }
        fill(servers: servers.emptied(capacity: serverCount))
        fill(paths: paths.emptied(capacity: pathCount))
    }

    /// Whether the texts are in the order of their entries; not after ``move(keyOf:to:)``.
    private var areTextsInOrder: Bool {
        var end: UInt32 = 0
        var isInOrder = true
        forEachEntry { _, origin in
            switch origin {
            case .server(let start, let count), .keyed(let start, let count):
                if start < end { isInOrder = false }
                end = start + count
            default: break
            }
        }
        return isInOrder
    }

    /// Stores all texts again, in the order of their entries.
    private mutating func sortTexts() {
        let old = bytes
        byteCount = 0
        bytes = ContiguousArray(repeating: 0, count: old.count)
        for chunk in chunks.indices {
            for place in chunks[chunk].indices {
                let begin = UInt32(byteCount)
                switch chunks[chunk][place] {
                case .server(let start, let count):
                    old.withUnsafeBytes { append(Self.text(start, count, in: $0)) }
                    chunks[chunk][place] = .server(start: begin, count: count)
                case .keyed(let start, let count):
                    old.withUnsafeBytes { append(Self.text(start, count, in: $0)) }
                    chunks[chunk][place] = .keyed(start: begin, count: count)
                default: break
                }
            }
        }
    }

    /// Forgets all entries that are not in `kept`, and closes the gaps that their bytes leave.
    mutating func forget(allBut kept: NumberSet<DataID>) {
        if !areTextsInOrder { sortTexts() }
        used = 0
        var (serverCount, pathCount) = (0, 0)
        var end = 0
        for chunk in chunks.indices {
            // Taken out, so that it has one owner while it is changed.
            var origins = take(&chunks[chunk], [])
            let before = used
            origins.withUnsafeMutableBufferPointer { origins in
                for place in origins.indices {
                    if case .forgotten = origins[place] { continue }
                    guard kept.contains(DataID(index: UInt32(chunk << 10 | place))) else {
                        origins[place] = .forgotten
                        continue
                    }
                    used &+= 1
                    switch origins[place] {
                    case .short: serverCount += 1
                    case .server(let start, let count):
                        serverCount += 1
                        origins[place] = .server(start: UInt32(end), count: count)
                        move(Int(start), Int(count), to: &end)
                    case .keyed(let start, let count):
                        serverCount += 1
                        origins[place] = .keyed(start: UInt32(end), count: count)
                        move(Int(start), Int(count), to: &end)
                    case .path: pathCount += 1
                    default: break
                    }
                }
            }
            if used > before { chunks[chunk] = origins }
        }
        bytes = ContiguousArray(bytes[..<end])
        byteCount = end
        fill(servers: servers.emptied(capacity: serverCount))
        fill(paths: paths.emptied(capacity: pathCount))
    }

    /// Moves an id's bytes down to `end`, and `end` past them.
    ///
    /// Ids are stored in the order of their entries, so no id is overwritten before it has been
    /// moved.
    @inline(__always)
    private mutating func move(_ start: Int, _ count: Int, to end: inout Int) {
        bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress, start > end else { return }
            (base + end).copyMemory(from: base + start, byteCount: count)
        }
        end += count
    }
}
