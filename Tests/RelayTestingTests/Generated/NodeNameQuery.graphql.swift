// @generated NodeNameQuery.graphql sha256:0e02a3d0f22d4d5beb78b72a0b3e5ef521ac52b0928bc3b5be7025de0e389ed5
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct NodeNameQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query NodeNameQuery
            text query NodeNameQuery{node(id:"my-id"){__typename id ...on Person{userName:name firstName} ...on Page{pageName:name}}}
            normalization
             node(id: "my-id"): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
              ... on type Person
               userName = name: String!
               firstName: String
              ... on type Page
               pageName = name: String!
            reader
             node(id: "my-id")
              case Person
               id
               userName = name
               firstName
              case Page
               id
               pageName = name
              default
            """#)
    }

    init() {
    }

    func write(to variables: inout Relay.VariableWriter) {
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let node: Node?

        init(_ reader: inout Relay.Reader) {
            self.node = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.node, b.node)
            return e.isEqual
        }

        nonisolated enum Node: Relay.Selection {
            case person(Person)
            case page(Page)
            case other(Other)

            init(_ reader: inout Relay.Reader) {
                switch reader.switchCase() {
                case 0:
                    self = .person(reader.caseValue(0))
                case 1:
                    self = .page(reader.caseValue(1))
                default:
                    self = .other(reader.caseValue(2))
                }
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                switch (a, b) {
                case (.person(let a), .person(let b)):
                    e.object(a, b)
                case (.page(let a), .page(let b)):
                    e.object(a, b)
                case (.other(let a), .other(let b)):
                    e.object(a, b)
                default:
                    return false
                }
                return e.isEqual
            }

            nonisolated struct Person: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let userName: Swift.String
                let firstName: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.userName = reader.string(1)
                    self.firstName = reader.optionalString(2)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.userName, b.userName)
                    e.optionalString(a.firstName, b.firstName)
                    return e.isEqual
                }
            }

            nonisolated struct Page: Relay.Selection, Swift.Identifiable {
                let id: Relay.ID
                let pageName: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.id = reader.id(0)
                    self.pageName = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.id, b.id)
                    e.string(a.pageName, b.pageName)
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
