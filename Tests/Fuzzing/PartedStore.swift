import Foundation

@testable import Relay

/// A store into which the payloads of one response are published, as long as they are taken.
struct PartedStore {
    /// What stands between payloads.
    static let separator: UInt8 = 0x1E

    private let environment = RelayEnvironment(network: PublishedStore.NoNetwork())
    private var execution: Execution

    /// Publishes what stands in `input`.
    init(_ input: Data) {
        execution = Execution(environment.describe(FuzzPartsQuery()))
        for payload in input.split(separator: Self.separator, maxSplits: 15) {
            let payload = Data(payload)
            let isJSON = ParserAgreement.check(payload)
            let before = records
            do {
                try publish(payload)
                precondition(isJSON, "what is no JSON must be refused")
                read()
            } catch let error as ResponseError {
                precondition(!error.description.isEmpty, "errors must say what is wrong")
                precondition(records == before, "what is refused leaves no trace")
                break
            } catch {
                preconditionFailure("only a response can be wrong: \(error)")
            }
        }
        environment.collectGarbage()
        environment.releaseMemory()
        precondition(records.isEmpty, "what nobody needs must be collected")
    }

    private var records: String { environment.inspect().description }

    private mutating func publish(_ payload: Data) throws {
        try environment.store.commit(payload, of: &execution)
    }

    /// Reads everything; what comes of it doesn't matter.
    private func read() {
        let data = try? environment.read(FuzzPartsQuery())
        if let parts = data?.all?.parts_all { _ = try? environment.read(parts) }
        if let known = data?.all?.self_?.partsSelf_all { _ = try? environment.read(known) }
        for row in data?.all?.grid ?? [] {
            for case let thing? in row { _ = try? environment.read(thing.partsSize_thing) }
        }
        _ = environment.check(FuzzPartsQuery())
    }
}
