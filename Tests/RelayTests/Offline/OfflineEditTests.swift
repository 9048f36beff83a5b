import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import Relay

/// Edits of queued mutations that can't be written.
@Suite(.timeLimit(.minutes(10))) struct OfflineEditTests {
    private let disk = SlowDisk()
    private let room: OfflineRoom
    private let test: TestEnvironment

    init() {
        var room = OfflineRoom()
        room.mutations = disk
        self.room = room
        test = room.launch()
    }

    /// A like with a file.
    private struct LikeWithFile: GraphQLMutation {
        typealias Data = LikeStoryMutation.Data
        static var artifact: Artifact { LikeStoryMutation.artifact }
        let file: FileUpload

        func write(to variables: inout VariableWriter) {
            variables.write("id", ID("edited"))
            variables.write("file", file)
        }
    }

    @MainActor @Test func modelsShowAChangeOfTheQueueWhenItReturns() async throws {
        let story = try test.story("a")
        let model = FragmentModel(story, in: test.environment)
        let before = model.data?.likeCount
        let like = try await test.like("a")
        await test.quiet()
        let liked = model.data?.likeCount
        #expect(liked != before)
        try test.environment.offline.remove(1)
        #expect(model.data?.likeCount == before)
        like.cancel()
    }

    @Test(.bug(id: "offline", "an edit with a file that can't be read blocked its key"))
    func anEditWithAFileThatCannotBeReadIsRefused() async throws {
        let like = try await test.like("a")
        let before = test.environment.offline.mutations
        // Its size is known.
        let folder = FileUpload(file: FileManager.default.temporaryDirectory)
        #expect(
            throws: OfflineError.unreadableFile(mutation: "LikeStoryMutation", variable: "file")
        ) {
            try test.environment.offline.edit(1, to: LikeWithFile(file: folder))
        }
        #expect(test.environment.offline.mutations == before)
        try await test.environment.persist()
        try test.environment.offline.edit(
            1,
            to: LikeWithFile(file: FileUpload(data: Data("new".utf8), name: "new"))
        )
        try await test.environment.persist()
        #expect(try disk.rows.rows(in: .uploads).count == 1)
        try test.environment.offline.edit(
            1,
            to: LikeWithFile(file: FileUpload(data: Data("newer".utf8), name: "newer"))
        )
        try await test.environment.persist()
        let files = try disk.rows.rows(in: .uploads)
        #expect(files.count == 1)
        #expect(files.first?.bytes.range(of: Data("newer".utf8)) != nil)
        try test.environment.offline.remove(1)
        try await test.environment.persist()
        #expect(try disk.rows.rows(in: .uploads).isEmpty)
        _ = await like.result
    }

    @Test(.bug(id: "offline", "no removal was written while an edit could not be"))
    func aRemovalIsWrittenThoughAnEditCannotBe() async throws {
        let likes = [try await test.like("a"), try await test.like("b")]
        disk.refuse("edited")
        try test.environment.offline.edit(1, to: LikeStoryMutation(id: "edited"))
        try test.environment.offline.remove(2)
        try await eventually { try room.kept().count == 1 }
        #expect(!disk.has("edited"))
        disk.refuse(nil)
        try await eventually { disk.has("edited") }
        for like in likes { like.cancel() }
    }
}
