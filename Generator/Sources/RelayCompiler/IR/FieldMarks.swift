import GraphQLLanguage
import GraphQLSchema

/// The instructions of Relay's directives on a field for readers and the store.
struct FieldMarks: Equatable, Sendable {
    /// The action of `@required` when the field is null.
    var required: RequiredAction?
    /// How errors in it are caught, if they are.
    var catchTarget: CatchTarget?
    /// The marks that few fields have.
    ///
    /// A reference, because passes copy fields often.
    private var rare: RareMarks?

    /// The connections for its pages; more than one only if fragments do not agree.
    var connections: [ConnectionMark] {
        get { rare?.values.connections ?? [] }
        set { change { $0.connections = newValue } }
    }

    /// `@stream_connection`, unless it is disabled.
    var streamConnection: Directive? {
        get { rare?.values.streamConnection }
        set { change { $0.streamConnection = newValue } }
    }

    /// `@appendEdge` and similar directives.
    var edges: [Directive] {
        get { rare?.values.edges ?? [] }
        set { change { $0.edges = newValue } }
    }

    /// `@follows`, as written and then as the store gets it.
    var follows: Directive? {
        get { rare?.values.follows }
        set { if rare != nil || newValue != nil { change { $0.follows = newValue } } }
    }

    /// The keys of its objects, unless these are global ids; see `KeyPolicies`.
    var keys: [KeyMark] {
        get { rare?.values.keys ?? [] }
        set { if rare != nil || !newValue.isEmpty { change { $0.keys = newValue } } }
    }

    /// How its arguments name its objects, if they do.
    var lookup: LookupMark? {
        get { rare?.values.lookup }
        set { if rare != nil || newValue != nil { change { $0.lookup = newValue } } }
    }

    /// For how many seconds it is fresh, as `AgePolicies` says; `nil` if it does not age.
    var maxAge: Int? {
        get { rare?.values.maxAge }
        set { change { $0.maxAge = newValue } }
    }

    /// The ages that it may have, for linking; `nil` for those of a field without declarations.
    var declaredAges: DeclaredAges? {
        get { rare?.values.declaredAges }
        set { change { $0.declaredAges = newValue } }
    }

    /// The name of the field if the app derives it: `Issue.heading`.
    var derived: String? {
        get { rare?.values.derived }
        set { if rare != nil || newValue != nil { change { $0.derived = newValue } } }
    }

    /// How readers find the objects of a derived field, if it has objects.
    var edge: DerivedEdgeMark? {
        get { rare?.values.edge }
        set { if rare != nil || newValue != nil { change { $0.edge = newValue } } }
    }

    /// The arguments of directives that only the store gets.
    var storeArguments: [Argument] { edges.flatMap(\.arguments) + (follows?.arguments ?? []) }

    private mutating func change(_ body: (inout RareMarks.Values) -> Void) {
        var values = rare?.values ?? RareMarks.Values()
        body(&values)
        rare = values == RareMarks.Values() ? nil : RareMarks(values)
    }

    static let none = FieldMarks()

    var isEmpty: Bool { self == .none }

    /// Adds the effects of directives on another occurrence of the same field.
    mutating func merge(_ other: FieldMarks) {
        guard other != self else { return }
        required = required ?? other.required
        catchTarget = catchTarget ?? other.catchTarget
        connections += other.connections.filter { !connections.contains($0) }
        streamConnection = streamConnection ?? other.streamConnection
        edges += other.edges.filter { !edges.contains($0) }
        follows = follows ?? other.follows
        if keys.isEmpty { keys = other.keys }
        lookup = lookup ?? other.lookup
        derived = derived ?? other.derived
        edge = edge ?? other.edge
        maxAge = [maxAge, other.maxAge].compactMap { $0 }.min()
    }
}

/// The marks that few fields have.
private final class RareMarks: Equatable, Sendable {
    struct Values: Equatable, Sendable {
        var connections: [ConnectionMark] = []
        var streamConnection: Directive?
        var edges: [Directive] = []
        var follows: Directive?
        var keys: [KeyMark] = []
        var lookup: LookupMark?
        var maxAge: Int?
        var declaredAges: DeclaredAges?
        var derived: String?
        var edge: DerivedEdgeMark?
    }

    let values: Values

    init(_ values: Values) {
        self.values = values
    }

    static func == (lhs: RareMarks, rhs: RareMarks) -> Bool {
        lhs === rhs || lhs.values == rhs.values
    }
}

/// The action of `@required` when the field is null.
enum RequiredAction: String, Comparable, Sendable {
    case none = "NONE"
    case log = "LOG"
    case `throw` = "THROW"

    /// The severity of the effect.
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

    /// Returns the action of the `@required` directive, if there is one.
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

