import GeneratedCode
import Relay
import Testing

/// Fields that may not be null, and errors that are caught, as Swift has them.
struct NullTests {
    private static let person = #""person":{"__typename":"Person","id":"p","#

    private func environment(_ answers: [String: String]) -> RelayEnvironment {
        RelayEnvironment(network: Server(answers))
    }

    @Test func requiredFieldsTakeTheObjectAroundThem() async throws {
        let environment = environment([
            "RequiredQuery": """
            {"data":{\(Self.person)"name":"Ann","best":{"id":"b","name":null},
            "friends":[{"id":"f","name":"Bob"},{"id":"g","name":null}]}}}
            """
        ])
        let data = try await environment.fetch(RequiredQuery(id: "p"))
        let person = try #require(data.person)
        #expect(person.name == "Ann")
        #expect(person.best == nil)
        #expect(person.friends?.map { $0?.name } == ["Bob", nil])
    }

    @Test func fragmentsThrowOrAreNull() async throws {
        let environment = environment([
            "ThrowingQuery": """
            {"data":{\(Self.person)"name":null,"nick":null,"tags":["a",null],
            "best":{"id":"b","name":null}}},
            "errors":[{"message":"no nick","path":["person","nick"]},
            {"message":"no name","path":["person","name"]}]}
            """
        ])
        let data = try await environment.fetch(ThrowingQuery(id: "p"))
        let person = try #require(data.person)
        #expect(throws: StoreError.self) { try environment.read(person.throwing_person) }
        #expect(throws: StoreError.self) { try environment.read(person.strict_person) }
        let bubbling: Bubbling_person.Data? = try environment.read(person.bubbling_person)
        #expect(bubbling == nil)
        let caught: Result<Caught_person.Data, FieldErrors> = try environment.read(
            person.caught_person
        )
        #expect(throws: FieldErrors.self) { try caught.get() }
        let quiet: CaughtAsNull_person.Data? = try environment.read(person.caughtAsNull_person)
        #expect(quiet == nil)
    }

    @Test func strictFragmentsHaveWhatIsNullWithErrorsOnly() async throws {
        let environment = environment([
            "ThrowingQuery": """
            {"data":{\(Self.person)"name":"Ann","nick":"A","tags":["a","b"],"best":null}}}
            """
        ])
        let data = try await environment.fetch(ThrowingQuery(id: "p"))
        let person = try #require(data.person)
        let strict = try environment.read(person.strict_person)
        let nick: String = strict.nick
        let tags: [String] = strict.tags
        #expect(nick == "A")
        #expect(tags == ["a", "b"])
        #expect(try environment.read(person.caught_person).get().nick == "A")
        let name: String = try environment.read(person.throwing_person).name
        #expect(name == "Ann")
    }

    @Test func errorsAreCaughtWhereTheyAre() async throws {
        let environment = environment([
            "CatchQuery": """
            {"data":{\(Self.person)"name":null,"nick":null,"best":{"id":"b","nick":"B","name":null}},
            "node":{"__typename":"Person","id":"p","nick":null}},
            "errors":[{"message":"no name","path":["person","name"]},
            {"message":"no nick","path":["node","nick"]}]}
            """
        ])
        let data = try await environment.fetch(CatchQuery(id: "p"))
        let person = try #require(data.person)
        #expect(throws: FieldErrors.self) { try person.name.get() }
        #expect(person.nick == nil)
        #expect(throws: FieldErrors.self) { try person.best.get() }
        #expect(throws: FieldErrors.self) { try data.node?.asPerson.get() }
    }
}
