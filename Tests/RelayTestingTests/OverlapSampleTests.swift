import Relay
import RelayTesting
import Testing

/// Samples of fragments of the same object that select the same fields.
@Suite(.timeLimit(.minutes(1))) struct OverlapSampleTests {
    /// The data of a sample's inner fragment, read from the store to which the sample was written.
    private func inner(
        of sample: Sample<Overlaps_person>
    ) throws -> (outer: Overlaps_person.Data, inner: OverlapsInner_person.Data) {
        let data = try sample.data
        return (data, try sample.environment.read(data.overlapsInner_person))
    }

    /// The same, read from the response of a server.
    private func response(
        of sample: Sample<Overlaps_person>
    ) async throws -> (outer: Overlaps_person.Data, inner: OverlapsInner_person.Data) {
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(OverlapsQuery.self, with: .sample(me: .sample(overlaps_person: sample)))
        let me = try #require(try await mock.environment.fetch(OverlapsQuery()).me)
        let data = try mock.environment.read(me.overlaps_person)
        return (data, try mock.environment.read(data.overlapsInner_person))
    }

    @Test(.bug(id: "inner-choice", "Stores lost what an inner fragment chose."))
    func anInnerFragmentChoosesTheID() async throws {
        let sample = Overlaps_person.Data.sample(
            overlapsInner_person: .sample(author: .sample(id: "7", username: "ann")),
            author: .sample(name: "Ann")
        )
        for data in [try inner(of: sample), try await response(of: sample)] {
            #expect(data.outer.author?.name == "Ann")
            #expect(data.inner.author?.id == "7")
            #expect(data.inner.author?.username == "ann")
        }
        let environment = MockEnvironment().environment
        let written = environment.write(sample)
        let person = try environment.read(environment.read(written).overlapsInner_person)
        #expect(person.author?.id == "7")
    }

    @Test(.bug(id: "inner-choice", "Stores lost what an inner fragment chose."))
    func anInnerFragmentSelectsTheID() async throws {
        let sample = Overlaps_person.Data.sample(
            overlapsInner_person: .sample(author: .sample(username: "ann")),
            author: .sample(name: "Ann")
        )
        for data in [try inner(of: sample), try await response(of: sample)] {
            #expect(data.outer.author?.name == "Ann")
            #expect(data.inner.author?.id.rawValue.hasPrefix("Person:") == true)
        }
    }

    @Test(.bug(id: "inner-choice", "Stores lost what an inner fragment chose."))
    func anInnerFragmentChoosesTheType() async throws {
        let sample = Overlaps_person.Data.sample(
            overlapsInner_person: .sample(actor: .sample(page: .sample(websites: ["a.com"]))),
            actor: .sample(name: "Ann")
        )
        for data in [try inner(of: sample), try await response(of: sample)] {
            #expect(data.outer.actor?.name == "Ann")
            #expect(data.inner.actor?.page?.websites == ["a.com"])
        }
    }

    @Test(.bug(id: "abstract-type", "An abstract type replaced an object type in responses."))
    func anObjectTypeComesBeforeALaterAbstractOne() async throws {
        let sample = OverlapsQuery.Data.sample(nodes: [
            .sample(user: .sample(image: "ann.png"), named: .sample(name: "Ann"))
        ])
        let mock = MockEnvironment(unexpected: .fail)
        mock.answer(OverlapsQuery.self, with: sample)
        let node = try await mock.environment.fetch(OverlapsQuery()).nodes.first
        #expect(node??.user?.image == "ann.png")
        #expect(node??.named?.name == "Ann")
    }

    @Test(.bug(id: "empty-list", "The default of a list counted as a choice of the test."))
    func anInnerFragmentChoosesAList() async throws {
        let chosen = Overlaps_person.Data.sample(overlapsInner_person: .sample(tags: ["a"]))
        for data in [try inner(of: chosen), try await response(of: chosen)] {
            #expect(data.outer.tags == ["a"])
            #expect(data.inner.tags == ["a"])
        }
        // A list that can be null is null by default.
        let empty = Overlaps_person.Data.sample(overlapsInner_person: .sample(emails: []))
        for data in [try inner(of: empty), try await response(of: empty)] {
            #expect(data.outer.emails == [])
        }
        let named = Overlaps_person.Data.sample(
            overlapsInner_person: .sample(author: .sample(username: "username")),
            author: .sample()
        )
        for data in [try inner(of: named), try await response(of: named)] {
            #expect(data.inner.author?.username == "username")
        }
    }

    @Test(.bug(id: "mixed-lists", "Two lists of scalars were mixed in responses."))
    func theOuterFragmentCountsIfBothChoose() async throws {
        let sample = Overlaps_person.Data.sample(
            overlapsInner_person: .sample(
                emails: ["b", "c"],
                author: .sample(id: "7", username: "ann")
            ),
            emails: ["a"],
            author: .sample(name: "Ann")
        )
        for data in [try inner(of: sample), try await response(of: sample)] {
            #expect(data.outer.emails == ["a"])
            #expect(data.inner.emails == ["a"])
        }
    }
}
