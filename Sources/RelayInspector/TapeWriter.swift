import Foundation
import Relay
import RelayTesting

/// Writes a recording: one line of JSON for each thing that has happened.
actor TapeWriter {
    /// The error that has ended the recording.
    private(set) var failure: (any Error)?

    private weak let environment: RelayEnvironment?
    private let options: EnvironmentRecording.Options
    private let began: ContinuousClock.Instant
    private var tape: TapeFile?
    private var redactor: Redactor
    private var differences: VersionDifferences
    private var readers = ReaderLines()
    private var roots = RootLines()
    /// The operations whose texts were written.
    private var toldTexts: Set<String> = []
    /// The ids of the requests that were written and have not ended.
    private var inFlight: Set<String> = []
    private var queue: [QueuedMutation] = []
    private var lines = Data()

    init(
        _ environment: RelayEnvironment,
        _ options: EnvironmentRecording.Options,
        _ tape: TapeFile
    ) {
        self.environment = environment
        self.options = options
        self.tape = tape
        began = environment.store.now()
        redactor = Redactor(options.redaction)
        differences = VersionDifferences(environment.store, began: began)
        lines = Self.header(options.name)
    }

    /// Writes what has happened, in the order in which it was noted.
    func write(_ happenings: [StoreRecorder.Happening], lost: Int) {
        guard tape != nil else { return }
        var happenings = happenings
        Self.sortVersions(&happenings)
        for happening in happenings { write(happening) }
        if lost > 0 {
            add("lost", at: environment?.store.now() ?? began, ["count": .int(Int64(lost))])
            differences.startOver()
        }
        if let store = environment?.store, let line = differences.collected() {
            add("collected", at: store.now(), line)
        }
        writeRoots()
        writeQueue()
        save()
    }

    /// The file, opened for reading between two writes; `nil` if it is closed.
    var content: TapeContent? { tape?.content }

    /// Closes the file.
    func finish() {
        tape = nil
        differences.startOver()
    }

    /// Brings versions that two threads have published at once into their order.
    private static func sortVersions(_ happenings: inout [StoreRecorder.Happening]) {
        var places: [Int] = []
        for (place, happening) in happenings.enumerated() {
            if case .version = happening.kind { places.append(place) }
        }
        let sorted = places.map { happenings[$0] }.sorted { $0.version < $1.version }
        for (place, happening) in zip(places, sorted) { happenings[place] = happening }
    }

    // MARK: - Lines

    private func write(_ happening: StoreRecorder.Happening) {
        let time = happening.time
        switch happening.kind {
        case .version(let version):
            let line = differences.line(for: version, &redactor)
            add("version", at: time, line)
        case .reading(let reading):
            add("read", at: time, readers.line(for: reading, &differences, &redactor))
        case .readers(let readings): write(readings, at: time)
        case .readerEnd(let number):
            readers.end(number)
            add("end", at: time, ["reader": .int(Int64(number))])
        case .request(let request): write(request)
        case .requests(let requests):
            for request in requests { write(request) }
        case .event(let logged):
            add("event", at: time, EventLine.members(of: logged))
            noteEnd(logged.event)
        }
    }

    /// Writes a request, unless it is known since the file began.
    private func write(_ request: WatchedRequest) {
        guard inFlight.insert(request.transactionID).inserted else { return }
        add("operation", at: request.begun, line(for: request.operation, request.transactionID))
    }

    private func noteEnd(_ event: LogEvent) {
        switch event {
        case .networkComplete(_, _, _, let id), .networkError(_, _, let id),
            .networkCancel(_, let id):
            inFlight.remove(id)
        default: break
        }
    }

    /// Writes what readers had read, except for those that have read something since.
    private func write(_ readings: [WatchedReading], at time: ContinuousClock.Instant) {
        for reading in readings where !readers.knows(reading.reader) {
            add("read", at: time, readers.line(for: reading, &differences, &redactor))
        }
    }

    private func line(for operation: OperationDescriptor, _ transactionID: String) -> JSONObject {
        let request = operation.request
        var line: JSONObject = [
            "id": .string(transactionID),
            "name": .string(request.name),
            "kind": .string(String(describing: request.operationKind)),
            "variables": .object(redactor.variables(of: operation)),
        ]
        if toldTexts.insert(request.name).inserted, let text = request.text {
            line["text"] = .string(text)
        }
        return line
    }

    private func writeRoots() {
        guard let store = environment?.store else { return }
        let lines = roots.lines(for: store.watchedRoots, &differences, &redactor)
        for (kind, line) in lines { add(kind, at: store.now(), line) }
    }

    private func writeQueue() {
        guard let environment else { return }
        let mutations = environment.offline.mutations
        guard mutations != queue else { return }
        queue = mutations
        let lines = mutations.map { mutation -> JSONValue in
            let variables = redactor.variables(mutation.name, VariableData(mutation.variables))
            return [
                "number": .int(mutation.id),
                "operation": .string(mutation.name),
                "variables": .object(variables),
                "key": .string(mutation.key),
                "attempts": .int(Int64(mutation.attempts)),
                "state": .string(String(describing: mutation.state)),
                "id": .string(mutation.idempotencyKey),
            ]
        }
        add("queue", at: environment.store.now(), ["mutations": .array(lines)])
    }

    private func add(_ kind: String, at time: ContinuousClock.Instant, _ members: JSONObject) {
        let seconds = (time - began).seconds
        let head: [(String, JSONValue)] = [("k", .string(kind)), ("t", .double(seconds))]
        let line = JSONObject(head + members.map { ($0.key, $0.value) })
        lines.append(contentsOf: redactor.cleaned(.object(line)).utf8())
        lines.append(UInt8(ascii: "\n"))
    }

    private static func header(_ name: String) -> Data {
        let line: JSONObject = [
            "k": "tape", "t": 0, "format": 1, "name": .string(name),
            "began": .string(Date().formatted(.iso8601)),
        ]
        return Data(JSONValue.object(line).utf8()) + [UInt8(ascii: "\n")]
    }

    // MARK: - The file

    private func save() {
        do {
            try tape?.append(lines)
            lines = Data()
            guard tape?.isFull == true else { return }
            try tape?.startOver()
            startAgain()
            try tape?.append(lines)
            lines = Data()
        } catch {
            failure = error
            lines = Data()
            finish()
        }
    }
}

extension TapeWriter {
    /// Begins a new file with everything as it is.
    private func startAgain() {
        lines = Self.header(options.name)
        readers = ReaderLines()
        roots = RootLines()
        toldTexts = []
        inFlight = []
        queue = []
        let now = environment?.store.now() ?? began
        if let line = differences.startAgain(&redactor) { add("version", at: now, line) }
        for request in environment?.watchedRequests ?? [] { write(request) }
        if let store = environment?.store { write(store.watchedReadings, at: now) }
        writeRoots()
        writeQueue()
    }
}

extension StoreRecorder.Happening {
    /// The number of a version.
    fileprivate var version: Int {
        if case .version(let version) = kind { version.source.version } else { 0 }
    }
}

extension Duration {
    /// The number of seconds, with six digits after the point.
    var seconds: Double {
        let (seconds, attoseconds) = components
        return (Double(seconds) * 1e6 + (Double(attoseconds) / 1e12).rounded()) / 1e6
    }
}
