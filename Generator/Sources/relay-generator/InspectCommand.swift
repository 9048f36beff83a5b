import Foundation
import GraphQLLanguage
import GraphQLSchema
import StoreTape

/// `relay-generator inspect FILE [QUESTION [ARGUMENT…]]`.
struct InspectCommand {
    let console: Console

    func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
        let arguments = try Arguments(
            arguments,
            of: "inspect",
            flags: ["--failed", "--json"],
            options: ["--at", "--output"]
        )
        guard let file = arguments.values.first else {
            throw UsageError(
                "`inspect` needs the file of a recording, which `environment.record(to:)` of RelayInspector "
                    + "writes."
            )
        }
        let bytes = try console.source(file).bytes
        let tape: Tape
        do throws(Tape.Failure) {
            tape = try Tape(bytes)
        } catch {
            throw UsageError("`\(file)` can't be read: line \(error.line): \(error.reason).")
        }
        guard arguments.values.count > 1 else {
            let output = arguments["--output"].last ?? "\(file).html"
            try write(TapePage.html(bytes, of: tape), to: output)
            console.print("Wrote \(output): open it in a browser.")
            return .success
        }
        let version = try version(arguments["--at"].last)
        do throws(TapeMistake) {
            let answer = try TapeQuestions(tape, at: version).answer(
                arguments.values[1],
                Array(arguments.values.dropFirst(2)),
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
