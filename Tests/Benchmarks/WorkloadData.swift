import Foundation

/// The responses that the workloads of the store write, the same bytes on every machine.
struct WorkloadData {
    private let folder: URL

    /// Writes them all into a folder, which is made where there is none.
    static func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = WorkloadData(folder: folder)
        for count in [1000, 10000] { try data.write(feed(count), "feed-\(count).json") }
        try data.write(items(100_000, "item", seed: 7), "wide-100000.json")
        try data.write(items(50_000, "a", seed: 21), "gc-a.json")
        try data.write(items(50_000, "b", seed: 22), "gc-b.json")
        try data.write(updates(1000, of: 10000), "update-1000.jsonl")
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    // MARK: - Responses

    private static func feed(_ count: Int) -> String {
        var numbers = Numbers(seed: 1)
        let edges = (0..<count).map { index in
            #"{"cursor":"\#(cursor(index))","node":\#(story(index, of: count, &numbers))}"#
        }
        return #"""
            {"data":{"feed":{"edges":[\#(edges.joined(separator: ","))],"pageInfo":{\#
            "hasNextPage":true,"hasPreviousPage":false,"startCursor":"\#(cursor(0))",\#
            "endCursor":"\#(cursor(count - 1))"}}}}
            """#
    }

    private static func cursor(_ index: Int) -> String {
        let digits = String(index)
        return "cursor-" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func story(_ index: Int, of count: Int, _ numbers: inout Numbers) -> String {
        let users = max(1, count / 10)
        var comments: [String] = []
        for number in 0..<3 {
            let text = text(60, &numbers)
            let author = user(numbers.next(below: users), isFull: false)
            comments.append(
                #"""
                {"node":{"__typename":"Comment","id":"comment:\#(index):\#(number)",\#
                "text":"\#(text)","author":\#(author)}}
                """#
            )
        }
        let (title, body) = (text(40, &numbers), text(200, &numbers))
        let likes = numbers.next(below: 5000)
        let author = user(numbers.next(below: users), isFull: true)
        return #"""
            {"__typename":"Story","id":"story:\#(index)","title":"\#(title)","body":"\#(body)",\#
            "createdAt":\#(1_700_000_000 + index * 37),"likeCount":\#(likes),\#
            "author":\#(author),"comments":{"edges":[\#(comments.joined(separator: ","))]}}
            """#
    }

    private static func user(_ index: Int, isFull: Bool) -> String {
        let head = #"{"__typename":"User","id":"user:\#(index)","name":"User Number \#(index)""#
        guard isFull else { return head + "}" }
        let digits = String(UInt32(truncatingIfNeeded: index &* 2_654_435_761), radix: 16)
        let signature = String(repeating: "0", count: 8 - digits.count) + digits
        return #"""
            \#(head),"avatar":{"__typename":"Image","url":"https://cdn.example.com/avatars/\#
            \#(index / 100)/\#(index)/profile-picture-large.jpg?sig=\#(signature)",\#
            "width":128,"height":128}}
            """#
    }

    private static func items(_ count: Int, _ prefix: String, seed: UInt64) -> String {
        var numbers = Numbers(seed: seed)
        let items = (0..<count).map { index in
            #"""
            {"__typename":"Item","id":"\#(prefix):\#(index)","name":"Item name \#(index)",\#
            "value":\#(numbers.next(below: 1_000_000))}
            """#
        }
        return #"{"data":{"items":[\#(items.joined(separator: ","))]}}"#
    }

    private static func updates(_ count: Int, of stories: Int) -> String {
        var numbers = Numbers(seed: 11)
        return (0..<count).map { index in
            #"""
            {"data":{"node":{"__typename":"Story","id":"story:\#(numbers.next(below: stories))",\#
            "likeCount":\#(1_000_000 + index)}}}

            """#
        }.joined()
    }

    // MARK: - Texts

    /// Of some words a character has two bytes, or is escaped in JSON.
    private static let words = [
        "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "while", "many", "small",
        "birds", "sing", "about", "graph", "store", "record", "field", "query", "cache", "value",
        "node", "edge", "page", "story", "author", "light", "river", "stone", "paper", "cloud",
        "green", "seven", "north", "window", "été", "naïve", "\"quoted\"", "line\nbreak",
    ]

    /// A text of `length` characters, as JSON has it between quotes.
    private static func text(_ length: Int, _ numbers: inout Numbers) -> String {
        var words: [String] = []
        var count = 0
        while count < length {
            let word = Self.words[numbers.next(below: Self.words.count)]
            words.append(word)
            count += word.count + 1
        }
        return String(words.joined(separator: " ").prefix(length))
            .replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

/// Numbers by chance that are the same everywhere.
private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
