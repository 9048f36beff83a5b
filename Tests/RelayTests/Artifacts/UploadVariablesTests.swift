import Foundation
import Testing

@testable @_spi(Generated) import Relay

/// Files beside the JSON of variables, wherever an input has them.
struct UploadVariablesTests {
    private struct Post: GraphQLInputObject {
        var title: String
        var cover: Input<FileUpload>
        var files: [FileUpload?]
        var parent: [Post] = []

        func write(to variables: inout VariableWriter) {
            variables.write("title", title)
            variables.writeInput("cover", cover)
            variables.write("files", files)
            variables.write("parent", parent)
        }
    }

    private let a = FileUpload(data: Data("a".utf8), name: "a")
    private let b = FileUpload(file: URL(fileURLWithPath: "/tmp/b.png"), contentType: "image/png")

    private func variables(_ write: (inout VariableWriter) -> Void) -> VariableData {
        var writer = VariableWriter()
        write(&writer)
        return VariableData(writer)
    }

    @Test func uploadsAreATableBesideTheValues() {
        let inner = Post(title: "inner", cover: .value(a), files: [])
        let post = Post(title: "x", cover: .value(b), files: [nil, a, b], parent: [inner])
        let variables = variables { writer in
            writer.write("file", a)
            writer.write("none", FileUpload?.none)
            writer.writeInput("post", .value(post))
            writer.write("matrix", [[a], [], [b, a]])
        }
        #expect(
            variables.description == """
                {"file":null,"none":null,"post":{"title":"x","cover":null,"files":[null,null,null],\
                "parent":[{"title":"inner","cover":null,"files":[],"parent":[]}]},\
                "matrix":[[null],[],[null,null]]}
                """
        )
        #expect(
            variables.uploads == [
                "file": a, "post.cover": b, "post.files.1": a, "post.files.2": b,
                "post.parent.0.cover": a, "matrix.0.0": a, "matrix.2.0": b, "matrix.2.1": a,
            ]
        )
    }

    @Test func variablesWithOtherFilesAreOthers() {
        let one = variables { $0.write("file", a) }
        let other = variables { $0.write("file", b) }
        #expect(one != other)
        #expect(one.values == other.values)
        #expect(one == variables { $0.write("file", FileUpload(data: Data("a".utf8), name: "a")) })
        #expect(Set([one, other, one]).count == 2)
        #expect(one.description == #"{"file":null}"#)
    }

    @Test func settingAVariableRemovesItsFiles() {
        var variables = variables { writer in
            writer.write("files", [a, b])
            writer.write("files2", b)
        }
        variables["files"] = nil
        #expect(variables.uploads == ["files2": b])
        variables["files2"] = "text"
        #expect(variables.uploads.isEmpty)
    }

    @Test func aQueryForOneFileIsNotAnsweredWithTheDataOfAnother() throws {
        func key(_ file: FileUpload) throws -> String {
            let variables = variables {
                $0.write("like", Post(title: "", cover: .unset, files: [file]))
            }
            let key = StorageKey(
                name: "similar",
                arguments: [Argument(name: "to", value: .variable("like"))]
            )
            return key.text(variables.identifyingFiles())
        }
        #expect(try key(a) == key(a))
        #expect(try key(a) != key(b))
        let long = Data(repeating: 1, count: 1000)
        let same = try key(FileUpload(data: long + [1], name: "x"))
        #expect(try key(FileUpload(data: long + [2], name: "x")) != same)
        #expect(try key(FileUpload(data: long + [1], name: "x")) == same)
    }

    @Test func anUploadCannotBeReceived() {
        #expect(throws: InvalidScalar.self) { try FileUpload(scalar: "x") }
    }

    @Test func aDescriptionShowsNothingOfTheFile() {
        let file = FileUpload(data: Data("canary".utf8), name: "canary", contentType: "canary")
        var dumped = ""
        dump(file, to: &dumped)
        #expect("\(file) \(String(reflecting: file)) \(dumped)".contains("canary") == false)
    }
}
