import Testing

@testable import RelayNetworking

struct FirstCallbackTests {
    @Test func ignoresLaterCalls() async {
        let value = await firstCallback { callback in
            callback(1)
            callback(2)
        }
        #expect(value == 1)
    }

    @Test func waitsForACallOnAnotherThread() async {
        let value: String = await firstCallback { callback in
            Task { callback("later") }
        }
        #expect(value == "later")
    }
}
