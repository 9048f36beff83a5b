#if canImport(Darwin)
import Foundation
#else
import FoundationEssentials
#endif

extension VariableData {
    /// Returns the variables with each file replaced by a text that identifies it.
    ///
    /// Storage keys are made from these variables, so that a query for pictures like `a.png` is not
    /// answered from the store with the result for `b.png`.
    func identifyingFiles() -> VariableData {
        var values = JSONValue.object(values)
        for (path, file) in uploads {
            values = values.replacing(path.split(separator: ".")[...], with: .string(file.key))
        }
        return VariableData(values.object ?? [:], uploads: uploads)
    }
}

extension JSONValue {
    fileprivate func replacing(_ path: ArraySlice<Substring>, with value: JSONValue) -> JSONValue {
        guard let key = path.first else { return value }
        switch self {
        case .object(var object):
            object[String(key)] = object[String(key)]?.replacing(path.dropFirst(), with: value)
            return .object(object)
        case .array(var values):
            guard let index = Int(key), values.indices.contains(index) else { return self }
            values[index] = values[index].replacing(path.dropFirst(), with: value)
            return .array(values)
        default:
            return self
        }
    }
}

extension FileUpload {
    /// A text that is the same for equal files within this process: `upload:a.png:0d4f…`.
    fileprivate var key: String {
        var hashers = (Hasher(), Hasher())
        hashers.1.combine(1)
        for text in [name, contentType] {
            hashers.0.combine(text)
            hashers.1.combine(text)
        }
        switch content {
        case .file(let url):
            hashers.0.combine(url)
            hashers.1.combine(url)
        case .data(let data):
            // Hashes all bytes, because `Data` itself hashes only the first ones.
            data.withUnsafeBytes { bytes in
                hashers.0.combine(bytes: bytes)
                hashers.1.combine(bytes: bytes)
            }
        }
        let digits = [hashers.0.finalize(), hashers.1.finalize()].map {
            String(UInt(bitPattern: $0), radix: 16)
        }
        return "upload:\(name):\(digits.joined(separator: "-"))"
    }
}
