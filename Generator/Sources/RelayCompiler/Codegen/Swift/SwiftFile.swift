/// A file of generated Swift as a tree, which `SwiftPrinter` prints.
///
/// The tree supports only the constructs of generated code. Names in it are not escaped: the
/// printer adds backticks around keywords.
struct SwiftFile: Equatable {
    /// The comment lines at the top, without slashes.
    var header: [String]
    /// The access level of the runtime's import.
    var importAccess: AccessLevel
    /// Whether the runtime is imported.
    var importsRuntime = true
    /// Other imported modules.
    var imports: [SwiftImport] = []
    /// The declarations, in order.
    var declarations: [SwiftDeclaration]
    /// The maximum number of types nested in one another as they are printed.
    var nestedTypeLimit = SplitDeepTypes.limit

    /// The access level for importing the runtime.
    ///
    /// Swift reports a `package import` as unused if only a conformance needs it, as that of an
    /// enum does.
    var runtimeAccess: AccessLevel {
        let needsConformanceOnly = declarations.allSatisfy { declaration in
            if case .type(let type) = declaration {
                type.conformances == [.runtime("GraphQLEnum")]
            } else {
                false
            }
        }
        return importAccess == .package && needsConformanceOnly ? .internal : importAccess
    }
}

/// An import of a module, or of a single type of it: `package import Module`,
/// `package import enum Module.Row`.
struct SwiftImport: Hashable {
    /// A type that is imported by itself, so that its name is not ambiguous; see ``ImportedNames``.
    struct SingleType: Hashable {
        var kind: SwiftTypeDeclaration.Kind
        var name: String
    }

    var module: String
    var access: AccessLevel
    var type: SingleType?
    /// Whether internal declarations of the module are used.
    var isTestable = false
}

/// A declaration at the top level of a file or in a type.
indirect enum SwiftDeclaration: Equatable {
    case type(SwiftTypeDeclaration)
    /// `extension Name { … }`
    case `extension`(SwiftType, [SwiftDeclaration])
    case stored(SwiftStoredProperty)
    case computed(SwiftComputedProperty)
    case function(SwiftFunction)
    /// A function of a protocol, without a body.
    case requirement(SwiftFunction)
    case cases([SwiftEnumCase])
    case alias(SwiftTypeAlias)
}

/// A struct, an enum or a protocol with its members.
struct SwiftTypeDeclaration: Equatable {
    enum Kind: String {
        case `struct` = "struct"
        case `enum` = "enum"
        case indirectEnum = "indirect enum"
        case `protocol` = "protocol"
    }

    var documentation: [String] = []
    var access: AccessLevel
    var kind: Kind
    var name: String
    var conformances: [SwiftType]
    var members: [SwiftDeclaration]
    /// The name of the GraphQL type that it has fields of; `nil` for other types.
    var schemaType: String?
}

/// `public typealias name = Type`.
struct SwiftTypeAlias: Equatable {
    var access: AccessLevel
    var name: String
    var type: SwiftType
}

/// `public let name: Type = value`.
struct SwiftStoredProperty: Equatable {
    var documentation: [String] = []
    /// The access level; `nil` for `private`.
    var access: AccessLevel?
    var isStatic = false
    var isMutable = false
    var name: String
    /// The type; `nil` if it is inferred from the value.
    var type: SwiftType?
    var value: SwiftExpression?
}

/// `public var name: Type { … }`.
struct SwiftComputedProperty: Equatable {
    var documentation: [String] = []
    /// The reason for its deprecation; `nil` if it is not deprecated.
    var deprecation: String?
    var access: AccessLevel
    var isStatic = false
    /// Whether it adds code to the module only where it is used.
    var isEmittedOnUse = false
    var name: String
    var type: SwiftType
    var body: [SwiftStatement]
    /// The body of the setter, or nil if there is none.
    var setter: [SwiftStatement]?
    /// Whether the setter is nonmutating.
    var isSetterNonmutating = true
}

/// A function, an initializer (named `init`) or an operator.
struct SwiftFunction: Equatable {
    struct Parameter: Equatable {
        /// The argument label; `nil` if it is the same as the name.
        var label: String?
        var name: String
        var isInout = false
        var type: SwiftType
        var defaultValue: SwiftExpression?
    }

