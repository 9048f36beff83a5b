/// The rules by which the data in a storage was written.
///
/// The generator writes them for a schema:
///
/// ```json
/// "persistenceRules": "tracker"
/// ```
/// ```swift
/// let persistence = Persistence.sqlite(in: folder, account: user.id, rules: .tracker)
/// ```
///
/// See <doc:KeepingTheStore>.
public struct PersistenceRules: Sendable, Hashable {
    /// A text that says by what objects are identified.
    ///
    /// Data that was written with another text is erased. It need not change when fields and types come or
    /// go, because missing data is fetched.
    public var identities: String
    /// A text that says for how long fields are fresh.
    ///
    /// Data that was written with another text is stale, and is fetched when it is used.
    public var ages: String
    /// The object types, and fields of scalars, that are never written: `Session`, `User.token`.
    ///
    /// After a relaunch they are missing, and are fetched. Data that was written with other names here is
    /// erased. The objects of a field are left out by their type.
    public var omitted: Set<String>

    /// Creates rules.
    public init(identities: String = "", ages: String = "", omitted: Set<String> = []) {
        self.identities = identities
        self.ages = ages
        self.omitted = omitted
    }
}
