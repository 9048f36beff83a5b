import Relay
import RelayTesting
import Testing

@testable import RelayInspector

/// Fields of records without their secrets.
@Suite struct RedactorTests {
    @Test(
        arguments: [
            ["__ref": "Mail:1"], ["__refs": ["Mail:1", .null]],
            ["__splice": [3, 1, ["Mail:1"]]],
        ] as [JSONValue]
    )
    func aLinkIsReplacedAsAWhole(link: JSONValue) {
        var redactor = Redactor(.replacing(["email"]))
        let fields = redactor.fields([("email(first:1)", link), ("author", link)])
        #expect(fields.map(\.1) == ["REDACTED", link])
    }

    @Test func aValueKeepsItsKind() {
        var redactor = Redactor(.replacing(["pin"]))
        let fields = redactor.fields([("pin", ["a": 12, "b": [true]])])
        #expect(fields.map(\.1) == [["a": 0, "b": [false]]])
    }
}
