// @generated class.graphql sha256:4e3e743d8a078864eca0ef0062ad974d8b6a30529a7977423cada0fcc575db9d
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Class: Relay.GraphQLQuery {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query class
            text query class($in:Int,$inout:String,$Data:Data,$data:Int,$variables:Type!=A,$self:Reader,$init:Boolean!=true,$write:ID="w",$artifact:Int!=-1,$Input:Int){default(Data:$Data,in:$in,inout:$inout,self:$self,variables:$variables){id ...Optional@include(if:$init) ...objects_optional data{id}} Artifact{id} int first:node(id:$write)@skip(if:$init){__typename id} URL text a:default(in:$data){id} b:default(in:$artifact){id} c:default(in:$Input){id}} fragment Optional on Optional{as associatedtype async await a b break case catch class continue convenience default defer deinit description do dynamicType e else enum extension fallthrough false fileprivate for func get guard hash hashValue if import in init inout internal is lazy let nil none nonisolated open operator precedencegroup private protocol public reader repeat rethrows return self Self set some static struct subscript super switch throw throws true try Type type typealias value var weak where while _ Any Int String Relay Swift _old old} fragment objects_optional on Optional{any{id} array{id} arrays{id} Arrays{id} data{id} Data{id} equality{id} hero{id hero{id hero{id}}} Hero ids{id} optional{id} optionals{id} ref{id} relay{id} selection{id} string{id} strings{id} kind KIND episode{id kind} input:any{id} writer:any{id} kinds:array{id kind} never:any{id} bool:any{id} double:any{id} sendable:any{id} identifiable:any{id} fragmentRef:any{id} graphQLEnum:any{id} jSONValue:any{id} swift:any{id} void:any{id}}
            variables
             in: Int
             inout: String
             Data: input Data
             data: Int
             variables: enum Type! = A
             self: enum Reader
             init: Boolean! = true
             write: ID = "w"
             artifact: Int! = -1
             Input: Int
            normalization
             default(Data: $Data, in: $in, inout: $inout, self: $self, variables: $variables): type Optional
              id: ID!
              as: Int if $init
              associatedtype: Int if $init
              async: Int if $init
              await: Int if $init
              a: Int if $init
              b: Int if $init
              break: Int if $init
              case: Int if $init
              catch: Int if $init
              class: Int if $init
              continue: Int if $init
              convenience: Int if $init
              default: Int if $init
              defer: Int if $init
              deinit: Int if $init
              description: String if $init
              do: Int if $init
              dynamicType: Int if $init
              e: Int if $init
              else: Int if $init
              enum: Int if $init
              extension: Int if $init
              fallthrough: Int if $init
              false: Boolean if $init
              fileprivate: Int if $init
              for: Int if $init
              func: Int if $init
              get: Int if $init
              guard: Int if $init
              hash: Int if $init
              hashValue: Int if $init
              if: Int if $init
              import: Int if $init
              in: Int if $init
              init: Int if $init
              inout: Int if $init
              internal: Int if $init
              is: Int if $init
              lazy: Int if $init
              let: Int if $init
              nil: Int if $init
              none: Int if $init
              nonisolated: Int if $init
              open: Int if $init
              operator: Int if $init
              precedencegroup: Int if $init
              private: Int if $init
              protocol: Int if $init
              public: Int if $init
              reader: Int if $init
              repeat: Int if $init
              rethrows: Int if $init
              return: Int if $init
              self: Int if $init
              Self: Int if $init
              set: Int if $init
              some: Int if $init
              static: Int if $init
              struct: Int if $init
              subscript: Int if $init
              super: Int if $init
              switch: Int if $init
              throw: Int if $init
              throws: Int if $init
              true: Int if $init
              try: Int if $init
              Type: Int if $init
              type: Int if $init
              typealias: Int if $init
              value: Int if $init
              var: Int if $init
              weak: Int if $init
              where: Int if $init
              while: Int if $init
              _: Int if $init
              Any: Int if $init
              Int: Int if $init
              String: String if $init
              Relay: Int if $init
              Swift: enum Swift if $init
              _old: Int if $init
              old: Int if $init
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
             Artifact: type Optional
              id: ID!
             int: Int
             first = node(id: $write): interface Node if !$init @lookup(arguments: ["id"], scope: "", types: ["Optional"])
              __typename: String!
              id: ID!
             URL: scalar URL
             text: scalar Text!
             a = default(in: $data): type Optional
              id: ID!
             b = default(in: $artifact): type Optional
              id: ID!
             c = default(in: $Input): type Optional
              id: ID!
            reader
             default(Data: $Data, in: $in, inout: $inout, self: $self, variables: $variables)
              ...Optional if $init
              ...objects_optional
              data
               id
             Artifact
              id
             int
             first = node(id: $write) if !$init
              id
             URL
             text
             a = default(in: $data)
              id
             b = default(in: $artifact)
              id
             c = default(in: $Input)
              id
            """#)
    }

    public var `in`: Relay.Input<Swift.Int>
    public var `inout`: Relay.Input<Swift.String>
    public var Data_: Relay.Input<Data_>
    public var data: Relay.Input<Swift.Int>
    public var variables: Relay.Input<Type_>
    public var self_: Relay.Input<Reader_>
    public var init_: Swift.Bool
    public var write: Relay.Input<Relay.ID>
    public var artifact: Swift.Int
    public var Input: Relay.Input<Swift.Int>

    public init(`in`: Swift.Int? = nil, `inout`: Swift.String? = nil, Data_: Data_? = nil, data: Swift.Int? = nil, variables: Type_? = nil, self_: Reader_? = nil, init_: Swift.Bool = true, write: Relay.ID? = nil, artifact: Swift.Int = -1, Input: Swift.Int? = nil) {
        self.`in` = .init(`in`)
        self.`inout` = .init(`inout`)
        self.Data_ = .init(Data_)
        self.data = .init(data)
        self.variables = .init(variables)
        self.self_ = .init(self_)
        self.init_ = init_
        self.write = .init(write)
        self.artifact = artifact
        self.Input = .init(Input)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    public init(`in`: Relay.Input<Swift.Int> = .unset, `inout`: Relay.Input<Swift.String> = .unset, Data_: Relay.Input<Data_> = .unset, data: Relay.Input<Swift.Int> = .unset, variables: Relay.Input<Type_> = .unset, self_: Relay.Input<Reader_> = .unset, init_: Swift.Bool = true, write: Relay.Input<Relay.ID> = .unset, artifact: Swift.Int = -1, Input: Relay.Input<Swift.Int> = .unset) {
        self.`in` = `in`
        self.`inout` = `inout`
        self.Data_ = Data_
        self.data = data
        self.variables = variables
        self.self_ = self_
        self.init_ = init_
        self.write = write
        self.artifact = artifact
        self.Input = Input
    }

    public func write(to variables: inout Relay.VariableWriter) {
        variables.writeInput("in", self.`in`)
        variables.writeInput("inout", self.`inout`)
        variables.writeInput("Data", self.Data_)
        variables.writeInput("data", self.data)
        variables.writeInput("variables", self.variables)
        variables.writeInput("self", self.self_)
        variables.write("init", self.init_)
        variables.writeInput("write", self.write)
        variables.write("artifact", self.artifact)
        variables.writeInput("Input", self.Input)
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let `default`: Default?
        public let Artifact: Artifact_?
        public let int: Swift.Int?
        public let first: First?
        public let URL: WebAddress?
        public let text: Swift.String
        public let a: A?
        public let b: B?
        public let c: C?

        public init(_ reader: inout Relay.Reader) {
            self.`default` = reader.optionalObject(0)
            self.Artifact = reader.optionalObject(1)
            self.int = reader.optionalInt(2)
            self.first = reader.optionalObject(3)
            self.URL = reader.optionalValue(4)
            self.text = reader.value(5)
            self.a = reader.optionalObject(6)
            self.b = reader.optionalObject(7)
            self.c = reader.optionalObject(8)
        }

        public static func == (a: Self, b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.`default`, b.`default`)
            e.optionalObject(a.Artifact, b.Artifact)
            e.optionalInt(a.int, b.int)
            e.optionalObject(a.first, b.first)
            e.optionalValue(a.URL, b.URL)
            e.value(a.text, b.text)
            e.optionalObject(a.a, b.a)
            e.optionalObject(a.b, b.b)
            e.optionalObject(a.c, b.c)
            return e.isEqual
        }

        public nonisolated struct Default: Relay.Selection {
            public let optional: Optional_.Ref?
            public let objects_optional: Objects_optional.Ref
            public let data: Data_?

            public init(_ reader: inout Relay.Reader) {
                self.optional = reader.optionalFragment(0)
                self.objects_optional = reader.fragment(1)
                self.data = reader.optionalObject(2)
            }

            public static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalFragment(a.optional, b.optional)
                e.fragment(a.objects_optional, b.objects_optional)
                e.optionalObject(a.data, b.data)
                return e.isEqual
            }

            public nonisolated struct Data_: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                }

                public static func == (a: Self, b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    return e.isEqual
                }
            }
        }

        public nonisolated struct Artifact_: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct First: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct A: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct B: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }

        public nonisolated struct C: Relay.Selection, Swift.Identifiable {
            public let id: Relay.ID

            public init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
            }

            public static func == (a: Self, b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
