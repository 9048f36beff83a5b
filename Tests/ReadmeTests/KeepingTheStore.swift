// swift-format-ignore-file
import Foundation
import Relay
import RelaySQLite

#if canImport(CryptoKit)
import CryptoKit
#else
/// The names of CryptoKit that the article uses, for systems without it; one byte is the key.
struct SymmetricKey: Sendable {
    let byte: UInt8 = 0x5A
}
enum ChaChaPoly {
    struct SealedBox {
        let combined: Data
        init(combined: Data) throws { self.combined = combined }
    }

    static func seal(_ data: Data, using key: SymmetricKey) throws -> SealedBox {
        try SealedBox(combined: Data(data.map { $0 ^ key.byte }))
    }

    static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
        Data(box.combined.map { $0 ^ key.byte })
    }
}
#endif

/// As the generator writes it.
extension PersistenceRules {
    static let shop = PersistenceRules(identities: "ids are unique", omitted: ["Session", "User.token"])
}

/// The code of the article on keeping the store. It is compiled, and compared with the article.
struct KeepingTheStore {
    final class Session {
        let storage: SQLiteStorage
        let environment: RelayEnvironment

        init(network: any Network, user: ID, folder: URL) {
            storage = SQLiteStorage(folder: folder)
            let persistence = Persistence(storage, account: user.rawValue)
            environment = RelayEnvironment(network: network, options: .init(persistence: persistence))
        }
    }

    final class Account {
        let storage: SQLiteStorage
        let environment: RelayEnvironment

        init(_ session: Session) {
            (storage, environment) = (session.storage, session.environment)
        }

        func close() async throws {
            try await environment.persist()
        }

        func persistence(in folder: URL, of user: ID) -> Persistence {
            .sqlite(in: folder, account: user.rawValue, rules: .shop)
        }

        func sealed(_ persistence: Persistence, with key: SymmetricKey) -> Persistence {
            var persistence = persistence
            persistence.seal = { try ChaChaPoly.seal($0, using: key).combined }
            persistence.unseal = { try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: $0), using: key) }
            return persistence
        }

        func export(to image: URL) async throws {
            try await environment.persist()
            try storage.export(to: image)
        }

        static func widget(network: any Network, user: ID, image: URL) -> RelayEnvironment {
            let persistence = Persistence(SQLiteStorage(image: image), account: user.rawValue)
            return RelayEnvironment(network: network, options: .init(persistence: persistence))
        }
    }

    func relaunch(network: any Network) async throws -> RelayEnvironment {
        let storage = MemoryStorage()
        let first = RelayEnvironment(network: network, options: .init(persistence: Persistence(storage)))
        _ = try await first.fetch(NewsQuery())
        try await first.persist()
        return RelayEnvironment(network: network, options: .init(persistence: Persistence(storage)))
    }
}
