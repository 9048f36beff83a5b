import Relay

/// What the first use of an operation costs that reaches fifty fragments: parsing their artifacts,
/// and linking.
enum FirstUse {
    private static let fragmentCount = 50

    /// The linked operation and, for comparison, one with the same fields that spreads nothing.
    static func measure() throws -> Benchmark.Result {
        let linked = try Benchmark(
            name: "first-use",
            unit: "µs an operation",
            units: 100,
            runs: 21
        ) {
            { for _ in 0..<100 { _ = try linkedOperation() } }
        }.measure()
        let complete = try Benchmark(
            name: "first-use-complete",
            unit: "µs an operation",
            units: 100,
            runs: 21
        ) {
            let text = completeText
            return {
                for _ in 0..<100 {
                    _ = try Artifact(parsing: text)
                    for index in 0..<fragmentCount {
                        _ = try Artifact(parsing: fragmentText(index, isLinked: false))
                    }
                }
            }
        }.measure()
        var result = linked
        result.parts = [complete]
        return result
    }

    private static func children(_ index: Int) -> [Int] {
        [2 * index + 1, 2 * index + 2].filter { $0 < fragmentCount }
    }

    private static func linkedOperation() throws -> Artifact {
        var artifacts: [Artifact] = []
        // The children first.
        for index in (0..<fragmentCount).reversed() {
            let fragments = children(index).map { artifacts[fragmentCount - 1 - $0] }
            artifacts.append(
                try Artifact(parsing: fragmentText(index, isLinked: true), fragments: fragments)
            )
        }
        return try Artifact(
            parsing: """
                query Screen
                text query Screen{node{id ...Row0_node}}
                spreads Row0_node
                variables
                 size: Int
                normalization
                 node: type Node
                  id: ID!
                  ...Row0_node
                reader
                 node
                  ...Row0_node
                """,
            fragments: [artifacts[fragmentCount - 1]]
        )
    }

    private static let fields = ["name", "title", "count", "isOpen", "url", "created", "picture"]

    private static func fragmentText(_ index: Int, isLinked: Bool) -> String {
        var lines = ["fragment Row\(index)_node on type Node"]
        let own = fields.map { "\($0)\(index)" }
        let links = children(index).map { ("child\($0)", "Row\($0)_node") }
        if isLinked {
            let text =
                own.joined(separator: " ")
                + links.map { " \($0.0){id ...\($0.1)}" }.joined()
            lines.append("text fragment Row\(index)_node on Node{\(text)}")
            if !links.isEmpty {
                lines.append("spreads " + links.map(\.1).joined(separator: " "))
            }
            lines.append("normalization")
            lines += own.map { " \($0): String!" }
            for (field, fragment) in links {
                lines += [" \(field): type Node!", "  id: ID!", "  ...\(fragment)"]
            }
        }
        lines.append("reader")
        lines += own.map { " \($0)" }
        for (field, fragment) in links { lines += [" \(field)", "  ...\(fragment)"] }
        return lines.joined(separator: "\n")
    }

    private static var completeText: String {
        var lines = ["query Screen", "text query Screen{node{id ...Row0_node}}"]
        lines += ["variables", " size: Int", "normalization", " node: type Node", "  id: ID!"]
        func write(_ index: Int, _ depth: Int) {
            let indentation = String(repeating: " ", count: depth)
            lines += fields.map { "\(indentation)\($0)\(index): String!" }
            for child in children(index) {
                lines += ["\(indentation)child\(child): type Node!", "\(indentation) id: ID!"]
                write(child, depth + 1)
            }
        }
        write(0, 2)
        lines += ["reader", " node", "  ...Row0_node"]
        return lines.joined(separator: "\n")
    }
}
