import GraphQLSchema

/// Creates the functions that make samples of data, for tests and previews.
///
/// ```swift
/// extension RelayTesting.Sample<StoryRow_story.Data.Author> {
///     static func sample(name: Swift.String = "name") -> Self {
///         var fields = RelayTesting.SampleFields("User")
///         fields.set(0, name, name: "name")
///         return .init(fields)
///     }
/// }
/// ```
struct SampleCodegen {
    let access: AccessLevel
    let schema: Schema
    /// The paths of the types that are declared around a type, by their names.
    private(set) var scopes: [String: SwiftType] = [:]
    private var extensions: [SwiftDeclaration] = []

    private init(access: AccessLevel, schema: Schema) {
        self.access = access
        self.schema = schema
    }

    /// Returns the extensions for a definition's types.
    ///
    /// `surface` has the names of a fragment's types if its data is opaque.
    static func extensions(
        of declaration: SwiftTypeDeclaration,
        access: AccessLevel,
        schema: Schema,
        surface: SampleSurface? = nil
    ) -> [SwiftDeclaration] {
        var pass = SampleCodegen(access: access, schema: schema)
        for data in declaration.types where data.name == "Data" {
            let definition = SwiftType.named(declaration.name)
            let path = SwiftType.member(definition, "Data")
            pass.visit(data, path: surface?.path ?? path, value: definition, data: path)
        }
        return pass.extensions
    }

    /// Adds the extensions for a type and for the types in it.
    ///
    /// `value` is the type whose samples are made: the type itself, or the definition for its data.
    /// `data` is the type of the definition's data.
    private mutating func visit(
        _ declaration: SwiftTypeDeclaration,
        path: SwiftType,
        value: SwiftType,
        data: SwiftType? = nil
    ) {
        let outer = scopes
        let inner = declaration.types
        for type in inner { scopes[type.name] = .member(path, type.name) }
        for case .alias(let alias) in declaration.members {
            scopes[alias.name] = .member(path, alias.name)
        }
        let functions = self.functions(declaration)
        if !functions.isEmpty {
            extensions.append(.extension(Self.sample(of: value), functions.map { .function($0) }))
        }
        // A type in the data that has the definition's name would hide the definition.
        let isHidden = inner.contains { value == .named($0.name) }
        if let data, !functions.isEmpty, !isHidden {
            let forwarding = functions.map { Self.forwarding($0, to: value) }
            extensions.append(.extension(data, forwarding.map { .function($0) }))
        }
        let variants = declaration.caseTypes
        for type in inner where !variants.contains(type.name) {
            visit(type, path: .member(path, type.name), value: .member(path, type.name))
        }
        for type in inner where variants.contains(type.name) {
            visitTypes(in: type, path: .member(path, type.name))
        }
        scopes = outer
    }

    /// Adds the extensions for the types in a case of a choice.
    private mutating func visitTypes(in declaration: SwiftTypeDeclaration, path: SwiftType) {
        let outer = scopes
        for type in declaration.types { scopes[type.name] = .member(path, type.name) }
        for type in declaration.types {
            visit(type, path: .member(path, type.name), value: .member(path, type.name))
        }
        scopes = outer
    }

    // MARK: - Functions

    private func functions(_ declaration: SwiftTypeDeclaration) -> [SwiftFunction] {
        let type = declaration.schemaType ?? ""
        guard declaration.kind == .enum else {
            let fields = SampleField.fields(of: declaration)
            let object = SampleObject(type: concreteType(type))
            let connection = connectionFunction(declaration, fields, object)
            // Only one of the two functions may be callable without arguments.
            let required = connection == nil ? nil : fields.first { $0.name == "edges" }
            let plain = function("sample", fields, object, required: required)
            return [connection, plain].compactMap { $0 }
        }
        let cases = declaration.cases
        let named = Set(declaration.types.compactMap(\.schemaType))
        let functions = cases.enumerated().compactMap { index, item -> SwiftFunction? in
            guard case .named(let name)? = item.payload,
                let variant = declaration.types.first(where: { $0.name == name })
            else { return nil }
            var pass = self
            for type in variant.types {
                pass.scopes[type.name] = .member(variantPath(name), type.name)
            }
            let type = variant.schemaType ?? concreteType(type, besides: named)
            return pass.function(
                item.name,
                SampleField.fields(of: variant),
                SampleObject(type: type, caseIndex: index)
            )
        }
        guard let first = functions.first else { return functions }
        let sample = SwiftFunction(
            documentation: ["A sample of the first type, with the defaults of all fields."],
            access: access,
            isStatic: true,
            isEmittedOnUse: access == .public,
            name: "sample",
            parameters: [],
            result: .selfType,
            body: [.return(.call(.implicitMember(first.name), []))]
        )
        return functions + [sample]
    }

    private func variantPath(_ name: String) -> SwiftType { scopes[name] ?? .named(name) }

    /// Returns the name of an object type for an object of a type.
    private func concreteType(_ name: String, besides named: Set<String> = []) -> String {
        guard let type = schema.type(named: name) else { return name }
        let possible = schema.possibleTypes(of: type).map(\.name)
        return possible.first { !named.contains($0) } ?? (named.isEmpty ? name : "Other")
    }

