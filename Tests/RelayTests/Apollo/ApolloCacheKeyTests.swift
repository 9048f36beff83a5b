import Testing

@testable import Relay

/// Apollo's tests and examples of `cacheKeyInfo(for:object:)`: keys by type, by abstract type, in
/// groups, by code, and of types that a schema got later.
///
/// Those of `cacheKey(for:)`, the keys of fields with arguments, are in `StorageKeyTests`.
@Suite struct ApolloCacheKeyTests {
    private let test = TestEnvironment()

    private func write<Query: GraphQLQuery>(_ query: Query, _ data: String) throws {
        try test.write(#"{"data":\#(data)}"#, query)
    }

    private var keys: [String] { test.records.keys.filter { $0 != "root" }.sorted() }

    // MARK: - Types that the schema did not have

    @Test(arguments: ["0", "1", "2", #""0""#, #""\u03c9""#])
    func anUnknownTypeHasTheKeyOfItsInterface(id: String) throws {
        try write(
            ApolloLetterQuery(),
            #"{"letter":{"__typename":"Omega","id":\#(id),"name":"omega"}}"#
        )
        let text = id.contains("u03c9") ? #"\u{3c9}"# : id.filter { $0 != "\"" }
        #expect(keys == ["Omega(\"\(text)\")"])
    }

    /// Apollo makes no key of it, and the object belongs to its place.
    ///
    /// The schema says that an id is a text or a number, so here the response is invalid, as it is
    /// for any other field.
    @Test(arguments: ["true", "false"])
    func aBooleanIsNoID(id: String) throws {
        #expect(throws: ResponseError.self) {
            try write(
                ApolloLetterQuery(),
                #"{"letter":{"__typename":"Omega","id":\#(id),"name":"omega"}}"#
            )
        }
        #expect(keys.isEmpty)
    }

    @Test func anUnknownTypeWithoutTheFieldBelongsToItsPlace() throws {
        try write(ApolloLetterQuery(), #"{"letter":{"__typename":"Omega","name":"omega"}}"#)
        #expect(keys == ["root.letter"])
    }

    @Test func anUnknownMemberOfAUnionBelongsToItsPlace() throws {
        try write(ApolloMarkQuery(), #"{"mark":{"__typename":"Colon","sign":":"}}"#)
        #expect(keys == ["root.mark"])
    }

    // MARK: - Abstract types

    @Test func aUnionGivesItsMembersTheirKeys() throws {
        try write(ApolloMarkQuery(), #"{"mark":{"__typename":"Comma","sign":",","name":"comma"}}"#)
        try write(ApolloMarkQuery(), #"{"mark":{"__typename":"Dash","sign":",","name":"dash"}}"#)
        #expect(keys == [#"Comma(",")"#, #"Dash(",")"#])
    }

    // MARK: - Keys by code

    /// Apollo's `CacheKeyInfo(id:uniqueKeyGroup:)`.
    @Test func aGroupAndCodeTogether() throws {
        try write(
            ApolloDeltaQuery(),
            #"{"delta":{"lowercase":"δ","name":"delta"},"epsilon":{"lowercase":"Ε","name":"epsilon"}}"#
        )
        #expect(keys == [#"GreekLetters("\u{3b4}")"#, #"GreekLetters("\u{3b5}")"#])
        // Types of a group share their keys.
        try write(
            ApolloDeltaQuery(),
            #"{"delta":{"lowercase":"ε","name":"one"},"epsilon":{"lowercase":"Ε","name":"one"}}"#
        )
        #expect(keys == [#"GreekLetters("\u{3b4}")"#, #"GreekLetters("\u{3b5}")"#])
    }

    @Test func codeThatReturnsNilMeansThePlace() throws {
        try write(
            ApolloDeltaQuery(),
            #"{"delta":{"lowercase":"-","name":"none"},"epsilon":null}"#
        )
        #expect(keys == ["root.delta"])
    }

    /// Apollo's function gets the fields under the aliases of each operation.
    @Test func codeGetsFieldsByTheirOwnNames() throws {
        try write(
            ApolloDeltaAliasQuery(),
            #"{"delta":{"letter":"Δ","lowercase":"Δ"}}"#
        )
        #expect(keys == [#"GreekLetters("\u{3b4}")"#])
    }

    /// As in Apollo's caveat: a key is what the response says, and later changes of the object within
    /// don't change it.
    @Test func aKeyStaysAsItWasWhenTheObjectWithinChanges() throws {
        func badge(_ address: String) throws {
            try write(
                ApolloBadgeQuery(),
                #"{"badge":{"at":{"id":"3","address":"\#(address)"},"number":1,"text":"t"}}"#
            )
        }
        try badge("first")
        #expect(keys == [#"Badge("first", "1")"#, #"Library("3")"#])
        try write(ApolloLibraryQuery(), #"{"library":{"id":"3","address":"second"}}"#)
        #expect(keys == [#"Badge("first", "1")"#, #"Library("3")"#])
        #expect(try test.environment.read(ApolloBadgeQuery()).badge?.at.address == "second")
        try badge("second")
        #expect(keys.contains(#"Badge("second", "1")"#))
    }
}
