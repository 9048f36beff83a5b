import Foundation
import Relay
import RelayNetworking
import RelayTesting

@main
struct Main {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.showsHelp { return print(Options.help) }
            try await run(options)
        } catch let error as Options.Mistake {
            fail("\(error.message)\n\n\(Options.help)", status: 2)
        } catch {
            fail(String(describing: error), status: 1)
        }
    }

    private static func run(_ options: Options) async throws {
        let demo = Demo(
            environment: try environment(options, part: "app"),
            visitor: try environment(options, part: "visitor"),
            subscriptionDelay: options.url == nil ? .zero : .milliseconds(500)
        )
        try await demo.run()
    }

    private static func environment(_ options: Options, part: String) throws -> RelayEnvironment {
        let network = try network(options, part: part)
        guard options.logsRequests else { return RelayEnvironment(network: network) }
        let log = RequestLog(app: part, network: network)
        return RelayEnvironment(network: log) { event in log.note(event) }
    }

    /// Returns the server, or recordings of it.
    ///
    /// Each of the two apps has its own network.
    private static func network(_ options: Options, part: String) throws -> any Network {
        guard let url = options.url else {
            guard let recordings = Bundle.module.resourceURL?.appending(path: "Recordings") else {
                throw Options.Mistake("The recordings are missing. Build the example again.")
            }
            return try ReplayNetwork(folder: recordings.appending(path: part))
        }
        var server: any Network = HTTPNetwork(url: url)
        if let webSocket = options.webSocket {
            server = SplitNetwork(
                queriesAndMutations: server,
                subscriptions: WebSocketNetwork(url: webSocket)
            )
        }
        guard let folder = options.record else { return server }
        return RecordingNetwork(server, folder: folder.appending(path: part))
    }

    private static func fail(_ message: String, status: Int32) {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(status)
    }
}
