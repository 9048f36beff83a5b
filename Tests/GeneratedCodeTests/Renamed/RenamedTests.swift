import GeneratedCode
import Relay
import Testing

/// Code that was generated with names of the project's own compiles, and says the same to the server.
struct RenamedTests {
    @Test func definitionsKeepTheirNamesInRequests() throws {
        let screen = AlbumScreen(albumID: "1", filter: PictureFilter(text: "x", initial: .itself))
        #expect(AlbumScreen.artifact.name == "Album")
        #expect(PictureScreen.artifact.name == "picture")
        #expect(RenameAlbum.artifact.name == "rename")
        #expect(AlbumRenamed.artifact.name == "renamed")
        #expect(AlbumNextPage.artifact.name == "AlbumPageQuery")
        #expect(AlbumFields.artifact.name == "Album")
        #expect(PictureFields.artifact.name == "picture")
        #expect(KindFields.artifact.name == "Kind")
        #expect(AlbumEdits.artifact.name == "Edited_album")
        #expect(
            screen.variables == ["albumId": "1", "filter": ["q": "x", "init": "self"]]
        )
    }

    @Test func membersKeepTheirNamesInRequests() {
        #expect(PictureKind.ongoing.rawValue == "IN_PROGRESS_")
        #expect(PictureKind.itself.rawValue == "self")
        #expect(PictureKind(rawValue: "DEFAULT") == .default)
        #expect(PictureKind(rawValue: "NEW") == .unknown("NEW"))
        #expect(Set(PictureKind.allCases.map(\.rawValue)).count == 4)
        for value in Fallback.allCases { #expect(Fallback(rawValue: value.rawValue) == value) }
        #expect(PictureScreen(by: .me(true)).variables == ["by": ["self": true]])
        #expect(PictureScreen(by: .id("7")).variables == ["by": ["byId": "7"]])
        var filter = PictureFilter(owner: "o")
        filter.inner = .value(PictureFilter(initial: .null))
        #expect(filter.inputValue == ["ownerId": "o", "inner": ["init": .null]])
    }

    @Test func dataIsReadUnderItsNewNames() async throws {
        let picture = """
            {"__typename":"Picture","id":"p","imageUrl":"https://a.example/p.png",
            "userIds":["u"],"httpStatus":200,"kind":"IN_PROGRESS_"}
            """
        let album = """
            {"__typename":"Album","id":"1","title":"A","coverUrl":null,"createdAt":null,
            "kind":"self","pictures":{"edges":[{"cursor":"c","node":\(picture)}],
            "pageInfo":{"endCursor":"c","hasNextPage":false}}}
            """
        let server = Server([
            "Album": #"{"data":{"album":\#(album),"things":[\#(picture)]}}"#,
            "rename": #"{"data":{"rename":{"album":\#(album)}}}"#,
        ])
        let environment = RelayEnvironment(network: server)
        let data = try await environment.fetch(AlbumScreen(albumID: "1"))
        let reference = try #require(data.album)
        #expect(try environment.read(reference.kind).kind == .itself)
        let fields = try environment.read(reference.album)
        #expect(fields.title == "A")
        let first = try #require(fields.pictures?.first)
        let read = try environment.read(first.picture)
        #expect(read.imageURL.text == "https://a.example/p.png")
        #expect(read.userIDs == ["u"] && read.httpStatus == 200 && read.kind == .ongoing)
        #expect(fields.pictures?.hasNext == false)

        let renamed = try await environment.commit(
            RenameAlbum(albumID: "1", title: "A", fallback: .self_),
            optimisticResponse: .init(
                rename: .init(
                    album: .init(id: "1", title: "B", kind: .default, coverURL: nil)
                )
            )
        )
        #expect(renamed.rename?.album?.kind == .itself)
        #expect(server.variables(of: "rename")?["fallback"] == "self")
    }
}
