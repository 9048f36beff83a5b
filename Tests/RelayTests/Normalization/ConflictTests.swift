import Testing

@testable import Relay

/// Responses with different values for one field of one record: the order of the selection
/// decides, not that of the keys, and an event says so.
@Suite struct ConflictTests {
    private let text = """
        normalization
         first: type User
          id: ID!
          name: String
          age: Int
         second: type User
          id: ID!
          name: String
          email: String
        """

    private func conflicts(_ written: Written) -> [String] {
        written.events.compactMap { event in
            if case .executeValueConflict("Q", let path) = event { path } else { nil }
        }
    }

    private let first = #""first":{"id":"1","name":"a","age":3}"#
    private let second = #""second":{"id":"1","name":"b","email":"e"}"#

    @Test(arguments: [nil, "a", "b", "c"])
    func theValueThatIsSelectedLastCountsInWhateverOrderTheKeysCome(stored: String?) throws {
        for members in [[first, second], [second, first]] {
            let document = try TestDocument(text)
            if let stored {
                try document.write(#"{"first":{"id":"1","name":"\#(stored)","age":3}}"#)
            }
            let written = try document.write("{\(members.joined(separator: ","))}")
            let record = #"User {age: int 3; email: "e"; id: "1"; name: "b"}"#
            #expect(document.records["\"1\""] == record)
            #expect(conflicts(written) == ["second.name"])
        }
    }

    @Test func whatIsNoConflictIsNotReported() throws {
        let document = try TestDocument(text)
        let same = #"{"second":{"id":"1","name":"a","email":"f"},\#(first)}"#
        #expect(try conflicts(document.write(same)) == [])
        // Another field of a record that comes twice changes.
        let later = #"{"second":{"id":"1","name":"a","email":"g"},\#(first)}"#
        let written = try document.write(later)
        #expect(conflicts(written) == [])
        #expect(document.records["\"1\""]?.contains(#"email: "g""#) == true)
        #expect(try !document.write(later).isPublished)
    }

    @Test func aConflictThatChangesNothingPublishesNothing() throws {
        let document = try TestDocument(text)
        try document.write("{\(first),\(second)}")
        let written = try document.write("{\(second),\(first)}")
        #expect(!written.isPublished)
        #expect(conflicts(written) == ["second.name"])
    }

    @Test func elementsOfAListCountInTheirOrder() throws {
        let document = try TestDocument(
            "normalization\n users: [type User!]!\n  id: ID!\n  name: String"
        )
        let written = try document.write(
            #"{"users":[{"id":"1","name":"a"},{"id":"2","name":"x"},{"id":"1","name":"b"}]}"#
        )
        #expect(document.records["\"1\""] == #"User {id: "1"; name: "b"}"#)
        #expect(conflicts(written) == ["users.2.name"])
    }

    private let nested = """
        normalization
         me: type User
          id: ID!
          name: String
          friend: type User
           id: ID!
           name: String
           age: Int
          age: Int
        """

    @Test func anObjectWithinItselfCountsWhereItIsSelected() throws {
        let orders = [
            #""name":"a","friend":{"id":"1","name":"b","age":1},"age":2"#,
            #""age":2,"friend":{"age":1,"id":"1","name":"b"},"name":"a""#,
            #""friend":{"id":"1","name":"b","age":1},"age":2,"name":"a""#,
        ]
        for order in orders {
            let document = try TestDocument(nested)
            for _ in 0..<2 {
                let written = try document.write(#"{"me":{"id":"1",\#(order)}}"#)
                // As in Relay: `name` is selected before `friend`, `age` after it.
                #expect(
                    document.records["\"1\""]
                        == #"User {age: int 2; friend: ->"1"; id: "1"; name: "b"}"#
                )
                #expect(conflicts(written) == ["me.friend.name", "me.age"])
            }
        }
    }

    @Test func aliasesOfOneFieldCountInTheOrderOfTheSelection() throws {
        let document = try TestDocument(
            "normalization\n me: type User\n  id: ID!\n  x = name: String\n  y = name: String"
        )
        for (members, stored) in [
            (#""x":"1","y":"2""#, "2"), (#""y":"2","x":"1""#, "2"), (#""y":"1","x":"2""#, "1"),
        ] {
            let written = try document.write(#"{"me":{"id":"1",\#(members)}}"#)
            #expect(document.records["\"1\""] == #"User {id: "1"; name: "\#(stored)"}"#)
            #expect(conflicts(written) == ["me.y"])
        }
        let same = try document.write(#"{"me":{"id":"1","y":"5","x":"5"}}"#)
        #expect(conflicts(same) == [])
    }

    @Test func theTypeThatIsSelectedLastCounts() throws {
        let text = """
            normalization
             first: interface Node
              __typename: String!
              id: ID!
             second: interface Node
              __typename: String!
              id: ID!
            """
        let (first, second) = (
            #""first":{"__typename":"A","id":"1"}"#, #""second":{"__typename":"B","id":"1"}"#
        )
        for members in ["\(first),\(second)", "\(second),\(first)"] {
            let document = try TestDocument(text)
            let written = try document.write("{\(members)}")
            #expect(document.records["\"1\""] == #"B {id: "1"}"#)
            #expect(written.events.contains { $0.name == "execute.type.conflict" })
        }
    }

    @Test func errorsAndHandlersComeAfterTheConflict() throws {
        let document = try TestDocument(text)
        try document.write(
            #"{"second":{"id":"1","name":null,"email":"e"},\#(first)}"#,
            errors: #"[{"message":"m","path":["second","name"]}]"#
        )
        #expect(document.records["\"1\""]?.contains("name: error(m)") == true)
    }

    // MARK: - Excluded fields

    @Test func fieldsThatAreExcludedAreNotStoredWhereTheServerSendsThem() throws {
        let text = """
            normalization
             me: type User
              id: ID!
              name: String if $a
              age: Int
              friend: type User if $a
               id: ID!
             count: Int if !$a
            """
        let response =
            #"{"me":{"id":"1","name":"n","age":3,"friend":{"id":"2"}},"count":4}"#
        let document = try TestDocument(text, variables: ["a": false])
        let written = try document.write(response)
        #expect(document.records["\"1\""] == #"User {age: int 3; id: "1"}"#)
        #expect(document.records["\"2\""] == nil)
        #expect(document.records["root"] == #" {count: int 4; me: ->"1"}"#)
        #expect(written.missing == [])
        // What another operation has asked for stays.
        let other = try TestDocument(text, variables: ["a": true], in: document.test)
        try other.write(response)
        try document.write(#"{"me":{"id":"1","name":"never","age":3,"friend":null},"count":4}"#)
        #expect(document.records["\"1\""]?.contains(#"name: "n""#) == true)
        #expect(document.records["\"1\""]?.contains(#"friend: ->"2""#) == true)
        // Nor does its error get to what was stored.
        try other.write(#"{"me":{"id":"1","name":null,"age":3,"friend":null}}"#)
        try document.write(
            #"{"me":{"id":"1","name":null,"age":3},"count":4}"#,
            errors: #"[{"message":"m","path":["me","name"]}]"#
        )
        #expect(document.records["\"1\""]?.contains("name: null") == true)
    }
}
