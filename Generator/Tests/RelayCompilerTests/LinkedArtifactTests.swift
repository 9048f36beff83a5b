import Foundation
import GraphQLLanguage
import GraphQLSchema
import Relay
import Testing

@testable import RelayCompiler

/// The artifacts of a project of modules, which the runtime links, beside those of the same definitions
/// as one module, which are complete.
///
/// The text of an operation is the same to the byte as the compiler's, and asks for the same. Its plan has
/// the same fields, under the same conditions and for the same types.
struct LinkedArtifactTests {
    /// Projects of this package: their schemas, extensions and documents.
    private static let projects = [
        "Tests/RelayTests/GraphQL", "Tests/RelayTests/Apollo", "Tests/RelayTests/Freshness",
        "Tests/GeneratedCode/GraphQL", "Tests/GeneratedCode/Directives",
        "Tests/RelayTestingTests/GraphQL", "Tests/Benchmarks/GraphQL", "Examples/shop",
    ]

    @Test(arguments: projects)
    func projectsOfThePackage(_ folder: String) throws {
        let sample = try LinkedSample(folder: Repository.root.appendingPathComponent(folder))
        let compared = try sample.compare(folder)
        #expect(compared > 0)
    }

    /// Saleor's documents, in the folder of `RELAY_TEST_DATA`.
    @Test(.enabled(if: saleor != nil, "RELAY_TEST_DATA is not set."))
    func documentsOfAnApp() throws {
        let folder = try #require(Self.saleor)
        func load(_ path: String) throws -> Source {
            let file = folder.appendingPathComponent(path)
            return Source(path: path, text: try String(contentsOf: file, encoding: .utf8))
        }
        let schema = try load("schema.graphql")
        let extensions = Source(
            path: "extensions.graphql",
            text: """
                directive @client on FIELD
                extend type Query { authenticated: Boolean authenticating: Boolean }
                """
        )
        // An alias that Relay keeps for itself, and the aliases that the compiler asks for.
        let text = String(decoding: try load("operations/all.graphql").bytes, as: UTF8.self)
            .replacing("id: slug", with: "key: slug")
        let checked = SchemaReader.read([schema], extensions: [extensions]).schema
        let findings = RelayRules.checker(schema: checked)
            .check([Source(path: "all.graphql", text: text)])
        var bytes = Array(text.utf8)
        for fixIt in findings.filter({ $0.severity == .error }).flatMap(\.fixIts)
            .sorted(by: { $0.span.startOffset > $1.span.startOffset })
        {
            let range = fixIt.span.startOffset..<fixIt.span.endOffset
            bytes.replaceSubrange(range, with: fixIt.replacement.utf8)
        }
        let sample = LinkedSample(
            schema: [schema],
            extensions: [extensions],
            documents: [Source(path: "all.graphql", text: String(decoding: bytes, as: UTF8.self))]
        )
        #expect(try sample.compare("Saleor") > 400)
    }

    private static let saleor = ProcessInfo.processInfo.environment["RELAY_TEST_DATA"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("schemas/saleor")
    }

    /// The number of random documents, given by `RELAY_LINKED_SEEDS`.
    private static let seeds = ProcessInfo.processInfo.environment["RELAY_LINKED_SEEDS"]
        .flatMap { UInt64($0) }

    @Test func randomDocuments() throws {
        var compared = 0
        for seed in 0..<(Self.seeds ?? 120) {
            var writer = RandomFragments(seed: seed)
            let text = writer.document()
            let sample = LinkedSample(
                schema: [Source(path: "schema.graphql", text: RandomFragments.schema)],
                extensions: [Source(path: "extensions.graphql", text: RandomFragments.extensions)],
                documents: [Source(path: "document.graphql", text: text)]
            )
            compared += try sample.compare("Seed \(seed): \(text)")
        }
        #expect(compared > 120)
    }

