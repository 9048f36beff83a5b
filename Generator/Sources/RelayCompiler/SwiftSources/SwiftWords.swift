import GraphQLLanguage

/// The identifiers of a Swift file, found without understanding the code.
///
/// Comments and literals count as code, because literals can interpolate it.
package struct SwiftWords {
    /// All identifiers.
    private(set) var names: Set<String> = []
    /// The identifiers after a dot, such as `name` in `user.name`, `user?.name` and `\.name`.
    private(set) var members: Set<String> = []

    /// Finds the identifiers.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - documents: The ranges of GraphQL documents, which are not Swift, in ascending order.
    init(_ source: Source, besides documents: [Range<Int>] = []) {
        let bytes = source.bytes
        Self.forEach(in: bytes, besides: documents) { range in
            let name = String(decoding: bytes[range], as: UTF8.self)
            names.insert(name)
            if Self.isMember(bytes, range.lowerBound) { members.insert(name) }
        }
    }

    /// Calls a closure with the range of each identifier.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - documents: The ranges of GraphQL documents, in ascending order.
    ///   - body: The closure, which is called in the order of the file.
    package static func forEach(
        in bytes: [UInt8],
        besides documents: [Range<Int>],
        _ body: (Range<Int>) -> Void
    ) {
        var documents = documents[...]
        var index = 0
        while index < bytes.count {
            if let document = documents.first, index >= document.lowerBound {
                index = max(index, document.upperBound)
                documents.removeFirst()
                continue
            }
            guard isStart(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, isPart(bytes[index]) { index += 1 }
            body(start..<index)
        }
    }

    /// Returns whether there is one dot before an identifier, and not the dots of a spread or range.
    private static func isMember(_ bytes: [UInt8], _ start: Int) -> Bool {
        var index = start - 1
        while index >= 0, bytes[index] == UInt8(ascii: "`") || bytes[index] == UInt8(ascii: " ") {
            index -= 1
        }
        let dot = UInt8(ascii: ".")
        return index >= 0 && bytes[index] == dot && (index == 0 || bytes[index - 1] != dot)
    }

    private static func isStart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
    }

    /// Returns whether a byte can be part of an identifier.
    package static func isPart(_ byte: UInt8) -> Bool {
        isStart(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
