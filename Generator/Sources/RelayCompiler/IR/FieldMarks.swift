import GraphQLLanguage
import GraphQLSchema

/// The instructions of Relay's directives on a field for readers and the store.
struct FieldMarks: Equatable, Sendable {
    /// The action of `@required` when the field is null.
    var required: RequiredAction?
    /// How errors in it are caught, if they are.
    var catchTarget: CatchTarget?
    /// The lists its pages are kept in; one but where fragments do not agree.
    var connections: [ConnectionMark] = []
    /// `@stream_connection`, unless it is switched off.
    var streamConnection: Directive?
    /// `@appendEdge` and the like.
    var edges: [Directive] = []

    static let none = FieldMarks()

    var isEmpty: Bool { self == .none }

    /// Takes over what is said about the same field elsewhere.
    mutating func merge(_ other: FieldMarks) {
        guard other != self else { return }
        required = required ?? other.required
        catchTarget = catchTarget ?? other.catchTarget
        connections += other.connections.filter { !connections.contains($0) }
        streamConnection = streamConnection ?? other.streamConnection
        edges += other.edges.filter { !edges.contains($0) }
    }
}

/// The action of `@required` when the field is null.
enum RequiredAction: String, Comparable, Sendable {
    case none = "NONE"
    case log = "LOG"
    case `throw` = "THROW"

    /// How much it makes of a null.
    private var severity: Int {
        switch self {
        case .none: 0
        case .log: 1
        case .throw: 2
        }
    }

    static func < (lhs: RequiredAction, rhs: RequiredAction) -> Bool {
        lhs.severity < rhs.severity
    }

    /// The action that `@required` among directives names.
    init?(_ directives: [Directive]) {
        guard case .enum(let action)? = directives.value("action", of: .required) else {
            return nil
        }
        let isDangerous = action.name.text == "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD"
        self.init(rawValue: isDangerous ? "THROW" : action.name.text)
    }
}

/// The value that caught errors become.
enum CatchTarget: String, Sendable {
    case result = "RESULT"
    case null = "NULL"

    /// The target that `@catch` among directives names.
    init?(_ directives: [Directive]) {
        guard let directive = directives.first(.catch) else { return nil }
        guard case .enum(let target)? = directive.argument(named: "to")?.value else {
            self = .result
            return
        }
        self.init(rawValue: target.name.text)
    }
}

/// A connection: a list whose pages the store merges.
struct ConnectionMark: Hashable, Sendable {
    /// The key in the store: `FeedList_feed`.
    var key: String
    /// The arguments that tell lists of one key apart, in the order of the arguments' names.
    var filters: [String]
    /// The handler that merges the pages.
    var handler: String

    /// The name of the field that the store keeps the whole list in.
    var handle: String { "__\(key)_\(handler)" }

    /// The handler of connections that name no other.
    static let standardHandler = "connection"

    /// Which way there are pages, and which arguments ask for them.
    static let paging = ["first", "after", "last", "before"]
}

extension [Directive] {
    /// The value of a directive's argument.
    func value(_ argument: String, of directive: RelayDirective) -> Value? {
        first(directive)?.argument(named: argument)?.value
    }
}

extension Directive {
    /// The text that an argument has, if it is a literal.
    func string(_ argument: String) -> String? {
        if case .string(let string)? = self.argument(named: argument)?.value {
            string.value
        } else {
            nil
        }
    }
}
