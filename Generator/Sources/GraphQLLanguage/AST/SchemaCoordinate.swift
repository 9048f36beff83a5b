/// The name of a schema element: `Type`, `Type.member`, `Type.field(argument:)`, `@directive` or
/// `@directive(argument:)`.
///
/// See https://spec.graphql.org/September2025/#sec-Schema-Coordinates
public enum SchemaCoordinate: Hashable, Sendable {
    /// A type.
    case type(String)
    /// A field, an input field or an enum value.
    case member(type: String, name: String)
    /// An argument of a field.
    case argument(type: String, field: String, name: String)
    /// A directive.
    case directive(String)
    /// An argument of a directive.
    case directiveArgument(directive: String, name: String)
}

extension SchemaCoordinate: LosslessStringConvertible {
    /// Parses a coordinate; `nil` if the text is not a valid one.
    ///
    /// - Parameter text: The text, without white space.
    public init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        func name() -> String? {
            guard let first = rest.first, isNameStart(first) else { return nil }
            let bytes = rest.prefix(while: isNameContinue)
            rest = rest.dropFirst(bytes.count)
            return String(decoding: bytes, as: UTF8.self)
        }
        func take(_ text: StaticString) -> Bool {
            let expected = text.withUTF8Buffer { Array($0) }
            guard rest.starts(with: expected) else { return false }
            rest = rest.dropFirst(expected.count)
            return true
        }
        let isDirective = take("@")
        guard let first = name() else { return nil }
        var member: String?
        if !isDirective, take(".") {
            guard let name = name() else { return nil }
            member = name
        }
        var argument: String?
        if isDirective || member != nil, take("(") {
            guard let name = name(), take(":)") else { return nil }
            argument = name
        }
        guard rest.isEmpty else { return nil }
        switch (isDirective, member, argument) {
        case (true, _, let argument?): self = .directiveArgument(directive: first, name: argument)
        case (true, _, nil): self = .directive(first)
        case (false, let member?, let argument?):
            self = .argument(type: first, field: member, name: argument)
        case (false, let member?, nil): self = .member(type: first, name: member)
        case (false, nil, _): self = .type(first)
        }
    }

    /// The coordinate in its written form.
    public var description: String {
        switch self {
        case .type(let name): name
        case .member(let type, let name): "\(type).\(name)"
        case .argument(let type, let field, let name): "\(type).\(field)(\(name):)"
        case .directive(let name): "@\(name)"
        case .directiveArgument(let directive, let name): "@\(directive)(\(name):)"
        }
    }
}
