import Relay
import Testing

@Suite struct RecursiveInputTests {
    @Test func anInputObjectCanHoldItself() {
        let inner = StarshipFilter(text: "wing", not: StarshipFilter(minimumLength: 9.5))
        let filter = StarshipFilter(text: .null, not: .value(inner))
        let expected: JSONValue = [
            "text": .null, "not": ["text": "wing", "not": ["minimumLength": 9.5]],
        ]
        #expect(filter.inputValue == expected)
        #expect(filter != inner)
    }
}