    /// The age of a field depends on the fields that lead to it, and on what they know about its object.
    @Test func randomAges() throws {
        var compared = 0
        var aging = 0
        // In the last ones, a deferred fragment gives a field another age.
        for seed in Array(0..<(Self.seeds ?? 120)) + [417, 1006] {
            var writer = RandomFragments(seed: seed)
            let text = writer.document()
            let ages = writer.ages()
            let sample = LinkedSample(
                schema: [Source(path: "schema.graphql", text: RandomFragments.schema)],
                extensions: [
                    Source(path: "extensions.graphql", text: RandomFragments.extensions + ages)
                ],
                documents: [Source(path: "document.graphql", text: text)]
            )
            #expect(!sample.diagnostics.hasErrors, "\(sample.diagnostics)")
            compared += try sample.compare("Seed \(seed): \(text)\n\(ages)")
            let query = try sample.artifacts(linked: true)?["Q"]
            if query?.normalization.ages.isEmpty == false { aging += 1 }
        }
        #expect(compared > 120)
        #expect(aging > 40)
    }

    @Test func randomArguments() throws {
        var compared = 0
        for seed in 0..<(Self.seeds ?? 100) {
            var writer = RandomArguments(seed: seed)
            let text = writer.document()
            let sample = LinkedSample(
                schema: [RandomArgumentTests.schema],
                documents: [Source(path: "document.graphql", text: text)]
            )
            compared += try sample.compare("Seed \(seed): \(text)")
        }
        #expect(compared > 20)
    }

