import GraphQLLanguage
import GraphQLSchema
import Testing

@Suite struct SchemaBuilderTests {
    private func build(
        _ texts: [String],
        extensions: [String] = [],
        isStrict: Bool = false
    ) -> SchemaResult {
        SchemaBuilder.build(
            texts.enumerated().map { Source(path: "\($0).graphql", text: $1) },
            extensions: extensions.enumerated().map { Source(path: "c\($0).graphql", text: $1) },
            isStrict: isStrict
        )
    }

    @Test func extensionsMayComeBeforeDefinitionsAndFromOtherFiles() throws {
        let result = build([
            "extend type Query { b: Int } extend schema { mutation: Change }",
            "#import \"other.graphql\"\nschema { query: Query } type Query { a: Int }",
            "extend type Query { c: E } enum E { X } extend enum E { Y } type Change { d: Int }",
        ])
        #expect(result.diagnostics.isEmpty)
        #expect(result.schema.queryType?.fields.names == ["a", "b", "c"])
        #expect(result.schema.mutationType?.name == "Change")
        #expect(result.schema.subscriptionType == nil)
        guard case .enum(let type)? = result.schema.type(named: "E") else {
            Issue.record("E must be an enum")
            return
        }
        #expect(type.values.names == ["X", "Y"])
    }

    @Test func rootsHaveDefaultNamesUnlessTheSchemaNamesThem() {
        let standard = build([
            "type Query { a: Int } type Mutation { a: Int } type Subscription { a: Int }"
        ])
        #expect(standard.schema.rootTypeName(for: .subscription) == "Subscription")
        let named = build(["schema { query: Query } type Query { a: Int } type Mutation { a: Int }"]
        )
        #expect(named.schema.mutationType == nil)
    }

    @Test func partsKeepWhatWasWrittenAboutThem() throws {
        let schema = Schema.sound(
            #"""
            "all" schema { query: Query }
            "what it is"
            type Query { "a field" a("an input" x: [Int!]! = [1]): E @deprecated(reason: "old") b: D }
            enum E { A @deprecated B }
            scalar D @specifiedBy(url: "https://example.com")
            input I @oneOf { a: Int b: Int }
            directive @d("given" x: Int) repeatable on FIELD | QUERY
            """#
        )
        #expect(schema.description == "all")
        let field = try #require(schema.queryType?.fields["a"])
        #expect(field.description == "a field")
        #expect(field.deprecationReason == "old")
        #expect(field.type == .named("E"))
        let argument = try #require(field.arguments["x"])
        #expect(argument.type.description == "[Int!]!")
        #expect(argument.description == "an input")
        #expect(!argument.isRequired)
        #expect(argument.defaultValue.map { Printer.print($0) } == "[1]")
        guard case .enum(let enumType)? = schema.type(named: "E"),
            case .scalar(let scalar)? = schema.type(named: "D"),
            case .inputObject(let input)? = schema.type(named: "I")
        else {
            Issue.record("the types must be of their kinds")
            return
        }
        #expect(enumType.values["A"]?.deprecationReason == "No longer supported")
        #expect(enumType.values["B"]?.deprecationReason == nil)
        #expect(scalar.specifiedByURL == "https://example.com")
        #expect(input.isOneOf)
        let directive = try #require(schema.directive(named: "d"))
        #expect(directive.isRepeatable)
        #expect(directive.locations == [.field, .query])
        #expect(directive.origin == .server)
        #expect(schema.directive(named: "skip")?.origin == .builtIn)
    }

    @Test func clientExtensionsAreTold() throws {
        let result = build(
            ["type Query { a: A } type A { x: Int }"],
            extensions: ["extend type A { y: B } type B { z: Int }"]
        )
        #expect(result.diagnostics.isEmpty)
        let type = try #require(result.schema.type(named: "A"))
        #expect(type.definition.origin == .server)
        #expect(type.fields?["x"]?.origin == .server)
        #expect(type.fields?["y"]?.origin == .client)
        #expect(result.schema.type(named: "B")?.definition.origin == .client)
    }

    @Test func mistakesAreWarningsUnlessStrictOrOfTheClient() {
        let faulty = "type Query { a: Int a: Int b: Missing }"
        #expect(build([faulty]).diagnostics.map(\.severity) == [.warning, .warning])
        #expect(build([faulty], isStrict: true).diagnostics.map(\.severity) == [.error, .error])
        let client = build(
            ["type Query { a: Int }"],
            extensions: ["extend type Query { b: Missing }"]
        )
        #expect(client.diagnostics.map(\.severity) == [.error])
    }

    @Test func syntaxErrorsAndMissingRootsAreErrors() {
        #expect(build(["type Query { a: Int } type B {"]).diagnostics.hasErrors)
        #expect(build(["type A { a: Int }"]).diagnostics.hasErrors)
        #expect(build([]).diagnostics.hasErrors)
    }

    @Test func documentsMustNotUseBrokenParts() throws {
        let result = build([
            "type Query { a: Int a: Int b: Int b: String c: Missing d(x: Missing, y: Int): Int }"
        ])
        let document = Parser.parse(Source(text: "{ a b c { x } d(x: 1, y: 2) }")).document
        let diagnostics = Validator.validate(document, schema: result.schema)
        #expect(
            diagnostics.map(\.message) == [
                "`Query.b` cannot be used: the schema has an error there.",
                "`Query.c` cannot be used: the schema has an error there.",
                "`Query.d(x:)` cannot be used: the schema has an error there.",
            ]
        )
    }

    @Test func relationsBetweenTypesAreKnown() throws {
        let schema = Schema.pets
        func type(_ name: String) throws -> SchemaType { try #require(schema.type(named: name)) }
        #expect(schema.possibleTypes(of: try type("Pet")).map(\.name) == ["Dog", "Cat"])
        #expect(schema.possibleTypes(of: try type("CatOrDog")).map(\.name) == ["Cat", "Dog"])
        #expect(schema.possibleTypes(of: try type("Dog")).map(\.name) == ["Dog"])
        #expect(schema.isSubtype("Dog", of: "Pet"))
        #expect(schema.isSubtype("Canine", of: "Mammal"))
        #expect(!schema.isSubtype("Pet", of: "Dog"))
        #expect(!schema.isSubtype("Cat", of: "Mammal"))
        let list = TypeReference.list(.nonNull(.named("Dog")))
        #expect(schema.isSubtype(.nonNull(list), of: .list(.named("Pet"))))
        #expect(!schema.isSubtype(.list(.named("Pet")), of: list))
        #expect(schema.typesOverlap(try type("Mammal"), try type("Pet")))
        #expect(!schema.typesOverlap(try type("Cat"), try type("Mammal")))
    }

    @Test func extensionsOfUnionsInterfacesInputsAndScalarsAreJoined() throws {
        let schema = Schema.sound(
            """
            type Query { u: U i(x: In): I } union U = Query extend union U = A type A implements I { a: Int }
            interface I { a: Int } extend interface I @x extend scalar S @x scalar S
            input In { a: Int } extend input In { b: Int }
            directive @x on INTERFACE | SCALAR
            """
        )
        #expect(schema.possibleTypes(of: try #require(schema.type(named: "U"))).count == 2)
        #expect(schema.type(named: "I")?.definition.appliedDirectives.count == 1)
        #expect(schema.type(named: "S")?.definition.appliedDirectives.count == 1)
        guard case .inputObject(let input)? = schema.type(named: "In") else {
            Issue.record("In must be an input object")
            return
        }
        #expect(input.fields.names == ["a", "b"])
    }
}
