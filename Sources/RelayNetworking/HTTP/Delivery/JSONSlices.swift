import Foundation
import Relay

/// Where the parts of a JSON text are, without making values of them.
extension Data {
    /// The bytes at offsets from the start.
    func bytes(_ range: Range<Int>) -> Data {
        self[(startIndex + range.lowerBound)..<(startIndex + range.upperBound)]
    }

    /// Where the value of each member of an object is; of several with one key the last wins.
    func memberRanges() throws(JSONError) -> [String: Range<Int>] {
        try parsingJSON { (cursor) throws(JSONError) in
            var ranges: [String: Range<Int>] = [:]
            var more = try cursor.enterObject()
            while more {
                let key = try cursor.key()
                let name = cursor.makeString(key)
                ranges[name] = try cursor.skipRange()
                more = try cursor.nextMember()
            }
            try cursor.expectEnd()
            return ranges
        }
    }

    /// Where each element of an array is.
    func elementRanges() throws(JSONError) -> [Range<Int>] {
        try parsingJSON { (cursor) throws(JSONError) in
            var ranges: [Range<Int>] = []
            var more = try cursor.enterArray()
            while more {
                ranges.append(try cursor.skipRange())
                more = try cursor.nextElement()
            }
            try cursor.expectEnd()
            return ranges
        }
    }
}

extension JSONCursor {
    fileprivate mutating func skipRange() throws(JSONError) -> Range<Int> {
        _ = peek()
        let start = offset
        try skipValue()
        return start..<offset
    }
}
