#if !canImport(Darwin)
import Foundation

/// A connected, non-blocking socket, with or without encryption.
///
/// A class because it owns the descriptor. It is used only by the thread of its connection.
protocol ByteChannel: AnyObject {
    /// The descriptor to poll.
    var descriptor: Int32 { get }

    /// Fills `buffer` from its start with received bytes.
    func read(into buffer: inout [UInt8]) throws(WebSocketError) -> ByteRead

    /// Sends as many of `bytes` as the system accepts now, and returns their number.
    ///
    /// After 0, the next call must begin with the same bytes; others may follow them.
    func write(_ bytes: ArraySlice<UInt8>) throws(WebSocketError) -> Int

    /// Ends the connection and frees its resources.
    ///
    /// Called once.
    func close()
}

/// The result of reading from a ``ByteChannel``.
enum ByteRead: Equatable {
    case bytes(Int)
    case wouldBlock
    case end
}

/// Returns the text for the error number of the last system call.
func systemError(_ code: Int32 = errno) -> String {
    String(cString: strerror(code))
}
#endif
