import Foundation
import Relay
import RelayNetworking

/// Events that come over a WebSocket and change the records of an environment.
///
/// Timed is the time from the first event in the store to the last: each is taken from the socket,
/// normalised, published and read.
struct EventWorkload {
    private static let count = 100_000
    let url: URL

    init(port: Int) throws {
        guard let url = URL(string: "ws://127.0.0.1:\(port)/events/\(Self.count)") else {
            throw CocoaError(.fileReadUnsupportedScheme)
        }
        self.url = url
    }

    func run(times: Int, printsJSON: Bool) async throws {
        var rates: [Double] = []
        for _ in 0..<times { rates.append(try await rate()) }
        rates.sort()
        let text = String(format: "%.0f", rates[rates.count / 2])
        print(
            printsJSON
                ? "{\"name\":\"ws-events\",\"unit\":\"events/s\",\"value\":\(text)}"
                : "ws-events    \(text) events/s from a WebSocket into an environment"
        )
    }

    /// Events a second.
    private func rate() async throws -> Double {
        let network = WebSocketNetwork(
            url: url,
            buffer: WebSocketNetwork.EventBuffer(overflow: .wait(upTo: .seconds(60)))
        )
        let environment = RelayEnvironment(network: network)
        let seen = Locked<(count: Int, first: ContinuousClock.Instant?, last: Int)>((0, nil, -1))
        let events = environment.subscribe(StoryChangedSubscription()) { _, data in
            seen.withLock { seen in
                seen.count += 1
                seen.first = seen.first ?? .now
                seen.last = Int(data.storyChanged.likeCount)
            }
        }
        for try await _ in events {}
        let end = ContinuousClock.now
        let (count, first, last) = seen.withLock { $0 }
        guard count == Self.count, last == Self.count - 1, let first else {
            throw CocoaError(.coderValueNotFound)
        }
        return Double(count) / (first.duration(to: end) / .seconds(1))
    }
}
