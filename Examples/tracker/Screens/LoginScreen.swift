/// The users for logging in.
///
/// There are no passwords, because this is an example.
@MainActor
final class LoginScreen: Screen {
    let selection = Selection()
    private let logins = ["ada", "ben"]

    var title: String { "Log in" }
    var isBusy: Bool { false }
    var lines: [Line] { selection.mark(logins.map { .text($0) }) }

    var commands: [Command] {
        [
            Command(.enter, "log in") { [self] in
                selection.element(of: logins).map { .logIn($0) } ?? .stay
            }
        ]
    }
}
