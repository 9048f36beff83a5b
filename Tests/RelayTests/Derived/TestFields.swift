import Relay

/// The functions of the schema's derived fields, which count how often they are called.
struct TestFields: DerivedFieldFunctions {
    /// A function has been told to throw.
    struct Refusal: Error {}

    /// The calls so far: `fullName p1 FULL`.
    let calls = Locked<[String]>([])
    /// A first name for which functions throw.
    let refused: String?
    let moods = LiveBoard<String?>()
    let hearts = LiveBoard<Int>()
    let nearby = LiveBoard<[ID]?>()
    let drafts = LiveBoard<[ID]?>()

    init(refusing refused: String? = nil) { self.refused = refused }

    func note(_ call: String) { calls.withLock { $0.append(call) } }

    /// Returns how often functions were called since this was asked last.
    func takeCount() -> Int {
        calls.withLock { calls in
            defer { calls = [] }
            return calls.count
        }
    }

    static func fullName(_ first: String?, _ last: String, _ style: NameStyle = .full) -> String {
        style == .short ? last : [first, last].compactMap(\.self).joined(separator: " ")
    }

    func personFullName(_ person: FullName_person.Data, style: NameStyle) throws -> String {
        note("fullName \(person.last) \(style.rawValue)")
        if let refused, person.first == refused { throw Refusal() }
        return Self.fullName(person.first, person.last, style)
    }

    func personInitial(_ person: Initial_person.Data) throws -> String? {
        note("initial \(person.fullName)")
        return person.fullName.first.map { String($0) + String(person.first.prefix(0)) }
    }

    func personBest(_ person: Best_person.Data, count: Int, least: [Int]?) -> [Int] {
        note("best \(count)")
        let allowed = person.scores.filter { $0 >= least?.min() ?? .min }
        return Array(allowed.sorted(by: >).prefix(count))
    }

    func personGrid(_ person: Best_person.Data) -> [[Int]] {
        note("grid")
        return [person.scores, [person.scores.count], []]
    }

    func personGreeting(_ person: Greeting_person.Data) -> String {
        note("greeting \(person.fullName)")
        return "Dear \(person.fullName), from \(person.boss?.fullName ?? "all")"
    }

    func personBirthday(_ person: Birthday_person.Data) throws -> Timestamp {
        note("birthday")
        return try Timestamp(scalar: .string("\(person.born)-01-01T00:00:00Z"))
    }

    func personMood(_ person: Mood_person.Data, scale: Int) throws -> LiveState<String?> {
        try moods.open(person.id.rawValue, "\(person.id.rawValue) \(person.first ?? "-") \(scale)")
    }

    func personHeartRate(_ person: Mood_person.Data) throws -> LiveState<Int> {
        try hearts.open(person.id.rawValue, "\(person.id.rawValue) \(person.first ?? "-")")
    }

    func noteStrength(_ note: Length_note.Data) throws -> LiveState<Int> {
        try hearts.open("note", "note")
    }

    func personPulse(_ person: Pulse_person.Data) -> String { "♥ \(person.heartRate)" }

    func personAlias(_ person: Alias_person.Data) -> String {
        [person.first, person.last].compactMap(\.self).joined(separator: " ")
    }

    func personStrict(_ person: Strict_person.Data) -> String? {
        note("strict")
        return person.first
    }

    func personLogged(_ person: Logged_person.Data) -> String? {
        note("logged")
        return person.first
    }

    func personGuarded(_ person: Guarded_person.Data) -> String? {
        note("guarded")
        return person.first ?? person.last
    }

    func noteLength(_ note: Length_note.Data) -> Int {
        self.note("length")
        return note.text?.count ?? 0
    }

    func personDeputy(_ person: Deputy_person.Data) throws -> ID? {
        note("deputy")
        if let refused, person.deputyID?.rawValue == refused { throw Refusal() }
        return person.deputyID
    }

    func personFriends(_ person: Friends_person.Data, after: Int) -> [ID] {
        note("friends \(after)")
        return Array(person.friendIDs.compactMap(\.self).dropFirst(after))
    }

    func personGuests(_ person: Friends_person.Data) -> [ID?] { person.friendIDs }

    func personBadge(_ person: Deputy_person.Data) -> ID? { person.deputyID }

    func personAnything(_ person: Deputy_person.Data) -> ID? { person.deputyID }

    func personBoast(_ person: Boast_person.Data) -> String {
        "\(person.deputy?.first ?? "None") is my deputy"
    }

    func personNearby(_ person: Mood_person.Data) throws -> LiveState<[ID]?> {
        try nearby.open(person.id.rawValue, person.id.rawValue)
    }

    func queryChosen(_ query: Headline_query.Data) -> ID? { query.team.map { ID($0.title) } }

    func queryHeadline(_ query: Headline_query.Data) -> String {
        note("headline")
        return query.team?.title.uppercased() ?? "-"
    }
}

/// An environment with these functions, and people in its store.
struct Crew: Sendable {
    let fields: TestFields
    let test: TestEnvironment

    init(
        refusing refused: String? = nil,
        _ configure: (inout RelayEnvironment.Options) -> Void = { _ in }
    ) {
        self.init(TestFields(refusing: refused), configure)
    }

    init(
        _ fields: TestFields,
        _ configure: (inout RelayEnvironment.Options) -> Void = { _ in }
    ) {
        self.fields = fields
        test = TestEnvironment {
            $0.derivedFields = [fields]
            configure(&$0)
        }
    }

    var environment: RelayEnvironment { test.environment }

    /// The JSON of a person.
    static func person(
        _ id: String,
        first: String? = "Ada",
        last: String? = nil,
        boss: String = "null"
    ) -> String {
        let name = first.map { "\"\($0)\"" } ?? "null"
        return #"{"__typename":"Person","id":"\#(id)","first":\#(name),"last":"\#(last ?? id)","#
            + #""born":1980,"scores":[1,5,3],"boss":\#(boss)}"#
    }

    /// Writes people as the server sends them.
    func write(_ people: String..., style: NameStyle? = nil) throws {
        try test.write(
            #"{"data":{"people":[\#(people.joined(separator: ","))]}}"#,
            PeopleQuery(style: style)
        )
    }

    /// Writes a person as the answer to ``PersonQuery``.
    func write(_ person: String, id: String, style: NameStyle? = nil) throws {
        try test.write(#"{"data":{"node":\#(person)}}"#, PersonQuery(id: ID(id), style: style))
    }

    func setFirst(_ first: String?, of id: String) throws {
        try environment.commitUpdate { store in
            store.updatable(SetFirstQuery(id: ID(id))).node?.asPerson?.first = first
        }
    }

    func person(_ id: String = "p") throws -> PersonQuery.Data.Node.Person {
        let data = try environment.read(PersonQuery(id: ID(id)))
        guard let person = data.node?.person else { throw Timeout(description: "no person") }
        return person
    }
}
