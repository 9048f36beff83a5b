import Testing

@_spi(Generated) @testable import Relay

/// Several references at once: one list, of one version.
@Suite struct PluralFragmentTests {
    private let test = TestEnvironment()

    private func references() throws -> [StoryRow_story.Ref] {
        try ["a", "b", "c"].map { id in
            try test.write(
                #"{"data":{"node":{"__typename":"Story","id":"\#(id)","title":"\#(id)","likeCount":1,"#
                    + #""author":{"id":"u","name":"a"}}}}"#,
                StoryQuery(id: ID(id))
            )
            return try #require(
                try test.environment.read(StoryQuery(id: ID(id))).node?.storyRow_story
            )
        }
    }

    @Test func theyAreReadAsOneList() throws {
        let references = try references()
        #expect(try test.environment.read(references).map(\.title) == ["a", "b", "c"])
        try test.environment.commitUpdate { $0.delete("b") }
        #expect(try test.environment.read(references).map(\.title) == ["a", "c"])
        #expect(try test.environment.read([StoryRow_story.Ref]()).isEmpty)
    }

    @Test func oneChangeIsOneList() async throws {
        let references = try references()
        let values = Collector(test.environment.observe(references))
        _ = try await values.values(1)
        try test.environment.commitUpdate { store in
            for id: ID in ["a", "c"] { store.record(id)?.setValue("new", for: "title") }
        }
        let all = try await values.values(2)
        #expect(all.map { $0.map(\.title) } == [["a", "b", "c"], ["new", "b", "new"]])
        try test.environment.commitUpdate { $0.delete("a") }
        #expect(try await values.values(3).last?.map(\.title) == ["b", "new"])
    }

    @Test func referencesOfAnotherEnvironmentAreRefused() throws {
        let references = try references()
        let other = TestEnvironment()
        #expect(throws: StoreError.foreignReference(definition: "StoryRow_story")) {
            try other.environment.read(references)
        }
    }
}
