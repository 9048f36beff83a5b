import Foundation

/// Converts between paths and `file` URIs.
enum FileURI {
    /// Returns the full path of a URI; `nil` unless it names a local file.
    static func path(_ uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL else { return nil }
        let path = url.standardizedFileURL.path
        return path.isEmpty ? nil : path
    }

    private static let allowed = Set("-._~/!$&'()*+,;=@".utf8)
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Returns the URI of a path.
    static func uri(_ path: String) -> String {
        var bytes = Array("file://".utf8)
        for byte in path.utf8 {
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A && byte < 0x80
            if isLetter || (0x30...0x39).contains(byte) || allowed.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
