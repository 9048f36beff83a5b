import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import Relay

/// Queued mutations for objects that earlier ones are to create, in chains and below events.
@Suite(.timeLimit(.minutes(10))) struct OfflineChainTests {
    private let room = OfflineRoom()

    @Test(
        .bug(id: "offline", "the second of two objects made up one for the other kept its id"),
        arguments: [false, true]
    )
    func idsAreExchangedInChains(relaunches: Bool) async throws {
        let first = room.launch()
        try await first.create("temp-1", key: "a")
        try await first.create("temp-2", commentary: "temp-1", key: "b")
        try await first.create("temp-3", commentary: "temp-2", key: "c")
        try await first.delete("temp-3", key: "d")
        let test = relaunches ? room.launch() : first
        room.reachability.isReachable = true
        for (number, id) in ["55", "66", "77"].enumerated() {
            let call = try await test.network.call(number)
            let named = call.variables["review"]?.object?["commentary"]?.string
            #expect(named == [nil, "55", "66"][number])
            call.respond(data: reviewData(id))
            #expect(try await comesToHold { test.records["\"temp-\(number + 1)\""] == nil })
            #expect(test.records["\"\(id)\""] != nil)
        }
        #expect(try await test.network.call(3).variables["id"] == "77")
    }

    // MARK: - Sending now

    @Test(.bug(id: "offline", "sendNow sent only the first mutation of each key"))
    func sendNowSendsAllThatWait() async throws {
        let test = room.launch()
        _ = try await test.like("1", key: "k")
        _ = try await test.like("2", key: "k")
        test.environment.offline.sendNow()
        let first = try await test.network.call()
        _ = try await test.like("3", key: "k")
        first.respond(likeResponse(1, id: "1"))
        try await test.network.call(1).respond(likeResponse(1, id: "2"))
        try await eventually { test.environment.offline.mutations.map(\.id) == [3] }
        #expect(try await remains { test.network.calls.count == 2 })
        #expect(test.states == [.waitingForNetwork])
    }

    @Test func afterAFailureSendNowSendsNoMore() async throws {
        let test = room.launch()
        _ = try await test.like("1", key: "k")
        _ = try await test.like("2", key: "k")
        test.environment.offline.sendNow()
        try await test.network.call().fail(Outage())
        #expect(try await remains { test.network.calls.count == 1 })
        test.environment.offline.sendNow()
        #expect(try await test.network.call(1).variables["id"] == "1")
    }

    // MARK: - Connections

    private struct NoData: Selection, FieldValue {
        init(_ reader: inout Reader) {}
        static func areSame(_ a: Self, _ b: Self) -> Bool { true }
    }

    /// Creates an object with a connection.
    private struct AddChat: GraphQLMutation {
        static let artifact = Artifact(
            v1: """
                mutation AddChat
                text mutation AddChat($title:String!){addChat(title:$title){id}}
                variables
                 title: String!
                normalization
                 addChat(title: $title): type Chat
                  id: ID!
                  notes(first: 10): type NoteConnection @connection(key: "Chat_notes", filters: [])
                   edges: [type NoteEdge]
                    cursor: String
                    node: type Note
                     id: ID!
                     text: String
                   pageInfo: type PageInfo!
                    hasNextPage: Boolean!
                    endCursor: String
                """
        )
        typealias Data = NoData

        func write(to variables: inout VariableWriter) { variables.write("title", "t") }

        static func data(_ id: String) -> JSONObject {
            let page: JSONValue = ["hasNextPage": false, "endCursor": .null]
            return [
                "addChat": ["id": .string(id), "notes": ["edges": [], "pageInfo": page]]
            ]
        }
    }

    /// Adds a node to connections.
    private struct AddNote: GraphQLMutation {
        static let artifact = Artifact(
            v1: """
                mutation AddNote
                text mutation AddNote($text:String!){addNote(text:$text){id text}}
                variables
                 text: String!
                 connections: [ID!]!
                normalization
                 addNote(text: $text): type Note @appendNode(connections: $connections, edgeTypeName: "NoteEdge")
                  id: ID!
                  text: String
                """
        )
        typealias Data = NoData
        let connections: [ID]

        func write(to variables: inout VariableWriter) {
            variables.write("text", "t")
            variables.write("connections", connections)
        }
    }

    /// The texts of the nodes of a connection, under the optimistic updates.
    private func texts(of connection: ID, in test: TestEnvironment) throws -> [String?] {
        let texts = Locked<[String?]>([])
        let change = try test.environment.applyOptimisticChange { store in
            let edges = store.record(connection)?.linkedRecords("edges") ?? []
            let found = edges.map { $0?.linkedRecord("node")?.value("text")?.string }
            texts.withLock { $0 = found }
        }
        change.revert()
        return texts.withLock { $0 }
    }

    @Test(
        .bug(id: "offline", "a row in a connection of an object made up vanished when it was sent"),
        arguments: [false, true]
    )
    func idsAreExchangedInConnections(relaunches: Bool) async throws {
        func launch() -> TestEnvironment {
            room.launch { options in
                options.offline.register(AddChat.self)
                options.offline.register(AddNote.self)
            }
        }
        let first = launch()
        let environment = first.environment
        let key = ConnectionKey("Chat_notes")
        let (old, other) = (key.id(of: "temp-1"), ID("[\"temp-1\""))
        Task {
            try await environment.commit(
                AddChat(),
                optimisticResponse: AddChat.data("temp-1"),
                whenOffline: .queue(key: "a")
            )
        }
        try await eventually { first.states == [.waitingForNetwork] }
        Task {
            try await environment.commit(
                AddNote(connections: [old, other]),
                optimisticResponse: ["addNote": ["id": "temp-2", "text": "note"]],
                whenOffline: .queue(key: "b")
            )
        }
        try await eventually { first.states == [.waitingForNetwork, .waitingForOthers] }
        #expect(try texts(of: old, in: first) == ["note"])
        let test = relaunches ? launch() : first
        try await eventually { test.states == [.waitingForNetwork, .waitingForOthers] }
        #expect(try texts(of: old, in: test) == ["note"])
        room.reachability.isReachable = true
        try await test.network.call().respond(data: AddChat.data("55"))
        let next = try await test.network.call(1)
        let new = key.id(of: "55")
        let sent = test.environment.offline.pending.first?.variables["connections"]
        #expect(sent == [.string(new.rawValue), .string(other.rawValue)])
        #expect(try texts(of: new, in: test) == ["note"])
        next.respond(data: ["addNote": ["id": "n", "text": "the note"]])
        try await eventually { test.environment.offline.mutations.isEmpty }
        #expect(try texts(of: new, in: test) == ["the note"])
    }
}
