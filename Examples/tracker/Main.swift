import Foundation
import RelayTesting

@main
@MainActor
struct Main {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.showsHelp { return print(Options.help) }
            await run(options)
        } catch {
            let message = (error as? Options.Mistake)?.message ?? error.localizedDescription
            FileHandle.standardError.write(Data("error: \(message)\n\n\(Options.help)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ options: Options) async {
        let isInteractive = Terminal.isInteractive
        let server = Server(url: options.url, timing: isInteractive ? .asRecorded : .immediate)
        // On a terminal, live changes are shown from the start. In lines, they would come anywhere.
        let app = App(login: options.login, isLive: isInteractive || options.isLive) {
            try server.environment(for: $0)
        }
        if isInteractive {
            await FullScreen(app: app).run()
        } else {
            await LineOutput(app: app) { print($0) }.run(LineOutput.standardInput())
        }
    }
}
