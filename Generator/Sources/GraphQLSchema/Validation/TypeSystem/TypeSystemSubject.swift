import GraphQLLanguage

/// A schema as it was written, for the rules of type systems.
struct TypeSystemSubject {
    /// The schema: what could be understood.
    let schema: Schema
    /// The types, each with its extensions, in order.
    let types: [TypeParts]
    /// The directives, in order.
    let directives: [DirectiveDefinition]
    /// The schema definition and its extensions.
    let schemaNodes: [SchemaDefinition]
    /// The root types as written.
    let rootTypes: [RootOperationTypeDefinition]
    /// Where to report what is missing altogether.
    let anchor: SourceSpan
}

/// A rule that type systems must keep.
protocol TypeSystemRule: Sendable {
    /// Reports where a schema breaks the rule.
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings)
}

/// What rules found in a type system.
struct TypeSystemFindings {
    private(set) var diagnostics: [Diagnostic] = []
    /// Those that make a part of the schema unusable, by its coordinate.
    private(set) var faults: [String: Diagnostic] = [:]
    /// The indices of diagnostics that are errors in any mode.
    private(set) var fatal: Set<Int> = []
    /// Looks for what was meant.
    var suggestions = SuggestionSearch()
    private let maximumCount = 10_000

    /// Whether so much was found that looking for more helps nobody.
    var isFull: Bool { diagnostics.count >= maximumCount }

    /// Records that a rule is broken.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - message: What is wrong.
    ///   - span: Where it is.
    ///   - related: Another place it has to do with.
    ///   - coordinate: The part of the schema that cannot be used for it; nil if there is none.
    ///   - isFatal: Whether nothing can be done with such a schema.
    ///   - isAdvice: Whether it is a warning in any mode.
    mutating func add(
        _ rule: String,
        _ message: String,
        at span: SourceSpan,
        related: (message: String, span: SourceSpan)? = nil,
        coordinate: String? = nil,
        isFatal: Bool = false,
        isAdvice: Bool = false
    ) {
        guard !isFull else { return }
        let diagnostic = Diagnostic(
            severity: isAdvice ? .warning : .error,
            rule: rule,
            message: message,
            span: span,
            related: related.map { [.init(message: $0.message, span: $0.span)] } ?? []
        )
        if let coordinate, faults[coordinate] == nil {
            faults[coordinate] = diagnostic
        }
        if isFatal { fatal.insert(diagnostics.count) }
        diagnostics.append(diagnostic)
    }
}

/// Input values of a schema with what messages call them.
struct InputPlace {
    let node: InputValueDefinition
    /// `Type.field`, `Type.field(argument:)` or `@directive(argument:)`.
    let coordinate: String
}

extension TypeSystemSubject {
    /// Every argument and input field.
    var inputPlaces: [InputPlace] {
        var places: [InputPlace] = []
        for type in types {
            for (field, _) in type.fields {
                for argument in field.arguments {
                    let coordinate = "\(type.name.text).\(field.name.text)(\(argument.name.text):)"
                    places.append(InputPlace(node: argument, coordinate: coordinate))
                }
            }
            for (field, _) in type.inputFields {
                let coordinate = "\(type.name.text).\(field.name.text)"
                places.append(InputPlace(node: field, coordinate: coordinate))
            }
        }
        for directive in directives {
            for argument in directive.arguments {
                let coordinate = "@\(directive.name.text)(\(argument.name.text):)"
                places.append(InputPlace(node: argument, coordinate: coordinate))
            }
        }
        return places
    }

    /// All applied directives, by the things they are applied to.
    var directiveUses: [(directives: [Directive], location: DirectiveLocation)] {
        var uses: [(directives: [Directive], location: DirectiveLocation)] = []
        func add(_ directives: [Directive], _ location: DirectiveLocation) {
            if !directives.isEmpty { uses.append((directives, location)) }
        }
        add(schemaNodes.flatMap(\.directives), .schema)
        for type in types {
            add(type.directives, type.kind.location)
            for (field, _) in type.fields {
                add(field.directives, .fieldDefinition)
                for argument in field.arguments { add(argument.directives, .argumentDefinition) }
            }
            for (field, _) in type.inputFields { add(field.directives, .inputFieldDefinition) }
            for (value, _) in type.values { add(value.directives, .enumValue) }
        }
        for directive in directives {
            for argument in directive.arguments { add(argument.directives, .argumentDefinition) }
        }
        return uses
    }
}

extension TypeParts.Kind {
    /// Where the directives of such a type stand.
    var location: DirectiveLocation {
        switch self {
        case .scalar: .scalar
        case .object: .object
        case .interface: .interface
        case .union: .union
        case .enum: .enum
        case .inputObject: .inputObject
        }
    }
}
