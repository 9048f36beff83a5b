/// An error that can describe itself without text from a server or an app.
///
/// Log events use ``logDescription`` unless the environment's options allow such text. For any
/// other error they contain only the type.
package protocol LoggableError: Error {
    /// A description that may contain names from the app's documents, but nothing from a server.
    var logDescription: String { get }
}
