import Foundation
import Testing

@testable import Relay

/// JSON text is compared with a value without building another one.
@Suite struct JSONComparingTests {
    private func value(_ text: String) throws -> JSONValue {
        try Data(text.utf8).withUnsafeBytes { bytes in
            var cursor = JSONCursor(bytes)
            return try cursor.value()
        }
    }

    /// Returns whether the text is equal to the value, and the offset afterwards.
    private func skip(_ text: String, _ value: JSONValue) throws -> (Bool, Int) {
        try Data(text.utf8).withUnsafeBytes { bytes in
            var cursor = JSONCursor(bytes)
            let isEqual = try cursor.skip(value)
            // Nothing of the comparison remains: the value can be read, however deep it is.
            if !isEqual { _ = try cursor.value() }
            let end = cursor.offset
            if isEqual { _ = cursor.peek() }
            return (isEqual, end)
        }
    }

    private let texts = [
        "null", "true", "false", "0", "-1", "1.5", "1e3", "\"\"", "\"text\"", "\"n\\u00e9\\n\"",
        "\"né\"", "[]", "{}", "[1,2,3]", "[[],[[]],{}]", "{\"a\":1,\"b\":[true,null]}",
        "{\"a\":{\"a\":{\"a\":\"a\"}}}", "[\"1\",1,1.0,\"true\",true]",
        "{\"\\u0061\":\"\\ud83d\\ude00\"}",
        "9223372036854775807", "9223372036854775808", "-0", "-0.0", "{\"\":\"\"}",
    ]

    @Test func whatIsEqualIsSkipped() throws {
        for text in texts {
            let (isEqual, end) = try skip(text + " ", value(text))
            #expect(isEqual && end == text.utf8.count, "\(text)")
            let spaced = text.replacing(",", with: " ,\n ").replacing("[", with: " [ ")
                .replacing(":", with: "\t: ").replacing("}", with: " }")
            #expect(try skip(spaced, value(text)).0, "\(spaced)")
        }
    }

    @Test func whatIsNotEqualIsReadFromItsStart() throws {
        for text in texts {
            for other in texts {
                let (expected, found) = (try value(other), try value(text))
                let (isEqual, end) = try skip(text, expected)
                #expect(end == text.utf8.count)
                #expect(isEqual == (expected == found), "\(text) \(other)")
            }
        }
    }

    @Test func eachDifferenceIsFound() throws {
        let stored = try value(#"{"a":[1,{"b":"text"},2.5],"c":{"d":null,"e":true}}"#)
        for text in [
            #"{"a":[1,{"b":"text"},2.5],"c":{"d":null,"e":false}}"#,
            #"{"a":[1,{"b":"text"},2.5],"c":{"d":null,"e":true},"f":1}"#,
            #"{"a":[1,{"b":"text"},2.5],"c":{"d":null}}"#,
            #"{"a":[1,{"b":"text"},2.5],"c":{"d":null,"f":true}}"#,
            #"{"a":[1,{"b":"texts"},2.5],"c":{"d":null,"e":true}}"#,
            #"{"a":[1,{"b":"text"},2.5,1],"c":{"d":null,"e":true}}"#,
            #"{"a":[1,{"b":"text"}],"c":{"d":null,"e":true}}"#,
            #"{"a":[],"c":{}}"#, "[]", "{}",
        ] {
            let (isEqual, end) = try skip(text, stored)
            #expect(!isEqual && end == text.utf8.count, "\(text)")
        }
    }

    /// Members in another order, or repeated ones, are the same object for who reads them; they are
    /// built and compared then.
    @Test func anotherOrderIsNotSkipped() throws {
        let stored = try value(#"{"a":1,"b":2}"#)
        for text in [#"{"b":2,"a":1}"#, #"{"a":1,"a":1,"b":2}"#, #"{"a":1,"b":2,"b":2}"#] {
            #expect(try skip(text, stored).0 == false)
        }
    }

    @Test func invalidTextIsTheSameError() throws {
        for text in texts {
            let stored = try value(text)
            for count in 0..<text.utf8.count {
                for ending in ["", "?", "\u{1}"] {
                    let broken = String(text.prefix(count)) + ending
                    let expected = Result { try value(broken) }
                    guard case .failure(let error) = expected else { continue }
                    let found = Result { try skip(broken, stored) }
                    guard case .failure(let other) = found else {
                        Issue.record("no error for \(broken)")
                        continue
                    }
                    #expect("\(error)" == "\(other)", "\(broken)")
                }
            }
        }
    }

    @Test func depthIsLimitedAndRestored() throws {
        let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        let stored = try value(deep)
        #expect(try skip(deep, stored).0)
        // Differs at the innermost list, when the depth is 500.
        let other = String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500)
        #expect(try skip(other, stored) == (false, other.utf8.count))
        let tooDeep = String(repeating: "[", count: 513)
        #expect(throws: JSONError.self) { try skip(tooDeep, stored) }
    }

    // MARK: - Normalizing

    @Test func unchangedJSONPublishesNothing() throws {
        let document = try TestDocument("normalization\n box: scalar Box\nreader\n box")
        let first = #"{"a":[1,2.5,"x",null,true],"b":{"c":{}}}"#
        try document.write("{\"box\":\(first)}")
        #expect(try !document.write("{\"box\":\(first)}").isPublished)
        let reordered = #"{"b":{"c":{ }},"a":[1,2.5,"x",null,true]}"#
        #expect(try !document.write("{\"box\": \(reordered)}").isPublished)
        for other in ["[1]", "{}", "1", "null", "\"a\"", first.replacing("2.5", with: "2")] {
            #expect(try document.write("{\"box\":\(other)}").isPublished, "\(other)")
            #expect(try !document.write("{\"box\":\(other)}").isPublished, "\(other)")
            #expect(try document.write("{\"box\":\(first)}").isPublished, "\(other)")
        }
    }
}
