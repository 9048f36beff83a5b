import GeneratedCode
import Relay
import Testing

// The example of `CustomScalar`, in a module whose code is on the main actor by default.
nonisolated struct Money: CustomScalar {
    var cents: Int

    init(cents: Int) { self.cents = cents }

    init(scalar: JSONValue) throws {
        guard let text = scalar.string, let cents = Int(text) else {
            throw InvalidScalar("`\(scalar)` is not an amount")
        }
        self.cents = cents
    }

    var inputValue: JSONValue { .string(String(cents)) }
    static var placeholder: Money { Money(cents: 0) }
}

struct MoneyTests {
    @Test func theExampleOfACustomScalarCompilesOnTheMainActor() throws {
        #expect(try Money(scalar: "5").cents == 5)
        #expect(Money(cents: 7).inputValue == "7")
        #expect(throws: InvalidScalar.self) { try Money(scalar: 1) }
    }
}
