#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension FileUpload: CustomScalar {
    /// Servers send no uploads.
    ///
    /// - Throws: An ``InvalidScalar``, always.
    public init(scalar: JSONValue) throws {
        throw InvalidScalar("an upload cannot be read from a response")
    }

    /// A file without bytes.
    public static var placeholder: FileUpload { FileUpload(data: Data(), name: "") }
}
