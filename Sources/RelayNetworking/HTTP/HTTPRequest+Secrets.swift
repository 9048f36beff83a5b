import Foundation
import Relay

extension HTTPRequest {
    /// Headers with values that do not identify the user.
    private static let harmless: Set = [
        "accept", "accept-encoding", "accept-language", "content-length", "content-type",
        "if-range", "range", "user-agent", "x-apollo-operation-name",
    ]
    /// Members of a GraphQL request that are the same for every user, and long.
    private static let publicMembers: Set = ["query", "operationName"]
    /// How much of a body that is not JSON is searched.
    private static let searchedText = 64 << 10

    /// The values in a request that may be secret and are long enough to be recognized in a text.
    ///
    /// They are the credentials in headers and URL, and all strings of the variables or of any
    /// other body: `["Bearer abcdef", "abcdef", "ann@example.com"]`.
    ///
    /// Each is there once; two that differ only in how their characters are composed are two.
    var secrets: [String] {
        var known: Set<[UInt8]> = []
        return (ofHeaders + ofURL + ofBody).filter { text in
            text.utf8.count >= 6 && known.insert(Array(text.utf8)).inserted
        }
    }

    private var ofHeaders: [String] {
        let values = headers.filter { !Self.harmless.contains($0.name.lowercased()) }.map(\.value)
        // By scalars, because with a combining mark behind it, a separator is another character.
        let words = values.flatMap { value in
            value.unicodeScalars.split { " ;=,".unicodeScalars.contains($0) }.map { String($0) }
        }
        // `Basic` carries `user:password` in base64.
        let decoded = values.compactMap { value -> String? in
            guard value.lowercased().hasPrefix("basic ") else { return nil }
            return Data(base64Encoded: value.dropFirst(6).trimmingCharacters(in: .whitespaces))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        return values + words + decoded
            + decoded.flatMap { text in
                text.unicodeScalars.split(separator: ":", maxSplits: 1).map { String($0) }
            }
    }

    private var ofURL: [String] {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return []
        }
        let (user, password) = (components.user, components.password)
        let items = (components.queryItems ?? []).filter { !Self.publicMembers.contains($0.name) }
        let values = items.compactMap(\.value)
        let both = user.flatMap { user in password.map { "\(user):\($0)" } }
        return [user, password, both].compactMap(\.self) + values
            + values.flatMap { Self.strings(in: Data($0.utf8)) ?? [] }
    }

    private var ofBody: [String] {
        switch body {
        case nil, .file: return []
        case .data(let data):
            if let strings = Self.strings(in: data) { return strings }
            // Other kinds of bytes are recognized by their beginning.
            return Self.formValues(in: data.prefix(Self.searchedText))
        case .multipart(let form):
            var found = form.parts.compactMap(\.filename)
            for case (let part, .data(let data)) in form.parts.map({ ($0, $0.content) })
            where part.filename == nil {
                let text = data.prefix(Self.searchedText)
                found += Self.strings(in: data) ?? [String(decoding: text, as: UTF8.self)]
            }
            return found
        }
    }

    /// Returns all strings in a JSON object or list, or `nil` if `data` is anything else.
    private static func strings(in data: Data) -> [String]? {
        guard let json = try? JSONValue(parsing: data), json.object != nil || json.array != nil
        else { return nil }
        var found: [String] = []
        collect(json, isRequest: true, into: &found)
        return found
    }

    private static func collect(_ value: JSONValue, isRequest: Bool, into found: inout [String]) {
        switch value {
        case .string(let string): found.append(string)
        case .array(let values):
            for value in values { collect(value, isRequest: isRequest, into: &found) }
        case .object(let object):
            for (key, value) in object where !(isRequest && publicMembers.contains(key)) {
                collect(value, isRequest: false, into: &found)
            }
        default: break
        }
    }

    /// Returns the values of `a=1&b=2`; any other text is a single value.
    private static func formValues(in data: Data) -> [String] {
        let text = String(decoding: data, as: UTF8.self)
        return [text]
            + text.unicodeScalars.split(separator: "&").compactMap { item in
                item.firstIndex(of: "=").flatMap {
                    String(item[$0...].dropFirst()).replacing(["+": " "]).removingPercentEncoding
                }
            }
    }
}
