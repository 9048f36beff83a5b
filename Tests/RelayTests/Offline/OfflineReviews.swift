import TestSupport

@testable import Relay

/// Returns the data of a mutation that has created a review.
func reviewData(_ id: String, stars: Int = 3, author: String? = nil) -> JSONObject {
    [
        "createReview": [
            "review": [
                "__typename": "Review", "id": .string(id), "episode": "JEDI",
                "stars": .int(Int64(stars)), "commentary": .null, "createdAt": .null,
                "author": author.map { ["id": .string($0), "name": "n"] } ?? .null,
            ],
            "errors": .null,
        ]
    ]
}

extension TestEnvironment {
    /// Queues the creation of a review, and returns when it is written.
    ///
    /// It names another object in its commentary.
    func create(
        _ id: String,
        author: String? = nil,
        commentary: String? = nil,
        key: String
    ) async throws {
        let count = environment.offline.mutations.count
        let review = ReviewInput(stars: 3, commentary: .init(commentary))
        Task {
            try await environment.commit(
                CreateReviewMutation(review: review),
                optimisticResponse: reviewData(id, author: author),
                whenOffline: .queue(key: key)
            )
        }
        try await saved(count + 1)
    }

    /// Queues the deletion of a review, and returns when it is written.
    func delete(_ id: String, key: String) async throws {
        let count = environment.offline.mutations.count
        Task {
            try await environment.commit(
                DeleteReviewMutation(id: ID(id)),
                whenOffline: .queue(key: key)
            )
        }
        try await saved(count + 1)
    }

    private func saved(_ count: Int) async throws {
        try await eventually {
            let mutations = environment.offline.mutations
            return mutations.count == count && !mutations.contains { $0.state == .saving }
        }
    }
}

extension ScriptedNetwork.Call {
    func respond(data: JSONObject) {
        respond(JSONValue.object(["data": .object(data)]).description)
    }
}
