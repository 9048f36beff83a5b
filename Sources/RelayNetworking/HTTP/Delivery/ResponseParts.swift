import Foundation
import Relay

/// Splits a body with several payloads: a state machine that receives the body's chunks.
protocol ResponseParts: Sendable {
    /// Adds bytes, and returns the payloads that they complete.
    mutating func receive(_ bytes: Data) throws(BodyTooLong) -> [Data]

    /// Whether nothing more will follow.
    var isComplete: Bool { get }

    /// Whether the body is complete if it ends here.
    var mayEnd: Bool { get }

    /// The part that cannot be read; `nil` if there is none.
    var unreadable: UnreadablePart? { get }
}

extension ResponseParts {
    var unreadable: UnreadablePart? { nil }
}

/// A part that has arrived instead of a payload.
struct UnreadablePart: Sendable, Equatable {
    /// A sentence without text of the part: "It sent an event `message` instead of `next`".
    var reason: String
    var content: Data
}

/// The error for a payload that exceeds the limit.
struct BodyTooLong: Error {}

/// The events of a subscription, as server-sent events in the "distinct connections" mode.
///
/// Some servers send events of their own, such as `ping`, which are ignored. An event without a name, an
/// `error` and any event with a response end the subscription with an error, because the app would
/// otherwise miss a message to it.
///
/// Spec: <https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md>
struct EventParts: ResponseParts {
    private var events: EventStream
    private var hasPayload = false
    /// The first event that was ignored.
    private var ignored: EventStream.Event?
    private(set) var unreadable: UnreadablePart?
    private(set) var isComplete = false

    init(limit: Int) {
        events = EventStream(limit: limit)
    }

    var mayEnd: Bool { isComplete }

    mutating func receive(_ bytes: Data) throws(BodyTooLong) -> [Data] {
        var payloads: [Data] = []
        do {
            for event in try events.receive(bytes) where !isComplete {
                switch event.name {
                case "next": payloads.append(event.data)
                case "complete": isComplete = true
                default: receiveOther(event)
                }
            }
        } catch {
            throw BodyTooLong()
        }
        hasPayload = hasPayload || !payloads.isEmpty
        if isComplete, !hasPayload, unreadable == nil, let ignored { reject(ignored) }
        return payloads
    }

    private mutating func receiveOther(_ event: EventStream.Event) {
        guard !event.data.isEmpty else { return }
        let isResponse =
            event.name.isEmpty || event.name == "error" || GraphQLOverHTTP.isGraphQL(event.data)
        if isResponse { reject(event) } else { ignored = ignored ?? event }
    }

    private mutating func reject(_ event: EventStream.Event) {
        isComplete = true
        // The specification's name for events without one.
        let name = event.name.isEmpty ? "message" : event.name.shortened()
        unreadable = UnreadablePart(
            reason: "It sent an event `\(name)` instead of `next`",
            content: event.data
        )
    }
}

/// The parts of an incremental response, unchanged.
struct IncrementalParts: ResponseParts {
    private var parts: MultipartMixed
    private var last: Data?

    init(boundary: String, limit: Int) {
        parts = MultipartMixed(boundary: boundary, limit: limit)
    }

    var isComplete: Bool { parts.isComplete }

    /// A body without its final delimiter was cut off, unless its last part has `hasNext: false`.
    var mayEnd: Bool {
        guard !isComplete, let last else { return isComplete }
        return (try? JSONValue(parsing: last))?["hasNext"] == false
    }

    mutating func receive(_ bytes: Data) throws(BodyTooLong) -> [Data] {
        do {
            let payloads = try parts.receive(bytes)
            last = payloads.last ?? last
            return payloads
        } catch {
            throw BodyTooLong()
        }
    }
}

/// The events of a subscription as parts: `{"payload": {"data": …}}`.
///
/// `{}` is a heartbeat.
///
/// `{"payload": null, "errors": […]}` means that a router has lost the subscription, and ends it.
///
/// Spec:
/// <https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol>
struct SubscriptionParts: ResponseParts {
    private var parts: MultipartMixed
    private var wasLost = false

    init(boundary: String, limit: Int) {
        parts = MultipartMixed(boundary: boundary, limit: limit)
    }

    var isComplete: Bool { wasLost || parts.isComplete }
    var mayEnd: Bool { isComplete }

    mutating func receive(_ bytes: Data) throws(BodyTooLong) -> [Data] {
        do {
            var payloads: [Data] = []
            for part in try parts.receive(bytes) where !wasLost {
                payloads += unwrap(part)
            }
            return payloads
        } catch {
            throw BodyTooLong()
        }
    }

    /// Returns the content of an envelope.
    ///
    /// An unreadable envelope is returned unchanged, so that the environment rejects it.
    private mutating func unwrap(_ part: Data) -> [Data] {
        guard let members = try? part.memberRanges() else { return [part] }
        var payloads: [Data] = []
        let isNull = { (range: Range<Int>) in part.bytes(range).elementsEqual("null".utf8) }
        if let payload = members["payload"], !isNull(payload) {
            payloads.append(Data(part.bytes(payload)))
        }
        if let errors = members["errors"], !isNull(errors) {
            wasLost = true
            payloads.append(Data("{\"errors\":".utf8) + part.bytes(errors) + Data("}".utf8))
        }
        return payloads
    }
}
