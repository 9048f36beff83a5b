// @generated Optional.graphql sha256:1bb0a79078b839d1ee0cf19fedf4abc95be6ce669232527f6bd9ee98f03a629e
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Optional_: Relay.GraphQLFragment {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Optional on type Optional
            text fragment Optional on Optional{as associatedtype async await a b break case catch class continue convenience default defer deinit description do dynamicType e else enum extension fallthrough false fileprivate for func get guard hash hashValue if import in init inout internal is lazy let nil none nonisolated open operator precedencegroup private protocol public reader repeat rethrows return self Self set some static struct subscript super switch throw throws true try Type type typealias value var weak where while _ Any Int String Relay Swift _old old}
            normalization
             as: Int
             associatedtype: Int
             async: Int
             await: Int
             a: Int
             b: Int
             break: Int
             case: Int
             catch: Int
             class: Int
             continue: Int
             convenience: Int
             default: Int
             defer: Int
             deinit: Int
             description: String
             do: Int
             dynamicType: Int
             e: Int
             else: Int
             enum: Int
             extension: Int
             fallthrough: Int
             false: Boolean
             fileprivate: Int
             for: Int
             func: Int
             get: Int
             guard: Int
             hash: Int
             hashValue: Int
             if: Int
             import: Int
             in: Int
             init: Int
             inout: Int
             internal: Int
             is: Int
             lazy: Int
             let: Int
             nil: Int
             none: Int
             nonisolated: Int
             open: Int
             operator: Int
             precedencegroup: Int
             private: Int
             protocol: Int
             public: Int
             reader: Int
             repeat: Int
             rethrows: Int
             return: Int
             self: Int
             Self: Int
             set: Int
             some: Int
             static: Int
             struct: Int
             subscript: Int
             super: Int
             switch: Int
             throw: Int
             throws: Int
             true: Int
             try: Int
             Type: Int
             type: Int
             typealias: Int
             value: Int
             var: Int
             weak: Int
             where: Int
             while: Int
             _: Int
             Any: Int
             Int: Int
             String: String
             Relay: Int
             Swift: enum Swift
             _old: Int
             old: Int
            reader
             as
             associatedtype
             async
             await
             a
             b
             break
             case
             catch
             class
             continue
             convenience
             default
             defer
             deinit
             description
             do
             dynamicType
             e
             else
             enum
             extension
             fallthrough
             false
             fileprivate
             for
             func
             get
             guard
             hash
             hashValue
             if
             import
             in
             init
             inout
             internal
             is
             lazy
             let
             nil
             none
             nonisolated
             open
             operator
             precedencegroup
             private
             protocol
             public
             reader
             repeat
             rethrows
             return
             self
             Self
             set
             some
             static
             struct
             subscript
             super
             switch
             throw
             throws
             true
             try
             Type
             type
             typealias
             value
             var
             weak
             where
             while
             _
             Any
             Int
             String
             Relay
             Swift
             _old
             old
            """#)
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let `as`: Swift.Int?
        public let `associatedtype`: Swift.Int?
        public let async: Swift.Int?
        public let `await`: Swift.Int?
        public let a: Swift.Int?
        public let b: Swift.Int?
        public let `break`: Swift.Int?
        public let `case`: Swift.Int?
        public let `catch`: Swift.Int?
        public let `class`: Swift.Int?
        public let `continue`: Swift.Int?
        public let convenience: Swift.Int?
        public let `default`: Swift.Int?
        public let `defer`: Swift.Int?
        public let `deinit`: Swift.Int?
        public let description: Swift.String?
        public let `do`: Swift.Int?
        public let dynamicType: Swift.Int?
        public let e: Swift.Int?
        public let `else`: Swift.Int?
        public let `enum`: Swift.Int?
        public let `extension`: Swift.Int?
        public let `fallthrough`: Swift.Int?
        public let `false`: Swift.Bool?
        public let `fileprivate`: Swift.Int?
        public let `for`: Swift.Int?
        public let `func`: Swift.Int?
        public let get: Swift.Int?
        public let `guard`: Swift.Int?
        public let hash: Swift.Int?
        public let hashValue_: Swift.Int?
        public let `if`: Swift.Int?
        public let `import`: Swift.Int?
        public let `in`: Swift.Int?
        public let init_: Swift.Int?
        public let `inout`: Swift.Int?
        public let `internal`: Swift.Int?
        public let `is`: Swift.Int?
        public let lazy: Swift.Int?
        public let `let`: Swift.Int?
        public let `nil`: Swift.Int?
        public let none: Swift.Int?
        public let nonisolated: Swift.Int?
        public let open: Swift.Int?
        public let `operator`: Swift.Int?
        public let `precedencegroup`: Swift.Int?
        public let `private`: Swift.Int?
        public let `protocol`: Swift.Int?
        public let `public`: Swift.Int?
        public let reader: Swift.Int?
        public let `repeat`: Swift.Int?
        public let `rethrows`: Swift.Int?
        public let `return`: Swift.Int?
        public let self_: Swift.Int?
        public let `Self`: Swift.Int?
        public let set: Swift.Int?
        public let some: Swift.Int?
        public let `static`: Swift.Int?
        public let `struct`: Swift.Int?
        public let `subscript`: Swift.Int?
        public let `super`: Swift.Int?
        public let `switch`: Swift.Int?
        public let `throw`: Swift.Int?
        public let `throws`: Swift.Int?
        public let `true`: Swift.Int?
        public let `try`: Swift.Int?
        public let Type_: Swift.Int?
        public let type: Swift.Int?
        public let `typealias`: Swift.Int?
        public let value: Swift.Int?
        public let `var`: Swift.Int?
        public let weak: Swift.Int?
        public let `where`: Swift.Int?
        public let `while`: Swift.Int?
        public let __: Swift.Int?
        public let `Any`: Swift.Int?
        public let Int: Swift.Int?
        public let String: Swift.String?
        public let Relay_: Swift.Int?
        public let Swift_: Swift_?
        public let _old: Swift.Int?

        @available(*, deprecated, message: "Use \"new\" \\ instead,\nplease. */")
        public var old: Swift.Int? {
            return self._old_
        }

        private let _old_: Swift.Int?

        public init(_ reader: inout Relay.Reader) {
            self.`as` = reader.optionalInt(0)
            self.`associatedtype` = reader.optionalInt(1)
            self.async = reader.optionalInt(2)
            self.`await` = reader.optionalInt(3)
            self.a = reader.optionalInt(4)
            self.b = reader.optionalInt(5)
            self.`break` = reader.optionalInt(6)
            self.`case` = reader.optionalInt(7)
            self.`catch` = reader.optionalInt(8)
            self.`class` = reader.optionalInt(9)
            self.`continue` = reader.optionalInt(10)
            self.convenience = reader.optionalInt(11)
            self.`default` = reader.optionalInt(12)
            self.`defer` = reader.optionalInt(13)
            self.`deinit` = reader.optionalInt(14)
            self.description = reader.optionalString(15)
            self.`do` = reader.optionalInt(16)
            self.dynamicType = reader.optionalInt(17)
            self.e = reader.optionalInt(18)
            self.`else` = reader.optionalInt(19)
            self.`enum` = reader.optionalInt(20)
            self.`extension` = reader.optionalInt(21)
            self.`fallthrough` = reader.optionalInt(22)
            self.`false` = reader.optionalBool(23)
            self.`fileprivate` = reader.optionalInt(24)
            self.`for` = reader.optionalInt(25)
            self.`func` = reader.optionalInt(26)
            self.get = reader.optionalInt(27)
            self.`guard` = reader.optionalInt(28)
            self.hash = reader.optionalInt(29)
            self.hashValue_ = reader.optionalInt(30)
            self.`if` = reader.optionalInt(31)
            self.`import` = reader.optionalInt(32)
            self.`in` = reader.optionalInt(33)
            self.init_ = reader.optionalInt(34)
            self.`inout` = reader.optionalInt(35)
            self.`internal` = reader.optionalInt(36)
            self.`is` = reader.optionalInt(37)
            self.lazy = reader.optionalInt(38)
            self.`let` = reader.optionalInt(39)
            self.`nil` = reader.optionalInt(40)
            self.none = reader.optionalInt(41)
            self.nonisolated = reader.optionalInt(42)
            self.open = reader.optionalInt(43)
            self.`operator` = reader.optionalInt(44)
            self.`precedencegroup` = reader.optionalInt(45)
            self.`private` = reader.optionalInt(46)
            self.`protocol` = reader.optionalInt(47)
            self.`public` = reader.optionalInt(48)
            self.reader = reader.optionalInt(49)
            self.`repeat` = reader.optionalInt(50)
            self.`rethrows` = reader.optionalInt(51)
            self.`return` = reader.optionalInt(52)
            self.self_ = reader.optionalInt(53)
            self.`Self` = reader.optionalInt(54)
            self.set = reader.optionalInt(55)
            self.some = reader.optionalInt(56)
            self.`static` = reader.optionalInt(57)
            self.`struct` = reader.optionalInt(58)
            self.`subscript` = reader.optionalInt(59)
            self.`super` = reader.optionalInt(60)
            self.`switch` = reader.optionalInt(61)
            self.`throw` = reader.optionalInt(62)
            self.`throws` = reader.optionalInt(63)
            self.`true` = reader.optionalInt(64)
            self.`try` = reader.optionalInt(65)
            self.Type_ = reader.optionalInt(66)
            self.type = reader.optionalInt(67)
            self.`typealias` = reader.optionalInt(68)
            self.value = reader.optionalInt(69)
            self.`var` = reader.optionalInt(70)
            self.weak = reader.optionalInt(71)
            self.`where` = reader.optionalInt(72)
            self.`while` = reader.optionalInt(73)
            self.__ = reader.optionalInt(74)
            self.`Any` = reader.optionalInt(75)
            self.Int = reader.optionalInt(76)
            self.String = reader.optionalString(77)
            self.Relay_ = reader.optionalInt(78)
            self.Swift_ = reader.optionalValue(79)
            self._old = reader.optionalInt(80)
            self._old_ = reader.optionalInt(81)
        }

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalInt(a.`as`, b.`as`)
            e.optionalInt(a.`associatedtype`, b.`associatedtype`)
            e.optionalInt(a.async, b.async)
            e.optionalInt(a.`await`, b.`await`)
            e.optionalInt(a.a, b.a)
            e.optionalInt(a.b, b.b)
            e.optionalInt(a.`break`, b.`break`)
            e.optionalInt(a.`case`, b.`case`)
            e.optionalInt(a.`catch`, b.`catch`)
            e.optionalInt(a.`class`, b.`class`)
            e.optionalInt(a.`continue`, b.`continue`)
            e.optionalInt(a.convenience, b.convenience)
            e.optionalInt(a.`default`, b.`default`)
            e.optionalInt(a.`defer`, b.`defer`)
            e.optionalInt(a.`deinit`, b.`deinit`)
            e.optionalString(a.description, b.description)
            e.optionalInt(a.`do`, b.`do`)
            e.optionalInt(a.dynamicType, b.dynamicType)
            e.optionalInt(a.e, b.e)
            e.optionalInt(a.`else`, b.`else`)
            e.optionalInt(a.`enum`, b.`enum`)
            e.optionalInt(a.`extension`, b.`extension`)
            e.optionalInt(a.`fallthrough`, b.`fallthrough`)
            e.optionalBool(a.`false`, b.`false`)
            e.optionalInt(a.`fileprivate`, b.`fileprivate`)
            e.optionalInt(a.`for`, b.`for`)
            e.optionalInt(a.`func`, b.`func`)
            e.optionalInt(a.get, b.get)
            e.optionalInt(a.`guard`, b.`guard`)
            e.optionalInt(a.hash, b.hash)
            e.optionalInt(a.hashValue_, b.hashValue_)
            e.optionalInt(a.`if`, b.`if`)
            e.optionalInt(a.`import`, b.`import`)
            e.optionalInt(a.`in`, b.`in`)
            e.optionalInt(a.init_, b.init_)
            e.optionalInt(a.`inout`, b.`inout`)
            e.optionalInt(a.`internal`, b.`internal`)
            e.optionalInt(a.`is`, b.`is`)
            e.optionalInt(a.lazy, b.lazy)
            e.optionalInt(a.`let`, b.`let`)
            e.optionalInt(a.`nil`, b.`nil`)
            e.optionalInt(a.none, b.none)
            e.optionalInt(a.nonisolated, b.nonisolated)
            e.optionalInt(a.open, b.open)
            e.optionalInt(a.`operator`, b.`operator`)
            e.optionalInt(a.`precedencegroup`, b.`precedencegroup`)
            e.optionalInt(a.`private`, b.`private`)
            e.optionalInt(a.`protocol`, b.`protocol`)
            e.optionalInt(a.`public`, b.`public`)
            e.optionalInt(a.reader, b.reader)
            e.optionalInt(a.`repeat`, b.`repeat`)
            e.optionalInt(a.`rethrows`, b.`rethrows`)
            e.optionalInt(a.`return`, b.`return`)
            e.optionalInt(a.self_, b.self_)
            e.optionalInt(a.`Self`, b.`Self`)
            e.optionalInt(a.set, b.set)
            e.optionalInt(a.some, b.some)
            e.optionalInt(a.`static`, b.`static`)
            e.optionalInt(a.`struct`, b.`struct`)
            e.optionalInt(a.`subscript`, b.`subscript`)
            e.optionalInt(a.`super`, b.`super`)
            e.optionalInt(a.`switch`, b.`switch`)
            e.optionalInt(a.`throw`, b.`throw`)
            e.optionalInt(a.`throws`, b.`throws`)
            e.optionalInt(a.`true`, b.`true`)
            e.optionalInt(a.`try`, b.`try`)
            e.optionalInt(a.Type_, b.Type_)
            e.optionalInt(a.type, b.type)
            e.optionalInt(a.`typealias`, b.`typealias`)
            e.optionalInt(a.value, b.value)
            e.optionalInt(a.`var`, b.`var`)
            e.optionalInt(a.weak, b.weak)
            e.optionalInt(a.`where`, b.`where`)
            e.optionalInt(a.`while`, b.`while`)
            e.optionalInt(a.__, b.__)
            e.optionalInt(a.`Any`, b.`Any`)
            e.optionalInt(a.Int, b.Int)
            e.optionalString(a.String, b.String)
            e.optionalInt(a.Relay_, b.Relay_)
            e.optionalValue(a.Swift_, b.Swift_)
            e.optionalInt(a._old, b._old)
            e.optionalInt(a._old_, b._old_)
            return e.isEqual
        }
    }
}
