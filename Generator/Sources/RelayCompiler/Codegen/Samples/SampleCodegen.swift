import GraphQLSchema

/// Creates the functions that make samples of data, for tests and previews.
///
/// ```swift
/// extension StoryRow_story {
///     struct ObjectSample<SampledObject>: RelayTesting.ObjectSample { … }
/// }
///
/// extension StoryRow_story.ObjectSample<StoryRow_story.Data.Author> {
///     static func sample(name: Swift.String = "name") -> Self {
///         var fields = RelayTesting.SampleFields("User")
///         fields.set(0, name, name: "name")
///         return .init(fields)
///     }
/// }
/// ```
///
/// The samples of objects have a type for each definition because the type checker tries all
/// functions of a name in a type: with one type for all, compiling an app's samples would take
/// time that grows with the square of their number.
struct SampleCodegen {
    let access: AccessLevel
    let schema: Schema
    /// The definition whose samples are made.
    let definition: SwiftType
    /// The fragments that have no function in their data.
    let plainFragments: Set<SwiftType>
    /// The paths of the types that are declared around a type, by their names.
    private(set) var scopes: [String: SwiftType] = [:]
    /// The paths of the types that are inline fragments on abstract types.
    private var abstractTypes: Set<SwiftType> = []
    private var extensions: [SwiftDeclaration] = []

    private init(
        access: AccessLevel,
        schema: Schema,
        definition: SwiftType,
        plainFragments: Set<SwiftType>
    ) {
        self.access = access
        self.schema = schema
        self.definition = definition
        self.plainFragments = plainFragments
    }

    /// Returns the extensions for a definition's types.
    ///
    /// `surface` has the names of a fragment's types if its data is opaque. `plainFragments` are the
    /// spread fragments that have no functions in their data.
    static func extensions(
        of declaration: SwiftTypeDeclaration,
        access: AccessLevel,
        schema: Schema,
        surface: SampleSurface? = nil,
        isUpdatable: Bool = false,
        plainFragments: Set<SwiftType> = []
    ) -> [SwiftDeclaration] {
        let definition = SwiftType.named(declaration.name)
        var pass = SampleCodegen(
            access: access,
            schema: schema,
            definition: definition,
            plainFragments: plainFragments
        )
        for data in declaration.types where data.name == "Data" {
            let path = SwiftType.member(definition, "Data")
            let functionPath = isUpdatable ? nil : path
            pass.visit(data, path: surface?.path ?? path, isData: true, data: functionPath)
        }
        // Data that is written has no samples, but other samples refer to the fragment.
        if isUpdatable { return Array(pass.extensions.prefix(1)) }
        return pass.objectSample() + pass.extensions
    }

    /// Returns the type of the samples of objects, or nothing if the data has no objects.
    private func objectSample() -> [SwiftDeclaration] {
        let hasObjects = extensions.contains { item in
            if case .extension(.generic(.member, _), _) = item { true } else { false }
        }
        guard hasObjects else { return [] }
        let fields = SwiftType.named("RelayTesting.SampleFields")
        let initializer = SwiftFunction(
            access: access,
            isEmittedOnUse: access == .public,
            name: "init",
            parameters: [.init(label: "_", name: "fields", type: fields)],
            body: [.assign(.selfMember("fields"), .name("fields"))]
        )
        let type = SwiftTypeDeclaration(
            documentation: ["Samples of the objects in the data."],
            access: access,
            kind: .struct,
            name: "ObjectSample<SampledObject>",
            conformances: [.named("RelayTesting.ObjectSample")],
            members: [
                .stored(SwiftStoredProperty(access: access, name: "fields", type: fields)),
                .function(initializer),
            ]
        )
        return [.extension(definition, [.type(type)])]
    }

    /// Adds the extensions for a type and for the types in it.
    ///
    /// `isData` says whether it is the definition's data. `data` is the path of that type unless it
    /// has no functions. `fragment` is set for an inline fragment.
    private mutating func visit(
        _ declaration: SwiftTypeDeclaration,
        path: SwiftType,
        isData: Bool = false,
        data: SwiftType? = nil,
        fragment: InlineFragment? = nil
    ) {
        let outer = scopes
        let inner = declaration.types
        enter(declaration, path)
        for case .alias(let alias) in declaration.members {
            scopes[alias.name] = .member(path, alias.name)
        }
        let functions = self.functions(declaration, fragment)
        // A type in the data that has the definition's name would hide the definition.
        let isHidden = inner.contains { definition == .named($0.name) }
        let sample = isData ? Self.sample(of: definition) : objectSample(of: path)
        if let data, !isHidden {
            add(functions, to: sample, data, isChoice: declaration.kind == .enum)
        } else {
            add(functions, to: sample)
        }
        let variants = declaration.caseTypes
        visitTypes(in: declaration, path: path, besides: variants, fragment)
        for type in inner where variants.contains(type.name) {
            let (outer, path) = (scopes, SwiftType.member(path, type.name))
            enter(type, path)
            visitTypes(in: type, path: path)
            scopes = outer
        }
        scopes = outer
    }

    /// Records the paths of the types in a type.
    private mutating func enter(_ declaration: SwiftTypeDeclaration, _ path: SwiftType) {
        for type in declaration.types {
            let inner = SwiftType.member(path, type.name)
            scopes[type.name] = inner
            let schemaType = type.schemaType.flatMap(schema.type(named:))
            if schemaType?.isAbstract ?? false { abstractTypes.insert(inner) }
        }
    }

