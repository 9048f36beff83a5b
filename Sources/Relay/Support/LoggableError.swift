/// An error that can describe itself without text that a server or an app wrote.
///
/// Log events use ``logDescription`` unless the environment's options allow such text. Of any other
/// error they only hold the type.
package protocol LoggableError: Error {
    /// What is wrong, with names from the app's documents and nothing that a server sent.
    var logDescription: String { get }
}
