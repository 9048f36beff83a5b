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
}

/// The error for a payload that exceeds the limit.
struct BodyTooLong: Error {}

/// The events of a subscription, as server-sent events in the "distinct connections" mode.
///
/// Spec: <https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md>
struct EventParts: ResponseParts {
    private var events: EventStream
    private(set) var isComplete = false

    init(limit: Int) {
        events = EventStream(limit: limit)
    }

    var mayEnd: Bool { isComplete }

    mutating func receive(_ bytes: Data) throws(BodyTooLong) -> [Data] {
        var payloads: [Data] = []
        do {
            for event in try events.receive(bytes) where !isComplete {
                if event.name == "complete" { isComplete = true }
                if event.name == "next" { payloads.append(event.data) }
            }
        } catch {
            throw BodyTooLong()
        }
        return payloads
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
