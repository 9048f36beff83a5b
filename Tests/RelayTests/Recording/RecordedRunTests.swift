import Foundation
import GraphQLSchema
import RelayInspector
import StoreTape
import Testing

@testable import Relay

/// Random runs of an environment that is recorded: what the recording says is what the environment has.
@Suite(.timeLimit(.minutes(30))) struct RecordedRunTests {
    /// `RECORDED_SEEDS` is the number of seeds.
    ///
    /// With odd ones the file is small, so that it begins anew often.
    @Test(arguments: Thoroughness.seeds("RECORDED_SEEDS", short: 4, full: 60))
    func theRecordingHasWhatTheEnvironmentHas(seed: UInt64) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("run.tape")
        let run = try EnvironmentRun(seed: seed)
        var random = SeededGenerator(seed: seed &+ 1)
        let options = EnvironmentRecording.Options(maximumBytes: seed % 2 == 0 ? 64 << 20 : 60_000)
        var recorded: RelayEnvironment?
        var recording: EnvironmentRecording?
        do {
            for step in 0..<200 {
                // Sometimes in the middle, when there are readers already.
                if recorded !== run.environment || Int.random(in: 0..<40, using: &random) == 0 {
                    recorded = run.environment
                    recording = try run.environment.record(to: file, options: options)
                }
                try await run.step()
                guard recorded === run.environment, Int.random(in: 0..<8, using: &random) == 0
                else {
                    continue
                }
                var difference: String?
                // A collection may be under way.
                for _ in 0..<20 {
                    try await recording?.flush()
                    let tape = try Tape([UInt8](Data(contentsOf: file)))
                    difference = RecordedEnvironment(run.environment).difference(
                        from: TapeStore(tape)
                    )
                    if difference == nil { break }
                    await Task.yield()
                }
                if let difference {
                    Issue.record(
                        """
                        Seed \(seed), step \(step): \(difference)
                        \(run.script.suffix(20).joined(separator: "\n"))
                        """
                    )
                    return
                }
            }
            try await recording?.end()
            try await run.finish()
        } catch {
            Issue.record("Seed \(seed): \(error)\n\(run.script.suffix(60).joined(separator: "\n"))")
        }
    }
}

/// The state of an environment, as a recording has it.
struct RecordedEnvironment {
    private let environment: RelayEnvironment
    private let inspection: StoreInspection

    init(_ environment: RelayEnvironment) {
        self.environment = environment
        inspection = environment.inspect()
    }

    /// Returns the first difference from a store that was made from a recording; `nil` if there is none.
    func difference(from store: TapeStore) -> String? {
        let records = records
        for name in Set(records.keys).union(store.records.keys).sorted() {
            let (own, other) = (records[name], store.records[name])
            guard own != other else { continue }
            return "\(name) is \(text(own)), and recorded as \(text(other))"
        }
        let base = base
        for name in Set(base.keys).union(store.base.keys).sorted() {
            let (own, other) = (base[name], store.base[name])
            guard own != other else { continue }
            return
                "without optimistic updates \(name) is \(String(describing: own)), and recorded as "
                + String(describing: other)
        }
        return differenceOfRetention(from: store) ?? differenceOfReaders(from: store)
    }

    private func differenceOfReaders(from store: TapeStore) -> String? {
        var own: [Int: Set<String>] = [:]
        for reading in environment.store.watchedReadings {
            reading.seen.forEachWithParts {
                own[reading.reader, default: []].insert(inspection.name($0.id))
            }
        }
        let recorded = store.readers.mapValues { Set($0.reads.keys) }.filter { !$0.value.isEmpty }
        for number in Set(own.keys).union(recorded.keys).sorted()
        where own[number] != recorded[number] {
            return "Reader \(number) reads \(own[number] ?? []), "
                + "recorded are \(recorded[number] ?? [])"
        }
        return nil
    }

    private func text(_ record: TapeStore.Record?) -> String {
        record.map { $0.isDeleted ? "deleted" : "\($0.fields)" } ?? "not there"
    }

    private var records: [String: TapeStore.Record] {
        var records: [String: TapeStore.Record] = [:]
        for (name, value) in inspection.json where !name.hasPrefix("client:__type:") {
            records[name] = record(value)
        }
        return records
    }

    private func record(_ value: JSONValue) -> TapeStore.Record {
        guard case .object(var fields) = JSON.read(Array(value.utf8())) ?? .null else {
            return TapeStore.Record(isDeleted: true)
        }
        if fields["__typename"]?.string == "" { fields["__typename"] = nil }
        return TapeStore.Record(fields: fields)
    }

    /// The values without optimistic updates, where they are others.
    private var base: [String: [String: JSON]?] {
        var result: [String: [String: JSON]?] = [:]
        var ids: Set<DataID> = []
        inspection.source.forEachID { ids.insert($0) }
        inspection.base.forEachID { ids.insert($0) }
        for id in ids {
            let (shown, base) = (inspection.source[id], inspection.base[id])
            if shown == base { continue }
            guard let base, !base.isDeleted else {
                if shown != nil, base?.isDeleted != shown?.isDeleted {
                    result[inspection.name(id)] = .some(nil)
                }
                continue
            }
            var fields: [String: JSON] = [:]
            let old = shown.map { $0.isDeleted ? nil : $0 } ?? nil
            for key in Set(base.keys).union(old?.keys.map { $0 } ?? []) {
                let (before, now) = (base[key], shown?[key] ?? .absent)
                guard before != now else { continue }
                let value = before.inspected(inspection.name)
                fields[inspection.symbols.text(key)] =
                    before == .absent ? ["__absent": true] : JSON.read(Array(value.utf8()))
            }
            if !fields.isEmpty { result[inspection.name(id)] = .some(.some(fields)) }
        }
        return result
    }

    private func differenceOfRetention(from store: TapeStore) -> String? {
        for (name, record) in store.records.sorted(by: { $0.key < $1.key }) {
            guard name.hasPrefix("\""), !record.isDeleted, store.base[name] == nil,
                let id = JSON.read(Array(name.utf8))?.string
            else { continue }
            let (own, other) = (inspection.retentionReason(of: ID(id)), store.retention(of: name))
            let isSame = own?.path.count == other?.path.count && own.map(origin) == other?.origin
            if !isSame {
                return
                    "\(name) is kept because \(own?.description ?? "of nothing"), and recorded as "
                    + String(describing: other)
            }
        }
        return nil
    }

    private func origin(_ reason: StoreInspection.RetentionReason) -> String {
        switch reason.origin {
        case .retained: "retained"
        case .referenced: "referenced by the app"
        case .released: "in the release buffer"
        case .observed: "read by a live reader"
        case .recalled: "of an earlier run"
        case .loaded: "loaded from an inspection"
        }
    }
}
