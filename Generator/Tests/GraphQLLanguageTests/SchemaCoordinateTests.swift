import GraphQLLanguage
import Testing

@Suite struct SchemaCoordinateTests {
    @Test(arguments: [
        ("Type", SchemaCoordinate.type("Type")),
        ("Type.field", .member(type: "Type", name: "field")),
        ("Type.field(arg:)", .argument(type: "Type", field: "field", name: "arg")),
        ("@dir", .directive("dir")),
        ("@dir(arg:)", .directiveArgument(directive: "dir", name: "arg")),
    ])
    func coordinatesAreReadAndWritten(text: String, coordinate: SchemaCoordinate) {
        #expect(SchemaCoordinate(text) == coordinate)
        #expect(coordinate.description == text)
    }

    @Test(arguments: [
        "", "1", "A.", ".a", "A.b.c", "A.b(c)", "A(b:)", "@", "@a.b", "A .b", "A.b(c:", "A.b(c:) ",
        "$a",
    ])
    func otherTextsAreNone(text: String) {
        #expect(SchemaCoordinate(text) == nil)
    }
}
