public import GraphQLLanguage

/// A reason why a value does not have a type.
public struct ValueMistake: Sendable {
    /// The error message.
    public var message: String
    /// The source range.
    public var span: SourceSpan
    /// Edits that would fix it.
    public var fixIts: [Diagnostic.FixIt] = []
}

/// Checks literal values against input types, according to the specification's input coercion.
///
/// A single value is accepted for a list, and an integer for `Float` and `ID`. Custom scalars
/// accept any value. Variables are not checked here but by `VariablesInAllowedPositionRule`.
public struct ValueChecker: Sendable {
    private let schema: Schema
    private var mistakes: [ValueMistake] = []
    private var suggestions: SuggestionSearch
    private static let maximumMistakes = 10_000

    private init(schema: Schema, suggestions: SuggestionSearch) {
        self.schema = schema
        self.suggestions = suggestions
    }

    /// Checks a value.
    ///
    /// - Parameters:
    ///   - value: The value as written.
    ///   - type: The expected type.
    ///   - schema: The schema of the type.
    ///   - suggestions: Finds suggestions for misspelt names.
    /// - Returns: The errors in source order; empty if the value has the type.
    public static func check(
        _ value: Value,
        _ type: TypeReference,
        _ schema: Schema,
        _ suggestions: inout SuggestionSearch
    ) -> [ValueMistake] {
        var checker = ValueChecker(schema: schema, suggestions: suggestions)
        checker.check(value, type)
        suggestions = checker.suggestions
        return checker.mistakes
    }

    /// Whether there are so many errors that more would not help the user.
    private var isFull: Bool { mistakes.count >= Self.maximumMistakes }

    private mutating func check(_ value: Value, _ type: TypeReference) {
        guard !isFull else { return }
        switch value {
        case .variable: return
        case .null:
            if type.isNonNull { unexpected(value, type) }
        case .list(let list):
            guard case .list(let elementType) = type.nullable else {
                checkLeaf(value, type)
                return
            }
            for element in list.values { check(element, elementType) }
        case .object(let object):
            if case .inputObject(let inputObject)? = schema.namedType(of: type) {
                check(object, inputObject)
            } else {
                checkLeaf(value, type)
            }
        default: checkLeaf(value, type)
        }
    }

    // MARK: - Input objects

    private mutating func check(_ object: ObjectValue, _ type: InputObjectType) {
        var given: [String: Value] = [:]
        for field in object.fields {
            given[field.name.text] = field.value
            guard let definition = type.fields[field.name.text] else {
                reportUnknown(field.name, type)
                continue
            }
            check(field.value, definition.type)
        }
        for definition in type.fields.required
        where given[definition.name] == nil && !isFull {
            mistakes.append(
                ValueMistake(
                    message: "Field `\(definition.name)` of type `\(definition.type)` is required "
                        + "by `\(type.name)`, but not given.",
                    span: object.span
                )
            )
        }
        if type.isOneOf {
            checkOneOf(object, given, type)
        }
    }

    private mutating func reportUnknown(_ name: Name, _ type: InputObjectType) {
        let candidates = suggestions.nearest(to: name.text, among: type.fields.lazy.map(\.name))
        mistakes.append(
            ValueMistake(
                message: "Field `\(name.text)` does not exist on input object type "
                    + "`\(type.name)`." + Suggestions.didYouMean(candidates),
                span: name.span,
                fixIts: candidates.map { .init(span: name.span, replacement: $0) }
            )
        )
    }

    private mutating func checkOneOf(
        _ object: ObjectValue,
        _ given: [String: Value],
        _ type: InputObjectType
    ) {
        if given.count != 1 {
            mistakes.append(
                ValueMistake(
                    message: "Exactly one field of `\(type.name)` must be given, not "
                        + "\(given.count): it is `@oneOf`.",
                    span: object.span
                )
            )
        } else if let (name, value) = given.first, value.isNull {
            mistakes.append(
                ValueMistake(
                    message: "Field `\(name)` of `\(type.name)` must not be null: the type is "
                        + "`@oneOf`.",
                    span: value.span
                )
            )
        }
    }

    // MARK: - Scalars and enums

    private mutating func checkLeaf(_ value: Value, _ type: TypeReference) {
        switch schema.namedType(of: type) {
        case .scalar(let scalar): check(value, scalar, type)
        case .enum(let enumType): check(value, enumType, type)
        case .inputObject, .object, .interface, .union: unexpected(value, type)
        case nil: break
        }
    }

    private mutating func check(_ value: Value, _ scalar: ScalarType, _ type: TypeReference) {
        switch (scalar.name, value) {
        case ("Int", .int(let integer)):
            guard Int32(integer.text) == nil else { return }
            mistakes.append(
                ValueMistake(
                    message: "`\(integer.text)` does not fit into `Int`, which has 32 bits.",
                    span: integer.span
                )
            )
        case ("Float", .int), ("Float", .float), ("ID", .int), ("ID", .string),
            ("String", .string), ("Boolean", .boolean):
            break
        case ("Int", _), ("Float", _), ("ID", _), ("String", _), ("Boolean", _):
            unexpected(value, type)
        default: break
        }
    }

    private mutating func check(_ value: Value, _ enumType: EnumType, _ type: TypeReference) {
        let text: String
        switch value {
        case .enum(let value):
            if enumType.values[value.name.text] != nil { return }
            text = value.name.text
        case .string(let string): text = string.value
        default:
            unexpected(value, type)
            return
        }
        let exact = enumType.values[text] == nil ? nil : text
        let candidates =
            exact.map { [$0] }
            ?? suggestions.nearest(to: text, among: enumType.values.lazy.map(\.name))
        mistakes.append(
            ValueMistake(
                message: "\(shown(value)) is not a value of enum `\(enumType.name)`."
                    + Suggestions.didYouMean(candidates),
                span: value.span,
                fixIts: candidates.map { .init(span: value.span, replacement: $0) }
            )
        )
    }

    private mutating func unexpected(_ value: Value, _ type: TypeReference) {
        mistakes.append(
            ValueMistake(
                message: "Expected a value of type `\(type)`, found \(shown(value)).",
                span: value.span
            )
        )
    }

    private func shown(_ value: Value) -> String {
        switch value {
        case .list: return "a list"
        case .object: return "an object"
        default:
            let text = value.span.source === Source.synthesized ? "" : value.span.text
            return text.isEmpty || text.utf8.count > 60 ? "another value" : "`\(text)`"
        }
    }
}
