// @generated OverlapsInner_person.graphql sha256:f85fc01ca5b205995f24a5990c45a6808d716813d08276b62c95e1a2e697446c
// Made by relay-generator from GraphQL/Overlaps.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum OverlapsInner_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment OverlapsInner_person on type Person
            text fragment OverlapsInner_person on Person{emails tags author{id username} actor{__typename id ...on Page{websites}}}
            normalization
             emails: [String!]
             tags: [String!]!
             author: type Person
              id: ID!
              username: String
             actor: interface Actor
              __typename: String!
              id: ID!
              ... on type Page
               websites: [String!]
            reader
             emails
             tags
             author
              id
              username
             actor
              id
              ... as page on type Page
               websites
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let emails: [Swift.String]?
        let tags: [Swift.String]
        let author: Author?
        let actor: Actor?

        init(_ reader: inout Relay.Reader) {
            self.emails = reader.value(0)
            self.tags = reader.value(1)
            self.author = reader.optionalObject(2)
            self.actor = reader.optionalObject(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.value(a.emails, b.emails)
            e.value(a.tags, b.tags)
            e.optionalObject(a.author, b.author)
            e.optionalObject(a.actor, b.actor)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let username: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.username = reader.optionalString(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.username, b.username)
                return e.isEqual
            }
        }

        nonisolated struct Actor: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let page: Page?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.page = reader.optionalInline(1)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalObject(a.page, b.page)
                return e.isEqual
            }

            nonisolated struct Page: Relay.Selection {
                let websites: [Swift.String]?

                init(_ reader: inout Relay.Reader) {
                    self.websites = reader.value(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.value(a.websites, b.websites)
                    return e.isEqual
                }
            }
        }
    }
}
