/// The members of a response besides its data, collected from all of its payloads.
struct ServerNotes: Sendable {
    private(set) var errors: [GraphQLError] = []
    private(set) var extensions: JSONObject = [:]
    /// Whether the server has announced more parts of the response.
    private(set) var awaitsParts = false

    /// The most errors that are kept, however many parts a response has.
    private static let maximumErrors = 1_000

    /// Adds the notes of a payload.
    ///
    /// Those of a whole response replace the notes of the response before.
    mutating func add(_ envelope: ResponseEnvelope, awaitsParts: Bool) {
        self.awaitsParts = awaitsParts
        guard envelope.isPart else {
            errors = envelope.errors
            extensions = envelope.extensions
            return
        }
        errors += envelope.errors.prefix(max(0, Self.maximumErrors - errors.count))
        if envelope.hasExtensions { extensions = envelope.extensions }
    }
}
