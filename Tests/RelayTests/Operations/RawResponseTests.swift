import Testing

@_spi(Generated) @testable import Relay

/// Optimistic responses that the compiler checks.
@Suite struct RawResponseTests {
    private struct Like: RawResponseMutation {
        static let artifact = LikeStoryMutation.artifact
        typealias Data = LikeStoryMutation.Data
        var id: ID

        func write(to variables: inout VariableWriter) { variables.write("id", id) }

        struct RawResponse: GraphQLInputObject {
            var likeStory: Story?
            func write(to variables: inout VariableWriter) {
                variables.write("likeStory", likeStory)
            }

            struct Story: GraphQLInputObject {
                var id: ID
                var likeCount: Int
                func write(to variables: inout VariableWriter) {
                    variables.write("id", id)
                    variables.write("likeCount", likeCount)
                }
            }
        }
    }

    @Test func theOptimisticResponseIsThereUntilTheServerAnswers() async throws {
        let test = TestEnvironment()
        let commit = Task {
            try await test.environment.commit(
                Like(id: "s"),
                optimisticResponse: .init(likeStory: .init(id: "s", likeCount: 5))
            )
        }
        let call = try await test.network.call()
        #expect(test.records["\"s\""] == #"Story {id: "s"; likeCount: int 5}"#)
        call.respond(#"{"data":{"likeStory":{"id":"s","likeCount":6}}}"#)
        let data = try await commit.value
        #expect(data.likeStory?.likeCount == 6)
        #expect(test.records["\"s\""] == #"Story {id: "s"; likeCount: int 6}"#)
    }
}
