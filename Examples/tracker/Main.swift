import Foundation
import Relay
import RelayInspector
import RelayTesting

@main
@MainActor
struct Main {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.showsHelp { return print(Options.help) }
            try await run(options)
        } catch let error as Options.Mistake {
            fail("\(error.message)\n\n\(Options.help)")
        } catch {
            fail(error.localizedDescription)
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(2)
    }

    private static func run(_ options: Options) async throws {
        let isInteractive = Terminal.isInteractive
        let server = Server(
            url: options.url,
            timing: isInteractive ? .asRecorded : .immediate,
            store: options.store,
            reachability: ReachabilitySwitch(isReachable: !options.isOffline)
        )
        if options.watches {
            let environment = try server.environment(for: options.login)
            // A pipe gets each line at once, which `print` would hold back.
            let watch = ProjectWatch(environment: environment) {
                FileHandle.standardOutput.write(Data("\($0)\n".utf8))
            }
            return try await watch.run()
        }
        // On a terminal, live changes are shown from the start. In lines, they would come anywhere.
        var recording: EnvironmentRecording?
        let app = App(
            login: options.login,
            isLive: isInteractive || options.isLive,
            reachability: options.store == nil ? nil : server.reachability
        ) {
            let environment = try server.environment(for: $0)
            recording = try options.tape.map {
                try environment.record(to: $0, options: .init(port: options.port))
            }
            return environment
        }
        if isInteractive {
            await FullScreen(app: app).run()
        } else {
            await LineOutput(app: app) { print($0) }.run(LineOutput.standardInput())
        }
        try await app.close()
        try await recording?.end()
    }
}
