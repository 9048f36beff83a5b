// @generated cases.graphql sha256:b574119458d11048af5c8c816e8eeceea390d527d7a9e2d272ae3d61953ff253
// Made by relay-generator from GraphQL/Names.graphql. Do not edit.
@_spi(Generated) public import Relay

public nonisolated struct Cases: GraphQLQuery {
    public static let artifact = Artifact(v1: #"""
        query cases
        text query cases{shapes{__typename id area ...on Other{other own{__typename id ...on Other{other}}} ...on other_{lower} ...on Human{human human_{__typename id human}}}}
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
          default
           id
           area
        """#)

    public init() {
    }

    public func write(to variables: inout VariableWriter) {
    }

    public nonisolated struct Data: Selection, FieldValue {
        public let shapes: [Shape]

        public init(_ reader: inout Reader) {
            self.shapes = reader.objects(0)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.objects(a.shapes, b.shapes)
            return e.isEqual
        }

        public nonisolated enum Shape: Selection, Identifiable {
            case other_(Other_)
            case other__(Other__)
            case human(Human)
            case string_(String_)
            case self_(Self_)
            case other(Other)

            public init(_ reader: inout Reader) {
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
                default:
                    self = .other(reader.caseValue(5))
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
                case .other(let value):
                    return value.id
                }
            }

            public var area: Double? {
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
                case .other(let value):
                    return value.area
                }
            }

            public static func == (a: Self, b: Self) -> Bool {
                var e = Equality()
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
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            public nonisolated struct Other_: Selection, Identifiable {
                public let id: Relay.ID
                public let area: Double?
                public let other: Int?
                public let own: Own?

                public init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.other = reader.optionalInt(2)
                    self.own = reader.optionalObject(3)
                }

                public static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalInt(a.other, b.other)
                    e.optionalObject(a.own, b.own)
                    return e.isEqual
                }

                public nonisolated enum Own: Selection, Identifiable {
                    case other_(Other_)
                    case other(Other)

                    public init(_ reader: inout Reader) {
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

                    public static func == (a: Self, b: Self) -> Bool {
                        var e = Equality()
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

                    public nonisolated struct Other_: Selection, Identifiable {
                        public let id: Relay.ID
                        public let other: Int?

                        public init(_ reader: inout Reader) {
                            self.id = reader.id(0)
                            self.other = reader.optionalInt(1)
                        }

                        public static func == (a: Self, b: Self) -> Bool {
                            var e = Equality()
                            e.id(a.id, b.id)
                            e.optionalInt(a.other, b.other)
                            return e.isEqual
                        }
                    }

                    /// An object of another type.
                    public nonisolated struct Other: Selection, Identifiable {
                        public let id: Relay.ID

                        public init(_ reader: inout Reader) {
                            self.id = reader.id(0)
                        }

                        public static func == (a: Self, b: Self) -> Bool {
                            var e = Equality()
                            e.id(a.id, b.id)
                            return e.isEqual
                        }
                    }
                }
            }

            public nonisolated struct Other__: Selection, Identifiable {
                public let id: Relay.ID
                public let area: Double?
                public let lower: Int?

                public init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.lower = reader.optionalInt(2)
                }

                public static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalInt(a.lower, b.lower)
                    return e.isEqual
                }
            }

            public nonisolated struct Human: Selection, Identifiable {
                public let id: Relay.ID
                public let area: Double?
                public let human: Int?
                public let human_: Human_?

                public init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                    self.human = reader.optionalInt(2)
                    self.human_ = reader.optionalObject(3)
                }

                public static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    e.optionalInt(a.human, b.human)
                    e.optionalObject(a.human_, b.human_)
                    return e.isEqual
                }

                public nonisolated struct Human_: Selection {
                    public let human: Int?

                    public init(_ reader: inout Reader) {
                        self.human = reader.optionalInt(0)
                    }

                    public static func == (a: Self, b: Self) -> Bool {
                        var e = Equality()
                        e.optionalInt(a.human, b.human)
                        return e.isEqual
                    }
                }
            }

            public nonisolated struct String_: Selection, Identifiable {
                public let id: Relay.ID
                public let area: Double?

                public init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                }

                public static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    return e.isEqual
                }
            }

            public nonisolated struct Self_: Selection, Identifiable {
                public let id: Relay.ID
                public let area: Double?

                public init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                }

                public static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    return e.isEqual
                }
            }

            /// An object of another type.
            public nonisolated struct Other: Selection, Identifiable {
                public let id: Relay.ID
                public let area: Double?

                public init(_ reader: inout Reader) {
                    self.id = reader.id(0)
                    self.area = reader.optionalDouble(1)
                }

                public static func == (a: Self, b: Self) -> Bool {
                    var e = Equality()
                    e.id(a.id, b.id)
                    e.optionalDouble(a.area, b.area)
                    return e.isEqual
                }
            }
        }
    }
}
