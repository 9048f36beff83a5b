import Dispatch

#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// Keeps queued mutations in a storage of their own.
///
/// A class because its queue and the storage have identity. All calls of the storage are made on its queue.
final class MutationKeeper: Sendable {
    private let persistence: Persistence
    private let storage: any RecordStorage
    private let turn: StorageTurn
    private let queue = DispatchQueue(label: "relay.mutations", qos: .userInitiated)
    private let state = Locked(State())

    /// The state of the storage, which only calls on the queue change.
    private struct State {
        var isOpen = false
        /// The result of opening it, until it is asked for.
        var opened: Result<Opened, any Error>?
        /// Whether the contents have to be erased before they are read.
        var mustErase = false
        /// How often mutations were removed by a reset.
        var generation = 0
        /// The mutations of a storage that was set aside, until another one has them.
        var rescued: Opened?
        /// Whether the storage is damaged and could not be set aside, or no other could be created.
        var mustSetAside = false
        /// Whether a storage that has taken the place of a damaged one doesn't say yet whose it is.
        var lacksOwner = false
    }

    /// Returns `nil` if there is no storage for mutations, or it or that of the store can't be written to.
    init?(_ persistence: Persistence) {
        guard let storage = persistence.mutations, !storage.isReadOnly,
            !persistence.storage.isReadOnly
        else { return nil }
        self.persistence = persistence
        self.storage = storage
        turn = StorageTurn(storage)
    }

    /// The result of opening a storage.
    struct Opened {
        /// The mutations that it has, oldest first.
        var frames: [MutationFrame] = []
        /// The greatest number of a row.
        var lastNumber: Int64 = 0
        /// How many rows can't be decoded.
        ///
        /// They stay where they are.
        var damagedRows = 0
        /// Why the storage was set aside; `nil` if it was not.
        var damage: String?
    }

    /// Changes of a storage.
    struct Changes: Sendable {
        /// The mutations, with the numbers of their revisions.
        var frames: [(frame: MutationFrame, revision: Int)] = []
        /// The contents of files, by the numbers of their rows.
        var files: [Int64: FileUpload.Content] = [:]
        /// The rows that are removed when a mutation is written, by its number.
        var superseded: [Int64: Superseded] = [:]
        /// The numbers of mutations and files to be removed.
        var removed: [Int64] = []
        var removedFiles: [Int64] = []
        /// How often mutations had been removed by a reset when they were made.
        var generation = 0
    }

    /// The numbers of rows that are removed when a mutation is written.
    struct Superseded: Sendable {
        /// The mutations whose place it takes.
        var mutations: [Int64] = []
        var files: [Int64] = []
    }

    /// The time, in milliseconds since 1970.
    var milliseconds: Int64 { StoredClock(.now, persistence.now()).milliseconds }

    // MARK: - Opening

    /// Begins to open the storage and to read the mutations, while the caller does something else.
    func beginOpening() {
        queue.async { [self] in
            let result = Result { try openNow() }
            state.withLock { $0.opened = result }
        }
    }

    /// Opens the storage, and reads the mutations.
    ///
    /// - Throws: A ``StorageError`` if it can't be used.
    func open() throws -> Opened {
        try queue.sync {
            // Released after unlocking.
            try state.withLock { take(&$0.opened, nil) }?.get() ?? openNow()
        }
    }

    /// Opens the storage after it could not be opened, or reads it again.
    ///
    /// - Throws: A ``StorageError`` if it still can't be.
    func openAgain() async throws -> Opened {
        try await onQueue { [self] in try openNow() }
    }

    private func openNow() throws -> Opened {
        var opened = Opened()
        do {
            if !state.withLock({ $0.isOpen }) { try change { try storage.open() } }
            if state.withLock({ $0.mustErase }) {
                try change { try eraseNow() }
            } else {
                try read(&opened)
                let rows = try addRescued(to: &opened).map { try self.row($0) }
                if !rows.isEmpty { try change { try storage.write(rows, isDurable: true) } }
            }
        } catch StorageError.damaged(let reason) {
            _ = addRescued(to: &opened)
            opened.damage = reason
            // There may be no space for another storage.
            state.withLock { $0.rescued = opened }
            let rows = try opened.frames.map { try self.row($0) }
            try change {
                try storage.setAside()
                try storage.write([ownerRow] + rows, isDurable: true)
            }
        }
        state.withLock { ($0.isOpen, $0.rescued) = (true, nil) }
        return opened
    }

    /// Adds the mutations of a storage that was set aside to those that were read.
    ///
    /// Returns those that were not among them.
    private func addRescued(to opened: inout Opened) -> [MutationFrame] {
        guard let rescued = state.withLock({ $0.rescued }) else { return [] }
        let known = Set(opened.frames.map(\.number))
        let missing = rescued.frames.filter { !known.contains($0.number) }
        opened.frames = (opened.frames + missing).sorted { $0.number < $1.number }
        opened.lastNumber = max(opened.lastNumber, rescued.lastNumber)
        opened.damage = rescued.damage
        return missing
    }

