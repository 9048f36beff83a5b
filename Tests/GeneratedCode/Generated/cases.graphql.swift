// @generated cases.graphql sha256:71a5c4a0a1adf4977f936307f1547582113fbe0b3fd7a5c07b3c2b341d63b0c1
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Cases: Relay.GraphQLQuery {
    public static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query cases
            text query cases{shapes{__typename id area ...on Other{other own{__typename id ...on Other{other}}} ...on other_{lower} ...on Human{human human_{__typename id human}} ...on Module{swift{__typename id} relay{__typename id}}}}
            normalization
             shapes: [interface Protocol!]!
              __typename: String!
              id: ID!
              area: Float
              ... on type Other
               other: Int
               own: interface Protocol
                __typename: String!
                id: ID!
                ... on type Other
                 other: Int
              ... on type other_
               lower: Int
              ... on type Human
               human: Int
               human_: interface Protocol
                __typename: String!
                id: ID!
                human: Int
              ... on type Module
               swift: interface Protocol
                __typename: String!
                id: ID!
               relay: interface Protocol
                __typename: String!
                id: ID!
            reader
             shapes
              case Other
               id
               area
               other
               own
                case Other
                 id
                 other
                default
                 id
              case other_
               id
               area
               lower
              case Human
               id
               area
               human
               human_
                human
              case String_
               id
               area
              case self
               id
               area
              case Module
               id
               area
               swift
                id
               relay
                id
              default
               id
               area
            """#)
    }

    public init() {
    }

    public func write(to variables: inout Relay.VariableWriter) {
    }

    public nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        public let shapes: [Shape]

        public init(_ reader: inout Relay.Reader) {
            self.shapes = reader.objects(0)
        }

        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.objects(a.shapes, b.shapes)
            return e.isEqual
        }

        public nonisolated enum Shape: Relay.Selection, Swift.Identifiable {
            case other_(Other_)
            case other__(Other__)
            case human(Human)
            case string_(String_)
            case self_(Self_)
            case module(Module)
            case other(Other)

            public init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .other_(reader.caseValue(0))
                case 1:
                    self = .other__(reader.caseValue(1))
                case 2:
                    self = .human(reader.caseValue(2))
                case 3:
                    self = .string_(reader.caseValue(3))
                case 4:
                    self = .self_(reader.caseValue(4))
                case 5:
                    self = .module(reader.caseValue(5))
                default:
                    self = .other(reader.caseValue(6))
                }
            }

            public var id: Relay.ID {
                switch self {
                case .other_(let value):
                    return value.id
                case .other__(let value):
                    return value.id
                case .human(let value):
                    return value.id
                case .string_(let value):
                    return value.id
                case .self_(let value):
                    return value.id
                case .module(let value):
                    return value.id
                case .other(let value):
                    return value.id
                }
            }

            public var area: Swift.Double? {
                switch self {
                case .other_(let value):
                    return value.area
                case .other__(let value):
                    return value.area
                case .human(let value):
                    return value.area
                case .string_(let value):
                    return value.area
                case .self_(let value):
                    return value.area
                case .module(let value):
                    return value.area
                case .other(let value):
                    return value.area
                }
            }

            public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.other_(let a), .other_(let b)):
                    e.object(a, b)
                case (.other__(let a), .other__(let b)):
                    e.object(a, b)
                case (.human(let a), .human(let b)):
                    e.object(a, b)
                case (.string_(let a), .string_(let b)):
                    e.object(a, b)
                case (.self_(let a), .self_(let b)):
                    e.object(a, b)
                case (.module(let a), .module(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            public nonisolated struct Other_: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?
                public let other: Swift.Int?
                public let own: Own?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.other = reader.optionalInt(2)
                    self.own = reader.optionalObject(3)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalInt(a.other, b.other)
                    e.optionalObject(a.own, b.own)
                    return e.isEqual
                }

                public nonisolated enum Own: Relay.Selection, Swift.Identifiable {
                    case other_(Other_)
                    case other(Other)

                    public init(_ reader: inout Relay.Reader) {
                        switch reader.switchCase() {
                        case 0:
                            self = .other_(reader.caseValue(0))
                        default:
                            self = .other(reader.caseValue(1))
                        }
                    }

                    public var id: Relay.ID {
                        switch self {
                        case .other_(let value):
                            return value.id
                        case .other(let value):
                            return value.id
                        }
                    }

                    public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        switch (a, b) {
                        case (.other_(let a), .other_(let b)):
                            e.object(a, b)
                        case (.other(let a), .other(let b)):
                            e.object(a, b)
                        default:
                            return false
                        }
                        return e.isEqual
                    }

                    public nonisolated struct Other_: Relay.Selection, Swift.Identifiable {
                        public let id: Relay.ID
                        public let other: Swift.Int?

                        public init(_ reader: inout Relay.Reader) {
                            self.id = reader.id(0)
                            self.other = reader.optionalInt(1)
                        }

                        public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                            var e = Relay.Equality()
                            e.id(a.id, b.id)
                            e.optionalInt(a.other, b.other)
                            return e.isEqual
                        }
                    }

                    /// An object of another type.
                    public nonisolated struct Other: Relay.Selection, Swift.Identifiable {
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

            public nonisolated struct Other__: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?
                public let lower: Swift.Int?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.lower = reader.optionalInt(2)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalInt(a.lower, b.lower)
                    return e.isEqual
                }
            }

            public nonisolated struct Human: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?
                public let human: Swift.Int?
                public let human_: Human_?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.human = reader.optionalInt(2)
                    self.human_ = reader.optionalObject(3)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalInt(a.human, b.human)
                    e.optionalObject(a.human_, b.human_)
                    return e.isEqual
                }

                public nonisolated struct Human_: Relay.Selection {
                    public let human: Swift.Int?

                    public init(_ reader: inout Relay.Reader) {
                        self.human = reader.optionalInt(0)
                    }

                    public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalInt(a.human, b.human)
                        return e.isEqual
                    }
                }
            }

            public nonisolated struct String_: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    return e.isEqual
                }
            }

            public nonisolated struct Self_: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    return e.isEqual
                }
            }

            public nonisolated struct Module: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?
                public let swift: Swift_?
                public let relay: Relay_?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.swift = reader.optionalObject(2)
                    self.relay = reader.optionalObject(3)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalObject(a.swift, b.swift)
                    e.optionalObject(a.relay, b.relay)
                    return e.isEqual
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
            }

            /// An object of another type.
            public nonisolated struct Other: Relay.Selection, Swift.Identifiable {
                public let id: Relay.ID
                public let area: Swift.Double?

                public init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                }

                public static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    return e.isEqual
                }
            }
        }
    }
}
