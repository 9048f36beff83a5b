#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// The records that an earlier run of the app has kept, which are decoded when they are first read.
///
/// A class because all versions of the store share it.
final class StoredBlocks: Sendable {
    private let persistence: Persistence
    private let known: KnownNames
    private let shapes = StoredShapes()
    private let state = Locked(State())
    private let noteDamage: @Sendable () -> Void
    private let isCurrent: @Sendable () -> Bool

    /// `noteDamage` is called for each block that can't be read, and `isCurrent` says whether the storage
    /// still has the rows of this store.
    init(
        _ persistence: Persistence,
        _ known: KnownNames,
        noteDamage: @escaping @Sendable () -> Void,
        _ isCurrent: @escaping @Sendable () -> Bool
    ) {
        self.persistence = persistence
        self.known = known
        self.noteDamage = noteDamage
        self.isCurrent = isCurrent
    }

    private struct State {
        /// The bytes of blocks that were read in advance, and are not decoded yet.
        var bytes: [Int64: Data] = [:]
        /// The blocks that are decoded, whose bytes are of no use.
        var decoded: Set<Int64> = []
        /// Whether the storage has other rows now.
        var isClosed = false
    }

    /// A block in the tree of records.
    private final class Block: EncodedBranch,
        @unchecked Sendable  // because its properties never change.
    {
        private let blocks: StoredBlocks
        private let number: Int64

        init(_ blocks: StoredBlocks, _ number: Int64) {
            self.blocks = blocks
            self.number = number
        }

        override func makeBranch() -> RadixBranch { blocks.decode(number) }

        override func didMakeBranch() { blocks.forgetBytes(of: number) }
    }

    /// Adds a block of `count` records to a source without them.
    func insert(_ number: Int64, count: Int, into source: inout RecordSource) {
        guard count > 0, number >= 0, number <= Int64(known.idCount >> 6),
            let place = Int(exactly: number)
        else { return }
        let count = min(count, RecordBlock.size)
        source.insert(Block(self, number), number: place, count: count)
    }

    /// Reads the bytes of all blocks, so that later reads need no storage.
    func readAll() {
        try? persistence.storage.forEachRow(in: .records) { row in
            let isOurs = isOpen
            state.withLock { state in
                guard isOurs, !state.isClosed, !state.decoded.contains(row.number) else { return }
                state.bytes[row.number] = row.bytes
            }
        }
    }

    /// Reads no more rows; blocks that were not read in advance are empty from now on.
    func close() { state.withLock { $0.isClosed = true } }

    /// Whether the storage still has our rows.
    private var isOpen: Bool { !state.withLock { $0.isClosed } && isCurrent() }

    /// The bytes stay until the branch is known to all threads.
    private func forgetBytes(of number: Int64) {
        // Released after unlocking.
        _ = state.withLock { state in
            state.decoded.insert(number)
            return state.bytes.removeValue(forKey: number)
        }
    }

    private func decode(_ number: Int64) -> RadixBranch {
        var data = state.withLock { $0.bytes[number] }
        if data == nil {
            guard isOpen else { return Self.empty }
            data = stored(number)
            // It may be a row of another session, or of another environment.
            guard isOpen else { return Self.empty }
        }
        guard let data, let records = try? decode(data, number) else {
            noteDamage()
            return Self.empty
        }
        return RecordSource.makeBranch(records)
    }

    /// A branch without records.
    private static var empty: RadixBranch {
        RecordSource.makeBranch(ContiguousArray(repeating: nil, count: RecordBlock.size))
    }

    /// Reads the bytes of a block; tries again if the storage can't be read, which may pass.
    private func stored(_ number: Int64) -> Data? {
        for _ in 0..<3 {
            do {
                return try persistence.storage.bytes(of: number, in: .records)
            } catch {
                continue
            }
        }
        return nil
    }

    private func decode(
        _ data: Data,
        _ number: Int64
    ) throws(DamagedRow) -> ContiguousArray<Record?> {
        try persistence.contents(number, in: .records, data) {
            (reader: inout ByteReader) throws(DamagedRow) in
            try RecordBlock.decode(&reader, number, known, shapes)
        }
    }
}