    func function(
        _ name: String,
        _ fields: [SampleField],
        _ object: SampleObject,
        required: SampleField? = nil
    ) -> SwiftFunction {
        var names = NameAllocator(reserving: Set(fields.map(\.name)))
        let local = names.allocate("fields")
        let parameters = fields.map { field in
            SwiftFunction.Parameter(
                name: field.name,
                type: parameterType(field),
                defaultValue: field == required ? nil : defaultValue(field, object.type)
            )
        }
        let creation = object.creation
        return SwiftFunction(
            documentation: ["A sample with the defaults of the fields that are not given."],
            access: access,
            isStatic: true,
            isEmittedOnUse: access == .public,
            name: name,
            parameters: parameters,
            result: .selfType,
            body: fields.isEmpty
                ? [.return(.initialize([SwiftArgument(creation)]))]
                : [.variable(local, creation)] + fields.map { statement($0, in: local) } + [
                    .return(.initialize([SwiftArgument(.name(local))]))
                ]
        )
    }

    func statement(_ field: SampleField, in local: String) -> SwiftStatement {
        let value = SwiftExpression.name(field.name)
        let position = SwiftArgument(.integer(field.position))
        func set(_ argument: SwiftArgument...) -> SwiftStatement {
            .expression(.call(.member(.name(local), "set"), [position] + argument))
        }
        switch kind(field) {
        case .id:
            return .expression(.call(.member(.name(local), "setID"), [position, .init(value)]))
        case .typename:
            return .expression(.call(.member(.name(local), "setTypename"), [.init(value)]))
        case .object: return set(.init(value, label: "objects"))
        case .inline: return set(.init(value, label: "inline"))
        case .fragment: return set(.init(value, label: "fragment"))
        case .optionalFragment: return set(.init(value, label: "fragmentOrNil"))
        case .leaf: return set(.init(value), .init(.string(field.name), label: "name"))
        }
    }

    private enum Kind { case id, typename, object, inline, fragment, optionalFragment, leaf }

    private func kind(_ field: SampleField) -> Kind {
        switch field.function {
        case "fragment": return .fragment
        case "optionalFragment": return .optionalFragment
        case "optionalInline", "inlineResult": return .inline
        case "id" where field.isIdentity: return .id
        default:
            if field.name == "__typename" { return .typename }
            return ownType(field.type) == nil ? .leaf : .object
        }
    }

    // MARK: - Types

    static func sample(of type: SwiftType) -> SwiftType {
        .generic(.named("RelayTesting.Sample"), type)
    }

    /// Returns whether a sample of a fragment is the default of a parameter.
    static func hasDefault(_ fragment: SwiftType, in extensions: [SwiftDeclaration]) -> Bool {
        extensions.contains { declaration in
            guard case .extension(_, let members) = declaration else { return false }
            return members.contains { member in
                guard case .function(let function) = member else { return false }
                return function.parameters.contains {
                    $0.type == sample(of: fragment) && $0.defaultValue != nil
                }
            }
        }
    }

    /// Returns the path of the nested type in a type; `nil` for leaves.
    func ownType(_ type: SwiftType) -> SwiftType? {
        switch type {
        case .named(let name): scopes[name]
        case .optional(let inner), .array(let inner), .result(let inner): ownType(inner)
        case .runtime, .standard, .member, .generic: nil
        }
    }

    private func parameterType(_ field: SampleField) -> SwiftType {
        kind(field) == .id ? field.type.orNil : parameterType(field.type)
    }

    private func parameterType(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(let name): scopes[name].map(Self.sample) ?? type
        case .member(let fragment, "Ref"): Self.sample(of: fragment)
        case .optional(let inner): parameterType(inner).orNil
        case .array(let inner): .array(parameterType(inner))
        case .result(let inner): parameterType(inner)
        case .runtime, .standard, .member, .generic: type
        }
    }

    private func defaultValue(_ field: SampleField, _ typename: String) -> SwiftExpression {
        let sample = SwiftExpression.call(.implicitMember("sample"), [])
        switch kind(field) {
        case .id: return .nil
        case .typename: return .string(typename)
        case .fragment: return sample
        case .inline, .optionalFragment: return .nil
        case .object, .leaf: break
        }
        switch parameterType(field.type) {
        case .optional: return .nil
        case .array(let element):
            if case .generic = element { return .array([sample]) }
            return .array([])
        case .generic: return sample
        case .string: return .string(field.name)
        case .int: return .integer("42")
        case .double: return .float("4.5")
        case .bool: return .boolean(false)
        case .id: return .runtime("ID", [SwiftArgument(.string(field.name))])
        case .runtime("JSONValue"): return .string(field.name)
        case .named, .runtime, .standard, .member, .result:
            return .call(.member(.type(.named("RelayTesting.SampleDefault")), "value"), [])
        }
    }

    /// Returns `static func sample(…) -> Sample<Definition>` for the definition's data.
    private static func forwarding(_ function: SwiftFunction, to value: SwiftType) -> SwiftFunction
    {
        var forwarding = function
        forwarding.result = sample(of: value)
        let arguments = function.parameters.map { parameter in
            // These keywords can't be labels of arguments.
            let isKeyword = ["inout", "let", "var"].contains(parameter.name)
            let label = isKeyword ? SwiftNames.escaped(parameter.name) : parameter.name
            return SwiftArgument(.name(parameter.name), label: label)
        }
        forwarding.body = [.return(.call(.implicitMember(function.name), arguments))]
        return forwarding
    }
}
