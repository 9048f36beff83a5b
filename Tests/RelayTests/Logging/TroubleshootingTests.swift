import Foundation
import Testing

@testable import Relay

/// The article on troubleshooting has each message under exactly the heading that leads to it.
@Suite struct TroubleshootingTests {
    private static let article = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Sources/Relay/Relay.docc/Articles/Troubleshooting.md")

    private static let logged = [LoggedFieldError(path: "a.b", reason: .reported)]
    private static let failed = [FieldError(path: "a.b", reason: .unexpectedNull)]

    private static let lines: [LogEvent] = [
        .readMissing(definition: "A", object: "o", operation: "Q", fields: ["b"]),
        .readForeignReference(definition: "A"),
        .modelWithoutReference(definition: "A", call: "b"),
        .readUnderived(definition: "A", field: "B.c"),
        .readDerivedFail(definition: "A", field: "B.c", error: "D"),
        .readFail(definition: "A", count: 1, errors: logged),
        .readFieldErrors(definition: "A", count: 1, errors: logged),
        .executeFieldErrors(operation: "A", count: 1, errors: logged),
        .updateUnknownField(type: "A", field: "b"),
        .updateUnknownConnection(type: "A", key: "b"),
        .updateUnknownObject(definition: "A", field: "b"),
        .publishHandlerSkip(operation: "A", handler: "b", message: "c"),
    ]

    private static let errors: [any CustomStringConvertible & Sendable] = [
        StoreError.missing(definition: "A", fields: ["b"]),
        StoreError.failed(definition: "A", failed), StoreError.deleted(definition: "A"),
        StoreError.foreignReference(definition: "A"), StoreError.reset(definition: "A"),
        ResponseError.notAResponse(operation: "A"),
        ResponseError.unexpectedKind(
            operation: "A",
            path: "b",
            offset: 1,
            expected: "Int",
            found: "a string"
        ),
        ResponseError.failed(operation: "A", []),
        ResponseError.fieldFailed(operation: "A", failed),
        ResponseError.incomplete(operation: "A", fields: ["b"]),
        ResponseError.partial(operation: "A", []), ResponseError.noResponse(operation: "A"),
        ResponseError.invalidPart(operation: "A", path: "b", .noPlace),
        ResponseError.unfinished(operation: "A", parts: ["b"]),
        ResponseError.invalidJSON(operation: "A", path: "b", JSONError(.tooDeep(limit: 1), at: 1)),
        RefetchError.notReturned(fragment: "A"), RefetchError.listReplaced(fragment: "A"),
        RefetchError.noCursor(fragment: "A"), RefetchError.noProgress(fragment: "A"),
        PayloadError.notAnObject(fragment: "A"), PayloadError.otherObject(fragment: "A"),
        PayloadError.notSelected(fragment: "A", operation: "B"),
        InspectionError.invalid(record: "A", reason: "b"),
        UpdateError.wrongKind(type: "A", field: "b", expected: "Int", found: "a string"),
        UpdateError.foreignRecord, ModelError.noEnvironment,
    ]

    @Test func eachMessageHasAHeadingAndEachHeadingAMessage() throws {
        let headings = try String(contentsOf: Self.article, encoding: .utf8)
            .components(separatedBy: "\n").filter { $0.hasPrefix("### ") }
            .map { String($0.dropFirst(4)) }
        #expect(Set(headings).count == headings.count)
        var found: Set<String> = []
        let messages = Self.lines.compactMap(\.mistake) + Self.errors.map { "\($0)" }
        #expect(messages.count == Self.lines.count + Self.errors.count)
        for message in messages {
            // The longest, because some headings are parts of others.
            let heading = headings.filter { message.contains($0) }.max { $0.count < $1.count }
            #expect(heading != nil, "\(message)")
            if let heading { found.insert(heading) }
        }
        let unknown = headings.filter { !found.contains($0) }
        #expect(unknown.isEmpty, "\(unknown)")
        #expect(found.count == messages.count)
    }
}
