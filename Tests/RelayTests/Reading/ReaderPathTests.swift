import Testing

@_spi(Generated) @testable import Relay

/// Paths name every position, also in lists of lists.
@Suite struct ReaderPathTests {
    private func document(_ type: String) throws -> TestDocument {
        try TestDocument(
            """
            normalization
             grid: \(type)
            reader
             grid
            """
        )
    }

    @Test func aNullDeepInListsNamesAllPositions() throws {
        let document = try document("[[[Int]]]")
        try document.write(#"{"grid":[[[1]],[[1],[2,null]]]}"#)
        let snapshot = document.read(Field<[[[Int]]?]>.self)
        #expect(snapshot.errors.map(\.path) == ["grid.1.1.1"])
        #expect(snapshot.value?.value == [[[1]], nil])
    }

    @Test func nullStopsAtTheNearestNullableList() throws {
        let document = try document("[[[Int]]]")
        try document.write(#"{"grid":[[[1,null],[2]],null]}"#)
        #expect(
            document.read(Field<[[[Int]?]?]>.self).value?.value == [[nil, [2]], nil]
        )
        #expect(
            document.read(Field<[[[Int?]]]?>.self).value?.value == .some(nil)
        )
    }

    @Test func anElementAfterAnInnerListHasItsOwnPosition() throws {
        let document = try document("[[Int]]")
        try document.write(#"{"grid":[[1,2],null,[null]]}"#)
        let snapshot = document.read(Field<[[Int]]?>.self)
        #expect(snapshot.errors.map(\.path) == ["grid.1", "grid.2.0"])
    }

    @Test func refusalsNameAllPositions() throws {
        let document = try document("[[[Int]]]")
        let error = #expect(throws: ResponseError.self) {
            try document.write(#"{"grid":[[[1]],[[1],[2,"x"]]]}"#)
        }
        guard case .unexpectedKind(_, let path, _, _, _)? = error else {
            Issue.record("not refused for its kind")
            return
        }
        #expect(path == "grid.1.1.1")
    }

    @Test func aWholeNumberIsReadExactlyOrNotAtAll() throws {
        let document = try document("scalar Long")
        try document.write(#"{"grid":9223372036854775807}"#)
        let snapshot = document.read(Field<Int?>.self)
        #expect(snapshot.value?.value == Int(exactly: Int64.max))
    }
}
