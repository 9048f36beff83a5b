import Foundation
import GraphQLLanguage
import GraphQLSchema
import StoreTape

/// `relay-generator inspect FILE [QUESTION [ARGUMENT…]]`, with `--port PORT` instead of `FILE`.
struct InspectCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "inspect",
            flags: ["--failed", "--json"],
            options: ["--at", "--output", "--port"]
        )
        var words = arguments.values[...]
        let name: String
        let bytes: [UInt8]
        if let port = try arguments.single("--port") {
            (name, bytes) = ("port-\(port)", try recording(atPort: port))
        } else if let file = words.popFirst() {
            (name, bytes) = (file, try console.source(file).bytes)
        } else {
            throw UsageError(
                "`inspect` needs the file of a recording, which `environment.record(to:)` of RelayInspector "
                    + "writes, or the port at which an app serves it: `--port PORT`."
            )
        }
        let tape: Tape
        do throws(Tape.Failure) {
            tape = try Tape(bytes)
        } catch {
            throw UsageError("`\(name)` can't be read: line \(error.line): \(error.reason).")
        }
        guard let question = words.popFirst() else {
            let output = try arguments.single("--output") ?? "\(name).html"
            try write(TapePage.html(bytes, of: tape), to: output)
            console.print("Wrote \(output): open it in a browser.")
            return .success
        }
        let version = try version(arguments["--at"].last)
        do throws(TapeMistake) {
            let answer = try TapeQuestions(tape, at: version).answer(
                question,
                Array(words),
                onlyFailed: arguments.flags.contains("--failed")
            )
            let isJSON = arguments.flags.contains("--json")
            let text =
                isJSON
                ? String(decoding: JSONWriter.bytes(answer.json), as: UTF8.self) : answer.text
            console.printText(text + "\n")
        } catch {
            throw UsageError(error.message)
        }
        return .success
    }

    /// Returns the recording that an app of this machine serves.
    private func recording(atPort text: String) throws(UsageError) -> [UInt8] {
        guard let port = UInt16(text), port > 0,
            let url = URL(string: "http://127.0.0.1:\(port)/")
        else {
            throw UsageError("`--port \(text)` is not the number of a port.")
        }
        switch HTTPClient(headers: [], timeout: 30).post("", to: url) {
        case .success(let response) where response.status == 200: return response.body
        case .success(let response):
            throw UsageError(
                "Port \(port) serves no recording: it answers with status \(response.status)."
            )
        case .failure(let failure):
            throw UsageError(
                "Port \(port) serves no recording: \(failure.message). An app serves one while it runs, "
                    + "with `port` among the options of `environment.record(to:)`."
            )
        }
    }

    private func version(_ text: String?) throws(UsageError) -> Int? {
        guard let text else { return nil }
        guard let version = Int(text) else {
            throw UsageError(
                "`--at \(text)` is not the number of a version. `inspect FILE versions` lists them."
            )
        }
        return version
    }

    private func write(_ page: [UInt8], to path: String) throws(UsageError) {
        do {
            try Data(page).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw UsageError("`\(path)` can't be written: \(error.localizedDescription)")
        }
    }
}
