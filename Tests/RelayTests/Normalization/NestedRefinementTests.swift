import Foundation
import Relay
import Testing

/// Refinements to an interface inside a refinement to another.
@Suite struct NestedRefinementTests {
    private let artifact = """
        query Q
        text query Q{thing{__typename ...}}
        normalization
         thing: union Thing
          __typename: String!
          ... on interface Character
           __isCharacter: String!
           name: String
           ... on interface Being
            __isBeing: String!
            born: String
        """

    private func facts(_ thing: String) throws -> [String: Bool] {
        let artifact = try Artifact(parsing: artifact)
        let store = Store()
        let operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: [:],
            symbols: store.symbols
        )
        let body = Data(#"{"data":{"thing":\#(thing)}}"#.utf8)
        var execution = Execution(operation)
        try store.commit(body, of: &execution)
        let isAvailable = AvailabilityChecker(
            source: store.source,
            bound: operation.normalization
        ).isAvailable(root: .root)
        #expect(isAvailable)
        return Dictionary(
            uniqueKeysWithValues: store.source.typeFacts.map {
                (store.symbols.text($0.key.abstractType), $0.value)
            }
        )
    }

    @Test func anObjectOfBothTypesIsKnownToBe() throws {
        let thing =
            #"{"__typename":"Human","__isCharacter":"Human","name":"A","#
            + #""__isBeing":"Human","born":"1"}"#
        #expect(try facts(thing) == ["Character": true, "Being": true])
    }

    @Test func anObjectOfTheOuterTypeAloneIsKnownNotToBeOfTheInner() throws {
        let thing = #"{"__typename":"Droid","__isCharacter":"Droid","name":"A"}"#
        #expect(try facts(thing) == ["Character": true, "Being": false])
    }

    @Test func nothingIsKnownOfTheInnerTypeWhereTheOuterDoesNotHold() throws {
        #expect(try facts(#"{"__typename":"Plant"}"#) == ["Character": false])
    }

    @Test func aCompositeFieldMayHaveNothingBelowIt() throws {
        let artifact = try Artifact(
            parsing: """
                query Q
                text query Q{me{__typename}}
                normalization
                 me: type User
                 all: [type User!]!
                """
        )
        let store = Store()
        let operation = OperationDescriptor(
            artifact: artifact,
            request: try #require(artifact.parameters),
            variables: [:],
            symbols: store.symbols
        )
        let body = Data(#"{"data":{"me":{"__typename":"User"},"all":[{},{"x":1}]}}"#.utf8)
        var execution = Execution(operation)
        try store.commit(body, of: &execution)
        let root = try #require(store.source[.root])
        guard case .link = root[store.symbols.fieldKey("me")],
            case .links(let all) = root[store.symbols.fieldKey("all")]
        else {
            Issue.record("composite fields must be links")
            return
        }
        #expect(all.count == 2)
    }
}
