/// Keys that are unique within a scope, such as a type.
///
/// A key is stored as the number of its scope and its parts, each after its length, so that no two
/// lists of parts have the same bytes: `7, 2, "EU", 6, "978-31"`.
extension Identities {
    /// Begins a key behind the texts of the others.
    ///
    /// Returns the end of the key so far, for ``addPart(_:to:)``. A key that is not interned
    /// is overwritten by the next one.
    @inline(__always)
    mutating func beginKey(_ scope: TypeName) -> Int {
        var end = textEnd
        write(scope.index, at: &end)
        return end
    }

    // A pointer because parts are read in place in a response, without a `String`.

    /// Adds a part to the key that was begun last.
    @inline(__always)
    mutating func addPart(_ text: UnsafeRawBufferPointer, to end: inout Int) {
        write(UInt32(truncatingIfNeeded: text.count), at: &end)
        write(text, at: &end)
    }

    /// The record of the object with a key whose parts are texts of a response; `guess` is looked at
    /// first.
    @inline(__always)
    mutating func internKey(
        _ scope: TypeName,
        _ parts: KeyTexts,
        in response: UnsafeRawBufferPointer,
        guess: DataID?
    ) -> DataID {
        let end = writeText(count: 4 &+ parts.storedCount) { target in
            target.storeBytes(of: scope.index, as: UInt32.self)
            var offset = 4
            for index in 0..<parts.count {
                let part = UnsafeRawBufferPointer(rebasing: response[parts[index]])
                let size = UInt32(truncatingIfNeeded: part.count)
                target.storeBytes(of: size, toByteOffset: offset, as: UInt32.self)
                offset &+= 4
                UnsafeMutableRawBufferPointer(rebasing: target[offset...]).copyMemory(from: part)
                offset &+= part.count
            }
        }
        return internKey(upTo: end, guess: guess)
    }

    /// Adds a part to the key that was begun last.
    mutating func addPart(_ text: String, to end: inout Int) {
        var copy = text
        copy.withUTF8 { addPart(UnsafeRawBufferPointer($0), to: &end) }
    }

    /// The record of the object with a key; see ``Identities/findKey(_:_:)``.
    package mutating func internKey(_ scope: TypeName, _ parts: [String]) -> DataID {
        var end = beginKey(scope)
        for part in parts { addPart(part, to: &end) }
        return internKey(upTo: end)
    }

    /// The record of the object with a key, or `nil` when none was ever met.
    ///
    /// Mutating because the key is written behind the others to be looked up.
    package mutating func findKey(_ scope: TypeName, _ parts: [String]) -> DataID? {
        var end = beginKey(scope)
        for part in parts { addPart(part, to: &end) }
        return findKey(upTo: end)
    }

    /// Whether an object has an id or a key, so that it may be met at several places.
    func hasKey(_ id: DataID) -> Bool {
        switch origin(of: id) {
        case .short, .server, .keyed: true
        case .root, .path, .local, .forgotten: false
        }
    }

    /// The scope and the parts of an object's key; `nil` for objects that have none.
    package func key(of id: DataID) -> (scope: TypeName, parts: [String])? {
        guard case .keyed(let start, let count) = origin(of: id) else { return nil }
        return withText(start, count) { text in
            var parts: [String] = []
            var offset = 4
            while offset + 4 <= text.count {
                let word = text.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                let size = Int(truncatingIfNeeded: word)
                let end = offset + 4 + size
                guard end <= text.count else { break }
                parts.append(String(decoding: text[(offset + 4)..<end], as: UTF8.self))
                offset = end
            }
            return (TypeName(index: text.loadUnaligned(as: UInt32.self)), parts)
        }
    }
}
