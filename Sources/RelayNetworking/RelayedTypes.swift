public import Relay

/// A file that is a variable of an operation; it comes with `Relay`.
public typealias FileUpload = Relay.FileUpload

/// How much of a body has been sent or received; it comes with `Relay`.
public typealias HTTPProgress = TransferProgress
