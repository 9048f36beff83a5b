import Foundation

/// The command-line options of the example.
struct Options {
    /// The server to run against; `nil` for the recordings.
    var url: URL?
    var login = "ada"
    /// The folder where the data is kept; `nil` if it is only in memory.
    var store: URL?
    /// The file in which the environment is recorded; `nil` for none.
    var tape: URL?
    /// The port at which the recording is served; `nil` for none.
    var port: UInt16?
    /// Whether there is no network at first.
    var isOffline = false
    /// Whether lines are live as well.
    var isLive = false
    /// Whether to print the projects after each change, without screens.
    var watches = false
    var showsHelp = false

    /// The error for an invalid argument.
    struct Mistake: Error {
        let message: String
    }

    static let help = """
        usage: tracker [--url http://…/tracker/graphql] [--user ben] [--store FOLDER]
                       [--tape FILE [--port N]] [--offline] [--live] [--watch]

          --url URL    run against a live server instead of the recordings
          --user NAME  log in as another user than ada
          --store FOLDER  keep the data there, and begin with it the next time
          --tape FILE  record what happens there, for `relay-generator inspect FILE`
          --port N     serve the recording while it runs, for `relay-generator inspect --port N`
          --offline    begin without a network; with --store, titles that are edited wait until
                       there is one, also in the next run
          --live       follow the changes of other people, as on a terminal
          --watch      print the projects, and again whenever they change, until interrupted

        On a terminal, the last line names the keys. Otherwise each line of the input is a key by
        its name (up, down, enter, back, or a letter) or the answer to a question, and `wait`
        waits for a live change.
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": showsHelp = true
            case "--live": isLive = true
            case "--offline": isOffline = true
            case "--watch": watches = true
            case "--url":
                guard let text = rest.popFirst(), let url = URL(string: text),
                    url.scheme?.hasPrefix("http") == true
                else {
                    throw Mistake(message: "`--url` needs a URL that begins with `http`.")
                }
                self.url = url
            case "--store":
                guard let path = rest.popFirst() else {
                    throw Mistake(message: "`--store` needs a folder.")
                }
                store = URL(filePath: path, directoryHint: .isDirectory)
            case "--tape":
                guard let path = rest.popFirst() else {
                    throw Mistake(message: "`--tape` needs a file.")
                }
                tape = URL(filePath: path, directoryHint: .notDirectory)
            case "--port":
                guard let port = rest.popFirst().flatMap({ UInt16($0) }) else {
                    throw Mistake(message: "`--port` needs the number of a port.")
                }
                self.port = port
            case "--user":
                guard let login = rest.popFirst() else {
                    throw Mistake(message: "`--user` needs a name.")
                }
                self.login = login
            default: throw Mistake(message: "`\(argument)` is not known.")
            }
        }
    }
}
