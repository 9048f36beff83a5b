// @generated class.graphql sha256:4e3e743d8a078864eca0ef0062ad974d8b6a30529a7977423cada0fcc575db9d
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Class: Relay.GraphQLQuery {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query class
            text query class($in:Int,$inout:String,$Data:Data,$data:Int,$variables:Type!=A,$self:Reader,$init:Boolean!=true,$write:ID="w",$artifact:Int!=-1,$Input:Int){default(Data:$Data,in:$in,inout:$inout,self:$self,variables:$variables){id ...Optional@include(if:$init) ...objects_optional data{id}} Artifact{id} int first:node(id:$write)@skip(if:$init){__typename id} URL text a:default(in:$data){id} b:default(in:$artifact){id} c:default(in:$Input){id}}
            spreads Optional objects_optional
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
              ...Optional if $init
              ...objects_optional
              data: type Optional
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
            """#, fragments: [Optional_.artifact, Objects_optional.artifact])
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

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
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

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                return e.isEqual
            }
        }
    }
}
