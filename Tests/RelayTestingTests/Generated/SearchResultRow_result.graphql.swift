// @generated SearchResultRow_result.graphql sha256:96a95ef06a4f483aacb0b9c693db67c406504d180eb7cc0125648f1bfaa47420
// Made by relay-generator from GraphQL/Stories.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum SearchResultRow_result: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment SearchResultRow_result on union SearchResult of [Story User Tag]
            text fragment SearchResultRow_result on SearchResult{__isSearchResult:__typename ...on Story{title author{id name}} ...on User{...Byline_user}}
            spreads Byline_user
            normalization
             ... on type Story
              title: String!
              author: type User!
               id: ID!
               name: String!
             ... on type User
              ...Byline_user
            reader
             case Story
              title
              author
               name
             case User
              ...Byline_user
             default
            """#, fragments: [Byline_user.artifact])
    }

    nonisolated enum Data: Relay.Selection, Relay.FieldValue {
        case story(Story)
        case user(User)
        case other(Other)

        init(_ reader: inout Relay.Reader) {
            switch reader.switchCase() {
            case 0:
                self = .story(reader.caseValue(0))
            case 1:
                self = .user(reader.caseValue(1))
            default:
                self = .other(reader.caseValue(2))
            }
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            switch (a, b) {
            case (.story(let a), .story(let b)):
                e.object(a, b)
            case (.user(let a), .user(let b)):
                e.object(a, b)
            case (.other(let a), .other(let b)):
                e.object(a, b)
            default:
                return false
            }
            return e.isEqual
        }

        nonisolated struct Story: Relay.Selection {
            let title: Swift.String
            let author: Author

            init(_ reader: inout Relay.Reader) {
                self.title = reader.string(0)
                self.author = reader.object(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.string(a.title, b.title)
                e.object(a.author, b.author)
                return e.isEqual
            }

            nonisolated struct Author: Relay.Selection {
                let name: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    return e.isEqual
                }
            }
        }

        nonisolated struct User: Relay.Selection {
            let byline_user: Byline_user.Ref

            init(_ reader: inout Relay.Reader) {
                self.byline_user = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.byline_user, b.byline_user)
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
