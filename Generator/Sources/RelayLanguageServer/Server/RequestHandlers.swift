/// The requests that the server answers.
enum RequestHandlers {
    /// A request's handler.
    struct Handler: Sendable {
        /// Whether projects that changed are checked before the answer.
        var needsCheck = false
        /// Returns the result.
        var answer: @Sendable (Session, JSON) throws(ResponseError) -> JSON
    }

    /// The handlers by method. `ServerCapabilities` announces them.
    static let all: [String: Handler] = [:]
}
