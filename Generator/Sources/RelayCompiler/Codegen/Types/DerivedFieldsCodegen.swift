import GraphQLLanguage
import GraphQLSchema

/// Makes the protocol for the functions of derived fields.
///
/// ```swift
/// protocol DerivedFieldFunctions: Relay.DerivedFields {
///     /// The field `Issue.heading`.
///     func issueHeading(_ issue: IssueHeading_issue.Data, style: Style) throws -> Swift.String
///     /// The live field `Issue.draft`.
///     func issueDraft(_ issue: IssueDraft_issue.Data) throws -> Relay.LiveState<Swift.String?>
/// }
///
/// extension DerivedFieldFunctions {
///     var derivedFields: [Relay.DerivedField] {
///         var fields = [Relay.DerivedField]()
///         fields.append(Relay.DerivedField("Issue.heading", of: IssueHeading_issue.self, { issue, arguments in
///             try self.issueHeading(issue, style: arguments.value("style", default: "LONG")) }))
///         return fields
///     }
/// }
/// ```
struct DerivedFieldsCodegen {
    let mapper: SwiftTypeMapper
    let access: AccessLevel

    /// The name of the list of fields in the protocol.
    private static let list = "derivedFields"

    /// Returns the protocol with a name, and its extension.
    func declarations(named name: String, _ fields: [Derivations.Field]) -> [SwiftDeclaration] {
        var allocator = NameAllocator(reserving: [Self.list])
        var requirements: [SwiftDeclaration] = []
        var body: [SwiftStatement] = [
            .variable("fields", .call(.type(.array(.runtime("DerivedField"))), []))
        ]
        for field in fields {
            let function = function(
                field,
                named: allocator.allocate(
                    SwiftNames.uncapitalized(field.type) + SwiftNames.capitalized(field.field.name)
                )
            )
            requirements.append(.requirement(function))
            body.append(
                .expression(
                    .call(
                        .member(.name("fields"), "append"),
                        [SwiftArgument(entry(field, function))]
                    )
                )
            )
        }
        body.append(.return(.name("fields")))
        let type = SwiftTypeDeclaration(
            documentation: ["The functions of derived fields, which the app implements."],
            access: access,
            kind: .protocol,
            name: name,
            conformances: [.runtime("DerivedFields")],
            members: requirements
        )
        let list = SwiftComputedProperty(
            documentation: ["The functions, by the names of their fields."],
            access: access,
            name: Self.list,
            type: .array(.runtime("DerivedField")),
            body: body
        )
        return [.type(type), .extension(.named(name), [.computed(list)])]
    }

    /// Returns the requirement for a field.
    private func function(_ field: Derivations.Field, named name: String) -> SwiftFunction {
        var names = NameAllocator()
        let object = names.allocate(SwiftNames.property(SwiftNames.uncapitalized(field.type)))
        var parameters = [
            SwiftFunction.Parameter(
                label: "_",
                name: object,
                type: .member(fragment(field), "Data")
            )
        ]
        for argument in field.field.arguments {
            parameters.append(
                SwiftFunction.Parameter(
                    name: names.allocate(mapper.property(argument.name)),
                    type: mapper.type(Self.type(argument))
                )
            )
        }
        var documentation = Documentation.lines(field.field.description)
        if !documentation.isEmpty { documentation.append("") }
        let kind = field.isLive ? "live field" : "field"
        switch field.edge {
        case .fetched(let found, let argument)?:
            let keys =
                field.field.type.isList
                ? "the keys" : found.type.isList ? "one of the keys" : "the key"
            documentation.append(
                "The \(kind) `\(field.name)`. Returns \(keys) that `\(found.name)(\(argument.name):)` takes."
            )
        case .ofApp(let key)?:
            let type = field.field.type
            let keys = type.isList ? "the `\(key.field)` of each" : "the `\(key.field)` of a"
            documentation.append("The \(kind) `\(field.name)`. Returns \(keys) `\(type.name)`.")
        case nil:
            documentation.append("The \(kind) `\(field.name)`.")
        }
        let value = mapper.type(field.resultType)
        return SwiftFunction(
            documentation: documentation,
            access: .internal,
            isThrowing: true,
            name: name,
            parameters: parameters,
            result: field.isLive ? .generic(.runtime("LiveState"), value) : value,
            body: []
        )
    }

    /// Returns the value that calls the function of a field with its arguments.
    private func entry(_ field: Derivations.Field, _ function: SwiftFunction) -> SwiftExpression {
        var arguments = [SwiftArgument(.name("object"))]
        for (argument, parameter) in zip(field.field.arguments, function.parameters.dropFirst()) {
            var values = [SwiftArgument(.string(argument.name))]
            if let value = argument.defaultValue, value.isGiven {
                values.append(SwiftArgument(Self.json(value), label: "default"))
            }
            let value = SwiftExpression.call(.member(.name("arguments"), "value"), values)
            let label = SwiftNames.escapedArgumentLabel(parameter.name)
            arguments.append(SwiftArgument(value, label: label))
        }
        let call = SwiftExpression.call(.selfMember(function.name), arguments)
        return .runtime(
            "DerivedField",
            [
                SwiftArgument(.string(field.name)),
                SwiftArgument(.metatype(fragment(field)), label: "of"),
                SwiftArgument(
                    .throwingClosure(
                        ["object", function.parameters.count > 1 ? "arguments" : "_"],
                        call
                    ),
                    label: field.isLive ? "live" : nil
                ),
            ]
        )
    }

    private func fragment(_ field: Derivations.Field) -> SwiftType {
        .named(mapper.names.fragment(field.fragment))
    }

    /// Returns the type of an argument, which is never null if it has a default.
    private static func type(_ argument: InputValue) -> TypeReference {
        guard argument.defaultValue?.isGiven == true else { return argument.type }
        if case .nonNull = argument.type { return argument.type }
        return .nonNull(argument.type)
    }

    /// Returns a constant as a literal of JSON.
    private static func json(_ value: Value) -> SwiftExpression {
        switch value {
        case .int(let int): .integer(int.text)
        case .float(let float): .float(float.text)
        case .string(let string): .string(string.value)
        case .boolean(let boolean): .boolean(boolean.value)
        case .enum(let value): .string(value.name.text)
        case .list(let list): .array(list.values.map(json))
        case .null, .object, .variable: .implicitMember("null")
        }
    }
}

extension Value {
    /// Whether it is another value than null.
    fileprivate var isGiven: Bool {
        if case .null = self { false } else { true }
    }
}
