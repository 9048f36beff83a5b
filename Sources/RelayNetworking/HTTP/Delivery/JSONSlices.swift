import Foundation
import Relay

/// Finds the values in a JSON text without parsing them.
extension Data {
    /// Returns the bytes in a range of offsets.
    func bytes(_ range: Range<Int>) -> Data {
        self[(startIndex + range.lowerBound)..<(startIndex + range.upperBound)]
    }

    /// Returns the ranges of the values of an object's members.
    ///
    /// If a key is repeated, the last value is used.
    func memberRanges() throws(JSONError) -> [String: Range<Int>] {
        try parsingJSON { (cursor) throws(JSONError) in
            cursor.skipByteOrderMark()
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

    /// Returns the ranges of an array's elements.
    func elementRanges() throws(JSONError) -> [Range<Int>] {
        try parsingJSON { (cursor) throws(JSONError) in
            cursor.skipByteOrderMark()
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
