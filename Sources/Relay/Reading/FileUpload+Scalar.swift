#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension FileUpload: CustomScalar {
    /// Always throws, because servers do not send uploads.
    ///
    /// - Throws: An ``InvalidScalar``.
    public init(scalar: JSONValue) throws {
        throw InvalidScalar("an upload cannot be read from a response")
    }

    /// An empty file.
    public static var placeholder: FileUpload { FileUpload(data: Data(), name: "") }
}
