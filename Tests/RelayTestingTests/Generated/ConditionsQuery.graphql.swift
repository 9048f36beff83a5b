// @generated ConditionsQuery.graphql sha256:f383faa105c3a3c87b63b7464ab139cf63c2d6089e6d2f5728e8ac940a3f7bde
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct ConditionsQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query ConditionsQuery
            text query ConditionsQuery($showsPicture:Boolean!,$hidesBirthday:Boolean!,$showsMonth:Boolean!){me{id customID:id picture@include(if:$showsPicture){uri} birthdate@skip(if:$hidesBirthday){year month@include(if:$showsMonth)} author{id name objectType:__typename} phones{number{display}}}}
            variables
             showsPicture: Boolean!
             hidesBirthday: Boolean!
             showsMonth: Boolean!
            normalization
             me: type Person
              id: ID!
              customID = id: ID!
              picture: type Image if $showsPicture
               uri: String
              birthdate: type Birthdate if !$hidesBirthday
               year: Int
               month: Int if $showsMonth
              author: type Person
               id: ID!
               name: String!
               objectType = __typename: String!
              phones: [type Phone]
               number: type PhoneNumber
                display: String
            reader
             me
              id
              customID = id
              picture if $showsPicture
               uri
              birthdate if !$hidesBirthday
               year
               month if $showsMonth
              author
               name
               objectType = __typename
              phones
               number
                display
            """#)
    }

    var showsPicture: Swift.Bool
    var hidesBirthday: Swift.Bool
    var showsMonth: Swift.Bool

    init(showsPicture: Swift.Bool, hidesBirthday: Swift.Bool, showsMonth: Swift.Bool) {
        self.showsPicture = showsPicture
        self.hidesBirthday = hidesBirthday
        self.showsMonth = showsMonth
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("showsPicture", self.showsPicture)
        variables.write("hidesBirthday", self.hidesBirthday)
        variables.write("showsMonth", self.showsMonth)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let me: Me?

        init(_ reader: inout Relay.Reader) {
            self.me = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.me, b.me)
            return e.isEqual
        }

        nonisolated struct Me: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let customID: Relay.ID
            let picture: Picture?
            let birthdate: Birthdate?
            let author: Author?
            let phones: [Phone?]?

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.customID = reader.id(1)
                self.picture = reader.optionalObject(2)
                self.birthdate = reader.optionalObject(3)
                self.author = reader.optionalObject(4)
                self.phones = reader.optionalObjectsOrNil(5)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.id(a.customID, b.customID)
                e.optionalObject(a.picture, b.picture)
                e.optionalObject(a.birthdate, b.birthdate)
                e.optionalObject(a.author, b.author)
                e.optionalObjectsOrNil(a.phones, b.phones)
                return e.isEqual
            }

            nonisolated struct Picture: Relay.Selection {
                let uri: Swift.String?

                init(_ reader: inout Relay.Reader) {
                    self.uri = reader.optionalString(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalString(a.uri, b.uri)
                    return e.isEqual
                }
            }

            nonisolated struct Birthdate: Relay.Selection {
                let year: Swift.Int?
                let month: Swift.Int?

                init(_ reader: inout Relay.Reader) {
                    self.year = reader.optionalInt(0)
                    self.month = reader.optionalInt(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalInt(a.year, b.year)
                    e.optionalInt(a.month, b.month)
                    return e.isEqual
                }
            }

            nonisolated struct Author: Relay.Selection {
                let name: Swift.String
                let objectType: Swift.String

                init(_ reader: inout Relay.Reader) {
                    self.name = reader.string(0)
                    self.objectType = reader.string(1)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.string(a.name, b.name)
                    e.string(a.objectType, b.objectType)
                    return e.isEqual
                }
            }

            nonisolated struct Phone: Relay.Selection {
                let number: Number?

                init(_ reader: inout Relay.Reader) {
                    self.number = reader.optionalObject(0)
                }

                static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                    var e = Relay.Equality()
                    e.optionalObject(a.number, b.number)
                    return e.isEqual
                }

                nonisolated struct Number: Relay.Selection {
                    let display: Swift.String?

                    init(_ reader: inout Relay.Reader) {
                        self.display = reader.optionalString(0)
                    }

                    static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                        var e = Relay.Equality()
                        e.optionalString(a.display, b.display)
                        return e.isEqual
                    }
                }
            }
        }
    }
}
