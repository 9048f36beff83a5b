/// A screen: lines to show, and commands.
///
/// Its lines read models. Nothing tells it when to draw: whoever reads `lines` observes these models.
@MainActor
protocol Screen: AnyObject {
    var title: String { get }
    /// Whether to show that something is on its way.
    var isBusy: Bool { get }
    var lines: [Line] { get }
    var commands: [Command] { get }
    /// The selected row of its list.
    var selection: Selection { get }
    /// Called when the screen above has been closed.
    func reappear()
}

extension Screen {
    func reappear() {}
}

/// What a key does on a screen.
struct Command {
    let key: Key
    let title: String
    let run: @MainActor () -> Reaction

    init(_ key: Key, _ title: String, run: @escaping @MainActor () -> Reaction) {
        self.key = key
        self.title = title
        self.run = run
    }
}

/// What the app does after a command.
enum Reaction {
    case stay
    case open(any Screen)
    /// Asks for a text.
    case ask(String, @MainActor (String) -> Void)
    case logIn(String)
    case logOut
}
