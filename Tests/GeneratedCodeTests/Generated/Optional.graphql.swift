// @generated Optional.graphql sha256:41fe54696076b774e710dd1ba922c32b0a5538f610688c0ad486d8ec79dabcc6
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Optional_: GraphQLFragment {
    public static let artifact = Artifact(v1: #"""
        fragment Optional on type Optional
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
         _old
         old
        """#)

    public nonisolated struct Data: Selection, FieldValue {
        public let `as`: Int?
        public let `associatedtype`: Int?
        public let async: Int?
        public let `await`: Int?
        public let a: Int?
        public let b: Int?
        public let `break`: Int?
        public let `case`: Int?
        public let `catch`: Int?
        public let `class`: Int?
        public let `continue`: Int?
        public let convenience: Int?
        public let `default`: Int?
        public let `defer`: Int?
        public let `deinit`: Int?
        public let description: String?
        public let `do`: Int?
        public let dynamicType: Int?
        public let e: Int?
        public let `else`: Int?
        public let `enum`: Int?
        public let `extension`: Int?
        public let `fallthrough`: Int?
        public let `false`: Bool?
        public let `fileprivate`: Int?
        public let `for`: Int?
        public let `func`: Int?
        public let get: Int?
        public let `guard`: Int?
        public let hash: Int?
        public let hashValue: Int?
        public let `if`: Int?
        public let `import`: Int?
        public let `in`: Int?
        public let init_: Int?
        public let `inout`: Int?
        public let `internal`: Int?
        public let `is`: Int?
        public let lazy: Int?
        public let `let`: Int?
        public let `nil`: Int?
        public let none: Int?
        public let nonisolated: Int?
        public let open: Int?
        public let `operator`: Int?
        public let `precedencegroup`: Int?
        public let `private`: Int?
        public let `protocol`: Int?
        public let `public`: Int?
        public let reader: Int?
        public let `repeat`: Int?
        public let `rethrows`: Int?
        public let `return`: Int?
        public let self_: Int?
        public let `Self`: Int?
        public let set: Int?
        public let some: Int?
        public let `static`: Int?
        public let `struct`: Int?
        public let `subscript`: Int?
        public let `super`: Int?
        public let `switch`: Int?
        public let `throw`: Int?
        public let `throws`: Int?
        public let `true`: Int?
        public let `try`: Int?
        public let Type_: Int?
        public let type: Int?
        public let `typealias`: Int?
        public let value: Int?
        public let `var`: Int?
        public let weak: Int?
        public let `where`: Int?
        public let `while`: Int?
        public let __: Int?
        public let `Any`: Int?
        public let Int: Int?
        public let String: String?
        public let Relay_: Int?
        public let _old: Int?

        @available(*, deprecated, message: "Use \"new\" \\ instead,\nplease. */")
        public var old: Int? {
            return self._old_
        }

        private let _old_: Int?

        public init(_ reader: inout Reader) {
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
            self.hashValue = reader.optionalInt(30)
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
            self._old = reader.optionalInt(79)
            self._old_ = reader.optionalInt(80)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
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
            e.optionalInt(a.hashValue, b.hashValue)
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
            e.optionalInt(a._old, b._old)
            e.optionalInt(a._old_, b._old_)
            return e.isEqual
        }
    }
}
