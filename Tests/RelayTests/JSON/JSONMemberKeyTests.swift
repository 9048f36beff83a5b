import Testing

@testable import Relay

/// Keys that are compared by words.
@Suite struct JSONMemberKeyTests {
    /// Whether a cursor steps over `member` at the beginning of `text`, and where it is then.
    private func skip(_ member: String, in text: String) -> (isThere: Bool, offset: Int) {
        Array(member.utf8).withUnsafeBytes { all in
            Array(text.utf8).withUnsafeBytes { bytes in
                var cursor = JSONCursor(bytes)
                let isThere = cursor.skip(JSONMemberKey(member.utf8), bytes: all)
                return (isThere, cursor.offset)
            }
        }
    }

    private static func member(_ length: Int) -> String {
        "\"" + String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN".prefix(length)) + "\":"
    }

    @Test(arguments: 1...40)
    func areFoundWhateverTheirLength(length: Int) {
        let member = Self.member(length)
        #expect(skip(member, in: member + "12345678") == (true, member.utf8.count))
        #expect(skip(member, in: " \n" + member + "12345678") == (true, member.utf8.count + 2))
    }

    @Test(arguments: 1...40)
    func areNotFoundWhereOneByteDiffers(length: Int) {
        let member = Self.member(length)
        for index in member.utf8.indices {
            var other = Array((member + "12345678").utf8)
            other[member.utf8.distance(from: member.startIndex, to: index)] ^= 1
            let text = String(decoding: other, as: UTF8.self)
            #expect(skip(member, in: text) == (false, 0))
        }
    }

    @Test(arguments: 1...40)
    func nothingIsReadBehindTheEnd(length: Int) {
        let member = Self.member(length)
        for count in 0..<member.utf8.count {
            #expect(!skip(member, in: String(member.prefix(count))).isThere)
        }
    }
}
