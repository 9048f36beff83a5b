/// A screen: lines to show, and commands.
///
/// Its lines read models. `Frames` observes these models, and draws the screen again after a change.
@MainActor
protocol Screen: AnyObject {
    var title: String { get }
    /// Whether to show that something is on its way.
    var isBusy: Bool { get }
    var lines: [Line] { get }
    var commands: [Command] { get }
    /// The selected row of its list.
    var selection: Selection { get }
    /// Called after the screen above was closed.
    func reappear()
}

extension Screen {
    func reappear() {}
}

/// A key, and its effect on a screen.
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

/// The effect of a command on the app.
enum Reaction {
    case stay
    case open(any Screen)
    /// Asks for a text.
    case ask(String, @MainActor (String) -> Void)
    case logIn(String)
    case logOut
}
