/// A mutation to queue.
struct QueuedCall: Sendable {
    let name: String
    let variables: VariableData
    let response: JSONObject?
    let key: String
    let deadline: Duration?
    let delivery: OfflinePolicy.Delivery
    let idempotencyKey: String
    /// Whether it takes the place of those with its key that were not sent yet.
    let replacesWaiting: Bool
}
