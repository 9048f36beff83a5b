import Relay

/// People whose derived fields name each other, and a server that has them.
struct Staff: Sendable {
    let crew: Crew
    /// The people that the server has.
    private let known = Locked<Set<String>>([])
    /// The deputies and the friends of people.
    private let deputies = Locked<[String: String]>([:])
    private let fails = Locked(false)
    private let holds = Locked(false)

    init(_ crew: Crew = Crew(), known: [String] = []) {
        self.crew = crew
        self.known.withLock { $0 = Set(known) }
        crew.test.network.answer { [self] _, variables in
            holds.withLock { $0 } ? nil : answer(variables)
        }
    }

    var environment: RelayEnvironment { crew.environment }

    /// The queries for objects that the server was asked, with their keys: `Edges_person_deputy d`.
    var asked: [String] {
        crew.test.network.calls.map { call in
            let key = call.variables["id"] ?? call.variables["code"] ?? .null
            let keys = call.variables["ids"]?.array ?? [key]
            return ([call.request.name] + keys.map { $0.string ?? "null" }).joined(separator: " ")
        }
    }

    func setDeputy(_ deputy: String?, of id: String) {
        deputies.withLock { $0[id] = deputy }
    }

    /// Has the server answer without data, or as before.
    func setFailing(_ fails: Bool) { self.fails.withLock { $0 = fails } }

    /// Has the server leave requests open, or answer at once as before.
    func setHolding(_ holds: Bool) { self.holds.withLock { $0 = holds } }

    func setKnown(_ ids: [String]) { known.withLock { $0 = Set(ids) } }

    /// The JSON of a person with all fields that the tests select.
    func person(_ id: String, deputy: String? = nil, friends: [String?] = []) -> String {
        func text(_ id: String?) -> String { id.map { "\"\($0)\"" } ?? "null" }
        let deputy = deputy ?? deputies.withLock { $0[id] }
        return
            #"{"__typename":"Person","__isNode":"Person","id":"\#(id)","first":"F\#(id)","last":"L\#(id)","#
            + #""born":1980,"scores":[1,5,3],"deputyID":\#(text(deputy)),"#
            + #""friendIDs":[\#(friends.map(text).joined(separator: ","))]}"#
    }

    /// Answers a request that the network has left open.
    func respond(to call: ScriptedNetwork.Call) {
        if let text = answer(call.variables) { call.respond(text) }
    }

    private func answer(_ variables: VariableData) -> String? {
        if fails.withLock({ $0 }) { return #"{"errors":[{"message":"down"}]}"# }
        let known = known.withLock { $0 }
        func node(_ id: JSONValue) -> String {
            let id = id.string ?? ""
            if id.hasPrefix("team") {
                return #"{"__typename":"Team","__isNode":"Team","id":"\#(id)","title":"T"}"#
            }
            return known.contains(id) ? person(id) : "null"
        }
        if let ids = variables["ids"]?.array {
            return #"{"data":{"nodes":[\#(ids.map(node).joined(separator: ","))]}}"#
        }
        if let code = variables["code"]?.string {
            return known.contains(code)
                ? #"{"data":{"badge":{"code":"\#(code)","title":"B\#(code)"}}}"#
                : #"{"data":{"badge":null}}"#
        }
        return variables["id"].map { #"{"data":{"node":\#(node($0))}}"# }
    }

    /// Writes a person with all fields that the tests select, of ``EdgesQuery`` and of the objects of its fields.
    func write(
        _ id: String,
        deputy: String? = nil,
        friends: [String?] = [],
        style: NameStyle? = nil
    ) throws {
        let response = #"{"data":{"node":\#(person(id, deputy: deputy, friends: friends))}}"#
        try crew.test.write(response, PersonQuery(id: ID(id)))
        try crew.test.write(response, EdgesQuery(id: ID(id), style: style))
    }

    /// Writes people as the answer to ``FriendsQuery``, with their friends' keys.
    func writePeople(_ people: [(id: String, friends: [String?])]) throws {
        let json = people.map { person($0.id, friends: $0.friends) }.joined(separator: ",")
        try crew.test.write(#"{"data":{"people":[\#(json)]}}"#, PeopleQuery())
        try crew.test.write(#"{"data":{"people":[\#(json)]}}"#, LivesQuery())
        try crew.test.write(#"{"data":{"people":[\#(json)]}}"#, FriendsQuery())
    }

    /// Writes people with their deputies' keys as the answer to ``RowsQuery`` and ``DeputiesQuery``.
    ///
    /// Returns references to the rows.
    @discardableResult
    func writeRows(
        _ people: [(id: String, deputy: String?)],
        style: NameStyle? = nil
    ) throws -> [RowsQuery.Data.People] {
        let json = people.map { person($0.id, deputy: $0.deputy) }.joined(separator: ",")
        try crew.test.write(#"{"data":{"people":[\#(json)]}}"#, DeputiesQuery())
        try crew.test.write(#"{"data":{"people":[\#(json)]}}"#, RowsQuery(style: style))
        return try environment.read(RowsQuery(style: style)).people
    }

    func reader(_ id: String = "p", style: NameStyle? = nil) throws -> EdgesQuery.Data.Node.Person {
        let data = try environment.read(EdgesQuery(id: ID(id), style: style))
        guard let person = data.node?.person else { throw Timeout(description: "no person") }
        return person
    }

    func setDeputyInStore(_ deputy: String?, of id: String) throws {
        try environment.commitUpdate { store in
            store.record(RecordKey(ID(id)))?.setValue(
                deputy.map { .string($0) } ?? .null,
                for: "deputyID"
            )
        }
    }
}
