import GeneratedCode
import Relay
import Testing

/// Spreads of every kind, and what is made of them.
struct FragmentTests {
    private let server = Server([
        "FragmentsQuery": """
        {"data":{"node":{"__typename":"Person","__isNamed":"Person","id":"p","name":"Ann",
        "homepage":"https://a.b"},
        "nodes":[{"__typename":"Post","__isNode":"Post","id":"a"},null,
        {"__typename":"Person","__isNode":"Person","id":"p"}],
        "person":{"id":"p","nick":"A","best":{"id":"b","name":"Bob"},"picture":"p.png","name":"Ann"}}}
        """,
        "DeferredQuery": """
        {"data":{"person":{"id":"p","name":"Ann","nick":"A","posts":{"edges":[{"node":{"id":"a",
        "comments":[{"text":"x"},{"text":"y"}]}}]}}}}
        """,
        "PersonsQuery": #"{"data":{"persons":[{"id":"p","name":"Ann","age":3}]}}"#,
        "RefetchingQuery": """
        {"data":{"search":[{"__typename":"Person","__isNode":"Person","id":"p","name":"Ann"},
        {"__typename":"Place"}],"viewer":{"__typename":"Viewer"},
        "person":{"id":"p","picture":"64.png"},
        "fetch__Place":{"key":"k","name":"Here","distance":1.5}}}
        """,
        "AvatarRefetchQuery": """
        {"data":{"node":{"__typename":"Person","id":"p","picture":"16.png"}}}
        """,
    ])

    @Test func spreadsAreReadByTheirNames() async throws {
        let environment = RelayEnvironment(network: server)
        let query = FragmentsQuery(id: "p", ids: ["a", "x", "p"], isLong: false)
        let data = try await environment.fetch(query)
        let node = try #require(data.node)
        #expect(node.title_post == nil)
        #expect(try environment.read(try #require(node.named)).name == "Ann")
        #expect(node.person?.homepage == WebAddress("https://a.b"))
        let rows = try environment.read((data.nodes ?? []).compactMap { $0?.rows_node })
        #expect(rows.map(\.id) == ["a", "p"])
        let person = try #require(data.person)
        #expect(person.nick == "A")
        #expect(person.best?.name == "Bob")
        #expect(person.long_person == nil)
        #expect(try environment.read(person.shared_person).picture == "p.png")
        #expect(try environment.read(person.inline_person).name == "Ann")
    }

    @Test func deferredPartsAreReadWhenTheyAreThere() async throws {
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(DeferredQuery(id: "p", isLater: true))
        let person = try #require(data.person)
        #expect(person.name == "Ann")
        #expect(try environment.read(person.later_person).nick == "A")
        #expect(person.posts?.edges?.first??.node?.comments.map(\.text) == ["x", "y"])
    }

    @Test func oneOfSeveralWaysIsSent() async throws {
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(PersonsQuery(with: .ids(["p"])))
        #expect(data.persons.map(\.name) == ["Ann"])
        #expect(server.variables(of: "PersonsQuery")?["with"] == ["ids": ["p"]])
        #expect(server.metadata(of: "PersonsQuery") == ["priority": 1, "owner": "people"])
    }

    @Test func fragmentsAreFetchedAgain() async throws {
        func name<Fragment: RefetchableFragment>(_: Fragment.Type) -> String {
            Fragment.RefetchQuery.artifact.name
        }
        #expect(name(Search_query.self) == "SearchRefetchQuery")
        #expect(name(Mood_viewer.self) == "MoodRefetchQuery")
        #expect(name(Place_place.self) == "PlaceRefetchQuery")
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(RefetchingQuery(id: "p", place: "k"))
        #expect(
            server.variables(of: "RefetchingQuery")?["__relay_internal__pv__MetricSystem"] == true
        )
        #expect(try environment.read(data.search_query).search.count == 2)
        let place = try #require(data.fetch__Place?.place_place)
        #expect(try environment.read(place).distance == 1.5)
        let avatar = try #require(data.person?.avatar_person)
        #expect(try environment.read(avatar).picture == "64.png")
        let again = try await environment.fetch(AvatarRefetchQuery(size: 16, id: "p"))
        let small = try #require(again.node?.avatar_person)
        #expect(try environment.read(small).picture == "16.png")
        #expect(try environment.read(avatar).picture == "64.png")
    }
}
