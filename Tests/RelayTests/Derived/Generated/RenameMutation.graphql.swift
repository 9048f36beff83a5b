// @generated RenameMutation.graphql sha256:67c2eb5340492c3b7394b6dd92eabb7ff8bb21273f740e1fd1648d99faccf378
// Made by relay-generator from GraphQL/Derived.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct RenameMutation: Relay.RawResponseMutation {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            mutation RenameMutation
            text mutation RenameMutation($id:ID!,$first:String){rename(first:$first,id:$id){id first ...FullName_person}}
            spreads FullName_person
            variables
             id: ID!
             first: String
            normalization
             rename(first: $first, id: $id): type Person
              id: ID!
              first: String
              ...FullName_person
            reader
             rename(first: $first, id: $id)
              id
              first
              fullName @derived(field: "Person.fullName")
            """#, fragments: [FullName_person.artifact])
    }

    var id: Relay.ID
    var first: Relay.Input<Swift.String>

    init(id: Relay.ID, first: Swift.String? = nil) {
        self.id = id
        self.first = .init(first)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    init(id: Relay.ID, first: Relay.Input<Swift.String> = .unset) {
        self.id = id
        self.first = first
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.writeInput("first", self.first)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let rename: Rename?

        init(_ reader: inout Relay.Reader) {
            self.rename = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.rename, b.rename)
            return e.isEqual
        }

        nonisolated struct Rename: Relay.Selection, Swift.Identifiable {
            let id: Relay.ID
            let first: Swift.String?
            /// The name, as cards show it.
            let fullName: Swift.String

            init(_ reader: inout Relay.Reader) {
                self.id = reader.id(0)
                self.first = reader.optionalString(1)
                self.fullName = reader.string(2)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.id(a.id, b.id)
                e.optionalString(a.first, b.first)
                e.string(a.fullName, b.fullName)
                return e.isEqual
            }
        }
    }

    nonisolated struct RawResponse: Relay.GraphQLInputObject {
        var rename: Relay.Input<Rename>

        init(rename: Rename? = nil) {
            self.rename = .init(rename)
        }

        /// Tells `.unset` from `.null`.
        @_disfavoredOverload
        init(rename: Relay.Input<Rename> = .unset) {
            self.rename = rename
        }

        func write(to variables: inout Relay.VariableWriter) {
            variables.writeInput("rename", self.rename)
        }

        nonisolated struct Rename: Relay.GraphQLInputObject {
            var id: Relay.ID
            var first: Relay.Input<Swift.String>
            var last: Swift.String

            init(id: Relay.ID, first: Swift.String? = nil, last: Swift.String) {
                self.id = id
                self.first = .init(first)
                self.last = last
            }

            /// Tells `.unset` from `.null`.
            @_disfavoredOverload
            init(id: Relay.ID, first: Relay.Input<Swift.String> = .unset, last: Swift.String) {
                self.id = id
                self.first = first
                self.last = last
            }

            func write(to variables: inout Relay.VariableWriter) {
                variables.write("id", self.id)
                variables.writeInput("first", self.first)
                variables.write("last", self.last)
            }
        }
    }
}
