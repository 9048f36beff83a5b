// @generated ApolloMarkQuery.graphql sha256:b38dd057fcc265fd61fa54670013b742c1708620f96193b89ab7cc47f699454a
// Made by relay-generator from GraphQL/Apollo.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ApolloMarkQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ApolloMarkQuery
            text query ApolloMarkQuery{mark{__typename ...on Comma{sign name} ...on Dash{sign name}}}
            normalization
             mark: union Mark @key(fields: ["sign"])
              __typename: String!
              ... on type Comma
               sign: String!
               name: String
              ... on type Dash
               sign: String!
               name: String
            reader
             mark
              case Comma
               name
              case Dash
               name
              default
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let mark: Mark?

        init(_ reader: inout Relay.Reader) {
            self.mark = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.mark, b.mark)
            return e.isEqual
        }

        nonisolated enum Mark: Relay.Selection {
            case comma(Comma)
            case dash(Dash)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .comma(reader.caseValue(0))
                case 1:
                    self = .dash(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.comma(let a), .comma(let b)):
                    e.object(a, b)
                case (.dash(let a), .dash(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Comma: Relay.Selection {
                let name: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }
            }

            nonisolated struct Dash: Relay.Selection {
                let name: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.name, b.name)
                    return e.isEqual
                }
            }

            /// An object of another type.
            nonisolated struct Other: Relay.Selection {
                init(_ reader: inout Relay.Reader) {
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    return true
                }
            }
        }
    }
}
