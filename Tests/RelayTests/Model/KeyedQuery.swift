@_spi(Generated) @testable import Relay

/// A query for objects of all kinds of keys: an id of each type's own, several fields, fields of an
/// object within, and none at all.
struct KeyedQuery: GraphQLQuery {
    typealias Data = Tree

    static let artifact = Artifact(
        v1: """
            query KeyedQuery
            text query KeyedQuery{member{id}}
            normalization
             member: type Member @key(fields: ["id"])
              id: ID!
              name: String
              price: type Price @key(fields: [])
               id: ID!
               amount: Int
             volumes: [type Volume] @key(fields: ["isbn", "region"])
              isbn: String
              region: Int
              title: String
              owner: type Member @key(fields: ["id"])
               id: ID!
               name: String
             holders: [interface Holder!] @key(fields: ["id"]) @key(type: "Guild", fields: ["id"], scope: "Halls")
              __typename: String!
              id: ID!
              ... on type Guild
               motto: String
             chapters: [type Chapter!] @key(fields: ["volume.isbn", "isNew"], scope: "Print")
              isNew: Boolean
              text: String
              volume: type Volume @key(fields: ["isbn", "region"])
               isbn: String
               region: Int
               title: String
            reader
             member
              id
              name
              price
               amount
             volumes
              isbn
              title
              owner
               id
               name
             holders
              __typename
              id
             chapters
              isNew
              text
              volume
               region
               title
            """
    )

    func write(to variables: inout VariableWriter) {}
}
