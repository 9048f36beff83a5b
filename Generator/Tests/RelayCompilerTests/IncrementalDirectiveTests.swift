import Foundation
import GraphQLLanguage
import RelayCompiler
import Testing

/// Compiling again after a change makes and says what compiling from scratch does, whatever rules
/// and directives reach from one definition to another.
struct IncrementalDirectiveTests {
    /// What may stand in each place; the first of each go together.
    private static let places: [(file: String, texts: [String])] = [
        (
            "A.graphql",
            [
                "fragment A on User { name }",
                "fragment A on User { id ...B }",
                "fragment A on Actor { name }",
                "fragment A($size: Int = 1) on User { picture(size: $size) }",
                "fragment A on User @inline { name }",
                "fragment A on User @relay(plural: true) { name }",
                "fragment A on User { picture(size: $n) }",
                "fragment A on User { nme }",
                "fragment A on User @assignable { __typename }",
                "fragment A on User { isOpen }",
                "fragment A on User { best { ...A } }",
                #"fragment A on User @refetchable(queryName: "AAQuery") { name }"#,
                "fragment A on User { name @required(action: LOG) }",
                "fragment A on User { name",
                "# gone",
            ]
        ),
        (
            "BC.graphql",
            [
                "fragment B on User { nick }",
                "fragment B on User { ...C @relay(mask: false) }",
                "fragment B on Actor { ...A @alias }",
                "fragment B($x: Int) on User { picture(size: $x) }",
                "fragment B on User @updatable { best { ...A } }",
                "fragment B on User { ...A @defer }",
                "fragment B on User { name @catch }",
                "fragment B on User { ...A @relay(mask: false) name }",
                "# gone",
            ]
        ),
        (
            "BC.graphql",
            [
                "fragment C on User { email }",
                "fragment C on User @throwOnFieldError { email }",
                "fragment C($u: Unit = POINT) on User { picture(unit: $u) }",
                """
                fragment C on User @argumentDefinitions(s: {type: "Int", provider: "Screen"}) {
                  picture(size: $s)
                }
                """,
                "fragment C on User { friends(first: 2) @stream(initialCount: 1) { name } }",
                """
                fragment C($n: Int = 1, $c: String) on User @refetchable(queryName: "CPageQuery") {
                  feed(first: $n, after: $c) @connection(key: "C_feed") { edges { node { id } } }
                }
                """,
                "fragment C on User { isOpen @required(action: NONE) }",
                "fragment A on User { id }",
            ]
        ),
        (
            "Queries.graphql",
            [
                "query OneQuery { me { ...A } }",
                "query OneQuery { actor { ...A } }",
                "query OneQuery { actor { ...A @alias } }",
                "query OneQuery($n: Int) { me { ...A ...B } }",
                "query OneQuery { me { ...A(size: 3) } }",
                "query OneQuery { me { ...A @relay(mask: false) } }",
                "query OneQuery @updatable { me { best { ...A } } }",
                "query OneQuery($x: Boolean!) { me { ...C @alias @include(if: $x) } }",
                "query OneQuery { users { ...A ...B @defer } }",
            ]
        ),
        (
            "Queries.graphql",
            [
                "query TwoQuery { me { ...B name } }",
                "query TwoQuery { me { ...B(x: 1) } }",
                "query TwoQuery { me { ...C ...B } }",
                "query TwoQuery($n: Int) { me { ...C(u: PIXEL) picture(size: $n) } }",
                "query OneQuery { me { id } }",
                "query AAQuery { me { id } }",
                "query TwoQuery @throwOnFieldError { me { isOpen ...C } }",
            ]
        ),
        (
            "Mutation.graphql",
            [
                "mutation OneMutation @raw_response_type { rename(id: 1) { user { ...C } } }",
                "mutation OneMutation { rename(id: 1) { user { ...A name } } }",
                "mutation OneMutation { rename(id: 1) { user { name @required(action: THROW) } } }",
                """
                mutation OneMutation($c: [ID!]!) {
                  remove(id: 1) { id @deleteEdge(connections: $c) }
                }
                """,
            ]
        ),
        (
            "extensions/user.graphql",
            [
                "extend type User { isOpen: Boolean }",
                "extend type User { isOpen: Int }",
                "extend type User { isOpen: Nothing }",
                "extend type User { isOpen: Boolean note: Note } type Note { text: String }",
                "extend type User { note: String }",
            ]
        ),
    ]

    @Test(arguments: UInt64(0)..<8)
    func makesAndSaysWhatAFreshRunDoes(seed: UInt64) throws {
        var random = SeededGenerator(state: seed + 1)
        let project = try TemporaryProject()
        try project.delete("Name.graphql")
        let schema = try Fixture.schema(named: "social")
        try project.write("schema.graphql", String(decoding: schema.bytes, as: UTF8.self))
        try project.write(
            "relay.json",
            """
            {"schema": "schema.graphql", "schemaExtensions": ["extensions"],
             "src": "documents", "artifactDirectory": "Generated"}
            """
        )
        var chosen = [Int](repeating: 0, count: Self.places.count)
        try write(chosen, to: project)
        let compiler = ProjectCompiler(project.url("relay.json"))
        #expect(try compiler.run().diagnostics.isEmpty)
        var rightCount = 0
        var changed: [Int] = []
        for _ in 0..<40 {
            if changed.count > 2 || !changed.isEmpty && Bool.random(using: &random) {
                // Mends one of what was changed, so that many steps are right.
                let place = changed.remove(at: Int.random(in: changed.indices, using: &random))
                chosen[place] = 0
            } else {
                let place = Int.random(in: chosen.indices, using: &random)
                chosen[place] = Int.random(in: Self.places[place].texts.indices, using: &random)
                changed.append(place)
            }
            try write(chosen, to: project)
            let report = try compiler.run()
            let fresh = try project.run(isCheck: true)
            let render = DiagnosticRenderer()
            #expect(render.render(report.diagnostics) == render.render(fresh.diagnostics))
            guard !report.diagnostics.hasErrors else { continue }
            rightCount += 1
            #expect(fresh.isUpToDate, "\(chosen): \(fresh.written) \(fresh.deleted)")
        }
        #expect((1..<40).contains(rightCount))
    }

    private func write(_ chosen: [Int], to project: TemporaryProject) throws {
        var files: [String: String] = [:]
        for (place, choice) in zip(Self.places, chosen) {
            files[place.file, default: ""] += place.texts[choice] + "\n"
        }
        for (file, text) in files {
            let path = file.hasPrefix("extensions/") ? file : "documents/\(file)"
            try project.write(path, text)
        }
    }
}
