import Observation
import Relay

/// The app: a stack of screens, and the user's session.
///
/// `FullScreen` and `LineOutput` show it on a terminal and as lines. Tests press its keys.
@MainActor
@Observable
final class App {
    private(set) var isRunning = true
    /// The text that the user is asked for.
    private(set) var question: Question?
    private var screens: [any Screen] = []
    private var failure: String?
    @ObservationIgnored private var session: Session?
    @ObservationIgnored private let isLive: Bool
    @ObservationIgnored private let reachability: ReachabilitySwitch?
    @ObservationIgnored private let environment: @MainActor (String) throws -> RelayEnvironment

    struct Question {
        let title: String
        var text = ""
        let answer: @MainActor (String) -> Void
    }

    /// Creates an app with a user who is logged in.
    ///
    /// With `reachability`, edits wait while there is no network. `environment` makes the environment of a
    /// user. Tests pass one whose network is theirs.
    init(
        login: String = "ada",
        isLive: Bool = false,
        reachability: ReachabilitySwitch? = nil,
        environment: @escaping @MainActor (String) throws -> RelayEnvironment
    ) {
        self.isLive = isLive
        self.reachability = reachability
        self.environment = environment
        logIn(login)
    }

    // MARK: - What it shows

    var title: String {
        (["tracker"] + screens.map(\.title)).joined(separator: " / ")
    }

    var isBusy: Bool { screens.last?.isBusy ?? false }

    var lines: [Line] {
        (screens.last?.lines ?? []) + (failure.map { [.failure($0)] } ?? [])
    }

    /// The keys, as the last line of the screen.
    var help: String {
        if let question { return "\(question.title): \(question.text)" }
        let commands = (screens.last?.commands ?? []).map { "\($0.key.title) \($0.title)" }
        return (commands + [screens.count > 1 ? "back" : "q quit"]).joined(separator: ", ")
    }

    // MARK: - What it does

    func press(_ key: Key) {
        guard question == nil else { return type(key) }
        switch key {
        case .interrupt, "q": isRunning = false
        case .up: screens.last?.selection.move(by: -1)
        case .down: screens.last?.selection.move(by: 1)
        case .back where screens.count > 1:
            screens.removeLast()
            screens.last?.reappear()
        default:
            guard let command = screens.last?.commands.first(where: { $0.key == key }) else {
                return
            }
            perform(command.run())
        }
    }

    /// Answers the question.
    func answer(_ text: String) {
        guard let question else { return }
        self.question = nil
        question.answer(text)
    }

    /// Returns when everything that the user has seen is kept, if it is kept at all.
    func close() async throws {
        try await session?.close()
    }

    private func type(_ key: Key) {
        switch key {
        case .enter: answer(question?.text ?? "")
        case .back, .interrupt: question = nil
        case .delete: _ = question?.text.popLast()
        case .character(let character): question?.text.append(character)
        case .up, .down: break
        }
    }

    private func perform(_ reaction: Reaction) {
        switch reaction {
        case .stay: break
        case .open(let screen): screens.append(screen)
        case .ask(let title, let answer): question = Question(title: title, answer: answer)
        case .logIn(let login): logIn(login)
        case .logOut:
            // The screens end with the session whose data they show.
            screens = [LoginScreen()]
            session?.end()
            session = nil
        }
    }

    private func logIn(_ login: String) {
        do {
            failure = nil
            let environment = try environment(login)
            let new = Session(
                login: login,
                environment: environment,
                isLive: isLive,
                reachability: reachability
            )
            session = new
            screens = [ProjectsScreen(new)]
        } catch {
            failure = message(of: error)
            screens = [LoginScreen()]
        }
    }
}
