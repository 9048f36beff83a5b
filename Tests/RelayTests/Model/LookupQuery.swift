@_spi(Generated) @testable import Relay

/// A query whose arguments are the keys of objects that ``KeyedQuery`` and others select.
struct LookupQuery: GraphQLQuery {
    typealias Data = Tree

    static let artifact = Artifact(
        v1: """
            query LookupQuery
            text query LookupQuery{member{id}}
            normalization
             member(id: "1"): type Member @key(fields: ["id"]) @lookup(arguments: ["id"], scope: "Member")
              id: ID!
              name: String
              friend(id: "0 0"): type Member @key(fields: ["id"]) @lookup(arguments: ["id"], scope: "Member")
               id: ID!
               name: String
             members(ids: ["1", "0 0"]): [type Member] @key(fields: ["id"]) @lookup(arguments: ["ids"], scope: "Member")
              id: ID!
              name: String
             volume(of: {isbn: "a", region: 1}): type Volume @key(fields: ["isbn", "region"]) @lookup(arguments: ["of.isbn", "of.region"], scope: "Volume")
              isbn: String
              region: Int
              title: String
             editions(isbns: ["a", ""], region: 1): [type Volume!] @key(fields: ["isbn", "region"]) @lookup(arguments: ["isbns", "region"], scope: "Volume")
              isbn: String
              region: Int
             user(id: "1"): type User @lookup(arguments: ["id"], scope: "", types: ["User"])
              id: ID!
              name: String
             anything(id: "1"): interface Node @lookup(arguments: ["id"], scope: "")
              __typename: String!
              id: ID!
            reader
             member(id: "1")
              id
              name
              friend(id: "0 0")
               name
             members(ids: ["1", "0 0"])
              id
             volume(of: {isbn: "a", region: 1})
              isbn
              title
             editions(isbns: ["a", ""], region: 1)
              region
             user(id: "1")
              id
              name
             anything(id: "1")
              __typename
              id
            """
    )

    func write(to variables: inout VariableWriter) {}
}
