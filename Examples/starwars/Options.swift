import Foundation

/// The command-line options of the example.
struct Options {
    /// The server to run against; `nil` for the recordings.
    var url: URL?
    /// The server's WebSocket for subscriptions; `nil` for HTTP.
    var webSocket: URL?
    /// The folder for recordings of the server's responses.
    var record: URL?
    /// Whether to print the requests to standard error.
    var logsRequests = false
    var showsHelp = false

    /// The error for an invalid argument.
    struct Mistake: Error {
        let message: String

        init(_ message: String) {
            self.message = message
        }
    }

    static let help = """
        usage: starwars [--url http://…/graphql] [--websocket ws://…/graphql] [--record FOLDER]
                        [--log]

          --log            print the requests to standard error
          --url URL        run against a live server instead of the recordings
          --record FOLDER  with --url: write recordings of what the server says
          --websocket URL  with --url: subscribe over a WebSocket instead of over HTTP
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": showsHelp = true
            case "--log": logsRequests = true
            case "--url": url = try Self.url(rest.popFirst(), of: argument, scheme: "http")
            case "--websocket":
                webSocket = try Self.url(rest.popFirst(), of: argument, scheme: "ws")
            case "--record":
                guard let folder = rest.popFirst() else {
                    throw Mistake("`--record` needs a folder.")
                }
                record = URL(fileURLWithPath: folder, isDirectory: true)
            default: throw Mistake("`\(argument)` is not known.")
            }
        }
        if record != nil, url == nil { throw Mistake("`--record` needs `--url`.") }
        if webSocket != nil, url == nil { throw Mistake("`--websocket` needs `--url`.") }
    }

    private static func url(_ text: String?, of argument: String, scheme: String) throws -> URL {
        guard let text, let url = URL(string: text), url.scheme?.hasPrefix(scheme) == true else {
            throw Mistake(
                "`\(argument)` needs a URL such as `\(scheme)://127.0.0.1:8000/graphql`."
            )
        }
        return url
    }
}
