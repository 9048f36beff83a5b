public import Foundation

/// How an ``HTTPClient`` makes bodies of values, and values of bodies.
public struct HTTPCoding: Sendable {
    /// The `Content-Type` of what it encodes.
    public var contentType: String
    /// Makes a body.
    public var encode: @Sendable (any Encodable) throws -> Data
    /// Makes a value of a body.
    public var decode: @Sendable (any Decodable.Type, Data) throws -> any Decodable

    /// A coding of your own.
    public init(
        contentType: String,
        encode: @escaping @Sendable (any Encodable) throws -> Data,
        decode: @escaping @Sendable (any Decodable.Type, Data) throws -> any Decodable
    ) {
        self.contentType = contentType
        self.encode = encode
        self.decode = decode
    }

    /// JSON; dates are ISO 8601 unless `encoder` and `decoder`, which are made for each use, say
    /// otherwise.
    public static func json(
        encoder: @escaping @Sendable () -> JSONEncoder = {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            return encoder
        },
        decoder: @escaping @Sendable () -> JSONDecoder = {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return decoder
        }
    ) -> HTTPCoding {
        HTTPCoding(
            contentType: "application/json",
            encode: { try encoder().encode($0) },
            decode: { try decoder().decode($0, from: $1) }
        )
    }
}
