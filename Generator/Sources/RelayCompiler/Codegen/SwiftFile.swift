/// A file of generated Swift as a tree; `SwiftPrinter` turns it into text.
///
/// The tree knows just what generated code is made of. Names in it are unescaped: the printer
/// puts backticks around keywords.
struct SwiftFile: Equatable {
    /// Comment lines at the top, without their slashes.
    var header: [String]
    /// How the runtime is imported.
    var importAccess: AccessLevel
    /// Whether it is imported at all.
    var importsRuntime = true
    /// Other modules it imports, in the same way.
    var imports: [String] = []
    /// The declarations, in order.
    var declarations: [SwiftDeclaration]

    /// How the runtime is imported, where it is: Swift calls a `package import` unused that only a
    /// conformance needs, as an enum's does.
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

/// A declaration at the top of a file or in a type.
indirect enum SwiftDeclaration: Equatable {
    case type(SwiftTypeDeclaration)
    /// `extension Name { … }`
    case `extension`(SwiftType, [SwiftDeclaration])
    case stored(SwiftStoredProperty)
    case computed(SwiftComputedProperty)
    case function(SwiftFunction)
    case cases([SwiftEnumCase])
    case alias(SwiftTypeAlias)
}

/// A struct or an enum with its members.
struct SwiftTypeDeclaration: Equatable {
    enum Kind: String {
        case `struct` = "struct"
        case `enum` = "enum"
        case indirectEnum = "indirect enum"
    }

    var documentation: [String] = []
    var access: AccessLevel
    var kind: Kind
    var name: String
    var conformances: [SwiftType]
    var members: [SwiftDeclaration]
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
    /// nil for `private`.
    var access: AccessLevel?
    var isStatic = false
    var isMutable = false
    var name: String
    /// nil where the value tells.
    var type: SwiftType?
    var value: SwiftExpression?
}

/// `public var name: Type { … }`.
struct SwiftComputedProperty: Equatable {
    var documentation: [String] = []
    /// Why it should not be used any more; nil when it may.
    var deprecation: String?
    var access: AccessLevel
    var isStatic = false
    /// Whether it takes no space in the module unless it is used.
    var isEmittedOnUse = false
    var name: String
    var type: SwiftType
    var body: [SwiftStatement]
    /// The body of the setter, or nil if there is none.
    var setter: [SwiftStatement]?
    /// Whether the setter leaves the value as it is.
    var isSetterNonmutating = true
}

/// A function, an initializer (named `init`) or an operator.
struct SwiftFunction: Equatable {
    struct Parameter: Equatable {
        /// The name at the place of the call; nil when it is the name itself.
        var label: String?
        var name: String
        var isInout = false
        var type: SwiftType
        var defaultValue: SwiftExpression?
    }

    var documentation: [String] = []
    var access: AccessLevel
    var isStatic = false
    /// Whether it takes no space in the module unless it is used.
    var isEmittedOnUse = false
    /// Whether overload resolution prefers others that fit as well.
    var isDisfavored = false
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

    /// The type, made optional where it is not.
    var orNil: SwiftType {
        if case .optional = self { self } else { .optional(self) }
    }
}

/// One statement of a function's body.
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
    case string(String)
    /// A string over several lines, which nothing escapes.
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
    /// `.init(…)` of the type that the context tells.
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
