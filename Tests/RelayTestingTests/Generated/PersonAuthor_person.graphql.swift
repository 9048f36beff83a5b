// @generated PersonAuthor_person.graphql sha256:c70f2b132374eef941d498c1c38823faab2b948f8c08c87f6b0398ea592c0c1c
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated enum PersonAuthor_person: Relay.GraphQLFragment {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment PersonAuthor_person on type Person
            template fragment PersonAuthor_person on Person{id name author{id name authorID:id username} author@include(if:$condition){id myID:id myUsername:username emails birthdate{day month year}}}
            arguments
             condition: Boolean!
            normalization
             id: ID!
             name: String!
             author: type Person
              id: ID!
              name: String!
              authorID = id: ID!
              username: String
              myID = id: ID! if $condition
              myUsername = username: String if $condition
              emails: [String!] if $condition
              birthdate: type Birthdate if $condition
               day: Int
               month: Int
               year: Int
            reader
             id
             name
             author
              id
              name
              authorID = id
              username
             ... as more if $condition
              author
               myID = id
               myUsername = username
               emails
               birthdate
                day
                month
                year
            """#)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Identifiable {
        let id: Relay.ID
        let name: Swift.String
        let author: Author?
        let more: More?

        init(_ reader: inout Relay.Reader) {
            self.id = reader.id(0)
            self.name = reader.string(1)
            self.author = reader.optionalObject(2)
            self.more = reader.optionalInline(3)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.id(a.id, b.id)
            e.string(a.name, b.name)
            e.optionalObject(a.author, b.author)
            e.optionalObject(a.more, b.more)
            return e.isEqual
        }

        nonisolated struct Author: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let name: Swift.String
            let authorID: Relay.ID
            let username: Swift.String?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.name = reader.string(1)
                self.authorID = reader.id(2)
                self.username = reader.optionalString(3)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.string(a.name, b.name)
                e.id(a.authorID, b.authorID)
                e.optionalString(a.username, b.username)
                return e.isEqual
            }
        }

        nonisolated struct More: Relay.Selection {
            let author: Author?

            init(_ reader: inout Relay.Reader) {
                self.author = reader.optionalObject(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.optionalObject(a.author, b.author)
                return e.isEqual
            }

            nonisolated struct Author: Relay.Selection {
                let myID: Relay.ID
                let myUsername: Swift.String?
                let emails: [Swift.String]?
                let birthdate: Birthdate?

                init(_ reader: inout Relay.Reader) {
                    self.myID = reader.id(0)
                    self.myUsername = reader.optionalString(1)
                    self.emails = reader.value(2)
                    self.birthdate = reader.optionalObject(3)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.id(a.myID, b.myID)
                    e.optionalString(a.myUsername, b.myUsername)
                    e.value(a.emails, b.emails)
                    e.optionalObject(a.birthdate, b.birthdate)
                    return e.isEqual
                }

                nonisolated struct Birthdate: Relay.Selection {
                    let day: Swift.Int?
                    let month: Swift.Int?
                    let year: Swift.Int?

                    init(_ reader: inout Relay.Reader) {
                        self.day = reader.optionalInt(0)
                        self.month = reader.optionalInt(1)
                        self.year = reader.optionalInt(2)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalInt(a.day, b.day)
                        e.optionalInt(a.month, b.month)
                        e.optionalInt(a.year, b.year)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
