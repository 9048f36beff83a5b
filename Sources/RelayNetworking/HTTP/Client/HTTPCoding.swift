public import Foundation

extension HTTPClient {
    /// Encodes and decodes bodies for an ``HTTPClient``.
    public struct Coding: Sendable {
        /// The `Content-Type` of encoded bodies.
        public var contentType: String
        /// Encodes a value.
        public var encode: @Sendable (any Encodable) throws -> Data
        /// Decodes a value.
        public var decode: @Sendable (any Decodable.Type, Data) throws -> any Decodable

        /// Creates a custom coding.
        public init(
            contentType: String,
            encode: @escaping @Sendable (any Encodable) throws -> Data,
            decode: @escaping @Sendable (any Decodable.Type, Data) throws -> any Decodable
        ) {
            self.contentType = contentType
            self.encode = encode
            self.decode = decode
        }

        /// Returns a JSON coding.
        ///
        /// By default dates are in ISO 8601 format. `encoder` and `decoder` are called for each use.
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
        ) -> Coding {
            Coding(
                contentType: "application/json",
                encode: { try encoder().encode($0) },
                decode: { try decoder().decode($0, from: $1) }
            )
        }
    }
}
