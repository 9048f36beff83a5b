import Foundation

@testable import Relay

/// A server whose answers never contradict each other: libraries and stories that change, and a graph
/// that stays as it is.
struct HealingServer: Sendable {
    let shelves = Shelves(6)
    let graph: ResponseGraph
    private let generator: Locked<SeededGenerator>

    /// The queries that a ``ResponseGraph`` answers.
    static let graphQueries: [any GraphQLQuery] = [
        ProfileQuery(), BeingsLaterQuery(), BoardLaterQuery(), FriendsLaterQuery(),
        CrewLaterQuery(), SearchQuery(text: "a"), AliasesQuery(), ViewerQuery(), BoardQuery(),
        BeingsQuery(), ReviewsQuery(episode: .jedi), NodesQuery(ids: []),
    ]

    private static let graphNames = Set(graphQueries.map { name(type(of: $0)) })

    private static let artifacts: [String: Artifact] = {
        let lists: [any GraphQLOperation.Type] = [
            LibraryQuery.self, BooksRefetchQuery.self, HallRefetchQuery.self,
            LibraryNameRefetchQuery.self, LatestBooksQuery.self, LatestBooksRefetchQuery.self,
            StockQuery.self, StockRefetchQuery.self, CatalogQuery.self, CatalogRefetchQuery.self,
            ArchiveQuery.self, ArchiveRefetchQuery.self, CellarQuery.self,
            CellarRefetchQuery.self, StoriesQuery.self, StoriesRefetchQuery.self,
            FeedLaterQuery.self, StoryQuery.self,
        ]
        let all = lists + graphQueries.map { type(of: $0) }
        return Dictionary(all.map { (name($0), $0.artifact) }) { $1 }
    }()

    private static func name(_ operation: any GraphQLOperation.Type) -> String {
        operation.artifact.parameters?.name ?? ""
    }

    init(seed: UInt64) {
        graph = ResponseGraph(seed: seed)
        generator = Locked(SeededGenerator(seed: seed))
        for (list, letter) in [("crime", "c"), ("feed", "s")] {
            shelves[list] = (0..<5).map { "\(letter)\($0)" }
        }
    }

    /// The payloads of the answer to a request.
    func answer(
        _ request: RequestParameters,
        _ variables: VariableData,
        _ symbols: Symbols
    ) throws -> [String] {
        guard let artifact = Self.artifacts[request.name] else {
            throw Outage(reason: request.name)
        }
        let descriptor = OperationDescriptor(
            artifact: artifact,
            request: request,
            variables: variables,
            symbols: symbols
        )
        let data = try data(request, descriptor)
        return generator.withLock { generator in
            var splitter = PartSplitter(
                variables: descriptor.effectiveVariables,
                generator: generator,
                isOne: { ResponseGraph.isOne($0, of: $1) }
            )
            let (first, parts) = splitter.split(descriptor, data)
            generator = splitter.generator
            guard !parts.isEmpty else { return [JSONValue.object(["data": data]).description] }
            guard generator.chance(50) else {
                var payloads = NewerPayloads(generator: generator)
                return payloads.payloads(first, parts).map(\.description)
            }
            var payloads = PayloadsOf2022(generator: generator, hasSinglePayloads: false)
            return payloads.payloads(first, parts).map(\.description)
        }
    }

    private func data(
        _ request: RequestParameters,
        _ operation: OperationDescriptor
    ) throws -> JSONValue {
        let (name, variables) = (request.name, operation.effectiveVariables)
        if Self.graphNames.contains(name) { return graph.answer(operation) }
        let text: String
        switch name {
        case "StoryQuery": return ["node": Self.story(variables["id"]?.string ?? "s")]
        case "StoriesQuery", "StoriesRefetchQuery", "FeedLaterQuery":
            return ["feed": feed(variables)]
        case "StockQuery", "StockRefetchQuery", "CatalogQuery", "CatalogRefetchQuery":
            text = shelves.numbered(request, variables)
        case "ArchiveQuery", "ArchiveRefetchQuery", "CellarQuery", "CellarRefetchQuery":
            text = shelves.archived(request, variables)
        default: text = shelves.response(request, variables)
        }
        return try JSONValue(parsing: Data(text.utf8))["data"] ?? .null
    }

    private func feed(_ variables: VariableData) -> JSONValue {
        var variables = variables
        variables["genre"] = "feed"
        var page = shelves.connection(variables, first: 2).object ?? [:]
        let edges = (page["edges"]?.array ?? []).map { edge -> JSONValue in
            let id = edge["node"]?["id"]?.string ?? ""
            return ["cursor": edge["cursor"] ?? .null, "rank": 1, "node": Self.story(id)]
        }
        page["edges"] = .array(edges)
        return .object(page)
    }

    private static func story(_ id: String) -> JSONValue {
        [
            "__typename": "Story", "id": .string(id), "title": .string("Title " + id),
            "likeCount": 1, "author": ["__typename": "User", "id": "u", "name": "a"],
        ]
    }
}
