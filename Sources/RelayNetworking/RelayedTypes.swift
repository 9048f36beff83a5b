public import Relay

/// A file to upload, as the value of a variable; defined in `Relay`.
public typealias FileUpload = Relay.FileUpload
