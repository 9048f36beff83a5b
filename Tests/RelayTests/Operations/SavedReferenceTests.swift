import Foundation
import Testing

@testable import Relay

/// References that are stored and restored, as an app's navigation state is.
@Suite(.timeLimit(.minutes(10))) struct SavedReferenceTests {
    private func roundTrip<Fragment: RefetchableFragment>(
        _ saved: SavedReference<Fragment>
    ) throws -> SavedReference<Fragment> {
        let data = try JSONEncoder().encode([saved])
        let decoded = try JSONDecoder().decode([SavedReference<Fragment>].self, from: data)
        return try #require(decoded.first)
    }

    @Test func isRestoredInAnotherEnvironment() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        let saved = try roundTrip(try library.environment.save(books))
        #expect(saved == (try library.environment.save(books)))
        let later = Library(5)
        let restored = try await later.environment.reference(to: saved)
        #expect(try later.ids(restored) == ["b0", "b1"])
        #expect(later.variables.count == 1)
        #expect(
            try await later.environment.loadNext(2, of: restored)
                == .loaded(added: 2, hasMore: true)
        )
        // What it says is the same, whichever query has fetched it.
        let again = try later.environment.save(restored)
        #expect(again.variables["id"] == "l")
    }

    @Test func theStoreAnswersIfItCan() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        let saved = try library.environment.save(books)
        let first = try await library.environment.reference(to: saved)
        library.test.network.forgetCalls()
        let second = try await library.environment.reference(to: saved)
        #expect(library.variables.isEmpty)
        #expect(try library.ids(first) == library.ids(second))
        await #expect(throws: RefetchError.self) {
            try await library.environment.reference(
                to: SavedReference<Books_library>("unknown"),
                fetchPolicy: .storeOnly
            )
        }
        #expect(library.variables.isEmpty)
    }

    @Test func isMadeFromAnID() async throws {
        let library = Library(5)
        let saved = SavedReference<Books_library>("l", with: .init(genre: "crime"))
        let books = try await library.environment.reference(to: saved)
        #expect(library.variables.map(\.values["genre"]) == ["crime"])
        #expect(library.variables.map(\.values["first"]) == [2])
        #expect(try library.environment.read(books).books != nil)
    }

    @Test func anObjectThatIsGoneIsAnError() async throws {
        let test = TestEnvironment()
        test.network.answer { _, _ in #"{"data":{"node":null}}"# }
        let saved = SavedReference<Books_library>("gone")
        await #expect(throws: RefetchError.notReturned(fragment: "Books_library")) {
            try await test.environment.reference(to: saved)
        }
    }

    @Test(arguments: [
        "1", "null", "[]", #""""#, #""{""#, #""[]""#, #""{}""#, #""{\"id\":null}""#,
        #""{\"id\":\"l\"} ""#, #""{\"other\":1}""#,
    ])
    func hostileTextIsAnError(json: String) throws {
        let data = Data("[\(json)]".utf8)
        guard json != #""{\"id\":\"l\"} ""# else {
            let saved = try JSONDecoder().decode([SavedReference<Books_library>].self, from: data)
            return #expect(saved == [SavedReference("l")])
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([SavedReference<Books_library>].self, from: data)
        }
    }

    @Test func unknownVariablesAreLeftOut() throws {
        let data = Data(#"["{\"id\":\"l\",\"old\":1,\"genre\":\"crime\"}"]"#.utf8)
        let saved = try JSONDecoder().decode([SavedReference<Books_library>].self, from: data)
        #expect(saved == [SavedReference("l", with: .init(genre: "crime"))])
    }

    @Test func referencesFromBeforeAResetCannotBeSaved() async throws {
        let library = Library(5)
        let books = try await library.open(2)
        library.environment.reset()
        #expect(throws: StoreError.self) { try library.environment.save(books) }
        #expect(throws: StoreError.self) { try Library(1).environment.save(books) }
    }

    @Test func cancellingItEndsTheRequest() async throws {
        let test = TestEnvironment()
        let task = Task {
            try await test.environment.reference(to: SavedReference<Books_library>("l"))
        }
        let call = try await test.network.call()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await eventually { call.termination == .cancelled }
    }

    @Test(
        .bug(id: "saved-reference-id", "Objects and Booleans were taken as ids."),
        arguments: ["{}", "true", "[1]", "1.5", "null"]
    )
    func anIDIsAString(id: String) throws {
        let json = try JSONEncoder().encode([#"{"id":\#(id)}"#])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([SavedReference<Books_library>].self, from: json)
        }
    }

    @Test func aNumberIsTakenAsItsText() throws {
        let json = try JSONEncoder().encode([#"{"id":7}"#])
        let saved = try JSONDecoder().decode([SavedReference<Books_library>].self, from: json)
        #expect(saved.first?.variables["id"] == "7")
    }
}
