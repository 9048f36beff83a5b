#if canImport(Darwin)
public import Foundation
#else
public import FoundationEssentials
#endif

/// Where and how an environment keeps its store between two runs of an app.
///
/// ```swift
/// let persistence = Persistence.sqlite(in: folder, account: user.id)
/// let environment = RelayEnvironment(network: network, options: .init(persistence: persistence))
/// ```
///
/// See <doc:KeepingTheStore>.
public struct Persistence: Sendable {
    /// Where the store is kept.
    public let storage: any RecordStorage
    /// Where the mutations of ``account`` are kept that wait to be sent; `nil` if none can.
    ///
    /// A storage of its own, because the store is only a copy, and may be thrown away at any time. These
    /// mutations are nowhere else.
    public let mutations: (any RecordStorage)?
    /// Whose data it is, such as the id of the user who is logged in.
    ///
    /// The data of another account is erased when the environment is created. Only a hash of this text is
    /// stored.
    public var account: String
    /// By which rules the data is written: what identifies objects, and what is never written.
    public var rules: PersistenceRules
    /// How many queries stay that are not in use, in this run and for the next one.
    ///
    /// They take the place of the release buffer if they are more. Those that were fetched last stay.
    public var keptOperations = 100
    /// How old the data of a query may be when the app is opened again; `nil` for any age.
    public var maximumAge: Duration?
    /// How many bytes the storage may take; `nil` for any number.
    ///
    /// If it takes more, the queries that were not used for the longest time are dropped. Data that is in
    /// use stays even if it alone takes more.
    public var maximumBytes: Int?
    /// How much later than in memory a change is in the storage, at most, besides the time that writing takes.
    ///
    /// All changes in between are written at once.
    public var delay = Duration.milliseconds(100)
    /// Encrypts the bytes of each row; `nil` to store them as they are.
    ///
    /// It must not use the environment. If it throws, nothing is written.
    public var seal: (@Sendable (Data) throws -> Data)?
    /// Decrypts the bytes that ``seal`` has returned; `nil` if there is none.
    ///
    /// It may be called while the store is locked, and must not use the environment. If it throws, the row
    /// counts as damaged. If it throws for everything, such as for lack of the key, the storages can't be used for
    /// the time being, as on a locked device.
    public var unseal: (@Sendable (Data) throws -> Data)?
    /// The date; tests can give their own.
    var now: @Sendable () -> Date = { Date() }

    /// Keeps the store of an account in a storage, and its waiting mutations in another.
    public init(
        _ storage: any RecordStorage,
        mutations: (any RecordStorage)? = nil,
        account: String = "",
        rules: PersistenceRules = PersistenceRules()
    ) {
        self.storage = storage
        self.mutations = mutations
        self.account = account
        self.rules = rules
    }

    /// A number that depends on the account, on what identifies objects, and on what is never written: it may
    /// have been until now.
    var owner: UInt64 { Self.hash([account, rules.identities] + rules.omitted.sorted()) }

    /// A number that depends on how long fields are fresh.
    var ages: UInt64 { Self.hash([rules.ages]) }

    /// A number that depends on the account alone.
    var accountHash: UInt64 { Self.hash([account]) }

    /// Returns a number that depends on texts.
    static func hash(_ texts: [String]) -> UInt64 {
        var bytes = ByteWriter()
        for text in texts { bytes.write(text) }
        return bytes.bytes.withUnsafeBytes { RowEnvelope.checksum($0, .header, 0) }
    }

    // MARK: - Rows

    /// Returns the row with contents that were encoded.
    func row(
        _ number: Int64,
        in table: StoredRow.Table,
        count: Int = 1,
        label: @autoclosure () -> String = "",
        _ contents: ByteWriter
    ) throws -> StoredRow {
        let bytes = RowEnvelope.wrap(contents, table, number)
        guard let seal else {
            return StoredRow(number: number, count: count, label: label(), bytes: bytes)
        }
        return StoredRow(number: number, count: count, bytes: try seal(bytes))
    }

    /// Returns whether a row was written before rows were sealed.
    func isPlain(_ number: Int64, in table: StoredRow.Table, _ bytes: Data) -> Bool {
        guard unseal != nil else { return false }
        let contents: Void? = try? RowEnvelope.unwrap(bytes, table, number) {
            (reader: inout ByteReader) throws(DamagedRow) in
            reader.skipRest()
        }
        return contents != nil
    }

    /// Checks that rows can be sealed and unsealed now, which a locked key prevents.
    ///
    /// - Throws: ``StorageError/unavailable(_:)``.
    func checkSeal() throws {
        guard let seal, let unseal else { return }
        let sample = Data([1])
        guard let opened = try? unseal(try seal(sample)), opened == sample else {
            throw StorageError.unavailable(
                "Rows can't be sealed and unsealed now. `seal` or `unseal` throws."
            )
        }
    }

    /// Reads the bytes of a row.
    ///
    /// Queued mutations and their files may have been written before rows were sealed.
    func contents<Result>(
        _ number: Int64,
        in table: StoredRow.Table,
        _ bytes: Data,
        _ body: (inout ByteReader) throws(DamagedRow) -> Result
    ) throws(DamagedRow) -> Result {
        var bytes = bytes
        let mayBePlain = table == .mutations || table == .uploads
        if let unseal, !mayBePlain || !isPlain(number, in: table, bytes) {
            guard let opened = try? unseal(bytes) else { throw DamagedRow() }
            bytes = opened
        }
        return try RowEnvelope.unwrap(bytes, table, number, body)
    }
}
