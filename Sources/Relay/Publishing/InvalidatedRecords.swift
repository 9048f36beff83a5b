/// The records that a change has invalidated.
package enum InvalidatedRecords: Sendable {
    case some([DataID])
    /// The whole store.
    case all
}
