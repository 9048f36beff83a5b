import Foundation
import GraphQLLanguage
import Testing

@testable import RelayCompiler

/// Types that are nested deeply are in extensions, because `swiftc` takes twice as long for each
/// type around a declaration.
struct SplitDeepTypesTests {
    // MARK: - The form

    private func type(_ name: String, _ members: [SwiftDeclaration] = []) -> SwiftDeclaration {
        let type = SwiftTypeDeclaration(
            access: .package,
            kind: .struct,
            name: name,
            conformances: [],
            members: members
        )
        return .type(type)
    }

    private func property(_ name: String, _ type: String) -> SwiftDeclaration {
        .stored(SwiftStoredProperty(access: .package, name: name, type: .named(type)))
    }

    /// `A`, `A.B`, `A.B.C` and so on.
    private func nested(_ names: [String]) -> [SwiftDeclaration] {
        names.reversed().reduce(into: []) { members, name in
            members = [type(name, members)]
        }
    }

    private func text(_ declarations: [SwiftDeclaration], limit: Int) -> String {
        let file = SwiftFile(
            header: [],
            importAccess: .internal,
            importsRuntime: false,
            declarations: declarations,
            nestedTypeLimit: limit
        )
        return SwiftPrinter.print(file)
    }

    @Test func typesUpToTheLimitStayWhereTheyAre() {
        let names = (0..<SplitDeepTypes.limit).map { "T\($0)" }
        #expect(SplitDeepTypes.transform(nested(names)) == nested(names))
        #expect(SplitDeepTypes.transform(nested(names + ["Last"])) != nested(names + ["Last"]))
        #expect(SplitDeepTypes.transform([], limit: 1).isEmpty)
    }

