/// The text of an operation that selects other fields, lists and deferred fragments for each type of an
/// object, so that the objects below it have other fields if the object around them has another type.
struct RandomVariants {
    private var generator: SeededGenerator
    private var count = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func makeText() -> String {
        var lines = ["normalization"]
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            lines.append(" \(next("h")) = hero: interface Character")
            lines += object(depth: 0, indent: "  ")
        }
        return lines.joined(separator: "\n") + "\nreader\n"
    }

    private mutating func next(_ kind: String) -> String {
        count += 1
        return kind + String(count)
    }

    private mutating func object(depth: Int, indent: String) -> [String] {
        var lines = [indent + "__typename: String!", indent + "id: ID!"]
        lines += fields(depth: depth, indent: indent)
        // The text has interfaces before types, and no type twice.
        let types = ["interface Being", "type Human", "type Droid"].filter { _ in
            generator.chance(60)
        }
        var deferred = [deferral(depth: depth, indent: indent)]
        for type in types {
            lines.append("\(indent)... on \(type)")
            if type == "interface Being" { lines.append(indent + " __isBeing: String!") }
            lines.append("\(indent) \(next("n")) = name: String!")
            lines += fields(depth: depth, indent: indent + " ")
            deferred.append(deferral(depth: depth, indent: indent + " "))
            lines += deferred.removeLast()
        }
        return lines + deferred[0]
    }

    private mutating func deferral(depth: Int, indent: String) -> [String] {
        guard generator.chance(45) else { return [] }
        var lines = ["\(indent)... @defer(label: \"\(next("d"))\")"]
        // The compiler leaves out no fragment that has fields.
        lines.append("\(indent) \(next("n")) = nickname: String")
        return lines + fields(depth: depth, indent: indent + " ")
    }

    /// Fields, among them those whose objects depend on the type.
    private mutating func fields(depth: Int, indent: String) -> [String] {
        var lines: [String] = []
        if generator.chance(40) { lines.append("\(indent)\(next("m")) = mass: Float") }
        guard depth < 3 else { return lines }
        for _ in 0..<2 where count < 40 && generator.chance(depth == 0 ? 70 : 40) {
            let isStreamed = generator.chance(30)
            let stream = isStreamed ? " @stream(label: \"\(next("s"))\")" : ""
            let field = isStreamed || generator.chance(50) ? "friends" : "maker"
            let type = field == "friends" ? "[interface Character]" : "interface Character"
            lines.append("\(indent)\(next("l")) = \(field): \(type)\(stream)")
            lines += object(depth: depth + 1, indent: indent + " ")
        }
        return lines
    }
}
