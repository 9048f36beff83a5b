#if !canImport(Darwin)
import Foundation

/// A connected socket, with or without encryption, that never blocks.
///
/// A class because it owns the descriptor; only the thread of one connection touches it.
protocol ByteChannel: AnyObject {
    /// What to poll.
    var descriptor: Int32 { get }

    /// Fills `buffer` from its start with what has come.
    func read(into buffer: inout [UInt8]) throws(WebSocketError) -> ByteRead

    /// Sends as much of `bytes` as the system takes now; the count of it.
    func write(_ bytes: ArraySlice<UInt8>) throws(WebSocketError) -> Int

    /// Ends the connection and frees everything; called once.
    func close()
}

/// What reading from a ``ByteChannel`` brought.
enum ByteRead: Equatable {
    case bytes(Int)
    case wouldBlock
    case end
}

/// The error number of the system's last call, in words.
func systemError(_ code: Int32 = errno) -> String {
    String(cString: strerror(code))
}
#endif
