import GraphQLLanguage

/// A schema as written, for the type-system rules.
struct TypeSystemSubject {
    /// The schema, without the parts that could not be understood.
    let schema: Schema
    /// The types, each with its extensions, in order.
    let types: [TypeParts]
    /// The directives, in order.
    let directives: [DirectiveDefinition]
    /// The schema definition and its extensions.
    let schemaNodes: [SchemaDefinition]
    /// The root types as written.
    let rootTypes: [RootOperationTypeDefinition]
    /// The position at which missing definitions are reported.
    let anchor: SourceSpan
}

/// A rule for type systems.
protocol TypeSystemRule: Sendable {
    /// Reports violations of the rule.
    static func check(_ subject: TypeSystemSubject, _ findings: inout TypeSystemFindings)
}

/// The findings of type-system rules.
struct TypeSystemFindings {
    private(set) var diagnostics: [Diagnostic] = []
    /// The findings that make a part of the schema unusable, by its coordinate.
    private(set) var faults: [String: Diagnostic] = [:]
    /// The indices of diagnostics that are always errors.
    private(set) var fatal: Set<Int> = []
    /// Finds suggestions for misspelt names.
    var suggestions = SuggestionSearch()
    private let maximumCount = 10_000

    /// Whether there are so many findings that more would not help the user.
    var isFull: Bool { diagnostics.count >= maximumCount }

    /// Records a violation of a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - message: The error message.
    ///   - span: The source range.
    ///   - related: A related source range.
    ///   - coordinate: The part of the schema that becomes unusable; `nil` if there is none.
    ///   - isFatal: Whether the schema as a whole becomes unusable.
    ///   - isAdvice: Whether it is always a warning.
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

/// An input value of a schema, with its name for messages.
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

    /// All applied directives, grouped by the element to which they are applied.
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
            add(directive.directives, .directiveDefinition)
            for argument in directive.arguments { add(argument.directives, .argumentDefinition) }
        }
        return uses
    }
}

extension TypeParts.Kind {
    /// The directive location for definitions of this kind.
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