    /// Returns the target of the `@catch` directive, if there is one.
    init?(_ directives: [Directive]) {
        guard let directive = directives.first(.catch) else { return nil }
        guard case .enum(let target)? = directive.argument(named: "to")?.value else {
            self = .result
            return
        }
        self.init(rawValue: target.name.text)
    }
}

/// A connection, or another list whose pages the store merges.
struct ConnectionMark: Hashable, Sendable {
    /// The key in the store: `FeedList_feed`.
    var key: String
    /// The arguments that distinguish connections with the same key, sorted by name.
    var filters: [String]
    /// The handler that merges the pages.
    var handler: String
    /// How the pages of a list with `@pagination` are requested; `nil` for a connection.
    var numbering: PageNumbering?

    /// The name of the field in which the store keeps the merged connection.
    var handle: String { "__\(key)_\(handler)" }

    /// The handler of connections that name no other.
    static let standardHandler = "connection"

    /// The arguments for paging.
    static let paging = ["first", "after", "last", "before"]

    /// The fields of the page information that are needed for loading pages.
    ///
    /// `forward` and `backward` are the directions in which pages can be loaded.
    static func pageInfo(forward: Bool = true, backward: Bool = true) -> [String] {
        (forward ? ["endCursor", "hasNextPage"] : [])
            + (backward ? ["hasPreviousPage", "startCursor"] : [])
    }
}

/// How the pages of a list with `@pagination` are requested.
struct PageNumbering: Hashable, Sendable {
    /// The argument for the position of a page.
    var position: String
    /// The argument for the number of rows.
    var limit: String
    /// The number of the first page; `nil` if positions are numbers of rows.
    var firstPage: Int?
    /// The field with the rows, if the paginated field is an object with a list: `rows` of
    /// `items(offset: $offset, limit: $limit) { rows { id } total }`.
    var list: String?
    /// The field beside it with the number of all rows, if the server says it.
    var total: String?

    /// The handler of `@pagination`.
    static let handler = "pagination"
    /// The arguments that `@pagination` assumes if it names no others.
    static let (defaultOffset, defaultLimit, defaultFirstPage) = ("offset", "limit", 1)

    init(_ directive: Directive) {
        let page = directive.string("page")
        position = page ?? directive.string("offset") ?? Self.defaultOffset
        limit = directive.string("limit") ?? Self.defaultLimit
        list = directive.string("list")
        total = directive.string("total")
        guard page != nil else { return }
        firstPage = Self.defaultFirstPage
        if case .int(let number)? = directive.argument(named: "firstPage")?.value {
            firstPage = Int(number.text) ?? Self.defaultFirstPage
        }
    }

    /// The names of the directive's argument for the position and of its values.
    var arguments: [String] { [position, limit] }

    /// The arguments with variables of the same names, for messages: `offset: $offset, limit: $limit`.
    var proposal: String { arguments.map { "\($0): $\($0)" }.joined(separator: ", ") }
}

extension [Directive] {
    /// Returns the value of a directive's argument.
    func value(_ argument: String, of directive: RelayDirective) -> Value? {
        first(directive)?.argument(named: argument)?.value
    }
}

extension Directive {
    /// Returns the string value of an argument, if it is a literal.
    func string(_ argument: String) -> String? {
        if case .string(let string)? = self.argument(named: argument)?.value {
            string.value
        } else {
            nil
        }
    }
}

extension FieldMarks {
    /// Creates the marks that Relay's directives on a field make.
    init(_ node: Field, on definition: OutputField) {
        guard !node.directives.isEmpty else { return }
        required = RequiredAction(node.directives)
        catchTarget = CatchTarget(node.directives)
        edges = node.directives.filter { $0.isNamed(oneOf: RelayDirective.edges) }
        follows = node.directives.first(.follows)
        streamConnection = node.directives.first { directive in
            directive.isNamed(.streamConnection) && !IRBuilder.isInactive(directive)
        }
        for directive in node.directives
        where directive.isNamed(oneOf: RelayDirective.paginations) {
            let given = node.arguments.map(\.name.text).sorted()
            let numbering = directive.isNamed(.pagination) ? PageNumbering(directive) : nil
            let paging = numbering?.arguments ?? ConnectionMark.paging
            var filters = given.filter { !paging.contains($0) }
            if case .list(let list)? = directive.argument(named: "filters")?.value {
                let names = list.values.compactMap { value in
                    if case .string(let name) = value { name.value } else { nil }
                }
                filters = given.filter(names.contains)
            }
            connections.append(
                ConnectionMark(
                    key: directive.string("key") ?? "",
                    filters: filters,
                    handler: numbering == nil
                        ? directive.string("handler") ?? ConnectionMark.standardHandler
                        : PageNumbering.handler,
                    numbering: numbering
                )
            )
        }
    }
}
