import GeneratedCode
import Relay
import Testing

/// Code that was generated for names that Swift has for itself compiles, and says the same to
/// the server.
struct NameTests {
    @Test func variablesKeepTheirNames() {
        let query = Class(
            in: 1,
            `inout`: "x",
            Data_: Data_(case: "c", default: .case, init_: false),
            variables: .a,
            self_: .b,
            artifact: 2
        )
        #expect(
            query.variables == [
                "in": 1, "inout": "x",
                "Data": ["case": "c", "default": "case", "init": false],
                "variables": "A", "self": "B", "init": true, "artifact": 2,
            ]
        )
    }

    @Test func enumValuesKeepTheirNames() {
        for value in Kind.allCases {
            #expect(Kind(rawValue: value.rawValue) == value)
        }
        #expect(Set(Kind.allCases.map(\.rawValue)).count == 23)
        #expect(Kind(rawValue: "new") == .unknown("new"))
        #expect(Kind.upperCase.rawValue == "upperCase")
    }

    @Test func inputsMayHoldThemselves() {
        let inner = Data_(case: "in")
        let mutation = Throw(where: .where(.not([.case("x")])), input: Array_(input: inner))
        #expect(
            mutation.variables == [
                "where": ["where": ["not": [["case": "x"]]]],
                "input": ["input": ["case": "in"]],
            ]
        )
    }

    @Test func artifactsParse() {
        let artifacts = [
            Class.artifact, Cases.artifact, Throw.artifact, Is.artifact, Same.artifact,
            Same_.artifact, SAME.artifact, Optional_.artifact, Objects_optional.artifact,
        ]
        #expect(artifacts.map(\.name).contains("class"))
    }

    @Test func definitionsThatDifferByKindHaveDifferentNames() {
        #expect(RowQuery.artifact.name == "row")
        #expect(Row.artifact.name == "Row")
        #expect(Row_Mutation.artifact.name == "Row_")
        #expect(Row_Query.artifact.name == "row_")
        #expect(VisibilityFragment.artifact.name == "Visibility")
        #expect(Visibility(rawValue: "OPEN") == .open)
    }

    @Test func memberwiseInitializersFitTypesThatHaveTheDefinitionsName() {
        let inner = Like.Data.Like.Post.Like(id: "2", name: "b")
        let data = Like.Data(like: .init(post: .init(id: "1", like: inner)))
        #expect(data.like?.post?.like == inner)
        let person = Search.Data.Search.Person(
            __typename: "Person",
            id: "1",
            search: .init(name: "c")
        )
        #expect(Search.Data(search: [.person(person)]).search.count == 1)
        #expect(Dates_post.Data(createdAt: nil).createdAt == nil)
    }

    @Test func rawResponsesMayUseTypesThatNothingReads() {
        let post = ArchiveMutation.RawResponse.Archive.Post(id: "1", visibility: .closed)
        #expect(post.visibility == .value(.closed))
    }

    @Test func fieldsOfInputsAreReadAndSetByName() {
        var input = Data_(case: "c", default: .case, write: 3)
        #expect(input.case == "c")
        #expect(input.default == .value(.case))
        #expect(input.write == 3)
        #expect(input.self_ == .unset)
        let copy = input
        input.case = "d"
        input.default = .null
        input.init_ = true
        input.variables = .value([.a])
        #expect(copy == Data_(case: "c", default: .case, write: 3))
        #expect(input != copy && input.hashValue != copy.hashValue)
        #expect(
            input.inputValue == [
                "case": "d", "default": .null, "write": 3, "variables": ["A"], "init": true,
            ]
        )
        #expect(Data_(case: "c", default: .null) != Data_(case: "c"))
        #expect(Data_(case: "c", old: .unset) == Data_(case: "c"))
        let keyPath: WritableKeyPath<Data_, String> = \.case
        input[keyPath: keyPath] = "e"
        #expect(input.case == "e")
    }
}
