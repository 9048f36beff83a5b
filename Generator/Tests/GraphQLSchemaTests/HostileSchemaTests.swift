import GraphQLLanguage
import GraphQLSchema
import Testing

/// Schemas and documents with thousands of mistakes get their answers in time.
@Suite struct HostileSchemaTests {
    private func build(_ text: String) -> [Diagnostic] {
        SchemaBuilder.build([Source(text: text)], isStrict: true).diagnostics
    }

    private func joined(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined(separator: " ")
    }

    @Test func fieldsDefinedThousandsOfTimesTakeNoLongerThanOthers() {
        let count = build("type Query { \(joined(12_000) { _ in "a: Int" }) }").count
        #expect(count == 10_000)
    }

    @Test func entangledCyclesAreNotAllFound() {
        let fields = joined(50) { "f\($0): T\($0)!" }
        let diagnostics = build(
            "type Query { a: Int } " + joined(50) { "input T\($0) { \(fields) }" }
        )
        #expect((1...1_000).contains(diagnostics.count))
        #expect(diagnostics.contains { $0.message.contains("…`. Make one of them nullable.") })
    }

    @Test func defaultsThatDependOnEachOtherWithoutEndAreRefused() {
        let fields = joined(1_100) { "a\($0): A = {}" }
        let rules = build("type Query { a: Int } input A { \(fields) }").map(\.rule)
        #expect(rules == ["ComplexityLimit"])
    }

    @Test(.timeLimit(.minutes(10)))
    func thousandsOfUsesOfWhatHasThousandsOfArgumentsAreChecked() {
        let schema = SchemaBuilder.build([Source(text: "type Query { a: Int }")]).schema
        func rules(_ text: String) -> Set<String> {
            Set(DocumentChecker(schema: schema).check([Source(text: text)]).map(\.rule))
        }
        let many = 50_000
        let variables = joined(many) { "$a\($0): Int" }
        let spreads = joined(many) { _ in "...F(a\(many - 1): 1)" }
        #expect(
            rules("{ \(spreads) } fragment F(\(variables)) on Query { a }")
                == ["NoUnusedVariablesRule"]
        )
        let arguments = joined(many) { "a\($0): Int" }
        let uses = joined(many) { _ in "@d(a\(many - 1): 1)" }
        #expect(
            rules("directive @d(\(arguments)) repeatable on FIELD { a \(uses) }")
                == ["ExecutableDefinitionsRule"]
        )
        let required = joined(many) { "a\($0): Int!" }
        let given = joined(many) { "a\($0): 1" }
        #expect(
            rules("directive @d(\(required)) on FIELD { a @d(\(given)) }")
                == ["ExecutableDefinitionsRule"]
        )
    }

    @Test(.timeLimit(.minutes(10)))
    func thousandsOfOperationsThatSpreadOneLargeFragmentAreChecked() {
        let schema = SchemaBuilder.build([
            Source(text: "type Query { a: Int } type Subscription { a: Int b: Int }")
        ]).schema
        func rules(_ text: String) -> Set<String> {
            Set(DocumentChecker(schema: schema).check([Source(text: text)]).map(\.rule))
        }
        let fields = joined(5_000) { "a\($0): a" }
        let subscriptions = joined(5_000) { "subscription S\($0) { ...F }" }
        #expect(
            rules("fragment F on Subscription { \(fields) } \(subscriptions)")
                == ["SingleFieldSubscriptionsRule", "ComplexityLimit"]
        )
        let names = joined(5_000) { "n\($0): name" }
        let introspections = joined(5_000) { "s\($0): __schema { types { ...F } }" }
        #expect(
            rules("fragment F on __Type { \(names) } { \(introspections) }")
                == ["ComplexityLimit"]
        )
    }

    @Test func setsOfTypesAreTheSameWhetherFewOrMany() {
        let types = joined(300) { "type T\($0) { a: Int }" }
        let members = [
            "Few": [7, 3, 250, 3], "Other": [250, 8], "Apart": [9, 2],
            "Many": Array(10..<290), "Rest": Array(0..<10),
        ]
        let unions = members.map { name, numbers in
            "union \(name) = " + numbers.map { "T\($0)" }.joined(separator: " | ")
        }
        let schema = SchemaBuilder.build([
            Source(text: "type Query { a: Int } \(types) " + unions.joined(separator: " "))
        ]).schema
        for (name, numbers) in members {
            for number in 0..<300 {
                #expect(schema.isSubtype("T\(number)", of: name) == numbers.contains(number))
            }
            for (other, others) in members {
                guard let left = schema.type(named: name), let right = schema.type(named: other)
                else {
                    Issue.record("A union is missing.")
                    continue
                }
                let overlap = !Set(numbers).isDisjoint(with: others)
                #expect(schema.typesOverlap(left, right) == overlap, "\(name) and \(other)")
            }
        }
    }

    @Test func schemasThatCannotBeReadAreNotSaidToLackWhatTheyMayContain() {
        let json = SchemaBuilder.build([Source(path: "s.json", text: #"{"__schema": {"types": ["#)])
        #expect(json.diagnostics.map(\.rule) == ["JSON"])
        #expect(build("type Query { a: Unknown } type {").map(\.rule) == ["Syntax"])
    }
}
