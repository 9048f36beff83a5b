// swift-format-ignore-file
// Apple's Combine, as far as its names could clash with those of RelaySwiftUI.
public protocol Cancellable { func cancel() }
public protocol Subscription: Cancellable {}
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}
