/// What the records of a store stand for: each ``DataID`` is a position in this table.
///
/// An id from a server, a place in the graph and a root are different kinds of entries, so no id
/// that a server sends can name a record that is not an object with that id.
package struct Identities: Sendable {
    /// Why there is a record.
    package enum Origin: Sendable, Hashable {
        case root
        /// An object with an id of its own: where its bytes are.
        case server(start: Int, count: Int)
        /// An object without id: the field of `parent` that it is in, and where in the list.
        case path(parent: DataID, key: FieldKey, index: Int32)
        /// Made here: the root of a mutation or of one event, or by an updater.
        case local(Int)
    }

    private var origins: ContiguousArray<Origin> = [.root]
    private var bytes: ContiguousArray<UInt8> = []
    private var servers = ByteTable()
    private var paths = ByteTable()
    private var localCount = 0

    package init() {}

    /// What stands in the place of identities that are moved elsewhere for a while; copying it
    /// allocates nothing.
    package static let placeholder = Identities()

    package var count: Int { origins.count }

    package func origin(of id: DataID) -> Origin { origins[Int(id.index)] }

    /// The id that the server gave the object; `nil` for others.
    package func serverID(of id: DataID) -> String? {
        guard case .server(let start, let count) = origins[Int(id.index)] else { return nil }
        return String(decoding: bytes[start..<start + count], as: UTF8.self)
    }

    // Pointers because ids are looked up where they stand in a response, without a `String`.

    /// The record of the object with the id that `text` holds in UTF-8.
    package mutating func intern(_ text: UnsafeRawBufferPointer) -> DataID {
        let hash = servers.hash(text)
        if let known = find(text, hash: hash) { return known }
        let start = bytes.count
        bytes.append(contentsOf: text)
        let id = append(.server(start: start, count: text.count))
        servers.insert(id.index, hash: hash)
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
        let found = servers.find(hash: hash) { entry in
            guard case .server(let start, let count) = origins[Int(entry)], count == text.count
            else { return false }
            return bytes.withUnsafeBytes { bytes in
                UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
                    .hasSameBytes(as: text)
            }
        }
        return found.map { DataID(index: $0) }
    }

    /// The record of the id-less object at a place; `index` is -1 outside lists.
    package mutating func intern(parent: DataID, key: FieldKey, index: Int32) -> DataID {
        let hash = paths.hash(parent.index, key.index, UInt32(bitPattern: index))
        let origin = Origin.path(parent: parent, key: key, index: index)
        if let found = paths.find(hash: hash, matches: { origins[Int($0)] == origin }) {
            return DataID(index: found)
        }
        let id = append(origin)
        paths.insert(id.index, hash: hash)
        return id
    }

    /// A record that nothing else stands for.
    package mutating func makeLocal() -> DataID {
        localCount += 1
        return append(.local(localCount))
    }

    private mutating func append(_ origin: Origin) -> DataID {
        let id = DataID(index: UInt32(origins.count))
        origins.append(origin)
        return id
    }

    /// The text that names a record for people: `"user:4"`, `root.hero.friends(first:3).0`.
    package func describe(_ id: DataID, _ symbols: Symbols) -> String {
        switch origin(of: id) {
        case .root: return "root"
        case .server: return "\"\(serverID(of: id) ?? "")\""
        case .local(let number): return "local.\(number)"
        case .path(let parent, let key, let index):
            let field = "\(describe(parent, symbols)).\(symbols.text(key))"
            return index < 0 ? field : "\(field).\(index)"
        }
    }
}
