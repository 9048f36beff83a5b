// @generated LatestBooksQuery.graphql sha256:c0c9278b4192c8f2c98d7d0a1b2213428a792f82b070337acb76d58b69ed6d26
// Made by relay-generator from GraphQL/Pages.graphql. Do not edit.
@_spi(Generated) import Relay

nonisolated struct LatestBooksQuery: Relay.GraphQLQuery {
    static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query LatestBooksQuery
            template query LatestBooksQuery($id:ID!,$last:Int!){library(id:$id){id ...LatestBooks_library(last:$last)}}
            variables
             id: ID!
             last: Int!
            normalization
             library(id: $id): type Library
              id: ID!
              ...LatestBooks_library(last:$last)
            reader
             library(id: $id)
              ...LatestBooks_library(last: $last)
            """#, fragments: [LatestBooks_library.artifact])
    }

    var id: Relay.ID
    var last: Swift.Int

    init(id: Relay.ID, last: Swift.Int) {
        self.id = id
        self.last = last
    }

    func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("last", self.last)
    }

    nonisolated struct Data: Relay.Selection, Relay.FieldValue {
        let library: Library?

        init(_ reader: inout Relay.Reader) {
            self.library = reader.optionalObject(0)
        }

        static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.library, b.library)
            return e.isEqual
        }

        nonisolated struct Library: Relay.Selection {
            let latestBooks_library: LatestBooks_library.Ref

            init(_ reader: inout Relay.Reader) {
                self.latestBooks_library = reader.fragment(0)
            }

            static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.latestBooks_library, b.latestBooks_library)
                return e.isEqual
            }
        }
    }
}
