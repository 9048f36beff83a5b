import Foundation
import Relay
import Testing

@testable import RelayTesting

/// Every definition of the tests and of the examples: a random sample, sent as a response and
/// normalized, is read as it was made.
///
/// `RELAY_SAMPLE_SEEDS` sets the number of samples of each operation.
@Suite struct DefinitionRoundTripTests {
    private static let seeds =
        ProcessInfo.processInfo.environment["RELAY_SAMPLE_SEEDS"].flatMap(UInt64.init) ?? 20

    /// Sends a sample of an operation through a response and the store, and returns what was read.
    private func read(
        _ artifact: Artifact,
        _ seed: UInt64,
        in definitions: CompiledDefinitions
    ) throws -> SampleReader {
        let variables = CompiledDefinitions.variables(of: artifact, conditions: seed % 3 != 0)
        let random = SampleOfPayload.random(artifact, variables, seed: seed, in: definitions)
        var options = PayloadOptions()
        options.schema = definitions.schema
        options.data = random.sample.json(artifact)
        let payload = Payload.of(artifact, variables: variables, seed: nil, options: options)
        let environment = RelayEnvironment(network: MockNothing())
        let store = environment.store
        let operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: variables,
            symbols: store.symbols,
            session: store.session
        )
        var execution = Execution(operation)
        let retained = store.retain(operation, from: .root)
        let response = Data(JSONValue.object(payload.response).utf8())
        let publication = try store.commit(response, of: &execution)
        #expect(publication?.response?.envelope.missing.isEmpty ?? true)
        var reader = SampleReader(store.source, operation)
        reader.read(random.sample)
        retained.dispose()
        return reader
    }

    @Test func everySampleIsReadAsItWasMade() throws {
        var names: Set<String> = []
        var (count, samples) = (0, 0)
        for definitions in try CompiledDefinitions.projects() {
            for artifact in definitions.operations {
                names.insert("\(definitions.name) \(artifact.name)")
                for seed in 0..<Self.seeds {
                    let reader = try read(artifact, seed, in: definitions)
                    let first = reader.differences.first ?? ""
                    #expect(
                        reader.differences.isEmpty,
                        "\(definitions.name), \(artifact.name), seed \(seed): \(first)"
                    )
                    for fragment in reader.fragments {
                        names.insert("\(definitions.name) \(fragment.artifact.name)")
                    }
                    samples += 1
                    count += reader.count
                    if !reader.differences.isEmpty { break }
                }
            }
        }
        print("\(names.count) definitions, \(samples) samples, \(count) values")
    }
}
