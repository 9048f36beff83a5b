import Testing

@_spi(Generated) @testable import Relay

/// Documents with `@updatable`: typed reading and changing of what is in the store.
@Suite struct UpdatableTests {
    /// As the generator prints it.
    private struct ViewerUpdate: UpdatableQuery {
        static let artifact = Artifact(
            v1: """
                query ViewerUpdate
                variables
                 size: Int = 2
                reader
                 viewer
                  name
                  age
                  tags
                  picture(size: $size)
                  best
                   id
                   ...Friend_user
                  friends
                   id
                  ... as asAdmin on type Admin
                   rights
                """
        )
        var size: Input<Int> = .unset

        func write(to variables: inout VariableWriter) { variables.writeInput("size", size) }

        struct Data: UpdatableSelection {
            let record: UpdatableRecord
            init(_ record: UpdatableRecord) { self.record = record }
            var viewer: Viewer? { record.object(0) }
        }

        struct Viewer: UpdatableSelection {
            let record: UpdatableRecord
            init(_ record: UpdatableRecord) { self.record = record }
            var name: String? {
                get { record.value(0) }
                nonmutating set { record.setNonNull(0, newValue) }
            }
            var age: Int? {
                get { record.value(1) }
                nonmutating set { record.setValue(1, newValue) }
            }
            var tags: [String?]? {
                get { record.value(2) }
                nonmutating set { record.setValue(2, newValue) }
            }
            var picture: String? {
                get { record.value(3) }
                nonmutating set { record.setValue(3, newValue) }
            }
            var best: Friend? { record.object(4) }
            func setBest(_ reference: Friend_user.Ref?) { record.setObject(4, reference) }
            var friends: [Friend?]? { record.objects(5) }
            func setFriends(_ references: [Friend_user.Ref]) { record.setObjects(5, references) }
            var asAdmin: Admin? { record.inline(6) }
        }

        struct Friend: UpdatableSelection {
            let record: UpdatableRecord
            init(_ record: UpdatableRecord) { self.record = record }
            var id: Relay.ID? { record.value(0) }
            var friend_user: Friend_user.Ref { record.fragment(1) }
        }

        struct Admin: UpdatableSelection {
            let record: UpdatableRecord
            init(_ record: UpdatableRecord) { self.record = record }
            var rights: Int? {
                get { record.value(0) }
                nonmutating set { record.setValue(0, newValue) }
            }
        }
    }

    private enum Friend_user: AssignableFragment {
        static let artifact = Artifact(
            v1: """
                fragment Friend_user on type User
                reader
                 name
                """
        )
        struct Data: TestSelection, FieldValue {
            let name: String?
            init(_ reader: inout Reader) { name = reader.optionalString(0) }
        }
    }

    private enum Name_user: UpdatableFragment {
        static let artifact = Artifact(
            v1: """
                fragment Name_user on type User
                reader
                 name
                """
        )
        struct Data: UpdatableSelection {
            let record: UpdatableRecord
            init(_ record: UpdatableRecord) { self.record = record }
            var name: String? {
                get { record.value(0) }
                nonmutating set { record.setNonNull(0, newValue) }
            }
        }
    }

    private struct Refs: TestSelection, FieldValue {
        let friend: Friend_user.Ref
        let name: Name_user.Ref
        init(_ reader: inout Reader) {
            friend = reader.fragment(0)
            name = reader.fragment(1)
        }
    }

    private let test = TestEnvironment()
    private let document: TestDocument

    init() throws {
        document = try TestDocument(
            """
            normalization
             viewer: type Admin
              id: ID!
              name: String!
              age: Int
              picture(size: 2): String
              rights: Int
             other: type User
              id: ID!
              name: String!
            reader
             other
              ...Friend_user
              ...Name_user
            """,
            in: test
        )
        try document.write(
            #"{"viewer":{"id":"v","name":"n","age":7,"picture":"p","rights":1},"other":{"id":"o","name":"b"}}"#
        )
    }

    private var refs: Refs {
        get throws { try #require(document.read(One<Refs>.self).value?.inner) }
    }

    @Test func valuesAreReadAndSet() throws {
        try test.environment.commitUpdate { store in
            let viewer = try #require(store.updatable(ViewerUpdate()).viewer)
            #expect(viewer.name == "n")
            #expect(viewer.age == 7)
            #expect(viewer.tags == nil)
            #expect(viewer.picture == "p")
            viewer.name = "m"
            viewer.age = nil
            viewer.tags = ["a", nil]
            #expect(viewer.name == "m")
            #expect(viewer.tags == ["a", nil])
        }
        #expect(
            test.records["\"v\""]
                == #"Admin {age: null; id: "v"; name: "m"; picture(size:2): "p"; rights: int 1; tags: ["a",null]}"#
        )
    }

