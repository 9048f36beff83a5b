import Testing

@testable import Relay

/// Keys of several fields: read in one pass if the members are in the order of the selection, and
/// searched for otherwise.
///
/// Each test compares the names of records, so both ways must make the same keys.
@Suite struct CompositeKeyTests {
    private func books(variables: VariableData = [:]) throws -> TestDocument {
        try TestDocument(
            """
            normalization
             books: [type Book] @key(fields: ["author.id", "isbn", "region"])
              title: String if $title
              author: type User! @key(fields: ["id"])
               name: String
               id: ID!
              note: String
              region: Int!
              isbn: String!
            """,
            variables: variables
        )
    }

    private func things() throws -> TestDocument {
        try TestDocument(
            """
            normalization
             things: [interface Thing] @key(type: "Box", fields: ["a", "b"], scope: "Boxes") @key(fields: ["b", "a"])
              __typename: String!
              a: String!
              b: Int!
              text: String
            """
        )
    }

    /// The names of the records, without the root.
    private func names(_ document: TestDocument) -> [String] {
        document.records.keys.filter { $0 != "root" }.sorted()
    }

    /// All orders of some elements.
    private static func orders(_ elements: [String]) -> [[String]] {
        guard elements.count > 1 else { return [elements] }
        return elements.indices.flatMap { index in
            var rest = elements
            let first = rest.remove(at: index)
            return orders(rest).map { [first] + $0 }
        }
    }

