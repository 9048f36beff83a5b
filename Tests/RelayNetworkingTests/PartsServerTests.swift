import Foundation
import Relay
import RelayNetworking
import TestSupport
import Testing

/// Parts on their whole way, from a server that delivers them to whoever reads them.
@Suite(.needsServer) struct PartsServerTests {
    @Test(arguments: ["none", "drip@7"])
    func deferredFragmentsAndStreamedListsAreReadWhenTheyAreThere(fault: String) async throws {
        let client = try await TestClient()
        let refused = Refused()
        let environment = RelayEnvironment(
            network: HTTPNetwork(url: client.url(fault: fault))
        ) { event in
            if case .executeNormalize(_, _, let missing, _) = event { refused.note(missing) }
            if case .executeRefuse(_, let message, _) = event { refused.note([message]) }
        }
        let hero = try #require(try await environment.fetch(HeroInPartsQuery()).hero)
        #expect(hero.name == "R2-D2")
        let friends = hero.friends
        #expect(friends.map(\.name) == ["Luke Skywalker", "Han Solo", "Leia Organa"])
        let films = try environment.read(hero.heroFilms_character)
        #expect(films.appearsIn.count == 3)
        for friend in friends {
            #expect(try environment.read(friend.heroFilms_character).appearsIn.count == 3)
        }
        let known = films.known
        #expect(known.map(\.name) == friends.map(\.name))
        for friend in known { _ = try environment.read(friend.heroType_character) }
        #expect(refused.all == [])
        #expect(environment.check(HeroInPartsQuery()) != .missing)
        #expect(try await client.stats()["http_requests"] == 1)
    }

    @Test func whoObservesSeesTheFirstPartAndThenTheOthers() async throws {
        let client = try await TestClient()
        let environment = RelayEnvironment(network: HTTPNetwork(url: client.url()))
        var films: [Int] = []
        for try await data in environment.observe(HeroInPartsQuery()) {
            let hero = try #require(data.hero)
            #expect(hero.name == "R2-D2")
            guard hero.friends.count == 3 else { continue }
            for await read in environment.observe(hero.heroFilms_character) {
                films.append(read.appearsIn.count)
                break
            }
            break
        }
        #expect(films == [3])
    }
}

/// What an environment has told of that should not have been.
private final class Refused: Sendable {
    private let messages = Locked<[String]>([])

    var all: [String] { messages.withLock { $0 } }

    func note(_ new: [String]) { messages.withLock { $0 += new } }
}
