import Testing

@testable import Relay

/// Every form of line in <doc:ArtifactFormat>.
@Suite struct ArtifactParserTests {
    private func parse(_ text: String) throws -> ArtifactContents {
        try Artifact(parsing: text).contents
    }

    @Test(arguments: ["query", "mutation", "subscription"])
    func readsTheHeadOfAnOperation(kind: String) throws {
        let artifact = try Artifact(parsing: "\(kind) Q\ntext \(kind) Q{ a:b(c:\"d  e\")}")
        #expect(artifact.name == "Q")
        #expect(artifact.parameters?.operationKind.rawValue == kind)
        #expect(artifact.parameters?.text == "\(kind) Q{ a:b(c:\"d  e\")}")
        #expect(artifact.parameters?.id == nil)
    }

    @Test func readsAPersistedOperation() throws {
        let artifact = try Artifact(parsing: "query Q\nid 5f2a==")
        #expect(artifact.parameters?.id == "5f2a==")
        #expect(artifact.parameters?.text == nil)
    }

    @Test func readsSharedGuards() throws {
        let contents = try parse(
            """
            query Q
            guards
             1: $a & !$b | $c
             2: $1 & $d
            normalization
             one: Int if $1
             other: Int if $2 | $e
            reader
             one if $1
            """
        )
        let guards = contents.normalization.fields.compactMap(\.condition)
        let variables: [VariableData] = [["a": true], ["c": true], ["d": true], ["e": true], [:]]
        #expect(variables.map { guards[0].holds($0) } == [true, true, false, false, false])
        #expect(variables.map { guards[1].holds($0) } == [false, false, false, true, false])
        #expect(guards[1].holds(["c": true, "d": true]))
        #expect(guards[1].variables == ["a", "b", "c", "d", "e"])
        #expect(ReaderPlan(contents.reader).guards == [guards[0]])
    }