    private func read(_ opened: inout Opened) throws {
        if let row = try storage.bytes(of: 0, in: .header) {
            guard row == ownerBytes else { throw Self.foreign }
        } else {
            try change { try storage.write([ownerRow], isDurable: true) }
        }
        var arePlain = false
        // Rows that were read before an error are kept.
        var (frames, last, damaged): ([MutationFrame], Int64, Int) = ([], 0, 0)
        defer { (opened.frames, opened.lastNumber, opened.damagedRows) = (frames, last, damaged) }
        try storage.forEachRow(in: .mutations) { row in
            if (1...MutationFrame.greatestNumber).contains(row.number) {
                last = max(last, row.number)
            }
            do throws(DamagedRow) {
                frames.append(
                    try persistence.contents(row.number, in: .mutations, row.bytes) {
                        (reader: inout ByteReader) throws(DamagedRow) in
                        try MutationFrame(row.number, &reader)
                    }
                )
                for upload in frames.last?.uploads ?? [] {
                    last = max(last, MutationFrame.Upload.owner(of: upload.number))
                }
                if persistence.isPlain(row.number, in: .mutations, row.bytes) { arePlain = true }
            } catch {
                damaged += 1
            }
        }
        if damaged > 0 { try persistence.checkSeal() }
        // If that fails, it is tried again when the storage is next opened.
        if arePlain { try? sealRows() }
    }

    /// Seals the rows that were written before rows were sealed.
    private func sealRows() throws {
        guard let seal = persistence.seal else { return }
        // The mutations come last, because without them files are not looked for.
        for table in [StoredRow.Table.uploads, .mutations] {
            var numbers: [Int64] = []
            try storage.forEachRow(in: table) { row in
                if persistence.isPlain(row.number, in: table, row.bytes) {
                    numbers.append(row.number)
                }
            }
            for number in numbers {
                guard let bytes = try storage.bytes(of: number, in: table) else { continue }
                // Not while the storage is locked, because it is the app's.
                let row = StoredRow(number: number, bytes: try seal(bytes))
                try change { try storage.write([.set(row, in: table)], isDurable: false) }
            }
        }
        try change { try storage.write([], isDurable: true) }
    }

    private static var foreign: StorageError {
        .unavailable(
            "The storage has the mutations of another account. Use one storage for each account."
        )
    }

    /// Says whose mutations these are; not sealed, because other accounts may have other keys.
    private var ownerBytes: Data {
        withUnsafeBytes(of: persistence.accountHash.littleEndian) { Data($0) }
    }

    private var ownerRow: StoredRow.Change {
        .set(StoredRow(number: 0, label: "Relay, mutations", bytes: ownerBytes), in: .header)
    }

    // MARK: - Writing

    /// Makes changes, and returns when they would survive that the device loses power.
    ///
    /// Changes that were made before a reset are dropped.
    ///
    /// - Throws: A ``StorageError``, or the error of ``Persistence/seal``, or of reading a file. Nothing is
    ///   changed then.
    func write(_ changes: Changes) async throws {
        try await onQueue { [self] in try writeNow(changes) }
    }

    private func writeNow(_ changes: Changes) throws {
        try eraseAgain()
        try setAsideAgain()
        guard changes.generation == state.withLock({ $0.generation }) else { return }
        var all = try changes.frames.map { try row($0.frame) }
        for (number, content) in changes.files {
            var bytes = ByteWriter()
            // A pointer because the bytes are copied in place.
            try Self.read(content).withUnsafeBytes { bytes.write($0) }
            all.append(.set(try persistence.row(number, in: .uploads, bytes), in: .uploads))
        }
        let superseded = changes.superseded.values
        all += (superseded.flatMap(\.mutations) + changes.removed)
            .map { .remove($0, from: .mutations) }
        all += (superseded.flatMap(\.files) + changes.removedFiles)
            .map { .remove($0, from: .uploads) }
        try change { try storage.write(all, isDurable: true) }
    }

    private func row(_ frame: MutationFrame) throws -> StoredRow.Change {
        let row = try persistence.row(
            frame.number,
            in: .mutations,
            label: frame.name,
            frame.encode()
        )
        return .set(row, in: .mutations)
    }

    /// Checks that no other environment has taken over the storage.
    ///
    /// - Throws: A ``StorageError``.
    func check() async throws {
        try await onQueue { [self] in
            guard turn.isNewest else { throw StorageTurn.over }
            _ = try storage.bytes(of: 0, in: .header)
        }
    }

