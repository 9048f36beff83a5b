/// Writes documents at random, in which fragments on objects, interfaces and unions spread each other
/// under conditions, aliases and arguments.
struct RandomFragments {
    static let schema = """
        directive @defer(label: String, if: Boolean! = true) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        type Query { hero: Character human: Human droid: Droid being: Being found: [Found] me: Human! }
        interface Character implements Being {
          id: ID! name: String best: Character friends(first: Int, kind: String): [Character]
        }
        interface Being { id: ID! name: String best: Character }
        interface Owner { id: ID! owned: [Found] }
        type Human implements Character & Being & Owner {
          id: ID! name: String best: Character friends(first: Int, kind: String): [Character]
          owned: [Found] height(unit: String): Float place: Place
        }
        type Droid implements Character & Being {
          id: ID! name: String best: Character friends(first: Int, kind: String): [Character]
          purpose: String
        }
        type Place { title: String inhabitants: [Being!]! }
        union Found = Human | Droid | Place
        """
    static let extensions = """
        extend type Human { isOpen: Boolean note: Note }
        extend interface Being { rank: Int }
        extend type Droid { rank: Int }
        extend type Human { rank: Int }
        extend interface Character { rank: Int }
        type Note { text: String about: Being }
        """

    private static let fields: [String: [(text: String, type: String?)]] = [
        "Query": [
            ("hero", "Character"), ("human", "Human"), ("droid", "Droid"), ("being", "Being"),
            ("found", "Found"), ("me", "Human"),
        ],
        "Character": [
            ("name", nil), ("best", "Character"), ("friends", "Character"), ("rank", nil),
            ("some: friends(first: 2)", "Character"), ("rest: friends(kind: $kind)", "Character"),
        ],
        "Being": [("name", nil), ("id", nil), ("rank", nil), ("nearest: best", "Character")],
        "Owner": [("owned", "Found"), ("id", nil)],
        "Human": [
            ("name", nil), ("best", "Character"), ("height", nil),
            ("feet: height(unit: \"FOOT\")", nil),
            ("place", "Place"), ("owned", "Found"), ("isOpen", nil), ("note", "Note"),
            ("friends", "Character"), ("rest: friends(kind: $kind)", "Character"),
        ],
        "Droid": [("name", nil), ("purpose", nil), ("friends", "Character"), ("rank", nil)],
        "Place": [("title", nil), ("inhabitants", "Being")],
        "Note": [("text", nil), ("about", "Being")],
        "Found": [],
    ]
    /// The types that are worth asking for, by the type that is known.
    private static let narrower: [String: [String]] = [
        "Character": ["Human", "Droid", "Owner", "Being"],
        "Being": ["Character", "Human", "Droid", "Owner"],
        "Owner": ["Human", "Being", "Character"],
        "Human": ["Character", "Being", "Owner", "Found"],
        "Droid": ["Character", "Being", "Found"],
        "Found": ["Human", "Being", "Place", "Owner"], "Place": ["Found"], "Note": [], "Query": [],
    ]

    private var random: SeededGenerator
    private var fragments: [(name: String, type: String, arguments: String)] = []
    /// The number of names that are given to spreads.
    private var names = 0

    init(seed: UInt64) {
        random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 3)
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func document() -> String {
        var text = ""
        let types = ["Character", "Being", "Owner", "Human", "Droid", "Found", "Place", "Query"]
        for number in 0..<Int.random(in: 2...5, using: &random) {
            guard let type = types.randomElement(using: &random) else { continue }
            let hasArgument = chance(40) && ["Character", "Human", "Droid"].contains(type)
            let start = hasArgument ? " @argumentDefinitions(count: {type: \"Int\"})" : ""
            text += "fragment F\(number) on \(type)\(start) "
            text += selections(on: type, depth: 2, counted: hasArgument) + "\n"
            // Servers get one copy for all spreads in an object.
            let given = hasArgument && chance(60)
            fragments.append(("F\(number)", type, given ? " @arguments(count: \(number))" : ""))
        }
        text += "query Q($a: Boolean!, $b: Boolean!, $kind: String) "
        text += screen(depth: 2)
        text += "\nquery R($a: Boolean!, $b: Boolean!, $kind: String) "
        return text + screen(depth: 2)
    }

    /// Returns extensions that declare ages of types and fields.
    mutating func ages() -> String {
        var text = ""
        let fields = [
            "Query": ["hero", "human", "being", "found", "me"],
            "Character": ["name", "best", "friends"], "Being": ["name", "best"],
            "Owner": ["owned"], "Human": ["name", "best", "friends", "height", "place", "owned"],
            "Droid": ["name", "best", "purpose"], "Place": ["title", "inhabitants"],
        ]
        for (type, names) in fields.sorted(by: { $0.key < $1.key }) {
            let word = ["Character", "Being", "Owner"].contains(type) ? "interface" : "type"
            if chance(30) { text += "\nextend \(word) \(type) @cacheControl(\(age()))" }
            for name in names where chance(20) {
                text += "\nextend \(word) \(type) @cacheControlField(name: \"\(name)\", \(age()))"
            }
        }
        return chance(20) ? text + "\nextend union Found @cacheControl(maxAge: 9)" : text
    }

    private mutating func age() -> String {
        chance(25) ? "inheritMaxAge: true" : "maxAge: \(Int.random(in: 0...60, using: &random))"
    }

    /// Returns selections that use all variables.
    private mutating func screen(depth: Int) -> String {
        "{ all: me { a: id @skip(if: $a) b: id @skip(if: $b) c: friends(kind: $kind) { id } } "
            + selections(on: "Query", depth: depth, counted: false).dropFirst(2)
    }

    private mutating func condition() -> String {
        guard chance(25) else { return "" }
        return [
            " @include(if: $a)", " @skip(if: $a)", " @include(if: $b)",
            " @include(if: $a) @skip(if: $b)",
        ].randomElement(using: &random) ?? ""
    }

    private mutating func selections(on type: String, depth: Int, counted: Bool) -> String {
        var parts: [String] = []
        if counted {
            names += 1
            parts.append("counted\(names): friends(first: $count) { id }")
        }
        for (text, inner) in Self.fields[type] ?? [] where chance(40) {
            guard let inner else {
                parts.append(text + condition())
                continue
            }
            guard depth > 0 else { continue }
            let condition = condition()
            parts.append(
                text + condition + " "
                    + selections(on: inner, depth: depth - 1, counted: false)
            )
        }
        let narrower = Self.narrower[type] ?? []
        for other in narrower where chance(20) && depth > 0 {
            let condition = condition()
            parts.append(
                "... on \(other)\(condition) "
                    + selections(on: other, depth: depth - 1, counted: false)
            )
        }
        for fragment in fragments where fragment.type == type || narrower.contains(fragment.type) {
            guard chance(35) else { continue }
            names += 1
            var spread = "...\(fragment.name)\(fragment.arguments) @alias(as: \"s\(names)\")"
            spread += chance(10) ? " @defer(label: \"L\(names)\")" : condition()
            parts.append(spread)
        }
        if parts.isEmpty { parts = [type == "Query" ? "me { id }" : "__typename"] }
        return "{ \(parts.joined(separator: " ")) }"
    }
}
