import Foundation
import Relay
import Testing

@testable import RelayTesting

/// Payloads for the operations of a foreign schema.
///
/// `RELAY_PAYLOAD_OPERATIONS` names a folder with generated code, and `RELAY_PAYLOAD_SCHEMA` the
/// schema. With `RELAY_PAYLOAD_OUTPUT`, the payloads are written there, one a line, the first of an
/// operation with its text. `Tests/Payloads/check.py` checks them with graphql-core.
@Suite struct ForeignSchemaTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test(.enabled(if: environment["RELAY_PAYLOAD_OPERATIONS"] != nil))
    func payloadsLackNoField() throws {
        let folder = try #require(Self.environment["RELAY_PAYLOAD_OPERATIONS"])
        let file = try #require(Self.environment["RELAY_PAYLOAD_SCHEMA"])
        let seeds = Self.environment["RELAY_PAYLOAD_SEEDS"].flatMap(UInt64.init) ?? 1
        var options = PayloadOptions()
        options.schema = try PayloadSchema(contentsOf: URL(fileURLWithPath: file))
        var output: FileHandle?
        if let path = Self.environment["RELAY_PAYLOAD_OUTPUT"] {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
            output = FileHandle(forWritingAtPath: path)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let files = names.filter { $0.hasSuffix(".graphql.swift") }
            .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
        let artifacts = try CompiledDefinitions.artifacts(in: files)
        var (bytes, operations, time) = (0, 0, Duration.zero)
        for (_, artifact) in artifacts.sorted(by: { $0.key < $1.key })
        where artifact.parameters != nil {
            operations += 1
            for seed in 0..<seeds {
                options.nullRate = seed % 2 == 0 ? 0 : 0.2
                let start = ContinuousClock.now
                var generator = PayloadGenerator(
                    PayloadPlan.of(artifact),
                    CompiledDefinitions.variables(of: artifact),
                    seed,
                    options
                )
                let payload = Data(JSONValue.object(generator.payload().response).utf8())
                time += ContinuousClock.now - start
                bytes += payload.count
                try Self.check(payload, artifact)
                var line: JSONObject = [
                    "payload": .string(String(decoding: payload, as: UTF8.self))
                ]
                if seed == 0 { line["text"] = .string(artifact.contents.text ?? "") }
                try output?.write(contentsOf: Data(JSONValue.object(line).utf8() + [10]))
            }
        }
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        print("\(operations) operations, \(bytes) bytes, \(Double(bytes) / seconds / 1e6) MB/s")
        #expect(operations > 0)
    }

    private static func check(_ payload: Data, _ artifact: Artifact) throws {
        let environment = RelayEnvironment(network: MockNothing())
        let store = environment.store
        let operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: CompiledDefinitions.variables(of: artifact),
            symbols: store.symbols,
            session: store.session
        )
        var execution = Execution(operation)
        let retained = store.retain(operation, from: .root)
        let publication = try store.commit(payload, of: &execution)
        let missing = publication?.response?.envelope.missing ?? []
        #expect(missing.isEmpty, "\(artifact.name) lacks \(missing)")
        guard operation.request.operationKind == .query else { return }
        guard case .available = store.check(operation) else {
            Issue.record("\(artifact.name) is not available.")
            return
        }
        retained.dispose()
    }
}