    @Test func whatCannotBeNullIsForgottenInstead() throws {
        try test.environment.commitUpdate { $0.updatable(ViewerUpdate()).viewer?.name = nil }
        #expect(test.records["\"v\""]?.contains("name") == false)
        #expect(!document.isAvailable)
    }

    @Test func variablesAreThoseOfTheDocument() throws {
        try test.environment.commitUpdate { store in
            store.updatable(ViewerUpdate(size: 9)).viewer?.picture = "q"
            #expect(store.updatable(ViewerUpdate()).viewer?.picture == "p")
        }
        #expect(test.records["\"v\""]?.contains(#"picture(size:9): "q""#) == true)
    }

    @Test func fieldsAreLinkedToWhatCanBeAssigned() throws {
        let refs = try refs
        try test.environment.commitUpdate { store in
            let viewer = try #require(store.updatable(ViewerUpdate()).viewer)
            #expect(viewer.best == nil)
            viewer.setBest(refs.friend)
            #expect(viewer.best?.id == "o")
            viewer.setFriends([refs.friend, refs.friend])
            #expect(viewer.friends?.map { $0?.id } == ["o", "o"])
            let again = try #require(viewer.best?.friend_user)
            viewer.setBest(nil)
            #expect(viewer.best == nil)
            viewer.setBest(again)
        }
        #expect(test.records["\"v\""]?.contains(#"best: ->"o""#) == true)
    }

    @Test func aReferenceFromAnotherEnvironmentIsRefused() throws {
        let refs = try refs
        let foreign = try UpdatableTests().refs
        let before = test.records
        for update in [
            { $0.setBest(foreign.friend) },
            { $0.setFriends([refs.friend, foreign.friend]) },
        ] as [(ViewerUpdate.Viewer) -> Void] {
            #expect(throws: UpdateError.foreignRecord) {
                try test.environment.commitUpdate { store in
                    let viewer = try #require(store.updatable(ViewerUpdate()).viewer)
                    viewer.name = "changed"
                    update(viewer)
                }
            }
            #expect(test.records == before)
        }
    }

    @Test func inlineFragmentsMatchTypes() throws {
        try test.environment.commitUpdate { store in
            let admin = try #require(store.updatable(ViewerUpdate()).viewer?.asAdmin)
            #expect(admin.rights == 1)
            admin.rights = 2
            store.root.setLinkedRecord(store.record("o"), for: "viewer")
            #expect(store.updatable(ViewerUpdate()).viewer?.asAdmin == nil)
        }
        #expect(test.records["\"v\""]?.contains("rights: int 2") == true)
    }

    @Test func fragmentsAreUpdatedByReference() throws {
        let refs = try refs
        try test.environment.commitUpdate { store in
            store.updatable(refs.name)?.name = "c"
            store.delete("v")
            #expect(store.updatable(ViewerUpdate()).viewer == nil)
        }
        #expect(try test.environment.read(refs.friend).name == "c")
        try test.environment.commitUpdate { store in
            store.delete("o")
            #expect(store.updatable(refs.name) == nil)
        }
    }

    @Test func aReferenceOfAnUpdatableDocumentCanBeRead() throws {
        let refs = try refs
        var made: Friend_user.Ref?
        try test.environment.commitUpdate { store in
            store.updatable(ViewerUpdate()).viewer?.setBest(refs.friend)
            made = store.updatable(ViewerUpdate()).viewer?.best?.friend_user
        }
        let reference = try #require(made)
        #expect(try test.environment.read(reference).name == "b")
    }

    private struct BadgeUpdate: UpdatableQuery {
        static let artifact = Artifact(v1: "query BadgeUpdate\nreader\n unread")

        func write(to variables: inout VariableWriter) {}

        struct Data: UpdatableSelection {
            let record: UpdatableRecord
            init(_ record: UpdatableRecord) { self.record = record }
            var unread: Int? { record.value(0) }
        }
    }

    @Test func anOptimisticUpdateThatReadsTheRootFollowsIt() throws {
        let test = TestEnvironment()
        try test.environment.commitUpdate { store in
            store.root.setValue(.int(1), for: "unread")
            _ = store.create("u", type: "User")
        }
        let change = try test.environment.applyOptimisticChange { store in
            let unread = store.updatable(BadgeUpdate()).unread ?? 0
            store.record("u")?.setValue(.int(Int64(unread)), for: "badge")
        }
        #expect(test.records["\"u\""] == "User {badge: int 1; id: \"u\"}")
        try test.environment.commitUpdate { $0.root.setValue(.int(2), for: "unread") }
        #expect(test.records["\"u\""] == "User {badge: int 2; id: \"u\"}")
        change.revert()
    }
}
