#if !canImport(Darwin)
import Dispatch
import Foundation

/// The queue on which a session calls its delegate, one block after the other.
///
/// On Linux, `OperationQueue` creates an operation for each block, observes its states and wakes a
/// thread for each, and a session reports a response in three blocks. This queue passes blocks
/// directly to a serial dispatch queue. It is a class because a session requires an
/// `OperationQueue`.
final class SerialDelegateQueue: OperationQueue, @unchecked Sendable {  // because it is immutable.
    private let blocks = DispatchQueue(label: "RelayNetworking.delegate")

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        blocks.async(execute: block)
    }
}
#endif