    /// Adds the extensions for the types in a type.
    private mutating func visitTypes(
        in declaration: SwiftTypeDeclaration,
        path: SwiftType,
        besides variants: Set<String> = [],
        _ around: InlineFragment? = nil
    ) {
        let fields = SampleField.fields(of: declaration).filter { kind($0) == .inline }
        let paths = Set(fields.compactMap { ownType($0.type) })
        let fragments = declaration.types.filter { paths.contains(.member(path, $0.name)) }
        let fragment = InlineFragment(
            object: around?.object ?? declaration.schemaType,
            types: Set(fragments.compactMap(\.schemaType))
        )
        for type in declaration.types where !variants.contains(type.name) {
            let inner = SwiftType.member(path, type.name)
            visit(type, path: inner, fragment: paths.contains(inner) ? fragment : nil)
        }
    }

    /// An inline fragment with an alias, as samples need it.
    private struct InlineFragment {
        /// The type of the object that it is on.
        let object: String?
        /// Its type and those of the other inline fragments on the object.
        let types: Set<String>
    }

    private mutating func add(_ functions: [SwiftFunction], to type: SwiftType) {
        guard !functions.isEmpty else { return }
        extensions.append(.extension(type, functions.map { .function($0) }))
    }

    /// Adds the functions to the definition's sample and to its data: one calls the other.
    ///
    /// A choice has its functions in the sample, because its data has cases with their names.
    private mutating func add(
        _ functions: [SwiftFunction],
        to sample: SwiftType,
        _ data: SwiftType,
        isChoice: Bool
    ) {
        if isChoice {
            add(functions, to: sample)
            add(functions.map { $0.forwarding(to: nil, result: sample) }, to: data)
        } else {
            add(functions.map { $0.forwarding(to: data, result: .selfType) }, to: sample)
            add(functions.map { $0.returning(sample) }, to: data)
        }
    }

    // MARK: - Functions

    private func functions(
        _ declaration: SwiftTypeDeclaration,
        _ fragment: InlineFragment?
    ) -> [SwiftFunction] {
        let type = declaration.schemaType ?? ""
        guard declaration.kind == .enum else {
            let fields = SampleField.fields(of: declaration)
            let object = SampleObject(type: concreteType(type, fragment))
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
        // A function of a type `Sample` is called without arguments, too.
        guard let first = functions.first, !functions.contains(where: { $0.name == "sample" })
        else { return functions }
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

    /// Returns the name of an object type for an object of a type, or of an inline fragment.
    private func concreteType(_ name: String, _ fragment: InlineFragment?) -> String {
        guard let type = schema.type(named: name) else { return name }
        let possible = schema.possibleTypes(of: type).map(\.name)
        guard let fragment, let object = fragment.object.flatMap(schema.type(named:)) else {
            return possible.first ?? name
        }
        let types = Set(schema.possibleTypes(of: object).map(\.name))
        let both = possible.filter(types.contains)
        // The object has none of the other fragments' types, unless all of its types have one.
        return both.first { !fragment.types.contains($0) } ?? both.first ?? name
    }

    /// Returns the name of an object type for an object of a type that has none of the named types.
    private func concreteType(_ name: String, besides named: Set<String>) -> String {
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
        case .inline:
            let isAbstract = ownType(field.type).map(abstractTypes.contains) ?? false
            let note = SwiftArgument(.boolean(true), label: "isAbstract")
            return .expression(
                .call(
                    .member(.name(local), "set"),
                    [position, .init(value, label: "inline")] + (isAbstract ? [note] : [])
                )
            )
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

    func objectSample(of type: SwiftType) -> SwiftType {
        .generic(.member(definition, "ObjectSample"), type)
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
        case .generic: type.growingElement.flatMap(ownType)
        case .runtime, .standard, .member: nil
        }
    }

    private func parameterType(_ field: SampleField) -> SwiftType {
        kind(field) == .id ? field.type.orNil : parameterType(field.type)
    }

    private func parameterType(_ type: SwiftType) -> SwiftType {
        switch type {
        case .named(let name): scopes[name].map(objectSample) ?? type
        case .member(let fragment, "Ref"): Self.sample(of: fragment)
        case .optional(let inner): parameterType(inner).orNil
        case .array(let inner): .array(parameterType(inner))
        case .result(let inner): parameterType(inner)
        case .generic: type.growingElement.map { .array(parameterType($0)) } ?? type
        case .runtime, .standard, .member: type
        }
    }

    private func defaultValue(_ field: SampleField, _ typename: String) -> SwiftExpression {
        let sample = SwiftExpression.call(.implicitMember("sample"), [])
        switch kind(field) {
        case .id: return .nil
        case .typename: return .string(typename)
        case .fragment: return fragmentSample(field.type)
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

    /// Returns the default for a fragment: the function of its data is the only candidate.
    private func fragmentSample(_ type: SwiftType) -> SwiftExpression {
        guard case .member(let fragment, "Ref") = type, !plainFragments.contains(fragment) else {
            return .call(.implicitMember("sample"), [])
        }
        return .call(.member(.type(.member(fragment, "Data")), "sample"), [])
    }
}

extension SwiftFunction {
    /// Returns the function with another result.
    fileprivate func returning(_ type: SwiftType) -> SwiftFunction {
        var function = self
        function.result = type
        return function
    }

    /// Returns a function that calls this one as a member of `type`, or of its result.
    fileprivate func forwarding(to type: SwiftType?, result: SwiftType) -> SwiftFunction {
        var forwarding = returning(result)
        let arguments = parameters.map { parameter in
            SwiftArgument(
                .name(parameter.name),
                label: SwiftNames.escapedArgumentLabel(parameter.name)
            )
        }
        let callee = type.map { SwiftExpression.member(.type($0), name) } ?? .implicitMember(name)
        forwarding.body = [.return(.call(callee, arguments))]
        return forwarding
    }
}