    var documentation: [String] = []
    /// The access level; `nil` for `private`.
    var access: AccessLevel?
    var isStatic = false
    /// Whether it adds code to the module only where it is used.
    var isEmittedOnUse = false
    /// Whether overload resolution prefers other candidates.
    var isDisfavored = false
    var isThrowing = false
    var name: String
    var parameters: [Parameter]
    var result: SwiftType?
    var body: [SwiftStatement]
}

/// `case name(Type)`.
struct SwiftEnumCase: Equatable {
    var documentation: [String] = []
    var name: String
    var payload: SwiftType?
}

/// A type as it is spelled.
///
/// Types of the runtime and of the standard library are spelled with their modules, because an app
/// may declare a type of any name.
indirect enum SwiftType: Hashable, Sendable {
    /// A generated type, or one that the app names.
    case named(String)
    /// `Relay.Name`
    case runtime(String)
    /// `Swift.Name`
    case standard(String)
    case member(SwiftType, String)
    case optional(SwiftType)
    case array(SwiftType)
    case generic(SwiftType, SwiftType)
    /// `Swift.Result<Type, Relay.FieldErrors>`
    case result(SwiftType)

    static let string = SwiftType.standard("String")
    static let int = SwiftType.standard("Int")
    static let double = SwiftType.standard("Double")
    static let bool = SwiftType.standard("Bool")
    static let id = SwiftType.runtime("ID")
    static let selfType = SwiftType.named("Self")

    /// Returns `Relay.GrowingList<Element>`.
    static func growingList(_ element: SwiftType) -> SwiftType {
        .generic(.runtime("GrowingList"), element)
    }

    /// The optional type, unless it already is optional.
    var orNil: SwiftType {
        if case .optional = self { self } else { .optional(self) }
    }

    /// The type with an array as a list that grows, unless its elements are lists themselves.
    var growing: SwiftType {
        switch self {
        case .array(let element) where element.isName: .growingList(element)
        case .array(.optional(let element)) where element.isName: .growingList(.optional(element))
        case .optional(let type): .optional(type.growing)
        default: self
        }
    }

    /// The elements of a list that grows; `nil` for other types.
    var growingElement: SwiftType? {
        if case .generic(.runtime("GrowingList"), let element) = self { element } else { nil }
    }
}

/// A statement in a function's body.
indirect enum SwiftStatement: Equatable {
    case assign(SwiftExpression, SwiftExpression)
    /// `var name = value`.
    case variable(String, SwiftExpression)
    case expression(SwiftExpression)
    case `return`(SwiftExpression)
    case `break`
    case `switch`(SwiftExpression, [SwiftCase])
}

/// One branch of a switch.
struct SwiftCase: Equatable {
    var pattern: SwiftPattern
    var body: [SwiftStatement]
}

/// The pattern of a branch of a switch.
indirect enum SwiftPattern: Equatable {
    case expression(SwiftExpression)
    /// `.name(let binding)`, or `.name` without a binding.
    case enumCase(String, binding: String?)
    case tuple([SwiftPattern])
    case `default`
}

/// An expression.
indirect enum SwiftExpression: Equatable {
    case name(String)
    case type(SwiftType)
    /// `Name.self`
    case metatype(SwiftType)
    case string(String)
    /// A string literal over several lines, without escapes.
    case multilineString([String])
    case integer(String)
    case boolean(Bool)
    case float(String)
    case `nil`
    case array([SwiftExpression])
    case tuple([SwiftExpression])
    case member(SwiftExpression, String)
    /// `base[arguments]`
    case element(SwiftExpression, SwiftArgument)
    /// `base?.name`
    case optionalMember(SwiftExpression, String)
    /// `value ?? other`
    case coalesce(SwiftExpression, SwiftExpression)
    /// `.name`, with the type inferred from the context.
    case implicitMember(String)
    case call(SwiftExpression, [SwiftArgument])
    /// `{ names in try value }`
    case throwingClosure([String], SwiftExpression)
    /// `.init(…)`, whose type is inferred from the context.
    case initialize([SwiftArgument])

    /// `Relay.Name(…)`.
    static func runtime(_ type: String, _ arguments: [SwiftArgument] = []) -> SwiftExpression {
        .call(.type(.runtime(type)), arguments)
    }

    /// `self.name`.
    static func selfMember(_ name: String) -> SwiftExpression {
        .member(.name("self"), name)
    }
}

/// An argument of a call.
struct SwiftArgument: Equatable {
    var label: String?
    var value: SwiftExpression

    init(_ value: SwiftExpression, label: String? = nil) {
        self.label = label
        self.value = value
    }
}
