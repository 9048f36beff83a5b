public import Foundation
public import Relay

extension Persistence {
    /// Keeps the store of an account in a file of SQLite's in a folder, and its waiting mutations in another.
    ///
    /// ```swift
    /// let persistence = Persistence.sqlite(in: folder, account: user.id)
    /// let environment = RelayEnvironment(network: network, options: .init(persistence: persistence))
    /// ```
    ///
    /// The folder should contain nothing else. The mutations of each account have a file of their own, whose
    /// name has a number that depends on the account.
    public static func sqlite(
        in folder: URL,
        account: String = "",
        rules: PersistenceRules = PersistenceRules()
    ) -> Persistence {
        Persistence(
            SQLiteStorage(folder: folder),
            mutations: SQLiteStorage(folder: folder, name: mutationsName(of: account)),
            account: account,
            rules: rules
        )
    }

    /// FNV-1a, so that the names of accounts are not in those of files.
    private static func mutationsName(of account: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in account.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return "mutations-" + String(hash, radix: 16)
    }
}
