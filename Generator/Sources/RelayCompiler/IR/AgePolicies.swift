import GraphQLLanguage
import GraphQLSchema

/// For how long the fields of a schema are fresh after the server has sent them.
///
/// | | |
/// | --- | --- |
/// | `type Product @cacheControl(maxAge: 60)` | fields that return a `Product`, and the scalars of it that these lead to |
/// | `type Product { stock: Int @cacheControl(maxAge: 5) }` | the field, whatever leads to its object |
/// | `extend type Product @cacheControlField(name: "stock", maxAge: 5)` | the same |
/// | `extend type Query @cacheControlField(name: "product", maxAge: 10)` | the field, and the scalars of its object |
/// | `inheritMaxAge: true` | as long as the field that leads to the object |
///
/// The directives and the inheritance are those of Apollo. The most specific declaration wins: that of
/// a field, then that of its type. A scalar without either inherits from the field that leads to its
/// object, an object does so only with `inheritMaxAge`. Fields without an age are always fresh.
struct AgePolicies: Sendable {
    /// A declared age.
    enum Age: Hashable, Sendable {
        /// In seconds.
        case seconds(Int)
        /// That of the field that leads to the object.
        case inherited
    }

    /// An age, and where it is declared.
    struct Declaration: Sendable {
        var age: Age
        var span: SourceSpan
    }

    /// An error in a declaration.
    struct Problem: Sendable {
        var message: String
        var span: SourceSpan
        var related: [Diagnostic.Related] = []
    }

    private struct Coordinate: Hashable, Sendable {
        var type: String
        var field: String
    }

    // The schema keeps them.
    private unowned let schema: Schema
    private var types: [String: Declaration] = [:]
    private var fields: [Coordinate: Declaration] = [:]
    /// The unions with a declaration.
    private var unions: [UnionType] = []
    /// The errors in declarations.
    private(set) var problems: [Problem] = []

    /// The declared ages by type, `Product`, and field, `Product.stock`.
    var declared: [String: Age] {
        var declared = types.mapValues(\.age)
        for (field, declaration) in fields {
            declared["\(field.type).\(field.field)"] = declaration.age
        }
        return declared
    }

    /// Whether nothing has an age.
    var isEmpty: Bool { types.isEmpty && fields.isEmpty }

    /// Returns the policies of a schema, which are derived once.
    static func of(_ schema: Schema) -> AgePolicies { schema.derived { AgePolicies($0) } }

    private init(_ schema: Schema) {
        self.schema = schema
        let directives = [RelayDirective.cacheControl, .cacheControlField]
        guard directives.contains(where: { schema.hasOutput(with: $0.rawValue) }) else { return }
        for type in schema.types where type.isComposite { addDeclarations(of: type) }
    }

    // MARK: - Ages

    /// Returns the age that a type declares, or else the shortest of the interfaces and unions that
    /// it belongs to.
    func age(of type: SchemaType) -> Age? {
        if let own = types[type.name] { return own.age }
        guard !types.isEmpty else { return nil }
        let inherited = type.interfaces.compactMap { types[$0]?.age }
        let members = unions.filter { $0.memberTypes.contains(type.name) }
        return Self.shortest(inherited + members.compactMap { types[$0.name]?.age })
    }

    /// Returns the age that is declared for a field of a type.
    ///
    /// A field of an object type without a declaration has that of its interfaces. A field of an
    /// interface without one has the shortest of those that the types declare which implement it.
    func age(of field: String, in type: SchemaType) -> Age? {
        guard !fields.isEmpty else { return nil }
        if let own = fields[Coordinate(type: type.name, field: field)] { return own.age }
        let inherited = type.interfaces.compactMap {
            fields[Coordinate(type: $0, field: field)]?.age
        }
        if let age = Self.shortest(inherited) { return age }
        guard type.isAbstract else { return nil }
        return Self.shortest(
            schema.possibleTypes(of: type).compactMap {
                fields[Coordinate(type: $0.name, field: field)]?.age
            }
        )
    }

    private static func shortest(_ ages: [Age]) -> Age? {
        let seconds = ages.compactMap { age in
            if case .seconds(let seconds) = age { seconds } else { nil }
        }
        return seconds.min().map { .seconds($0) } ?? ages.first
    }

    // MARK: - Declarations

    private mutating func addDeclarations(of type: SchemaType) {
        for directive in type.definition.appliedDirectives {
            if directive.isNamed(.cacheControl), let declaration = declaration(directive) {
                let known = types.updateValue(declaration, forKey: type.name)
                check(declaration, known, "`\(type.name)`")
                if known == nil, case .union(let union) = type { unions.append(union) }
            }
            if directive.isNamed(.cacheControlField) { add(directive, to: type) }
        }
        for field in type.fields.map({ Array($0) }) ?? [] {
            for directive in field.appliedDirectives where directive.isNamed(.cacheControl) {
                add(directive, to: field, of: type)
            }
        }
    }

    private mutating func add(_ directive: Directive, to type: SchemaType) {
        let name = directive.string("name") ?? ""
        guard let field = type.fields?[name] else {
            problems.append(
                Problem(
                    message: "`\(type.name)` has no field `\(name)`."
                        + Suggestions.didYouMean(name, among: type.fields?.names ?? []),
                    span: directive.argument(named: "name")?.value.span ?? directive.span
                )
            )
            return
        }
        add(directive, to: field, of: type)
    }

    private mutating func add(
        _ directive: Directive,
        to field: OutputField,
        of type: SchemaType
    ) {
        guard let declaration = declaration(directive) else { return }
        let coordinate = Coordinate(type: type.name, field: field.name)
        if field.origin == .client {
            problems.append(
                Problem(
                    message: "`\(type.name).\(field.name)` exists only in the store, so it does "
                        + "not age. Remove the directive.",
                    span: directive.span
                )
            )
        }
        let known = fields.updateValue(declaration, forKey: coordinate)
        check(declaration, known, "`\(type.name).\(field.name)`")
    }

    /// Returns what a directive declares; `nil` if that is nothing, or wrong.
    private mutating func declaration(_ directive: Directive) -> Declaration? {
        var seconds: Int?
        let argument = directive.argument(named: "maxAge")
        if case .int(let value)? = argument?.value {
            seconds = Int(value.text)
            if let seconds, seconds < 0 || seconds > Int32.max {
                problems.append(
                    Problem(
                        message: "`maxAge` is a number of seconds from 0 to \(Int32.max).",
                        span: argument?.value.span ?? directive.span
                    )
                )
                return nil
            }
        }
        var inherits = false
        if case .boolean(let value)? = directive.argument(named: "inheritMaxAge")?.value {
            inherits = value.value
        }
        switch (seconds, inherits) {
        case (_?, true):
            problems.append(
                Problem(
                    message: "The age is either inherited or declared. Remove `inheritMaxAge` or "
                        + "`maxAge`.",
                    span: directive.span
                )
            )
            return nil
        case (let seconds?, false):
            return Declaration(age: .seconds(seconds), span: directive.span)
        case (nil, true): return Declaration(age: .inherited, span: directive.span)
        case (nil, false): return nil
        }
    }

    /// Reports two declarations that contradict each other.
    private mutating func check(_ new: Declaration, _ known: Declaration?, _ subject: String) {
        guard let known, known.age != new.age else { return }
        problems.append(
            Problem(
                message: "\(subject) is declared to have two ages. Remove one of them.",
                span: new.span,
                related: [.init(message: "The other one is here.", span: known.span)]
            )
        )
    }
}