    private static let members = [
        #""title":"t""#, #""author":{"name":"n","id":"a"}"#, #""note":null"#, #""region":4"#,
        #""isbn":"978""#,
    ]
    private static let key = [#"Book("a", "978", "4")"#, #"User("a")"#]

    // MARK: - Orders

    @Test(arguments: [true, false], [",", " ,\n\t", #","more":{"isbn":"1","region":9},"#])
    func theOrderOfMembersMeansNothing(title: Bool, separator: String) throws {
        let document = try books(variables: ["title": .bool(title)])
        for order in Self.orders(Self.members) {
            let members = title ? order : order.filter { !$0.contains("title") }
            try document.write(#"{"books":[{\#(members.joined(separator: separator))}]}"#)
            #expect(names(document) == Self.key)
        }
        // Nothing changes when the object is known.
        let book = Self.members.dropFirst().joined(separator: ",")
        #expect(!(try document.write(#"{"books":[{\#(book)}]}"#).isPublished))
    }

    @Test(arguments: [
        #"{"__typename":"Box","a":"1","b":2,"text":"t"}"#, #"{"__typename":"Box","b":2,"a":"1"}"#,
        #"{"a":"1","__typename":"Box","b":2,"text":"t"}"#, #"{"a":"1","b":2,"__typename":"Box"}"#,
        #"{ "__typename" : "Box" , "a" : "1" , "b" : 2 , "text" : "t" }"#,
    ])
    func theTypeMayComeAnywhere(box: String) throws {
        let document = try things()
        let other = box.replacing("Box", with: "Bag")
        try document.write(#"{"things":[\#(box),\#(other),\#(box)]}"#)
        // Parts are in the order of the declaration.
        #expect(names(document) == [#"Bag("2", "1")"#, #"Boxes("1", "2")"#])
    }

    @Test func anObjectOfUnknownTypeBelongsToItsPlace() throws {
        let document = try things()
        try document.write(#"{"things":[{"a":"1","b":2},{"b":2,"a":"1"}]}"#)
        #expect(names(document) == ["root.things.0", "root.things.1"])
    }

    @Test func theTypeThatIsSentUnaskedIsPassedOver() throws {
        let document = try books(variables: ["title": true])
        let book = Self.members.joined(separator: ",")
        try document.write(#"{"books":[{"__typename":"Book",\#(book)}]}"#)
        try document.write(#"{"books":[{\#(book),"__typename":"Book"}]}"#)
        #expect(names(document) == Self.key)
    }

    // MARK: - Parts

    /// Texts and numbers that are written in several ways, and what they are in the text of a key.
    @Test(arguments: [
        (#""1""#, "4", "1", "4"), (#""\u0031""#, "4", "1", "4"),
        (#""\u0031""#, "4.0", "1", "4"),
        (#""a\"b""#, "4e0", #"a\"b"#, "4"),
        (#""""#, "0", "", "0"), (#""é""#, "-7", #"\u{e9}"#, "-7"),
        (#""\u00e9""#, "-7.0", #"\u{e9}"#, "-7"),
        (#""1:1""#, "2147483647", "1:1", "2147483647"),
        (#""longer than eleven bytes""#, "10", "longer than eleven bytes", "10"),
    ])
    func partsAreTheirValues(isbn: String, region: String, text: String, number: String) throws {
        let document = try books(variables: ["title": false])
        let author = #""author":{"name":"n","id":"a"}"#
        try document.write(
            #"{"books":[{\#(author),"note":"","region":\#(region),"isbn":\#(isbn)},"#
                + #"{"isbn":\#(isbn),"region":\#(region),"note":"",\#(author)}]}"#
        )
        #expect(names(document) == [#"Book("a", "\#(text)", "\#(number)")"#, #"User("a")"#])
    }

    @Test func partsOfTwoObjectsThatJoinToTheSameTextAreTwoKeys() throws {
        let document = try things()
        try document.write(
            #"{"things":[{"__typename":"Box","a":"1","b":23},{"__typename":"Box","a":"12","b":3},"#
                + #"{"__typename":"Boxes","a":"1","b":23}]}"#
        )
        // The type `Boxes` and the group of that name are one scope.
        let expected = [#"Boxes("1", "23")"#, #"Boxes("12", "3")"#, #"Boxes("23", "1")"#]
        #expect(names(document) == expected)
    }

    @Test(arguments: [
        #""region":null"#, #""note":"n""#, #""region":4,"isbn":null"#, #""isbn":"978""#,
    ])
    func aPartThatIsNullOrAbsentMeansThePlace(members: String) throws {
        let document = try books(variables: ["title": false])
        let author = #""author":{"name":"n","id":"a"}"#
        for book in ["\(author),\(members)", "\(members),\(author)"] {
            try document.write(#"{"books":[{\#(book)}]}"#)
            #expect(names(document) == [#"User("a")"#, "root.books.0"])
        }
    }

    @Test(arguments: ["null", "{}", #"{"name":"n"}"#, #"{"name":"n","id":null}"#])
    func anObjectWithoutThePartMeansThePlace(author: String) throws {
        let document = try books(variables: ["title": false])
        try document.write(#"{"books":[{"author":\#(author),"note":"","region":4,"isbn":"978"}]}"#)
        #expect(names(document).contains("root.books.0"))
        #expect(!names(document).contains { $0.hasPrefix("Book") })
    }

    @Test(arguments: [#""a""#, "[]", #"[{"id":"a"}]"#, "7", "true"])
    func somethingElseThanTheObjectIsInvalid(author: String) throws {
        let document = try books(variables: ["title": false])
        #expect(throws: ResponseError.self) {
            try document.write(
                #"{"books":[{"author":\#(author),"note":"","region":4,"isbn":"978"}]}"#
            )
        }
        #expect(document.records.isEmpty || names(document).isEmpty)
    }

    @Test func theLastOfRepeatedMembersCounts() throws {
        let document = try books(variables: ["title": true])
        let book = Self.members.joined(separator: ",")
        for repeated in [#""region":5"#, #""isbn":"979""#] {
            try document.write(#"{"books":[{\#(book),\#(repeated)}]}"#)
        }
        let books = names(document).filter { $0.hasPrefix("Book") }
        #expect(books == [#"Book("a", "978", "5")"#, #"Book("a", "979", "4")"#])
    }

    // MARK: - How many parts, and where

    @Test(arguments: 2...6)
    func asManyPartsAsAreDeclared(count: Int) throws {
        let fields = (0..<count).map { "f\($0)" }
        let list = fields.map { "\"\($0)\"" }.joined(separator: ", ")
        let selection = fields.map { "  \($0): String!" }.joined(separator: "\n")
        let document = try TestDocument(
            "normalization\n one: type One @key(fields: [\(list)])\n\(selection)"
        )
        let members = fields.map { #""\#($0)":"\#($0)!""# }
        for members in [members, members.reversed()] {
            try document.write(#"{"one":{\#(members.joined(separator: ","))}}"#)
            let parts = fields.map { "\"\($0)!\"" }.joined(separator: ", ")
            #expect(names(document) == ["One(\(parts))"])
        }
    }

    @Test func severalPartsOfOneObjectWithin() throws {
        let document = try TestDocument(
            """
            normalization
             pins: [type Pin] @key(fields: ["at.x", "at.y", "map.name", "z"])
              at: type Point!
               x: Int!
               label: String
               y: Int!
              z: Int!
              map: type Map!
               name: String!
               scale: Float
            """
        )
        let at = [
            #""at":{"x":1,"label":"l","y":2}"#, #""at":{"y":2,"x":1}"#,
            #""at":{"label":"l","x":1,"y":2}"#,
        ]
        let map = #""map":{"name":"m","scale":1.5}"#
        for at in at {
            for order in Self.orders([at, map, #""z":3"#]) {
                try document.write(#"{"pins":[{\#(order.joined(separator: ","))}]}"#)
                let pins = names(document).filter { !$0.contains(".") }
                #expect(pins == [#"Pin("1", "2", "m", "3")"#])
            }
        }
    }

    @Test func aPartTwoObjectsDown() throws {
        let document = try TestDocument(
            """
            normalization
             note: type Note @key(fields: ["in.of.id", "number"])
              in: type Book!
               of: type User! @key(fields: ["id"])
                id: ID!
              number: Int!
            """
        )
        try document.write(#"{"note":{"in":{"of":{"id":"a"}},"number":1}}"#)
        #expect(names(document).contains(#"Note("a", "1")"#))
    }

    @Test func partsHaveTheNamesOfTheirAliases() throws {
        let document = try TestDocument(
            """
            normalization
             notes: [type Note] @key(fields: ["author.id", "number"], as: ["by.__id_Int", "__nr"])
              by = author: type User! @key(fields: ["id"], as: ["__id_Int"])
               __id_Int = id: Int!
              number = text: String
              __nr = number: Int!
            """
        )
        let members = [#""by":{"__id_Int":1}"#, #""number":"9""#, #""__nr":2"#]
        for order in Self.orders(members) {
            try document.write(#"{"notes":[{\#(order.joined(separator: ","))}]}"#)
            #expect(names(document) == [#"Note("1", "2")"#, #"User("1")"#])
        }
    }

    // MARK: - Responses in parts

    /// A part has the key again, or not at all.
    @Test(arguments: [
        #""title":"t""#, #""isbn":"x","region":4,"title":"t""#,
        #""title":"t","region":4,"isbn":"x""#,
    ])
    func aPartBelongsToItsObject(members: String) throws {
        let document = try TestDocument(
            """
            normalization
             shelf: type Shelf
              books: [type Book] @key(fields: ["isbn", "region"])
               isbn: String!
               region: Int!
              ... @defer(label: "Titles", if: $v)
               books: [type Book] @key(fields: ["isbn", "region"])
                isbn: String!
                region: Int!
                title: String
            """,
            variables: ["v": true]
        )
        for first in [#""isbn":"x","region":4"#, #""region":4,"isbn":"x""#] {
            var parts = PartWriter(document.operation, in: document.test)
            try parts.write(#"{"data":{"shelf":{"books":[{\#(first)}]}},"hasNext":true}"#)
            try parts.write(
                #"{"incremental":[{"path":["shelf"],"label":"Titles","data":{"books":[{"#
                    + members + #"}]}}],"hasNext":false}"#
            )
            #expect(names(document) == [#"Book("x", "4")"#, "root.shelf"])
            #expect(document.records[#"Book("x", "4")"#]?.contains(#"title: "t""#) == true)
        }
    }

    // MARK: - Hostile responses

    @Test func aResponseThatEndsAnywhereIsRefused() throws {
        let document = try books(variables: ["title": true])
        let book = Self.members.joined(separator: ",")
        let response = #"{"books":[{\#(book)},{\#(book)}]}"#
        for count in 1..<response.count {
            // Written in the place of `data`, so the rest of the response follows.
            #expect(throws: (any Error).self) {
                try document.write(String(response.prefix(count)))
            }
        }
        try document.write(response)
        #expect(names(document) == Self.key)
    }

    @Test func manyMembersAndLongTextsAreRead() throws {
        let document = try books(variables: ["title": false])
        let many = (0..<10_000).map { #""m\#($0)":[\#($0)]"# }.joined(separator: ",")
        let long = String(repeating: "x", count: 100_000)
        try document.write(
            #"{"books":[{\#(many),"isbn":"\#(long)","region":4,"author":{"id":"a"}}]}"#
        )
        #expect(names(document).contains(#"Book("a", "\#(long)", "4")"#))
    }
}
