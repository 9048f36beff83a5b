import Testing

@_spi(Generated) @testable import Relay

/// `@required`: null reaches the object around the field, in silence, with a log, or as an error.
@Suite struct RequiredTests {
    private struct User: TestSelection, FieldValue {
        let name: String
        let bio: String?

        init(_ reader: inout Reader) {
            name = reader.string(0)
            bio = reader.optionalString(1)
        }
    }

    private struct Users: TestSelection, FieldValue {
        let users: [User?]

        init(_ reader: inout Reader) { users = reader.value(0) }
    }

    private func document(_ action: String, guardedBy condition: String = "") throws -> TestDocument
    {
        try TestDocument(
            """
            normalization
             viewer: type User
              name: String\(condition)
              bio: String
            reader
             viewer
              name\(condition) @required(action: \(action))
              bio
            """,
            variables: ["a": false]
        )
    }

    @Test(arguments: ["NONE", "LOG", "THROW"]) func aValueIsRead(action: String) throws {
        let document = try document(action)
        try document.write(#"{"viewer":{"name":"n","bio":null}}"#)
        let snapshot = document.read(One<User>.self)
        #expect(snapshot.value?.inner?.name == "n")
        #expect(snapshot.events == [])
    }

    @Test func noneTurnsTheObjectToNullInSilence() throws {
        let document = try document("NONE")
        try document.write(#"{"viewer":{"name":null,"bio":"b"}}"#)
        let snapshot = document.read(One<User>.self)
        #expect(snapshot.value.map { $0.inner == nil } == true)
        #expect(snapshot.errors == [])
        #expect(snapshot.events == [])
    }

    @Test func logTellsOfTheNull() throws {
        let document = try document("LOG")
        try document.write(#"{"viewer":{"name":null,"bio":"b"}}"#)
        let snapshot = document.read(One<User>.self)
        #expect(snapshot.value.map { $0.inner == nil } == true)
        #expect(snapshot.events == [.readRequiredNull(definition: "Q", path: "viewer.name")])
    }

    @Test func throwFailsTheWhole() throws {
        let document = try document("THROW")
        try document.write(#"{"viewer":{"name":null,"bio":"b"}}"#)
        let snapshot = document.read(One<User>.self)
        guard case .failed(let errors) = snapshot.failure else {
            Issue.record("not failed")
            return
        }
        #expect(errors == [FieldError(path: "viewer.name", reason: .requiredNull)])
    }

    @Test func anErrorOfTheServerIsKeptBesides() throws {
        let document = try document("NONE")
        try document.write(
            #"{"viewer":{"name":null,"bio":"b"}}"#,
            errors: #"[{"message":"m","path":["viewer","name"]}]"#
        )
        let snapshot = document.read(One<User>.self)
        #expect(snapshot.value.map { $0.inner == nil } == true)
        #expect(snapshot.errors.map(\.path) == ["viewer.name"])
    }

    @Test func missingIsMissingAndNotNull() throws {
        let document = try document("THROW")
        try document.write(#"{"viewer":{"bio":"b"}}"#)
        guard case .missing(let fields) = document.read(One<User>.self).failure else {
            Issue.record("not missing")
            return
        }
        #expect(fields == ["viewer.name"])
    }

    @Test func aFieldThatIsNotIncludedIsNotRequired() throws {
        struct Guarded: TestSelection, FieldValue {
            let name: String?
            init(_ reader: inout Reader) { name = reader.optionalString(0) }
        }
        let document = try document("THROW", guardedBy: " if $a")
        try document.write(#"{"viewer":{"bio":"b"}}"#)
        #expect(document.read(One<Guarded>.self).value?.inner?.name == .some(nil))
    }

    @Test func nullReachesTheElementOfAList() throws {
        let document = try TestDocument(
            """
            normalization
             users: [type User]!
              name: String
              bio: String
            reader
             users
              name @required(action: LOG)
              bio
            """
        )
        try document.write(#"{"users":[{"name":"a","bio":null},{"name":null,"bio":null}]}"#)
        let snapshot = document.read(Users.self)
        #expect(snapshot.value?.users.map { $0?.name } == ["a", nil])
        #expect(snapshot.events == [.readRequiredNull(definition: "Q", path: "users.1.name")])
    }

    private func chain(_ outer: String, _ inner: String) throws -> TestDocument {
        try TestDocument(
            """
            normalization
             viewer: type User
              best: type User
               name: String
            reader
             viewer @required(action: \(outer))
              best @required(action: \(inner))
               name @required(action: \(inner))
            """
        )
    }

    private struct Best: TestSelection, FieldValue {
        struct Viewer: TestSelection, FieldValue {
            let best: Field<String>
            init(_ reader: inout Reader) { best = reader.object(0) }
        }
        let viewer: Viewer
        init(_ reader: inout Reader) { viewer = reader.object(0) }
    }

    @Test func nullReachesTheRootThroughRequiredFieldsAndIsLoggedOnce() throws {
        let document = try chain("LOG", "LOG")
        try document.write(#"{"viewer":{"best":{"name":null}}}"#)
        let snapshot = document.read(Best?.self)
        #expect(snapshot.value == .some(nil))
        #expect(snapshot.events == [.readRequiredNull(definition: "Q", path: "viewer.best.name")])
        try document.write(#"{"viewer":null}"#)
        #expect(
            document.read(Best?.self).events
                == [.readRequiredNull(definition: "Q", path: "viewer")]
        )
    }

    @Test func aDeletedObjectIsNull() throws {
        let document = try TestDocument(
            """
            normalization
             viewer: type User
              id: ID!
            reader
             viewer @required(action: THROW)
              id
            """
        )
        try document.write(#"{"viewer":{"id":"u"}}"#)
        try document.test.environment.commitUpdate { $0.delete("u") }
        #expect(
            document.read(One<Field<ID>>.self).errors
                == [FieldError(path: "viewer", reason: .requiredNull)]
        )
    }
}