    /// Returns the files of a mutation; `nil` if one of them is missing or damaged.
    ///
    /// - Throws: A ``StorageError``, also if the files can't be unsealed now.
    func files(_ uploads: [MutationFrame.Upload]) async throws -> [String: FileUpload]? {
        try await onQueue { [self] in
            var files: [String: FileUpload] = [:]
            for upload in uploads {
                guard let row = try storage.bytes(of: upload.number, in: .uploads) else {
                    return nil
                }
                let contents = try? persistence.contents(upload.number, in: .uploads, row) {
                    (reader: inout ByteReader) throws(DamagedRow) in
                    Data(try reader.raw())
                }
                guard let data = contents else {
                    try persistence.checkSeal()
                    return nil
                }
                files[upload.path] = FileUpload(
                    data: data,
                    name: upload.name,
                    contentType: upload.contentType
                )
            }
            return files
        }
    }

    /// Removes all mutations, so that none of their bytes is left when this returns, and then calls `body`.
    ///
    /// Both happen between two writes.
    ///
    /// - Throws: A ``StorageError``; the storage is erased before it is used again then.
    func erase(_ body: () -> Void) throws {
        try queue.sync {
            state.withLock { state in
                state.mustErase = true
                state.rescued = nil
                state.generation += 1
            }
            defer { body() }
            try change { try eraseNow() }
        }
    }

    /// Erases the storage if that has failed before.
    ///
    /// - Throws: A ``StorageError`` if it fails again.
    func eraseIfNeeded() async throws {
        try await onQueue { [self] in try eraseAgain() }
    }

    private func eraseAgain() throws {
        guard state.withLock({ $0.mustErase }) else { return }
        try change {
            // It must not be taken back from another environment that has opened it since.
            if !state.withLock({ $0.isOpen }) { try storage.open() }
            try eraseNow()
        }
    }

    /// Keeps the damaged storage under another name, and begins an empty one.
    ///
    /// - Throws: A ``StorageError``.
    func setAside() async throws {
        try await onQueue { [self] in try change { try setAsideNow() } }
    }

    private func setAsideNow() throws {
        state.withLock { $0.mustSetAside = true }
        try storage.setAside()
        state.withLock { ($0.mustSetAside, $0.lacksOwner) = (false, true) }
        try writeOwner()
    }

    private func writeOwner() throws {
        try storage.write([ownerRow], isDurable: true)
        state.withLock { $0.lacksOwner = false }
    }

    /// Sets the storage aside if that has failed before, such as because there was no space for another.
    private func setAsideAgain() throws {
        let (mustSetAside, lacksOwner) = state.withLock { ($0.mustSetAside, $0.lacksOwner) }
        guard mustSetAside || lacksOwner else { return }
        try change { if mustSetAside { try setAsideNow() } else { try writeOwner() } }
    }

    private func eraseNow() throws {
        do {
            if let row = try ownerOfRows(), row != ownerBytes { throw Self.foreign }
            try storage.erase()
        } catch StorageError.takenOver(let text) {
            // The mutations are those of another environment now.
            state.withLock { $0.mustErase = false }
            throw StorageError.takenOver(text)
        }
        try storage.write([ownerRow], isDurable: false)
        state.withLock { state in
            (state.mustErase, state.isOpen) = (false, true)
            (state.mustSetAside, state.lacksOwner) = (false, false)
        }
    }

    /// Returns whose mutations these are; `nil` if that can't be read.
    private func ownerOfRows() throws -> Data? {
        do {
            return try storage.bytes(of: 0, in: .header)
        } catch StorageError.takenOver(let text) {
            throw StorageError.takenOver(text)
        } catch {
            return nil
        }
    }

    /// Makes changes, and then calls `body`, between two writes.
    ///
    /// - Throws: The errors of ``write(_:)``; `body` is called all the same.
    func finish(_ changes: () -> [Changes], _ body: () -> Void) throws {
        try queue.sync {
            defer {
                state.withLock { $0.generation += 1 }
                body()
            }
            guard state.withLock({ $0.isOpen }) else { return }
            for changes in changes() { try writeNow(changes) }
        }
    }

    /// Returns how many bytes a file has.
    static func size(of content: FileUpload.Content) -> Int? {
        switch content {
        case .data(let data): data.count
        case .file(let url):
            (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size]
                .flatMap { ($0 as? Int) ?? ($0 as? UInt64).flatMap { Int(exactly: $0) } }
        }
    }

    static func read(_ content: FileUpload.Content) throws -> Data {
        switch content {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }

    /// Calls `body`, unless another environment has taken over the storage.
    private func change(_ body: () throws -> Void) throws {
        try turn.lock.withLock { _ in
            guard turn.isNewest else { throw StorageTurn.over }
            try body()
        }
    }

    private func onQueue<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try body() }) }
        }
    }
}
