import GraphQLLanguage
import GraphQLSchema
import Testing

/// Checks a document by one rule and compares what it finds with messages at marked places.
func expectErrors(
    _ rule: any ValidationRule.Type,
    _ document: String,
    _ expected: [String: String] = [:],
    schema: Schema = .pets,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let marked = MarkedText(document)
    let result = Parser.parse(Source(text: marked.text))
    #expect(result.diagnostics.isEmpty, sourceLocation: sourceLocation)
    let diagnostics = Validator.validate(result.document, schema: schema, rules: [rule])
    compare(diagnostics, expected, marked, sourceLocation)
    for diagnostic in diagnostics {
        #expect(diagnostic.rule == "\(rule)", sourceLocation: sourceLocation)
    }
}

/// Builds a schema strictly and compares what is wrong with it with messages at marked places.
func expectSchemaErrors(
    _ rule: String,
    _ schema: String,
    _ expected: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let marked = MarkedText(schema)
    let result = SchemaBuilder.build([Source(text: marked.text)], isStrict: true)
    compare(result.diagnostics.filter { $0.rule == rule }, expected, marked, sourceLocation)
    let others = result.diagnostics.filter { $0.rule != rule }.map(\.message)
    #expect(others == [], sourceLocation: sourceLocation)
}

private func compare(
    _ diagnostics: [Diagnostic],
    _ expected: [String: String],
    _ marked: MarkedText,
    _ sourceLocation: SourceLocation
) {
    var found: [String: String] = [:]
    for diagnostic in diagnostics {
        let mark = marked.mark(at: diagnostic.span.startOffset)
        found[mark, default: ""] += (found[mark] == nil ? "" : "\n") + diagnostic.message
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}

/// Swift Testing's location of a check; the module under test has a type of the same name.
typealias SourceLocation = Testing.SourceLocation

extension Schema {
    /// Builds a schema that must be sound.
    static func sound(_ text: String) -> Schema {
        let result = SchemaBuilder.build(
            [Source(path: "schema.graphql", text: text)],
            isStrict: true
        )
        precondition(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
        return result.schema
    }

    /// Dogs, cats, humans and all kinds of arguments.
    static let pets = sound(
        """
        directive @onField on FIELD
        directive @onQuery on QUERY
        directive @onVariable on VARIABLE_DEFINITION
        directive @tag(name: String!, level: Int = 1) repeatable on FIELD
        directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD
        scalar Date
        interface Mammal { mother: Mammal father: Mammal }
        interface Pet { name(surname: Boolean): String }
        interface Canine implements Mammal {
          name(surname: Boolean): String mother: Canine father: Canine
        }
        enum DogCommand { SIT HEEL DOWN }
        type Dog implements Pet & Mammal & Canine {
          name(surname: Boolean): String
          nickname: String
          barkVolume: Int
          barks: Boolean
          doesKnowCommand(dogCommand: DogCommand): Boolean
          isHouseTrained(atOtherHomes: Boolean = true): Boolean
          isAtLocation(x: Int, y: Int): Boolean
          mother: Dog
          father: Dog
        }
        type Cat implements Pet {
          name(surname: Boolean): String nickname: String meows: Boolean meowVolume: Int
          furColor: FurColor
        }
        union CatOrDog = Cat | Dog
        type Human { name(surname: Boolean): String pets: [Pet] relatives: [Human]! iq: Int }
        enum FurColor { BROWN BLACK TAN SPOTTED }
        input ComplexInput {
          requiredField: Boolean! nonNullField: Boolean! = false intField: Int stringField: String
          stringListField: [String]
        }
        input OneOfInput @oneOf { stringField: String intField: Int }
        type Arguments {
          int(value: Int): Int
          nonNullInt(value: Int!): Int
          nonNullWithDefault(value: Int! = 0): Int
          float(value: Float): Float
          string(value: String): String
          boolean(value: Boolean): Boolean
          id(value: ID): ID
          enum(value: FurColor): FurColor
          strings(value: [String]): [String]
          nonNullStrings(value: [String!]): [String]
          matrix(value: [[Int]]): Int
          complex(value: ComplexInput): String
          oneOf(value: OneOfInput): String
          date(value: Date): Date
          requirements(req1: Int!, req2: Int!): String
          optionals(opt1: Int = 0, opt2: Int = 0): String
        }
        type Query {
          human(id: ID): Human dog: Dog cat: Cat pet: Pet catOrDog: CatOrDog mammal: Mammal
          arguments: Arguments
        }
        type Mutation { rename(name: String!): Human }
        type Subscription { news: Human other: Human }
        """
    )
}
