import Testing

@_spi(Generated) @testable import Relay

/// Fields that exist in the store only.
@Suite struct ClientFieldTests {
    private struct Story: TestSelection, FieldValue {
        let title: String
        let isOpen: Bool?
        let draft: Field<String?>?

        init(_ reader: inout Reader) {
            title = reader.string(0)
            isOpen = reader.optionalBool(1)
            draft = reader.optionalObject(2)
        }
    }

    private func document() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             story: type Story
              id: ID!
              isOpen: Boolean @client
              draft: type Draft @client
               text: String
              title: String!
            reader
             story
              title
              isOpen @client
              draft @client
               text
            """
        )
    }

    @Test func whatWasNeverWrittenIsNull() throws {
        let document = try document()
        let written = try document.write(#"{"story":{"id":"s","title":"t"}}"#)
        #expect(written.missing == [])
        #expect(document.isAvailable)
        let story = document.read(One<Story>.self).value?.inner
        #expect(story?.title == "t")
        #expect(story?.isOpen == .some(nil))
        #expect(story?.draft == .some(nil))
    }

    @Test func updatersWriteThem() throws {
        let document = try document()
        try document.write(#"{"story":{"id":"s","title":"t"}}"#)
        try document.test.environment.commitUpdate { store in
            let story = store.record("s")
            story?.setValue(true, for: "isOpen")
            story?.getOrCreateLinkedRecord("draft", type: "Draft").setValue("d", for: "text")
        }
        let story = document.read(One<Story>.self).value?.inner
        #expect(story?.isOpen == true)
        #expect(story?.draft?.value == "d")
        document.test.environment.collectGarbage()
        #expect(document.records.isEmpty, "nothing retains them")
    }

    @Test func aServerResponseLeavesThemAlone() throws {
        let document = try document()
        try document.write(#"{"story":{"id":"s","title":"t","isOpen":true}}"#)
        try document.write(#"{"story":{"id":"s","title":"u"}}"#)
        #expect(document.read(One<Story>.self).value?.inner?.isOpen == true)
    }

    @Test func theyAreKeptWithWhatTheyBelongTo() throws {
        let document = try document()
        try document.write(#"{"story":{"id":"s","title":"t","draft":{"text":"d"}}}"#)
        let store = document.test.environment.store
        let retained = store.retain(document.operation, from: .root)
        document.test.environment.collectGarbage()
        #expect(document.read(One<Story>.self).value?.inner?.draft?.value == "d")
        retained.dispose()
    }

    @Test(
        .bug(
            id: "collected-client-object",
            "A client field whose object was collected was missing for good."
        )
    )
    func whatWasCollectedIsNull() throws {
        let document = try document()
        let server = try TestDocument(
            """
            normalization
             story: type Story
              id: ID!
              title: String!
            reader
             story
              title
            """,
            in: document.test
        )
        try document.write(#"{"story":{"id":"s","title":"t","draft":{"text":"d"}}}"#)
        let retained = document.test.environment.store.retain(server.operation, from: .root)
        document.test.environment.collectGarbage()
        #expect(document.records.count == 2, "the draft isn't kept")
        #expect(document.isAvailable)
        let story = document.read(One<Story>.self).value?.inner
        #expect(story?.title == "t")
        #expect(story?.draft == .some(nil))
        retained.dispose()
    }
}
