#if !canImport(Darwin)
import Dispatch
import Foundation

/// The queue on which a session tells its delegate: one block after the other.
///
/// On Linux `OperationQueue` makes an operation of each block, whose states are observed and each
/// of which wakes a thread; a session tells of a response in three blocks. So this hands blocks to
/// a serial queue as they are. A class because it is what a session asks for.
final class SerialDelegateQueue: OperationQueue, @unchecked Sendable {  // because it never changes.
    private let blocks = DispatchQueue(label: "RelayNetworking.delegate")

    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        blocks.async(execute: block)
    }
}
#endif
