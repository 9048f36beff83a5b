import Foundation
import Testing

@_spi(Generated) @testable import Relay

/// A null that the schema doesn't allow, or a scalar that can't be parsed, is a field error with
/// its path, named by one event.
@Suite(.timeLimit(.minutes(10))) struct FieldErrorEventTests {
    private let test = TestEnvironment()

    private func nulls(_ events: [LogEvent]) -> [String] {
        events.flatMap { event -> [String] in
            guard case .executeFieldErrors(_, let count, let errors) = event else { return [] }
            #expect(count == errors.count)
            return errors.filter { $0.reason == .unexpectedNull }.map(\.path)
        }
    }

    @Test func aNullThatBecomesNilInAFetchIsLogged() async throws {
        test.network.answer { _, _ in
            #"{"data":{"viewer":{"id":"1","name":null,"email":null,"friends":[null]}}}"#
        }
        #expect(try await test.environment.fetch(ViewerQuery()).viewer == nil)
        let errors = ["viewer.name", "viewer.friends.0"].map {
            LoggedFieldError(path: $0, reason: .unexpectedNull)
        }
        let event = LogEvent.executeFieldErrors(operation: "ViewerQuery", count: 2, errors: errors)
        #expect(test.log.filter { $0.name == "execute.field.error" } == [event])
    }

    @Test func aScalarThatBecomesNilInAFetchIsLogged() async throws {
        test.network.answer { _, _ in
            #"{"data":{"hero":{"__typename":"Human","id":"1","name":"L","born":"soon","home":null}}}"#
        }
        _ = try await test.environment.fetch(HeroNameQuery())
        let error = LoggedFieldError(path: "hero.being.born", reason: .invalidScalar)
        let events = test.log.filter { $0.name == "read.field.error" }
        #expect(events.isEmpty, "the discriminator was absent")
        test.network.answer { _, _ in
            #"{"data":{"hero":{"__typename":"Human","__isBeing":"Human","id":"1","name":"L","born":"soon","home":null}}}"#
        }
        let data = try await test.environment.fetch(HeroNameQuery())
        let logged = test.log.filter { $0.name == "read.field.error" }
        #expect(logged.count == 1)
        guard case .readFieldErrors("HeroNameQuery", 1, let errors)? = logged.first else {
            throw Timeout(description: "no event: \(data)")
        }
        #expect(errors.map(\.reason) == [error.reason])
        #expect(errors[0].path.hasSuffix("born"))
        #expect(errors[0].message == nil)
    }

    @Test func aNullWithAnErrorBesideItIsLoggedOnce() throws {
        let written = try test.write(
            #"{"data":{"viewer":{"id":"1","name":null,"email":null,"friends":null}},"errors":[{"message":"x","path":["viewer","name"]}]}"#,
            ViewerQuery()
        )
        let error = LoggedFieldError(path: "viewer.name", reason: .reported)
        #expect(
            written.events.filter { $0.name == "execute.field.error" }
                == [.executeFieldErrors(operation: "ViewerQuery", count: 1, errors: [error])]
        )
    }

    @Test func aNullThatComesAgainIsLoggedAgain() throws {
        let response = #"{"data":{"items":[{"id":"1","name":null,"value":1}]}}"#
        for _ in 0..<2 {
            let written = try test.write(response, WideQuery())
            #expect(nulls(written.events) == ["items.0.name"])
        }
    }

    @Test func nullsOfLaterPartsHaveTheirWholePath() async throws {
        let fetch = Task { try await test.environment.fetch(FriendsLaterQuery()) }
        let call = try await test.network.call()
        call.send(StreamTests.first + "}")
        call.respond(
            """
            {"incremental":[{"items":[{"id":"2","name":null},null],
            "path":["viewer","friends",1],"label":"\(StreamTests.label)"}],"hasNext":false}
            """
        )
        _ = try await fetch.value
        #expect(nulls(test.log) == ["viewer.friends.1.name", "viewer.friends.2"])
    }

    /// Each value of a response is made null in turn.
    @Test func everyNullIsJudgedByItsPlace() throws {
        let board = #"""
            {"board":{"cells":[[{"x":1,"y":2,"piece":{"__typename":"Pawn","id":"p","color":"c","moved":true}}]],
            "labels":[["a"]],"marks":[["JEDI"]]},"settings":{"a":[1]}}
            """#
        let data = try JSONValue(parsing: Data(board.utf8))
        let nonNull: Set = [
            "board.cells", "board.cells.0", "board.cells.0.0.x", "board.cells.0.0.y",
            "board.cells.0.0.piece.id", "board.cells.0.0.piece.color",
            "board.cells.0.0.piece.moved", "board.marks.0.0",
        ]
        var found: Set<String> = []
        for path in data.paths where path.last != .string("__typename") {
            let response = JSONValue.object(["data": data.replacing(path[...], with: .null)])
            let test = TestEnvironment()
            let written = try test.write(response.description, BoardQuery())
            let name = path.map { $0.string ?? $0.description }.joined(separator: ".")
            #expect(nulls(written.events) == (nonNull.contains(name) ? [name] : []), "\(name)")
            found.insert(name)
            // A read treats the same places as failed, and no others.
            let errors = test.snapshot(BoardQuery()).errors.map(\.path)
            if nonNull.contains(name), !name.hasSuffix("id") { #expect(errors == [name]) }
            if !nonNull.contains(name) { #expect(errors == [], "\(name)") }
        }
        #expect(found.isSuperset(of: nonNull))
    }
}

extension JSONValue {
    /// The paths to all values in this one.
    var paths: [[JSONValue]] {
        var all: [[JSONValue]] = []
        for (key, value) in object ?? [:] {
            all.append([.string(key)])
            all += value.paths.map { [.string(key)] + $0 }
        }
        for (index, value) in (array ?? []).enumerated() {
            all.append([.int(Int64(index))])
            all += value.paths.map { [.int(Int64(index))] + $0 }
        }
        return all
    }

    /// The same with another value at a path.
    func replacing(_ path: ArraySlice<JSONValue>, with value: JSONValue) -> JSONValue {
        guard let step = path.first else { return value }
        if let key = step.string, var object, let inner = object[key] {
            object[key] = inner.replacing(path.dropFirst(), with: value)
            return .object(object)
        }
        guard let index = step.int, var array else { return self }
        array[Int(index)] = array[Int(index)].replacing(path.dropFirst(), with: value)
        return .array(array)
    }
}
