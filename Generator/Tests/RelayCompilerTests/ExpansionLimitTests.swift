import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Small documents that expand to huge ones are refused before memory is spent on them.
struct ExpansionLimitTests {
    private static let schema = """
        type Query { name: String node: Query echo(x: J): Query item: Item any: Any }
        scalar J
        interface Item { n: String item: Item }
        type A implements Item { n: String item: Item }
        type B implements Item { n: String item: Item }
        union Any = A | B
        """

    struct Attack: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var document: String
        var message: String
    }

    /// Fragments that spread the next one twice.
    private static func doubling(_ levels: Int, _ spread: (Int) -> String) -> String {
        "query Q { \(spread(0)) }\n"
            + (0..<levels).map {
                "fragment F\($0) on Query { a: node { \(spread($0 + 1)) } b: node { \(spread($0 + 1)) } }\n"
            }.joined() + "fragment F\(levels) on Query { name }"
    }

    /// Fragments that pass their argument on.
    private static func passing(_ levels: Int, _ spreads: (Int) -> String) -> String {
        "query Q { ...F0(x: 1) }\n"
            + (0..<levels).map { "fragment F\($0)($x: J) on Query { \(spreads($0 + 1)) }\n" }
            .joined() + "fragment F\(levels)($x: J) on Query { echo(x: $x) { name } }"
    }

    private static func nested(_ levels: Int, _ wrap: (String) -> String) -> String {
        (0..<levels).reduce("n") { text, _ in wrap(text) }
    }

    static let attacks = [
        Attack(
            testDescription: "fragments that spread the next one twice",
            document: doubling(30) { "...F\($0)" },
            message: "Operation `Q` expands to more than 200000 selections. Most come from `F1`, "
                + "which `F0` spreads 2 times and which expands to 2684354556 selections. Spread "
                + "it less often, or raise `maximumSelections` in `relay.json`."
        ),
        Attack(
            testDescription: "more of them than a number counts",
            document: doubling(100) { "...F\($0)" },
            message: "Operation `Q` expands to more than 200000 selections."
        ),
        Attack(
            testDescription: "fragments without a mask",
            document: doubling(30) { "...F\($0) @relay(mask: false)" },
            message: "`Q` expands to more than 200000 selections. Most come from `F1`"
        ),
        Attack(
            testDescription: "an operation with a raw response type",
            document: doubling(30) { "...F\($0)" }.replacing("Q {", with: "Q @raw_response_type {"),
            message: "Operation `Q` expands to more than 200000 selections."
        ),
        Attack(
            testDescription: "copies for arguments",
            document: passing(24) {
                "a: node { ...F\($0)(x: [$x]) } b: node { ...F\($0)(x: {a: $x}) }"
            },
            message: "create too many copies of fragment `F24`"
        ),
        Attack(
            testDescription: "arguments that double",
            document: passing(26) { "...F\($0)(x: [$x, $x])" },
            message: "The arguments of spreads create"
        ),
        Attack(
            testDescription: "arguments that double below a refetchable fragment",
            document: passing(26) { "...F\($0)(x: [$x, $x])" }
                + " fragment R on Query @refetchable(queryName: \"RQ\") { ...F0(x: 2) }",
            message: "The arguments of spreads create"
        ),
        Attack(
            testDescription: "cases of a reader",
            document: "query Q { item { "
                + nested(14) { "n item { \($0) } ... on A { a: n } ... on B { b: n }" } + " } }",
            message: "Reading operation `Q` takes more than 200000 selections"
        ),
        Attack(
            testDescription: "cases of a fragment's reader",
            document: "fragment R on Item { "
                + nested(14) { "n item { \($0) } ... on A { a: n } ... on B { b: n }" } + " }",
            message: "Reading fragment `R` takes more than 200000 selections"
        ),
        Attack(
            testDescription: "a long chain of fragments",
            document: "query Q { ...F0 }\n"
                + (0..<5000).map { "fragment F\($0) on Query { ...F\($0 + 1) }\n" }.joined()
                + "fragment F5000 on Query { name }",
            message: "Operation `Q` nests more than 500 levels deep"
        ),
    ]

    private func compile(
        _ document: String,
        maximum: Int? = nil
    ) -> Compiler.Output<[GeneratedFile]> {
        var options = CodegenOptions()
        options.maximumSelections = maximum ?? options.maximumSelections
        return Compiler.compile(
            Compiler.Input(
                schema: [Source(path: "schema.graphql", text: Self.schema)],
                documents: [Source(path: "a.graphql", text: document)],
                options: options
            )
        )
    }

    @Test(arguments: attacks)
    func limitsWhatSelectionsExpandTo(attack: Attack) {
        let seconds = processorSeconds {
            let output = compile(attack.document)
            #expect(output.result == nil)
            #expect(output.diagnostics.first?.message.contains(attack.message) == true)
            #expect(output.diagnostics.count == 1)
        }
        #expect(seconds < 20)
    }

    @Test func theLimitCanBeRaised() {
        let document = Self.doubling(8) { "...F\($0)" }
        #expect(compile(document, maximum: 500).result == nil)
        #expect(compile(document, maximum: 2_000).result != nil)
    }

    /// What counts many times but merges to little is no reason to refuse it.
    @Test func countsMergedSelections() {
        let document =
            "query Q { ...F0 }\n"
            + (0..<40).map {
                "fragment F\($0) on Query { node { ...F\($0 + 1) } ... on Query { node { ...F\($0 + 1) } } }\n"
            }.joined() + "fragment F40 on Query { name }"
        let output = compile(document)
        #expect(output.diagnostics.isEmpty)
        #expect(output.result?.isEmpty == false)
    }

    @Test func chainsOfFragmentsMayBeFourHundredLevelsLong() {
        let document =
            "query Q { ...F0 }\n"
            + (0..<240).map { "fragment F\($0) on Query { node { ...F\($0 + 1) } }\n" }.joined()
            + "fragment F240 on Query { name }"
        #expect(compile(document).result != nil)
    }

    // MARK: - Long documents

    struct Shape: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var document: @Sendable (Int) -> String

        init(_ name: String, _ document: @escaping @Sendable (Int) -> String) {
            testDescription = name
            self.document = document
        }
    }

    private static func list(_ count: Int, _ item: (Int) -> String) -> String {
        (0..<count).map(item).joined(separator: " ")
    }

    static let shapes = [
        Shape("aliases") { "query Q { \(list($0) { "a\($0): name" }) }" },
        Shape("one field again and again") { "query Q { \(list($0) { _ in "name" }) }" },
        Shape("objects") { "query Q { \(list($0) { "a\($0): node { name }" }) }" },
        Shape("arguments") { "query Q { \(list($0) { "a\($0): echo(x: \($0)) { name }" }) }" },
        Shape("conditions") {
            "query Q($v: Boolean!) { \(list($0) { "a\($0): name @include(if: $v)" }) }"
        },
        Shape("alternating conditions") {
            "query Q($v: Boolean!) { \(list($0) { "a\($0): name @\($0 % 2 == 0 ? "skip" : "include")(if: $v)" }) }"
        },
        Shape("variables") {
            "query Q(\(list($0) { "$v\($0): J" })) { \(list($0) { "a\($0): echo(x: $v\($0)) { name }" }) }"
        },
        Shape("a list") { "query Q { echo(x: [\(list($0) { "\($0)" })]) { name } }" },
        Shape("an object") { "query Q { echo(x: {\(list($0) { "a\($0): 1" })}) { name } }" },
        Shape("fragments") {
            "query Q { \(list($0) { "...F\($0)" }) } "
                + list($0) { "fragment F\($0) on Query { a\($0): name }" }
        },
        Shape("refinements") {
            "query Q { item { \(list($0) { "... on A { a\($0): n } ... on B { b\($0): n }" }) } }"
        },
        Shape("mistakes") { "query Q { \(list($0) { "mistake\($0)" }) }" },
        Shape("unknown fragments") { "query Q { \(list($0) { "...Unknown\($0)" }) }" },
        Shape("one name for all") { list($0) { _ in "query Q { name }" } },
        Shape("clashing aliases") { "query Q { \(list($0) { "a: echo(x: \($0)) { name }" }) }" },
    ]

    /// Four times as much takes about four times as long: sixteen times would be a square.
    @Test(arguments: shapes)
    func longDocumentsTakeTimeInProportion(shape: Shape) {
        func seconds(_ count: Int) -> Double {
            let document = shape.document(count)
            return processorSeconds { _ = compile(document) }
        }
        _ = seconds(100)
        let short = min(seconds(1_000), seconds(1_000))
        #expect(seconds(4_000) < max(short, 0.02) * 9, "\(short)")
    }
}
