import Foundation
import Relay
import RelaySQLite
import RelayTesting
import TestSupport
import Testing

#if canImport(CryptoKit)
import CryptoKit
#endif

/// The code of the article on keeping the store does what the article says.
@Suite(.timeLimit(.minutes(10))) struct KeepingTheStoreRuns {
    private let network = API.answering(["NewsQuery": .feed(story("1", "Headline"))])
    private let unplugged = API.answering([:])

    private func titles(_ environment: RelayEnvironment) throws -> [String] {
        let stories = try environment.read(NewsQuery()).feed.map(\.summary_story)
        return try environment.read(stories).map(\.title)
    }

    /// The bytes of all files of a folder.
    private func bytes(of folder: URL) throws -> Data {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
            .reduce(Data(), +)
    }

    @Test func theNextLaunchShowsTheDataOfTheOneBefore() async throws {
        try await withFolder { folder in
            do {
                let session = KeepingTheStore.Session(network: network, user: "ann", folder: folder)
                try await session.environment.fetch(NewsQuery())
                try await KeepingTheStore.Account(session).close()
            }
            let next = KeepingTheStore.Session(network: unplugged, user: "ann", folder: folder)
            #expect(next.environment.check(NewsQuery()) != .missing)
            #expect(try titles(next.environment) == ["Headline"])
        }
    }

    @Test func anotherAccountFindsAnEmptyStore() async throws {
        try await withFolder { folder in
            do {
                let session = KeepingTheStore.Session(network: network, user: "ann", folder: folder)
                try await session.environment.fetch(NewsQuery())
                try await session.environment.persist()
            }
            let next = KeepingTheStore.Session(network: unplugged, user: "eve", folder: folder)
            #expect(next.environment.check(NewsQuery()) == .missing)
            #expect(try !bytes(of: folder).contains(Data("Headline".utf8)))
        }
    }

    @Test func secretsOfTheRulesAreNotWritten() async throws {
        try await withFolder { folder in
            let account = KeepingTheStore.Account(
                .init(network: network, user: "-", folder: folder.appendingPathComponent("session"))
            )
            let stored = folder.appendingPathComponent("stored")
            do {
                let persistence = account.persistence(in: stored, of: "ann")
                let environment = RelayEnvironment(
                    network: network,
                    options: .init(persistence: persistence)
                )
                let kept = environment.retain(NewsQuery())
                try await environment.fetch(NewsQuery())
                try environment.commitUpdate { store in
                    let user = try #require(store.record("u-Ann"))
                    user.setValue("hidden", for: "token")
                    user.setValue("shown", for: "motto")
                }
                try await environment.persist()
                kept.dispose()
            }
            let bytes = try bytes(of: stored)
            #expect(!bytes.contains(Data("hidden".utf8)))
            #expect(bytes.contains(Data("shown".utf8)))
        }
    }

    @Test func sealedRowsAreRead() async throws {
        try await withFolder { folder in
            let account = KeepingTheStore.Account(
                .init(network: network, user: "-", folder: folder.appendingPathComponent("session"))
            )
            let stored = folder.appendingPathComponent("stored")
            #if canImport(CryptoKit)
            let key = SymmetricKey(size: .bits256)
            #else
            let key = SymmetricKey()
            #endif
            let persistence = { account.sealed(.sqlite(in: stored, account: "ann"), with: key) }
            do {
                let environment = RelayEnvironment(
                    network: network,
                    options: .init(persistence: persistence())
                )
                try await environment.fetch(NewsQuery())
                try await environment.persist()
            }
            #expect(try !bytes(of: stored).contains(Data("Headline".utf8)))
            let next = RelayEnvironment(
                network: unplugged,
                options: .init(persistence: persistence())
            )
            #expect(try titles(next) == ["Headline"])
        }
    }

    @Test func aWidgetReadsAnImageAndLeavesItAsItIs() async throws {
        try await withFolder { folder in
            let image = folder.appendingPathComponent("image.sqlite")
            let session = KeepingTheStore.Session(
                network: network,
                user: "ann",
                folder: folder.appendingPathComponent("app")
            )
            try await session.environment.fetch(NewsQuery())
            try await KeepingTheStore.Account(session).export(to: image)
            let bytes = try Data(contentsOf: image)
            let widget = KeepingTheStore.Account.widget(
                network: unplugged,
                user: "ann",
                image: image
            )
            #expect(try titles(widget) == ["Headline"])
            try widget.commitUpdate { $0.record("1")?.setValue("Changed", for: "title") }
            try? await widget.persist()
            #expect(try Data(contentsOf: image) == bytes)
        }
    }

    @Test func environmentsOfOneMemoryStorageFollowEachOther() async throws {
        let next = try await KeepingTheStore().relaunch(network: network)
        #expect(next.check(NewsQuery()) != .missing)
        #expect(try titles(next) == ["Headline"])
    }
}
