// Feeds libFuzzer's input to the parser and, as a response, to a store. `run` builds and starts it.
//
// Whatever comes: nothing traps, all parsers agree on what JSON is, a refused response leaves the
// store as it was, and one that is taken twice is the same as one that is taken once.

import Foundation

@testable import Relay

/// Reads one input in every way there is.
///
/// Its first letter says as what it is published, the rest is the response: for `p` its payloads,
/// with a byte between them that no JSON has; for `k` a change of a kept store.
///
/// An unsafe pointer because that is how libFuzzer hands over its input; it is copied at once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Data(UnsafeBufferPointer(start: start, count: count))
    if input.first == UInt8(ascii: "p") {
        _ = PartedStore(input.dropFirst())
        return 0
    }
    if input.first == UInt8(ascii: "k") {
        _ = KeptStore(input.dropFirst())
        return 0
    }
    guard let mode = input.first.flatMap({ PublishedStore.Mode(letter: $0) }) else { return -1 }
    let slice = input.dropFirst()
    let response = Data(slice)
    let isJSON = ParserAgreement.check(response)
    let whole = PublishedStore(response, as: mode)
    precondition(isJSON || whole.error != nil, "what is no JSON must be refused")
    if count.isMultiple(of: 4) {
        // With another start than 0, and with bytes before it that may not be looked at.
        let sliced = PublishedStore(slice, as: mode)
        precondition(sliced.records == whole.records, "a slice must be read as the bytes in it")
        precondition(sliced.error == whole.error, "a slice must be refused for the same reason")
    }
    whole.checkThatAgainChangesNothing(response, as: mode)
    return 0
}
