public import Foundation
public import Relay

extension Persistence {
    /// Keeps the store of an account in a file of SQLite's in a folder.
    ///
    /// ```swift
    /// let persistence = Persistence.sqlite(in: folder, account: user.id)
    /// let environment = RelayEnvironment(network: network, options: .init(persistence: persistence))
    /// ```
    public static func sqlite(
        in folder: URL,
        account: String = "",
        rules: PersistenceRules = PersistenceRules()
    ) -> Persistence {
        Persistence(SQLiteStorage(folder: folder), account: account, rules: rules)
    }
}
