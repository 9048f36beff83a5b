#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

/// A queued mutation as a storage has it.
struct MutationFrame: Sendable {
    /// The number of its row.
    let number: Int64
    let name: String
    /// The id of a persisted mutation, or a hash of its text.
    var text: String
    var variables: JSONObject
    var uploads: [Upload] = []
    /// The optimistic response, with the temporary ids exchanged that are known.
    var response: JSONObject?
    /// The texts by which the objects are named that the optimistic response has made up.
    var temporaryNames: Set<String> = []
    let key: String
    var idempotencyKey: String
    /// Whether it must not be sent twice.
    let isSentOnce: Bool
    /// When it was committed, in milliseconds since 1970.
    var queued: Int64
    /// When it expires, in milliseconds since 1970.
    var deadline: Int64?
    var attempts = 0
    /// Whether it may have been sent without an answer, if it must not be sent twice.
    var mayHaveRun = false
    var failure: QueuedMutation.Failure?

    /// A file of a mutation.
    struct Upload: Sendable, Hashable {
        /// The number of its row.
        let number: Int64
        let path: String
        let name: String
        let contentType: String
        /// The size in bytes when the mutation was queued.
        let size: Int

        /// How many files a mutation can have.
        static let maximumCount: Int64 = 1 << 16

        /// The number of the file at a position of those of a mutation.
        static func number(_ place: Int, of mutation: Int64) -> Int64 {
            mutation &* maximumCount &+ Int64(truncatingIfNeeded: place)
        }

        /// The number by which those of its files are made.
        static func owner(of number: Int64) -> Int64 {
            min(max(0, number / maximumCount), MutationFrame.greatestNumber)
        }
    }

    /// Identifies it in the header of the store's storage.
    var answerHash: UInt64 { Persistence.hash([idempotencyKey]) }
}

/// A row of the table `mutations`.
///
/// The number of the format, the name, the id or the hash of the text, and the variables as JSON. The number
/// of the files, and for each the number of its row, its path, name, type and size. 0, or 1 and the optimistic
/// response as JSON. The number of temporary names, and each of them. The queue's key, the idempotency key, when it was committed, and 0 or its deadline, both in
/// milliseconds. How often it was sent. A byte with bits: 1 if it must not be sent twice, 2 if it may have run. At last how
/// it has failed: 0 if it has not, or the number of a case and its text.
extension MutationFrame {
    /// Rows with another number stay where they are.
    private static let format: UInt64 = 1
    /// The greatest number of a row, so that there is one more for each.
    static let greatestNumber: Int64 = 1 << 46

    func encode() -> ByteWriter {
        var bytes = ByteWriter()
        bytes.write(Self.format)
        bytes.write(name)
        bytes.write(text)
        bytes.write(json: variables)
        bytes.write(uploads.count)
        for upload in uploads {
            bytes.write(signed: upload.number)
            bytes.write(upload.path)
            bytes.write(upload.name)
            bytes.write(upload.contentType)
            bytes.write(upload.size)
        }
        bytes.write(byte: response == nil ? 0 : 1)
        if let response { bytes.write(json: response) }
        bytes.write(temporaryNames.count)
        for name in temporaryNames.sorted() { bytes.write(name) }
        bytes.write(key)
        bytes.write(idempotencyKey)
        bytes.write(signed: queued)
        bytes.write(byte: deadline == nil ? 0 : 1)
        if let deadline { bytes.write(signed: deadline) }
        bytes.write(attempts)
        bytes.write(byte: (isSentOnce ? 1 : 0) | (mayHaveRun ? 2 : 0))
        bytes.write(byte: failure?.tag ?? 0)
        if let failure { bytes.write(failure.text) }
        return bytes
    }

    init(_ number: Int64, _ reader: inout ByteReader) throws(DamagedRow) {
        guard (1...Self.greatestNumber).contains(number), try reader.number() == Self.format
        else { throw DamagedRow() }
        self.number = number
        name = try reader.text()
        text = try reader.text()
        variables = try reader.json()
        for _ in 0..<(try reader.count()) {
            uploads.append(
                Upload(
                    number: try reader.signed(),
                    path: try reader.text(),
                    name: try reader.text(),
                    contentType: try reader.text(),
                    size: Int(clamping: try reader.number())
                )
            )
        }
        response = try reader.byte() == 0 ? nil : try reader.json()
        for _ in 0..<(try reader.count()) { temporaryNames.insert(try reader.text()) }
        key = try reader.text()
        idempotencyKey = try reader.text()
        queued = try reader.signed()
        deadline = try reader.byte() == 0 ? nil : try reader.signed()
        attempts = Int(clamping: min(try reader.number(), 1 << 30))
        let bits = try reader.byte()
        (isSentOnce, mayHaveRun) = (bits & 1 != 0, bits & 2 != 0)
        let tag = try reader.byte()
        if tag != 0 { failure = try QueuedMutation.Failure(tag, text: try reader.text()) }
    }
}

extension QueuedMutation.Failure {
    fileprivate var tag: UInt8 {
        switch self {
        case .rejected: 1
        case .refused: 2
        case .expired: 3
        case .tooManyAttempts: 4
        case .unknownOutcome: 5
        case .unknownMutation: 6
        case .changedMutation: 7
        case .unusableAnswer: 8
        }
    }

    fileprivate var text: String {
        switch self {
        case .rejected(let errors):
            JSONValue.array(errors.map { .object($0.json) }).description
        case .refused(let text), .tooManyAttempts(let text), .changedMutation(let text),
            .unusableAnswer(let text):
            text
        case .expired, .unknownOutcome, .unknownMutation: ""
        }
    }

    fileprivate init(_ tag: UInt8, text: String) throws(DamagedRow) {
        switch tag {
        case 1:
            guard let errors = (try? JSONValue(parsing: Data(text.utf8)))?.array else {
                throw DamagedRow()
            }
            self = .rejected(errors.compactMap { $0.object.map { GraphQLError(json: $0) } })
        case 2: self = .refused(text)
        case 3: self = .expired
        case 4: self = .tooManyAttempts(text)
        case 5: self = .unknownOutcome
        case 6: self = .unknownMutation
        case 7: self = .changedMutation(text)
        case 8: self = .unusableAnswer(text)
        default: throw DamagedRow()
        }
    }
}

/// Errors as servers send them (GraphQL specification, section 7.1.2).
extension GraphQLError {
    fileprivate var json: JSONObject {
        let path = path.map { element -> JSONValue in
            switch element {
            case .key(let key): .string(key)
            case .index(let index): .int(Int64(clamping: index))
            }
        }
        return [
            "message": .string(message), "path": .array(path), "extensions": .object(extensions),
        ]
    }

    fileprivate init(json: JSONObject) {
        let path = json["path"]?.array?.compactMap { element -> PathElement? in
            switch element {
            case .string(let key): .key(key)
            case .int(let index): .index(Int(clamping: index))
            default: nil
            }
        }
        self.init(
            message: json["message"]?.string ?? "",
            path: path ?? [],
            extensions: json["extensions"]?.object ?? [:]
        )
    }
}

extension ByteWriter {
    fileprivate mutating func write(json: JSONObject) {
        // A pointer because the bytes are copied in place.
        JSONValue.object(json).utf8().withUnsafeBytes { write($0) }
    }
}

extension ByteReader {
    fileprivate mutating func json() throws(DamagedRow) -> JSONObject {
        guard let json = (try? JSONValue(parsing: Data(try raw())))?.object else {
            throw DamagedRow()
        }
        return json
    }
}