    @Test func deeperTypesAreInExtensionsOfTheirOuterTypes() {
        let inner = [property("d", "D"), property("other", "class"), type("D"), type("class")]
        let declarations = [type("A", [type("B", [property("c", "C"), type("C", inner)])])]
        #expect(
            text(declarations, limit: 2) == """

                package nonisolated struct A {
                    package nonisolated struct B {
                        package let c: C
                    }
                }

                nonisolated extension A.B {
                    package nonisolated struct C {
                        package let d: D
                        package let other: `class`

                        package nonisolated struct D {
                        }

                        package nonisolated struct `class` {
                        }
                    }
                }

                """
        )
    }

    @Test func extensionsAreSplitAgain() {
        let names = ["A", "B", "C", "D", "class", "F", "G"]
        let paths = text(nested(names), limit: 2).matches(of: /extension (\S+)/).map(\.1)
        #expect(paths == ["A.B", "A.B.C.D", "A.B.C.D.`class`.F"])
        let all = text(nested(names), limit: 1).matches(of: /extension/).count
        #expect(all == names.count - 1)
    }

    @Test func typesInExtensionsAreCountedFromThere() {
        let path = SwiftType.member(.named("Q"), "Data")
        let declarations = [SwiftDeclaration.extension(path, nested(["A", "B", "C"]))]
        #expect(SplitDeepTypes.transform(declarations, limit: 3) == declarations)
        let expected = [
            SwiftDeclaration.extension(path, nested(["A", "B"])),
            .extension(.member(.member(path, "A"), "B"), nested(["C"])),
        ]
        #expect(SplitDeepTypes.transform(declarations, limit: 2) == expected)
    }

    // MARK: - Generated code

    private static let schema = """
        type Query { node: Node! }
        interface Named { id: ID! name: String }
        type Node implements Named {
          id: ID! name: String count: Int child: Node! children: [Node!]! either: Either named: Named
          friends(first: Int, after: String): NodeConnection
        }
        type Leaf implements Named { id: ID! name: String node: Node }
        union Either = Node | Leaf
        type NodeConnection { edges: [NodeEdge] pageInfo: PageInfo! }
        type NodeEdge { cursor: String! node: Node }
        type PageInfo {
          hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String
        }
        type Mutation { change(name: String): Node }
        """

    /// Fields of levels in one another, of every shape that has types of its own.
    private static func selection(_ levels: Int) -> String {
        (0..<levels).reduce("id name count") { inner, level in
            switch level % 6 {
            case 0: "id name child { \(inner) }"
            case 1: "id children { \(inner) }"
            case 2: "either { __typename ... on Node { \(inner) } ... on Leaf { name } }"
            case 3: "named { id ... on Node { \(inner) } ... on Leaf { node { id } } }"
            case 4: "child @catch { \(inner) }"
            default: "friends(first: 2) { edges { cursor node { \(inner) } } }"
            }
        }
    }

    private func files(_ levels: Int, _ options: CodegenOptions) throws -> [GeneratedFile] {
        let fields = Self.selection(levels)
        let document = """
            query DeepQuery { node { \(fields) } }
            fragment Deep_node on Node { \(fields) }
            mutation DeepMutation @raw_response_type { change { \(fields) } }
            fragment DeepUpdatable_node on Node @updatable { child { \(chain(levels)) } }
            """
        let output = Compiler.compile(
            .init(
                schema: [Source(path: "schema.graphql", text: Self.schema)],
                documents: [Source(path: "document.graphql", text: document)],
                options: options
            )
        )
        return try #require(output.result, "\(DiagnosticRenderer().render(output.diagnostics))")
    }

    private func chain(_ levels: Int) -> String {
        (0..<levels).reduce("name") { inner, _ in "name child { \(inner) }" }
    }

    /// The most types of a file that are nested in one another.
    private func depth(_ text: String) -> Int {
        text.matches(of: #/(?m)^( *)(?:package )?nonisolated (?:struct|enum|indirect enum) /#)
            .map { $0.1.count / 4 + 1 }.max() ?? 0
    }

    @Test(arguments: [8, 24, 60]) func noTypeIsNestedDeeperThanTheLimit(levels: Int) throws {
        var options = CodegenOptions()
        options.hasMemberwiseInitializers = true
        let files = try files(levels, options)
        options.nestedTypeLimit = .max
        let others = try self.files(levels, options)
        #expect(files.map(\.name) == others.map(\.name))
        for (file, other) in zip(files, others) {
            // An extension is one of the levels by which the text is indented.
            #expect(depth(file.text) <= SplitDeepTypes.limit + 1)
            let types = [file, other].map { $0.text.matches(of: #/struct |enum /#).count }
            #expect(types[0] == types[1])
            if depth(other.text) <= SplitDeepTypes.limit { #expect(file.text == other.text) }
        }
    }

    /// Compiles code at limits down to one, and code that uses its types by their paths.
    @Test(arguments: [1, 2, SplitDeepTypes.limit], [AccessLevel.internal, .package, .public])
    func compilesAndKeepsItsPaths(limit: Int, access: AccessLevel) throws {
        var options = CodegenOptions()
        options.nestedTypeLimit = limit
        options.accessLevel = access
        options.hasMemberwiseInitializers = true
        options.isHashable = true
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("relay-deep-types-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var texts = Dictionary(
            uniqueKeysWithValues: try files(14, options).map { ($0.name, $0.text) }
        )
        texts["Use.swift"] = """
            func name(_ data: DeepQuery.Data) -> String? {
                let child: DeepQuery.Data.Node.Children = data.node.children[0]
                let inner: DeepQuery.Data.Node.Children.Child = child.child
                return inner.friends == nil ? nil : child.name
            }
            typealias Chain = DeepUpdatable_node.Data.Child.Child.Child.Child.Child.Child.Child.Child
                .Child.Child.Child.Child
            func rename(_ chain: Chain) { chain.name = "a" }
            """
        let paths = try texts.sorted { $0.key < $1.key }.map { name, text in
            let url = folder.appendingPathComponent(name)
            try text.write(to: url, atomically: true, encoding: .utf8)
            return url.path
        }
        let output = try SwiftCompiler.run(
            [
                "-typecheck", "-warnings-as-errors", "-module-name", "App", "-default-isolation",
                "MainActor",
            ] + paths,
            in: folder
        )
        #expect(output == nil)
    }
}
