import Testing

@testable import Relay

/// Of a repeated key the last counts, also of the keys that name the record and its type.
@Suite struct RepeatedKeyTests {
    private func document() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             node: interface Node
              __typename: String!
              id: ID!
              ... on type Human
               name: String
              ... on type Droid
               model: String
            """
        )
    }

    @Test func theLastIDNamesTheRecord() throws {
        let document = try document()
        try document.write(
            #"{"node":{"__typename":"Human","id":"a","name":"n","id":"b"}}"#
        )
        #expect(document.records["\"b\""] == #"Human {id: "b"; name: "n"}"#)
        #expect(document.records["\"a\""] == nil)
        #expect(document.records["root"]?.contains(#"node: ->"b""#) == true)
    }

    @Test func theLastTypenameSaysWhatTheObjectIs() throws {
        let document = try document()
        try document.write(
            #"{"node":{"__typename":"Human","id":"a","model":"m","__typename":"Droid"}}"#
        )
        #expect(document.records["\"a\""] == #"Droid {id: "a"; model: "m"}"#)
    }

    @Test(.timeLimit(.minutes(10)))
    func repeatedIDsAtEachOfManyLevelsAreReadInSteps() throws {
        let depth = 40
        var (selection, response) = ("normalization", #"{"id":"leaf"}"#)
        for level in 1...depth {
            let indentation = String(repeating: " ", count: level)
            selection += "\n\(indentation)node: type Human\n\(indentation) id: ID!"
            guard level < depth else { continue }
            response = #"{"id":"a\#(level)","node":\#(response),"id":"b\#(level)"}"#
        }
        let document = try TestDocument(selection)
        try document.write("{\"node\":\(response)}")
        #expect(document.records["\"b1\""] == #"Human {id: "b1"; node: ->"leaf"}"#)
        #expect(document.records["root"]?.contains(#"node: ->"b39""#) == true)
    }

    @Test func anObjectWithoutTypenameKeepsTheTypeThatIsKnown() throws {
        let document = try document()
        try document.write(#"{"node":{"__typename":"Human","id":"a","name":"n"}}"#)
        try document.write(#"{"node":{"id":"a","name":"o"}}"#)
        #expect(document.records["\"a\""] == #"Human {id: "a"; name: "o"}"#)
    }

    @Test func aMissingFieldOfAnInterfaceIsReportedWhereTheTypeIsOne() throws {
        let document = try TestDocument(
            """
            normalization
             node: interface Node
              __typename: String!
              ... on interface Being
               __isBeing: String!
               born: Int
            """
        )
        let written = try document.write(
            #"{"node":{"__typename":"Human","__isBeing":"Human"}}"#
        )
        #expect(written.missing == ["node.born"])
        #expect(try document.write(#"{"node":{"__typename":"Rock"}}"#).missing == [])
    }

    @Test func deferredFieldsMayComeLater() throws {
        let text = """
            normalization
             node: type Story
              id: ID!
              ... @defer(label: "Q$defer$F", if: $v)
               body: String
               author: type User
                name: String
              author: type User
               id: ID!
            """
        let document = try TestDocument(text, variables: ["v": true])
        var parts = PartWriter(document.operation, in: document.test)
        try parts.write(#"{"data":{"node":{"id":"s","author":{"id":"u"}}},"hasNext":true}"#)
        #expect(parts.missing == [])
        #expect(!document.isAvailable)
        try document.write(#"{"node":{"id":"s","body":"b","author":{"id":"u","name":"n"}}}"#)
        #expect(document.isAvailable)
        let inOne = try TestDocument(text, variables: ["v": false])
        #expect(
            try inOne.write(#"{"node":{"id":"s","author":{"id":"u"}}}"#).missing
                == ["node.author.name", "node.body"]
        )
    }
}