    @Test func readsMetadata() throws {
        let metadata = #"{priority: 1, owner: "a \"b\"", tags: [x, null]}"#
        let artifact = try Artifact(parsing: "query Q\nid 1\nmetadata \(metadata)")
        #expect(
            artifact.parameters?.metadata
                == ["priority": 1, "owner": "a \"b\"", "tags": ["x", .null]]
        )
        #expect(try Artifact(parsing: "query Q\nid 1").parameters?.metadata == [:])
    }

    @Test(arguments: [
        ("type", TypeReference.Kind.object), ("interface", .abstract), ("union", .abstract),
    ])
    func readsTheHeadOfAFragment(word: String, kind: TypeReference.Kind) throws {
        let artifact = try Artifact(parsing: "fragment F_x on \(word) T")
        #expect(artifact.name == "F_x")
        #expect(artifact.parameters == nil)
        #expect(artifact.contents.typeCondition == .init(kind: kind, type: "T"))
    }

    @Test func readsVariables() throws {
        let variables = try parse(
            """
            query Q
            id 1
            variables
             a: Int
             b: [enum E!]! = [X, Y]
             c: input In = {s: "=", n: null, d: 1.5}
             d: scalar Time!
             e: Boolean = false
            """
        ).variables
        #expect(variables.map(\.name) == ["a", "b", "c", "d", "e"])
        #expect(variables[0].type == .named(.int, "Int"))
        #expect(variables[0].defaultValue == nil)
        #expect(variables[1].type == .nonNull(.list(.nonNull(.named(.enumeration, "E")))))
        #expect(variables[1].defaultValue == ["X", "Y"])
        #expect(variables[2].defaultValue == ["s": "=", "n": .null, "d": 1.5])
        #expect(variables[3].type == .nonNull(.named(.scalar, "Time")))
        #expect(variables[4].defaultValue == false)
    }

    @Test func readsFieldsOfAResponse() throws {
        let selection = try parse(
            """
            query Q
            id 1
            normalization
             plain: String!
             alias = field(a: $v, b: [1, $w], c: {d: E}): Int if $x & !$y | $z
             list: [[type Cell]!]!
              x: Float
              on: ID
             if: Boolean
            """
        ).normalization
        #expect(selection.fields.map(\.responseKey) == ["plain", "alias", "list", "if"])
        let aliased = selection.fields[1]
        #expect(aliased.key.name == "field")
        #expect(
            aliased.key.arguments == [
                Argument(name: "a", value: .variable("v")),
                Argument(name: "b", value: .list([.constant(1), .variable("w")])),
                Argument(name: "c", value: .constant(["d": "E"])),
            ]
        )
        #expect(
            aliased.condition?.alternatives == [
                [.init(variable: "x", isNegated: false), .init(variable: "y", isNegated: true)],
                [.init(variable: "z", isNegated: false)],
            ]
        )
        #expect(aliased.selection == nil)
        #expect(selection.fields[2].type.listDepth == 2)
        #expect(selection.fields[2].selection?.fields.map(\.responseKey) == ["x", "on"])
    }

    @Test func readsRefinementsWithinRefinements() throws {
        let selection = try parse(
            """
            query Q
            id 1
            normalization
             node: interface Node
              __typename: String!
              ... on type A
               a: Int
               ... on interface I
                __isI: String!
              ... on union U
               u: Int
            """
        ).normalization
        let refinements = try #require(selection.fields[0].selection?.refinements)
        #expect(refinements.map(\.type) == ["A", "U"])
        #expect(refinements.map(\.kind) == [.object, .abstract])
        #expect(refinements[0].selection.refinements.map(\.type) == ["I"])
    }

    @Test func readsItemsOfAReader() throws {
        let reader = try parse(
            """
            fragment F on interface T
            arguments
             size: Int = 64
            reader
             case
             default = other(size: $size) if $a
              inner
             ...G
             ...H(full: true, n: $size) on type A if !$b
             ...I on union U
             ... as asB on interface B if $c
              b
            """
        )
        #expect(reader.variables.map(\.name) == ["size"])
        guard case .items(let items) = reader.reader else { throw Timeout(description: "no items") }
        #expect(items.count == 6)
        guard case .field("default", let key, .items(let inner)?) = items[1].kind,
            case .fragment("H", let arguments, let type?) = items[3].kind,
            case .inline("asB", let condition, .items) = items[5].kind
        else { throw Timeout(description: "other items: \(items)") }
        #expect(key.name == "other")
        #expect(inner.count == 1)
        #expect(items[1].condition != nil)
        #expect(arguments.map(\.name) == ["full", "n"])
        #expect(type == .init(kind: .object, type: "A"))
        #expect(items[3].condition?.alternatives == [[.init(variable: "b", isNegated: true)]])
        #expect(condition == .init(kind: .abstract, type: "B"))
    }

    @Test func readsASwitch() throws {
        let contents = try parse(
            "fragment F on interface T\nreader\n case A\n  a\n case B\n default\n  c"
        )
        guard case .switch(let cases, default: .items(let other)) = contents.reader else {
            throw Timeout(description: "no switch")
        }
        #expect(cases.map(\.type) == ["A", "B"])
        #expect(other.count == 1)
    }

    static let invalid: [(String, Int)] = [
        ("", 1), ("nonsense Q", 1), ("query", 1), ("query Q extra", 1),
        ("fragment F on T", 1), ("fragment F type T", 1), ("fragment F", 1),
        ("query Q\nid 1\nvariables\n a", 4), ("query Q\nid 1\nvariables\n a: Foo", 4),
        ("query Q\nid 1\nvariables\n a: Int = ", 4), ("query Q\nid 1\nvariables\n a: [Int", 4),
        ("query Q\nid 1\nvariables\n a: Int = \"x", 4),
        ("query Q\nid 1\nvariables\n a: Int = [1", 4),
        ("query Q\nid 1\nnormalization\n a", 4), ("query Q\nid 1\nnormalization\n a: Int x", 4),
        ("query Q\nid 1\nnormalization\n a(b: 1: Int", 4),
        ("query Q\nid 1\nnormalization\n a: Int if", 4),
        ("query Q\nid 1\nnormalization\n a: Int if $a &", 4),
        ("query Q\nid 1\nnormalization\n a: type T\n   id: ID!", 5),
        ("query Q\nid 1\nnormalization\n  id: ID!", 4),
        ("query Q\nid 1\nnormalization x", 3),
        ("query Q\nid 1\nmetadata 1", 3), ("query Q\nid 1\nmetadata {a: $b}", 3),
        ("query Q\nid 1\nreader\n ... as x on\n  y", 4), ("query Q\nid 1\nreader\n a b", 4),
        ("query Q\nid 1\nreader\n case A\n  a", 5),
        ("query Q\nid 1\nreader\n a\n case B\n default", 5),
        ("query Q\nid 1\nreader\n case A\n a\n default", 5),
        ("query Q\nid 1\nreader\n case A\n default\n a", 6),
    ]

    @Test(arguments: invalid)
    func refusesAndNamesTheLine(text: String, line: Int) {
        let error = #expect(throws: ArtifactError.self) { try parse(text) }
        #expect(error?.line == line, "\(error?.description ?? "")")
        #expect(error?.description.contains("Run relay-generator again.") == true)
    }
}