    /// The values of arguments are in connections, deferred parts, streams and conditions, as text and as
    /// values; fragments pass them on, and what is left without a selection gets one.
    @Test func argumentsAreEverywhere() throws {
        let schema = """
            type Query { me: User other: User third: User }
            enum Form { LONG SHORT }
            input By { form: Form texts: [String] }
            type User {
              id: ID!
              name(form: Form, text: String, by: By): String
              friends(first: Int, after: String, kind: Form): Friends
              list(n: Int): [User]
              plain: Plain
            }
            type Plain { a: Int b(n: Int): Int }
            type Friends { edges: [Friend] pageInfo: PageInfo! }
            type Friend { cursor: String node: User }
            type PageInfo {
              hasNextPage: Boolean! endCursor: String hasPreviousPage: Boolean! startCursor: String
            }
            directive @defer(label: String, if: Boolean! = true) on FRAGMENT_SPREAD | INLINE_FRAGMENT
            directive @stream(label: String, if: Boolean! = true, initialCount: Int = 0) on FIELD
            """
        let text = #"""
            query Q($c: Int!, $d: Boolean!, $x: Boolean!, $t: String) {
              me { ...F(count: $c, form: LONG, text: "a\"){ $form ] é \\", on: false, lazy: $d) }
              other { ...F(on: $x, lazy: true, by: {texts: [$t, "b"], form: SHORT}) }
              third { ...F(count: 3, form: SHORT, lazy: false, on: true) ...F @alias(as: "again") }
            }
            fragment F(
              $count: Int = 10, $form: Form, $text: String = "{(", $by: By, $on: Boolean! = true,
              $lazy: Boolean! = false
            ) on User {
              name(form: $form, text: $text, by: $by)
              inner: name(by: {form: $form, texts: [$text, null]})
              friends(first: $count, kind: $form) @connection(key: "F_friends", filters: ["kind"]) {
                edges { node { id } }
              }
              list(n: $count) @stream(label: "s", initialCount: $count, if: $lazy) { id }
              plain { a @skip(if: $on) }
              second: plain { b(n: $count) @include(if: $on) a @include(if: $on) @skip(if: $x) }
              ...G(n: $count, deep: $on) @alias(as: "g") @defer(label: "g", if: $lazy)
            }
            fragment G($n: Int, $deep: Boolean!, $other: Boolean! = false) on User {
              third: plain { b(n: $n) @include(if: $deep) @skip(if: $other) }
              ...H(m: $n) @alias(as: "h") @include(if: $deep)
            }
            fragment H($m: Int) on User { fourth: plain { b(n: $m) } }
            """#
        // Two copies in one object ask for the same fields.
        let texts = [text.replacing(#" ...F @alias(as: "again")"#, with: ""), text]
        for (index, text) in texts.enumerated() {
            let sample = LinkedSample(
                schema: [Source(path: "schema.graphql", text: schema)],
                documents: [Source(path: "document.graphql", text: text)]
            )
            #expect(!sample.diagnostics.hasErrors, "\(sample.diagnostics)")
            #expect(try sample.compare("arguments") == 1 - index)
            guard index == 0 else { continue }
            let artifact = try #require(try sample.artifacts(linked: true)?["Q"])
            let sent = try #require(artifact.contents.text)
            #expect(sent.contains(#"plain{__typename}"#), "\(sent)")
            #expect(!sent.contains("$on") && !sent.contains("$count"), "\(sent)")
            let parsed = Parser.parse(Source(text: sent))
            let findings =
                parsed.diagnostics + Validator.validate(parsed.document, schema: sample.schema)
            #expect(findings.isEmpty, "\(DiagnosticRenderer().render(findings))\n\(sent)")
        }
    }

    /// Servers get neither ids nor type names, nor what connections add.
    @Test func responsesAsJSON() throws {
        let text = """
            query Q($n: Int, $on: Boolean!) @jsonResponse {
              me { ...F(n: $n, on: $on) again: best { ...F(n: 2, on: false) ...Own } }
            }
            fragment F($n: Int = 1, $on: Boolean!) on User {
              plain(n: $n) @include(if: $on)
              best { strict(n: 3) @include(if: $on) ...G(n: $n) }
            }
            fragment G($n: Int) on User { kept(n: $n) best { ...Own } }
            fragment Own on User { by }
            query Screen { me { id ...F(on: true) } }
            query Plain @jsonResponse { me { plain } }
            fragment Other on User { by }
            """
        let sample = LinkedSample(
            schema: [RandomArgumentTests.schema],
            documents: [Source(path: "document.graphql", text: text)]
        )
        #expect(!sample.diagnostics.hasErrors, "\(sample.diagnostics)")
        #expect(try sample.compare("JSON") == 3)
        let artifacts = try #require(try sample.artifacts(linked: true))
        let sent = try #require(artifacts["Q"]?.contents.text)
        #expect(!sent.contains(" id") && !sent.contains("{id"), "\(sent)")
        // What a constant leaves empty.
        #expect(sent.components(separatedBy: "__typename").count == 1, "\(sent)")
        let linked = sample.definitions(linked: true)?.filter { $0.linked?.jsonText != nil }
        #expect(linked?.map(\.name) == ["Q", "F", "G", "Own"])
    }

    @Test func randomResponsesAsJSON() throws {
        var compared = 0
        func compare(_ schema: String, _ extensions: String, _ text: String) throws {
            let sample = LinkedSample(
                schema: [Source(path: "schema.graphql", text: schema)],
                extensions: [Source(path: "extensions.graphql", text: extensions)],
                documents: [Source(path: "document.graphql", text: text)]
            )
            compared += try sample.compare(text)
        }
        let head = /(query \w+ *(?:\([^{]*\))?) *\{/
        for seed in 0..<(Self.seeds ?? 120) {
            var arguments = RandomArguments(seed: seed)
            let text = arguments.document().replacing(head) { "\($0.1) @jsonResponse {" }
            let schema = String(decoding: RandomArgumentTests.schema.bytes, as: UTF8.self)
            try compare(schema, "", text)
            var fragments = RandomFragments(seed: seed)
            // They can't have parts that arrive later.
            let whole = fragments.document().replacing(/@(defer|stream)(\([^)]*\))?/, with: "")
                .replacing(head) { "\($0.1) @jsonResponse {" }
            try compare(RandomFragments.schema, RandomFragments.extensions, whole)
        }
        #expect(compared > 60)
    }

    /// Both would be sent under the same name, for which FNV-1a has the same value.
    @Test(arguments: [
        "F(size: 1312382) } } } fragment Other on User { id }",
        "F_203df971 } } } fragment F_203df971 on User { id }",
    ])
    func copiesOfOneNameAreRefused(rest: String) throws {
        let text =
            "fragment F($size: Int) on User { plain(n: $size) } "
            + "query Q { me { ...F(size: 1149599) best { ...\(rest)"
        let sample = LinkedSample(
            schema: [RandomArgumentTests.schema],
            documents: [Source(path: "document.graphql", text: text)]
        )
        for isLinked in [false, true] {
            var options = CodegenOptions()
            options.linksFragments = isLinked
            let output = Compiler.compile(
                sample.documents,
                schema: sample.schema,
                options: options
            )
            #expect(
                output.diagnostics.map(\.message) == [
                    "Servers get a copy of `F` for `(size:"
                        + (rest.hasPrefix("F(") ? "1312382" : "1149599")
                        + ")` with the name `F_203df971`, which another fragment or copy has. Rename "
                        + "the other fragment, or pass one of the arguments by a variable."
                ]
            )
        }
    }

    /// A fragment whose fields are never there is nevertheless linked.
    @Test func fieldsMayHaveConditionsThatExcludeEachOther() throws {
        let text = """
            query Q($a: Boolean!) { me { id ...F @alias(as: "f") @include(if: $a) ...G } }
            fragment F on User { plain @skip(if: $a) best @include(if: $a) { id } }
            fragment G on User { ... @include(if: $a) { plain @skip(if: $a) } }
            """
        let sample = LinkedSample(
            schema: [RandomArgumentTests.schema],
            documents: [Source(path: "document.graphql", text: text)]
        )
        #expect(try sample.compare("conditions") == 1)
        let artifact = try #require(try sample.artifacts(linked: true)?["Q"])
        let lines = PlanDump.lines(of: artifact, schema: sample.schema)
        #expect(!lines.contains { $0.contains("plain = ") })
    }

    /// A fragment on an interface knows less about a field than the object's own type.
    ///
    /// Without the fragment, the response has no `__typename` of the object in the field.
    @Test func aFieldHasTheNarrowestOfItsTypes() throws {
        let sample = LinkedSample(
            schema: [
                Source(
                    path: "schema.graphql",
                    text: """
                        type Query { human: Human }
                        interface Being { id: ID! best: Being all: [Being] name: String }
                        type Human implements Being {
                          id: ID! best: Human all: [Human] name: String
                        }
                        """
                )
            ],
            documents: [
                Source(
                    path: "document.graphql",
                    text: """
                        query Q($a: Boolean!) {
                          human {
                            ...F @alias(as: "f") @include(if: $a)
                            best { name } all { name }
                          }
                        }
                        fragment F on Being { best { name } all { name } }
                        """
                )
            ]
        )
        #expect(try sample.compare("types") == 1)
        let artifact = try #require(try sample.artifacts(linked: true)?["Q"])
        let lines = PlanDump.lines(of: artifact, schema: sample.schema)
        for type in ["best = best([]): Human ", "all = all([]): [Human] "] {
            #expect(lines.contains { $0.contains(type) }, "\(lines)")
        }
    }

    /// Each fragment spreads the next one twice in each of two objects: 2 to the power of 40 ways lead
    /// to the last one.
    @Test func manyWaysToAFragmentAreFollowedOnce() throws {
        var text = "query Q { me { ...F0 } }\n"
        for number in 0..<40 {
            text += "fragment F\(number) on User { best { ...F\(number + 1) ...G\(number + 1) } }\n"
            text += "fragment G\(number) on User { best { ...F\(number + 1) ...G\(number + 1) } }\n"
        }
        text += "fragment F40 on User { id } fragment G40 on User { id }"
        let sample = LinkedSample(
            schema: [RandomArgumentTests.schema],
            documents: [Source(path: "document.graphql", text: text)]
        )
        #expect(try sample.compare("many ways") == 1)
    }

    /// 24 layers lead to the last fragments in 2 to the power of 24 ways, each under another condition.
    @Test(arguments: LayeredConditions.Shape.allCases.filter { $0 != .objects })
    func conditionsThatDoubleWithEachFragmentStaySmall(shape: LayeredConditions.Shape) throws {
        let sample = LinkedSample(
            schema: [Source(path: "schema.graphql", text: LayeredConditions.schema)],
            documents: [
                Source(
                    path: "document.graphql",
                    text: LayeredConditions.document(shape, layers: 24)
                )
            ]
        )
        #expect(try sample.compare("\(shape)") == 1)
        for isLinked in [false, true] {
            let artifacts = try #require(try sample.artifacts(linked: isLinked))
            let guards = try #require(artifacts["Q"]).normalization.guards
            #expect(guards.allSatisfy { $0.alternatives.count <= 32 })
        }
    }

    /// Fields in objects have the conditions of the fields around them too.
    @Test func conditionsThatDoubleWithEachObjectStaySmall() throws {
        let sample = LinkedSample(
            schema: [Source(path: "schema.graphql", text: LayeredConditions.schema)],
            documents: [
                Source(
                    path: "document.graphql",
                    text: LayeredConditions.document(.objects, layers: 8)
                )
            ]
        )
        #expect(try sample.compare("objects") == 1)
    }

    @Test func randomConditions() throws {
        var compared = 0
        for seed in 0..<(Self.seeds ?? 60) {
            var writer = LayeredConditions(seed: seed)
            let text = writer.document()
            let sample = LinkedSample(
                schema: [Source(path: "schema.graphql", text: LayeredConditions.schema)],
                documents: [Source(path: "document.graphql", text: text)]
            )
            compared += try sample.compare("Seed \(seed): \(text)")
        }
        #expect(compared > 40)
    }

    /// The server leaves out a deferred fragment under the condition of its spread.
    @Test(arguments: [false, true])
    func fieldsOfADeferredFragmentHaveTheConditionOfItsSpread(isLinked: Bool) throws {
        let text = """
            query Q($a: Boolean!, $b: Boolean!, $kind: String) {
              me { id ...F @alias(as: "f") @defer(label: "L") @include(if: $a) }
              human { friends(kind: $kind) { id } name @skip(if: $b) }
            }
            fragment F on Human { name }
            """
        let sample = LinkedSample(
            schema: [Source(path: "schema.graphql", text: RandomFragments.schema)],
            documents: [Source(path: "document.graphql", text: text)]
        )
        let artifact = try #require(try sample.artifacts(linked: isLinked)?["Q"])
        let lines = PlanDump.lines(of: artifact, schema: sample.schema)
        let name = lines.first { $0.hasPrefix("   name = ") && $0.contains("Q$defer$L") }
        #expect(name?.contains("if [\"a\"] 01") == true, "\(lines)")
    }

    @Test func aFragmentThatIsNotLinkedIsNamed() throws {
        let error = #expect(throws: ArtifactError.self) {
            try Relay.Artifact(
                parsing: """
                    query Q
                    text query Q{me{id ...F}}
                    spreads F
                    normalization
                     me: type User
                      id: ID!
                      ...F
                    reader
                     me
                      ...F
                    """
            )
        }
        #expect(
            error?.description
                == "`Q` can't be linked: fragment `F` is missing. Run relay-generator again."
        )
    }

    @Test func aFragmentWithoutATextForResponsesAsJSONIsNamed() throws {
        let fragment = try Relay.Artifact(
            parsing: "fragment F on type User\ntext fragment F on User{id}\nreader\n id"
        )
        let error = #expect(throws: ArtifactError.self) {
            try Relay.Artifact(
                parsing: "query Q\njsonText query Q{me{...F}}\njsonSpreads F\nreader\n me\n  ...F",
                fragments: [fragment]
            )
        }
        #expect(
            error?.description.contains(
                "fragment `F` was generated without its text for operations with `@jsonResponse`"
            ) == true
        )
    }

    /// Packages that are generated apart can have different configurations.
    @Test(arguments: [("text", ""), ("fields", "\ntext fragment F on User{id}")])
    func aFragmentThatWasGeneratedWithoutItsPartIsNamed(part: String, line: String) throws {
        let fragment = try Relay.Artifact(
            parsing: "fragment F on type User\(line)\nreader\n id"
        )
        let error = #expect(throws: ArtifactError.self) {
            try Relay.Artifact(
                parsing: """
                    query Q
                    text query Q{me{...F}}
                    spreads F
                    normalization
                     me: type User
                      ...F
                    reader
                     me
                      ...F
                    """,
                fragments: [fragment]
            )
        }
        #expect(
            error?.description.hasPrefix(
                "`Q` can't be linked: fragment `F` was generated without its \(part). Generate both "
            ) == true
        )
    }
}
