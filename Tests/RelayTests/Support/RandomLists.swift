/// The text of an operation with the same lists in several places: streamed, whole and deferred, under
/// several names and with several arguments.
struct RandomLists {
    private var generator: SeededGenerator
    private var count = 0
    /// About how many fragments and lists there are.
    private let size: Int

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        size = Int.random(in: 4...40, using: &generator)
    }

    mutating func makeText() -> String {
        var lines = ["normalization"]
        for name in ["viewer", "user(id: 1)"].prefix(Int.random(in: 1...2, using: &generator)) {
            for _ in 0..<Int.random(in: 1...2, using: &generator) {
                lines.append(" \(next("u")) = \(name): type User")
                lines += fields(depth: 0, indent: "  ", hasID: true)
            }
        }
        return lines.joined(separator: "\n") + "\nreader\n"
    }

    private mutating func next(_ kind: String) -> String {
        count += 1
        return kind + String(count)
    }

    /// The fields of an object, those in deferred fragments last.
    private mutating func fields(depth: Int, indent: String, hasID: Bool) -> [String] {
        var lines = hasID ? [indent + "id: ID!"] : []
        lines += own(depth: depth, indent: indent, hasID: hasID)
        for _ in 0..<2 where count < size && generator.chance(35) {
            lines.append("\(indent)... @defer(label: \"\(next("d"))\")")
            // The compiler leaves out no fragment that has fields.
            lines.append(indent + (hasID ? " email: String" : " x: Int"))
            lines += own(depth: depth, indent: indent + " ", hasID: hasID)
        }
        return lines
    }

    private mutating func own(depth: Int, indent: String, hasID: Bool) -> [String] {
        var lines: [String] = []
        if !hasID { return [indent + (generator.chance(50) ? "y: Int" : "z: Int")] }
        if generator.chance(60) { lines.append(indent + "name: String") }
        if generator.chance(20) { lines.append(list("tags: [String]", indent)) }
        if generator.chance(30) {
            lines.append(list("cells: [[type Cell]]", indent))
            lines += fields(depth: depth + 1, indent: indent + " ", hasID: false)
        }
        guard depth < 2, count < size else { return lines }
        for _ in 0..<2 where generator.chance(depth == 0 ? 80 : 40) {
            let arguments = generator.chance(20) ? "(first: 2)" : ""
            lines.append(list("friends\(arguments): [type User]", indent))
            lines += fields(depth: depth + 1, indent: indent + " ", hasID: true)
        }
        return lines
    }

    /// A list field under a name of its own, streamed or not.
    private mutating func list(_ field: String, _ indent: String) -> String {
        let line = "\(indent)\(next("l")) = \(field)"
        return generator.chance(50) ? "\(line) @stream(label: \"\(next("s"))\")" : line
    }
}
