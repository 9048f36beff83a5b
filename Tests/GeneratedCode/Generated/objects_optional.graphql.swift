// @generated objects_optional.graphql sha256:3f9a0798657461f248cf2680cd9045e3b63309d3ed3a2173627d107f56c85461
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated enum Objects_optional: Relay.GraphQLFragment {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment objects_optional on type Optional
            text fragment objects_optional on Optional{any{id} array{id} arrays{id} Arrays{id} data{id} Data{id} equality{id} hero{id hero{id hero{id}}} Hero ids{id} optional{id} optionals{id} ref{id} relay{id} selection{id} string{id} strings{id} kind KIND episode{id kind} input:any{id} writer:any{id} kinds:array{id kind} never:any{id} bool:any{id} double:any{id} sendable:any{id} identifiable:any{id} fragmentRef:any{id} graphQLEnum:any{id} jSONValue:any{id} swift:any{id} void:any{id}}
            normalization
             any: type Optional
              id: ID!
             array: [type Optional!]
              id: ID!
             arrays: [type Optional!]
              id: ID!
             Arrays: [type Optional!]
              id: ID!
             data: type Optional
              id: ID!
             Data: type Optional
              id: ID!
             equality: type Optional
              id: ID!
             hero: type Optional
              id: ID!
              hero: type Optional
               id: ID!
               hero: type Optional
                id: ID!
             Hero: Int
             ids: [type Optional!]
              id: ID!
             optional: type Optional
              id: ID!
             optionals: [type Optional]
              id: ID!
             ref: type Optional
              id: ID!
             relay: type Optional
              id: ID!
             selection: type Optional
              id: ID!
             string: type Optional
              id: ID!
             strings: [type Optional!]!
              id: ID!
             kind: enum Kind!
             KIND: enum kind
             episode: type Optional
              id: ID!
              kind: enum Kind!
             input = any: type Optional
              id: ID!
             writer = any: type Optional
              id: ID!
             kinds = array: [type Optional!]
              id: ID!
              kind: enum Kind!
             never = any: type Optional
              id: ID!
             bool = any: type Optional
              id: ID!
             double = any: type Optional
              id: ID!
             sendable = any: type Optional
              id: ID!
             identifiable = any: type Optional
              id: ID!
             fragmentRef = any: type Optional
              id: ID!
             graphQLEnum = any: type Optional
              id: ID!
             jSONValue = any: type Optional
              id: ID!
             swift = any: type Optional
              id: ID!
             void = any: type Optional
              id: ID!
            reader
             any
              id
             array
              id
             arrays
              id
             Arrays
              id
             data
              id
             Data
              id
             equality
              id
             hero
              id
              hero
               id
               hero
                id
             Hero
             ids
              id
             optional
              id
             optionals
              id
             ref
              id
             relay
              id
             selection
              id
             string
              id
             strings
              id
             kind
             KIND
             episode
              kind
             input = any
              id
             writer = any
              id
             kinds = array
              kind
             never = any
              id
             bool = any
              id
             double = any
              id
             sendable = any
              id
             identifiable = any
              id
             fragmentRef = any
              id
             graphQLEnum = any
              id
             jSONValue = any
              id
             swift = any
              id
             void = any
              id
            """#)
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let any: Any_?
        public let array: [Array_]?
        public let arrays: [Array__]?
        public let Arrays: [Array___]?
        public let data: Data_?
        public let Data: Data__?
        public let equality: Equality_?
        public let hero: Hero_?
        public let Hero: Swift.Int?
        public let ids: [Ids]?
        public let optional: Optional_?
        public let optionals: [Optional__?]?
        public let ref: Ref_?
        public let relay: Relay_?
        public let selection: Selection_?
        public let string: String_?
        public let strings: [String__]
        public let kind: Kind
        public let KIND: Kind_?
        public let episode: Episode?
        public let input: Input_?
        public let writer: Writer?
        public let kinds: [Kind__]?
        public let never: Never_?
        public let bool: Bool_?
        public let double: Double_?
        public let sendable: Sendable_?
        public let identifiable: Identifiable_?
        public let fragmentRef: FragmentRef_?
        public let graphQLEnum: GraphQLEnum_?
        public let jSONValue: JSONValue_?
        public let swift: Swift_?
        public let void: Void_?

        public init(_ reader: inout Relay.Reader) {
            self.any = reader.optionalObject(0)
            self.array = reader.optionalObjects(1)
            self.arrays = reader.optionalObjects(2)
            self.Arrays = reader.optionalObjects(3)
            self.data = reader.optionalObject(4)
            self.Data = reader.optionalObject(5)
            self.equality = reader.optionalObject(6)
            self.hero = reader.optionalObject(7)
            self.Hero = reader.optionalInt(8)
            self.ids = reader.optionalObjects(9)
            self.optional = reader.optionalObject(10)
            self.optionals = reader.optionalObjectsOrNil(11)
            self.ref = reader.optionalObject(12)
            self.relay = reader.optionalObject(13)
            self.selection = reader.optionalObject(14)
            self.string = reader.optionalObject(15)
            self.strings = reader.objects(16)
            self.kind = reader.value(17)
            self.KIND = reader.optionalValue(18)
            self.episode = reader.optionalObject(19)
            self.input = reader.optionalObject(20)
            self.writer = reader.optionalObject(21)
            self.kinds = reader.optionalObjects(22)
            self.never = reader.optionalObject(23)
            self.bool = reader.optionalObject(24)
            self.double = reader.optionalObject(25)
            self.sendable = reader.optionalObject(26)
            self.identifiable = reader.optionalObject(27)
            self.fragmentRef = reader.optionalObject(28)
            self.graphQLEnum = reader.optionalObject(29)
            self.jSONValue = reader.optionalObject(30)
            self.swift = reader.optionalObject(31)
            self.void = reader.optionalObject(32)
        }

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.any, b.any)
            e.optionalObjects(a.array, b.array)
            e.optionalObjects(a.arrays, b.arrays)
            e.optionalObjects(a.Arrays, b.Arrays)
            e.optionalObject(a.data, b.data)
            e.optionalObject(a.Data, b.Data)
            e.optionalObject(a.equality, b.equality)
            e.optionalObject(a.hero, b.hero)
            e.optionalInt(a.Hero, b.Hero)
            e.optionalObjects(a.ids, b.ids)
            e.optionalObject(a.optional, b.optional)
            e.optionalObjectsOrNil(a.optionals, b.optionals)
            e.optionalObject(a.ref, b.ref)
            e.optionalObject(a.relay, b.relay)
            e.optionalObject(a.selection, b.selection)
            e.optionalObject(a.string, b.string)
            e.objects(a.strings, b.strings)
            e.value(a.kind, b.kind)
            e.optionalValue(a.KIND, b.KIND)
            e.optionalObject(a.episode, b.episode)
            e.optionalObject(a.input, b.input)
            e.optionalObject(a.writer, b.writer)
            e.optionalObjects(a.kinds, b.kinds)
            e.optionalObject(a.never, b.never)
            e.optionalObject(a.bool, b.bool)
            e.optionalObject(a.double, b.double)
            e.optionalObject(a.sendable, b.sendable)
            e.optionalObject(a.identifiable, b.identifiable)
            e.optionalObject(a.fragmentRef, b.fragmentRef)
            e.optionalObject(a.graphQLEnum, b.graphQLEnum)
            e.optionalObject(a.jSONValue, b.jSONValue)
            e.optionalObject(a.swift, b.swift)
            e.optionalObject(a.void, b.void)
            return e.isEqual
        }

        public nonisolated struct Any_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Array_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Array__: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Array___: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Data_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Data__: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Equality_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Hero_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID
            public let hero: Hero?

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.hero = reader.optionalObject(1)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalObject(a.hero, b.hero)
                return e.isEqual
            }

            public nonisolated struct Hero: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let hero: Hero?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.hero = reader.optionalObject(1)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalObject(a.hero, b.hero)
                    return e.isEqual
                }

                public nonisolated struct Hero: Relay.Selection, Swift.Identifiable {
                    public let id: Relay.ID

                    public init(_ reader: inout Relay.Reader) {
                        self.id = reader.id(0)
                    }

                    public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.id(a.id, b.id)
                        return e.isEqual
                    }
                }
            }
        }

        public nonisolated struct Ids: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Optional_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Optional__: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Ref_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Relay_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Selection_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct String_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct String__: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Episode: Relay.Selection {
            public let kind: Kind

            public init(_ reader: inout Relay.Reader) {
                self.kind = reader.value(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.kind, b.kind)
                return e.isEqual
            }
        }

        public nonisolated struct Input_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Writer: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Kind__: Relay.Selection {
            public let kind: Kind

            public init(_ reader: inout Relay.Reader) {
                self.kind = reader.value(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.value(a.kind, b.kind)
                return e.isEqual
            }
        }

        public nonisolated struct Never_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Bool_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Double_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Sendable_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Identifiable_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct FragmentRef_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct GraphQLEnum_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct JSONValue_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Swift_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct Void_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
