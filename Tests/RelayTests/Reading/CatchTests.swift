import Testing

@_spi(Generated) @testable import Relay

/// `@catch`, `@throwOnFieldError`: where errors stop, and where they don't.
@Suite struct CatchTests {
    private typealias Caught<Value: FieldValue> = Result<Value, FieldErrors>

    private struct User: TestSelection, FieldValue {
        let name: String?
        let email: String?

        init(_ reader: inout Reader) {
            name = reader.optionalString(0)
            email = reader.optionalString(1)
        }
    }

    private func document(
        field: String = "",
        definition: String = "",
        email: String = ""
    ) throws -> TestDocument {
        try TestDocument(
            """
            normalization
             viewer: type User
              name: String
              email: String
            reader
             viewer\(field)
              name
              email\(email)
            """,
            marks: definition
        )
    }

    private func fail(_ document: TestDocument) throws {
        try document.write(
            #"{"viewer":{"name":"n","email":null}}"#,
            errors: #"[{"message":"hidden","path":["viewer","email"]}]"#
        )
    }

    private let hidden = FieldError(
        path: "viewer.email",
        reason: .reported(.init(message: "hidden", path: [.key("viewer"), .key("email")]))
    )

    @Test func withoutDirectivesAFailedFieldIsNil() throws {
        let document = try document()
        try fail(document)
        let snapshot = document.read(One<User>.self)
        #expect(snapshot.value?.inner?.name == "n")
        #expect(snapshot.errors == [hidden])
    }

    @Test func aFieldCatchesAsAResult() throws {
        let document = try document(field: " @catch(to: RESULT)")
        try fail(document)
        let snapshot = document.read(Field<Caught<User?>>.self)
        #expect(snapshot.value?.value == .failure(FieldErrors([hidden])))
        #expect(snapshot.errors == [hidden])
        try document.write(#"{"viewer":{"name":"n","email":"e"}}"#)
        let value = try document.read(Field<Caught<User?>>.self).value?.value.get()
        #expect(value?.email == "e")
    }

    @Test func aFieldCatchesAsNull() throws {
        let document = try document(field: " @catch(to: NULL)")
        try fail(document)
        #expect(document.read(One<User>.self).value.map { $0.inner == nil } == true)
        try document.write(#"{"viewer":{"name":null,"email":null}}"#)
        #expect(document.read(One<User>.self).value?.inner?.name == .some(nil))
    }

    @Test func theDefinitionCatchesAsAResult() throws {
        let document = try document(definition: " @catch(to: RESULT)")
        try fail(document)
        #expect(
            document.read(Caught<One<User>>.self).value
                == .failure(FieldErrors([hidden]))
        )
    }

    @Test func theDefinitionCatchesAsNull() throws {
        let document = try document(definition: " @catch(to: NULL)")
        try fail(document)
        #expect(document.read(One<User>?.self).value == .some(nil))
    }

    @Test func theDefinitionCatchesWhatIsMissing() throws {
        let document = try document(definition: " @catch(to: RESULT)")
        try document.write(#"{"viewer":{"name":"n"}}"#)
        #expect(
            document.read(Caught<One<User>>.self).value
                == .failure(FieldErrors([FieldError(path: "viewer.email", reason: .missing)]))
        )
    }

    @Test func anyErrorThrowsWhereTheDefinitionSaysSo() throws {
        let document = try document(definition: " @throwOnFieldError")
        try fail(document)
        guard case .failed(let errors) = document.read(One<User>.self).failure else {
            Issue.record("not failed")
            return
        }
        #expect(errors == [hidden])
    }

    @Test func whatIsCaughtDoesNotThrow() throws {
        let document = try document(
            field: " @catch(to: RESULT)",
            definition: " @throwOnFieldError"
        )
        try fail(document)
        #expect(
            document.read(Field<Caught<User?>>.self).value?.value
                == .failure(FieldErrors([hidden]))
        )
    }

    @Test func aRequiredNullIsCaught() throws {
        struct Strict: TestSelection, FieldValue {
            let name: String?
            let email: String
            init(_ reader: inout Reader) {
                name = reader.optionalString(0)
                email = reader.string(1)
            }
        }
        let document = try document(
            field: " @catch(to: RESULT)",
            email: " @required(action: THROW)"
        )
        try document.write(#"{"viewer":{"name":"n","email":null}}"#)
        let required = FieldError(path: "viewer.email", reason: .requiredNull)
        #expect(
            document.read(Field<Caught<Strict?>>.self).value?.value
                == .failure(FieldErrors([required]))
        )
    }

    @Test func anErrorBeforeACaughtFieldStaysOutside() throws {
        struct Outer: TestSelection, FieldValue {
            let first: String?
            let second: Caught<String?>
            init(_ reader: inout Reader) {
                first = reader.optionalString(0)
                second = reader.value(1)
            }
        }
        let document = try TestDocument(
            """
            normalization
             first: String
             second: String
            reader
             first
             second @catch(to: RESULT)
            """
        )
        try document.write(
            #"{"first":null,"second":"s"}"#,
            errors: #"[{"message":"m","path":["first"]}]"#
        )
        let snapshot = document.read(Outer.self)
        #expect(snapshot.value?.second == .success("s"))
        #expect(snapshot.errors.map(\.path) == ["first"])
    }

    @Test func anInlineFragmentCatches() throws {
        struct Inlines: TestSelection, FieldValue {
            let asResult: Caught<Field<String?>?>
            let asNull: Field<String?>?
            init(_ reader: inout Reader) {
                asResult = reader.inlineResult(0)
                asNull = reader.optionalInline(1)
            }
        }
        let document = try TestDocument(
            """
            normalization
             viewer: type User
              name: String
            reader
             viewer
              ... as one on type User @catch(to: RESULT)
               name
              ... as two on type User @catch(to: NULL)
               name
            """
        )
        try document.write(
            #"{"viewer":{"name":null}}"#,
            errors: #"[{"message":"m","path":["viewer","name"]}]"#
        )
        let inlines = document.read(One<Inlines>.self).value?.inner
        #expect(throws: FieldErrors.self) { try inlines?.asResult.get() }
        #expect(inlines?.asNull == .some(nil))
        try document.write(#"{"viewer":{"name":"n"}}"#)
        let value = document.read(One<Inlines>.self).value?.inner
        #expect(try value?.asResult.get()?.value == "n")
        #expect(value?.asNull?.value == "n")
    }
}
