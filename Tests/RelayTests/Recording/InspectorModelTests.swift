import RelayInspector
import Testing

@testable import Relay

/// The store of an environment in a debug menu.
@MainActor @Suite struct InspectorModelTests {
    private let test = TestEnvironment()

    @Test func showsTheStoreAsItWasWhenItWasRefreshed() throws {
        let model = InspectorModel(in: test.environment)
        #expect(model.rows.isEmpty)
        #expect(model.statistics == nil)
        let retained = test.environment.retain(StoryQuery(id: "s"))
        try test.write(storyResponse(title: "A title"), StoryQuery(id: "s"))
        #expect(model.rows.isEmpty)
        model.refresh()
        #expect(model.rows.map(\.id) == ["\"s\"", "\"u\"", "root"])
        #expect(model.statistics?.records == 3)
        #expect(model.events.contains { $0.contains("storePublish") })
        #expect(model.text(of: "\"s\"").contains("title: \"A title\""))
        #expect(model.text(of: "\"s\"").contains("retained: StoryQuery"))
        #expect(model.text(of: "no such record") == "It is not there any more.")
        model.search = "User"
        #expect(model.rows.map(\.id) == ["\"u\""])
        retained.dispose()
    }
}
