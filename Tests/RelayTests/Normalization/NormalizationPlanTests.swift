import Foundation
import Testing

@testable import Relay

/// Selections that meet on one field are merged for each type.
@Suite struct NormalizationPlanTests {
    private let test = TestEnvironment()

    private func operation(
        _ normalization: String,
        _ variables: VariableData = [:]
    ) throws -> OperationDescriptor {
        let artifact = try Artifact(
            parsing: "query Q\ntext query Q\nnormalization\n" + normalization
        )
        return OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: variables,
            symbols: test.environment.store.symbols
        )
    }

    private func write(_ data: String, _ operation: OperationDescriptor) throws -> [String] {
        test.forgetLog()
        try test.environment.commit(
            Data("{\"data\":\(data)}".utf8),
            operation,
            root: .root
        )
        return Written(events: test.log).missing
    }

    @Test func aFieldUnderTwoConditionsIsMissingWhereEitherHolds() throws {
        let text = """
             node: interface Node
              __typename: String!
              name: String if $a
              ... on type Human
               name: String if $b
            """
        let human = #"{"node":{"__typename":"Human"}}"#
        for (a, b) in [(true, false), (false, true), (true, true)] {
            let operation = try operation(text, ["a": .bool(a), "b": .bool(b)])
            #expect(try write(human, operation) == ["node.name"])
            #expect(!test.environment.isAvailable(operation))
        }
        let neither = try operation(text, ["a": false, "b": false])
        #expect(try write(human, neither) == [])
        #expect(test.environment.isAvailable(neither))
    }

    @Test func aFieldOfAnObjectIsExpectedWhereItsOwnOccurrenceIs() throws {
        let text = """
             node: interface Node
              __typename: String!
              friend: type Human
               id: ID!
              ... on type Human
               friend: type Human if $a
                id: ID!
                name: String
            """
        let human = #"{"node":{"__typename":"Human","friend":{"id":"1"}}}"#
        let without = try operation(text, ["a": false])
        #expect(try write(human, without) == [])
        #expect(test.environment.isAvailable(without))
        let with = try operation(text, ["a": true])
        #expect(try write(human, with) == ["node.friend.name"])
        #expect(!test.environment.isAvailable(with))
    }

    @Test func aFieldWithAndWithoutConditionIsAlwaysExpected() throws {
        let operation = try operation(
            """
             node: interface Node
              __typename: String!
              name: String if $a
              ... on type Human
               name: String
            """
        )
        #expect(try write(#"{"node":{"__typename":"Human"}}"#, operation) == ["node.name"])
        #expect(try write(#"{"node":{"__typename":"Droid"}}"#, operation) == [])
    }

    @Test func aFieldInAndOutOfAnInterfaceIsAlwaysExpected() throws {
        let operation = try operation(
            """
             node: interface Node
              __typename: String!
              ... on interface Being
               __isBeing: String!
               name: String
              ... on type Droid
               name: String
            """
        )
        #expect(try write(#"{"node":{"__typename":"Droid"}}"#, operation) == ["node.name"])
        #expect(try write(#"{"node":{"__typename":"Rock"}}"#, operation) == [])
        #expect(test.environment.isAvailable(operation))
    }

    @Test func aFieldOfTwoInterfacesIsExpectedOfEither() throws {
        let operation = try operation(
            """
             node: interface Node
              __typename: String!
              ... on interface Being
               __isBeing: String!
               name: String
              ... on interface Thing
               __isThing: String!
               name: String
            """
        )
        _ = try write(#"{"node":{"__typename":"Rock","__isThing":"Rock"}}"#, operation)
        #expect(!test.environment.isAvailable(operation))
        _ = try write(#"{"node":{"__typename":"Rock","__isThing":"Rock","name":"a"}}"#, operation)
        #expect(test.environment.isAvailable(operation))
        _ = try write(#"{"node":{"__typename":"Idea"}}"#, operation)
        #expect(test.environment.isAvailable(operation))
    }

    @Test func selectionsBelowAFieldComeFromAllRefinements() throws {
        let operation = try operation(
            """
             node: interface Node
              __typename: String!
              home: type Planet
               a: Int
              ... on interface Being
               __isBeing: String!
               home: type Planet
                b: Int
              ... on type Human
               home: type Planet
                c: Int
            """
        )
        #expect(
            try write(
                #"{"node":{"__typename":"Human","__isBeing":"Human","home":{"a":1,"b":2,"c":3}}}"#,
                operation
            ) == []
        )
        #expect(test.records["root.node.home"] == "Planet {a: int 1; b: int 2; c: int 3}")
    }

    @Test func aTypenameInARefinementIsNoField() throws {
        let operation = try operation(
            """
             human: type Human
              ... on interface Being
               __isBeing: String!
               __typename: String!
               born: Int
            """
        )
        _ = try write(#"{"human":{"__isBeing":"Human","__typename":"Human","born":1}}"#, operation)
        #expect(test.environment.isAvailable(operation))
        #expect(test.records["root.human"] == "Human {born: int 1}")
    }

    @Test func theLastOfContradictingAliasesWins() throws {
        let operation = try operation(" a = name: String\n name: String\n")
        for _ in 0..<3 {
            _ = try write(#"{"a":"x","name":"y"}"#, operation)
            #expect(test.records["root"] == #" {name: "y"}"#)
        }
        for _ in 0..<3 {
            _ = try write(#"{"a":"y","name":"x"}"#, operation)
            #expect(test.records["root"] == #" {name: "x"}"#)
        }
    }
}
