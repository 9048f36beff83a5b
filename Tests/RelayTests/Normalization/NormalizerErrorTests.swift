import Foundation
import Testing

@testable import Relay

/// Errors beside data are kept at the fields that they are about.
@Suite struct NormalizerErrorTests {
    private let test = TestEnvironment()

    private func error(_ message: String, _ path: String) -> String {
        "{\"message\":\"\(message)\",\"path\":[\(path)]}"
    }

    private let viewer = #""data":{"viewer":{"id":"1","name":"a","email":null,"friends":null}}"#

    @Test(arguments: [false, true])
    func areKeptWhetherTheyComeBeforeOrAfterTheData(isFirst: Bool) throws {
        let errors = "\"errors\":[\(error("secret", #""viewer","email""#))]"
        try test.write(isFirst ? "{\(errors),\(viewer)}" : "{\(viewer),\(errors)}", ViewerQuery())
        #expect(test.records["\"1\""]?.contains("email: error(secret)") == true)
        let snapshot = test.snapshot(ViewerQuery())
        #expect(snapshot.value?.viewer?.email == nil)
        #expect(snapshot.value?.viewer?.name == "a")
        #expect(snapshot.errors.map(\.path) == ["viewer.email"])
        guard case .reported(let reported)? = snapshot.errors.first?.reason else {
            throw Timeout(description: "no error")
        }
        #expect(reported.message == "secret")
        #expect(reported.path == [.key("viewer"), .key("email")])
    }

    @Test func severalAreKeptAtOneField() throws {
        try test.write(
            "{\(viewer),\"errors\":[\(error("a", #""viewer","email""#)),\(error("b", #""viewer","email""#))]}",
            ViewerQuery()
        )
        #expect(test.records["\"1\""]?.contains("email: error(a,b)") == true)
    }

    @Test func areKeptWhereTheNullThatBubbledEnded() throws {
        try test.write(
            "{\"data\":{\"viewer\":null},\"errors\":[\(error("no name", #""viewer","name""#))]}",
            ViewerQuery()
        )
        #expect(test.records["root"] == " {viewer: error(no name)}")
        #expect(test.snapshot(ViewerQuery()).errors.map(\.path) == ["viewer"])
    }

    @Test func areKeptAtElementsOfLists() throws {
        let human = #"{"__typename":"Human","id":"1","name":"a"}"#
        try test.write(
            "{\"data\":{\"nodes\":[\(human),null,null]},\"errors\":[\(error("gone", #""nodes",1"#))]}",
            NodesQuery(ids: [])
        )
        #expect(test.records["root"] == #" {nodes(ids:[]): [->"1",error(gone),null]}"#)
        #expect(test.snapshot(NodesQuery(ids: [])).errors.map(\.path) == ["nodes.1"])
    }

    @Test func areFoundThroughListsOfLists() throws {
        try test.write(
            #"{"errors":[\#(error("lost", #""board","cells",1,0,"piece""#)),\#(error("bad", #""board","labels",0,1"#))],"#
                + #""data":{"board":{"cells":[[],[{"x":1,"y":2,"piece":null}]],"labels":[["a",null]],"marks":null},"settings":null}}"#,
            BoardQuery()
        )
        #expect(test.records["root.board.cells.0"]?.contains("piece: error(lost)") == true)
        #expect(test.records["root.board"]?.contains("labels: [[\"a\",error(bad)]]") == true)
    }

    @Test func areFoundThroughAliasesAndObjectsInLists() throws {
        try test.write(
            #"{"data":{"human":{"id":"1000","meters":1,"alsoMeters":null,"feet":null},"luke":{"id":"1000","name":"L"},"vader":null,"empire":null,"jedi":null,"#
                + #""ships":{"edges":[]}},"errors":[\#(error("far", #""human","alsoMeters""#))]}"#,
            AliasesQuery()
        )
        #expect(test.records["\"1000\""]?.contains(#"height(unit:"METER"): error(far)"#) == true)
    }

    @Test(arguments: [
        #""nowhere""#, #""viewer","friends",0"#, #""viewer",0"#, "0", #""viewer","name","x""#, "",
        #""viewer""#, #"1.5,null,{},"viewer""#,
    ])
    func thatLeadToNoNullChangeNothing(path: String) throws {
        try test.write("{\(viewer),\"errors\":[\(error("x", path))]}", ViewerQuery())
        #expect(
            test.records["\"1\""]
                == #"User {email: null; friends: null; id: "1"; name: "a"}"#.replacingOccurrences(
                    of: "friends: null",
                    with: path.contains("friends") ? "friends: error(x)" : "friends: null"
                )
        )
        #expect(test.log.contains { $0.name == "execute.field.error" })
    }

    @Test func goWhenTheFieldComesBack() throws {
        try test.write(
            "{\(viewer),\"errors\":[\(error("x", #""viewer","email""#))]}",
            ViewerQuery()
        )
        try test.write("{\(viewer)}", ViewerQuery())
        #expect(test.snapshot(ViewerQuery()).errors.isEmpty)
    }

    @Test func withoutMessageOrOfOddFormAreTolerated() throws {
        try test.write(
            "{\(viewer),\"errors\":[{},1,null,{\"message\":5,\"path\":\"x\"}]}",
            ViewerQuery()
        )
        guard
            case .executeFieldErrors(_, let count, let errors)? = test.log.last(where: {
                $0.name == "execute.field.error"
            })
        else { throw Timeout(description: "no event") }
        #expect(count == 4)
        #expect(errors == Array(repeating: LoggedFieldError(path: "", reason: .reported), count: 4))
    }

    /// A server that leaves out the field and says why, again and again.
    @Test(.bug(id: "5", "errors of fields that did not come were added each time"))
    func areKeptOnceHoweverOftenTheyCome() throws {
        try test.write("{\(viewer)}", ViewerQuery())
        let failed = "{\"data\":{\"viewer\":{\"id\":\"1\"}},\"errors\":"
        for message in ["x", "x", "y", "x"] {
            let response = failed + "[\(error(message, #""viewer","email""#))]}"
            try test.write(response, ViewerQuery())
        }
        #expect(test.records["\"1\""]?.contains("email: error(x,y)") == true)
    }

    @Test func areAtMostAThousand() throws {
        let many = (0..<5000).map { error("\($0)", #""viewer","email""#) }.joined(separator: ",")
        try test.write("{\(viewer),\"errors\":[\(many)]}", ViewerQuery())
        #expect(test.snapshot(ViewerQuery()).errors.count == 1000)
    }

    @Test(arguments: ["\"data\":null,", ""])
    func withoutDataFailTheOperation(data: String) {
        let failure = #expect(throws: ResponseError.self) {
            try test.write("{\(data)\"errors\":[\(error("down", ""))]}", ViewerQuery())
        }
        #expect(failure == .failed(operation: "ViewerQuery", [GraphQLError(message: "down")]))
        #expect(failure?.description == "The server failed to run `ViewerQuery`: down")
        #expect(test.records.isEmpty)
    }
}
