import Foundation

extension HTTPRequest {
    /// Headers whose values tell nothing about who asks.
    private static let harmless: Set = [
        "accept", "accept-encoding", "accept-language", "content-length", "content-type",
        "if-range", "range", "user-agent", "x-apollo-operation-name",
    ]

    /// What may be secret in the URL and the headers, long enough to be recognised; the longest
    /// first: `["Bearer abcdef", "abcdef"]`.
    var secrets: [String] {
        let values = headers.filter { !Self.harmless.contains($0.name.lowercased()) }.map(\.value)
        let words = values.flatMap { $0.split { " ;=,".contains($0) }.map(String.init) }
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let items = components?.queryItems ?? []
        // A query by GET is no secret, and long.
        let ofURL =
            [components?.user, components?.password]
            + items.filter { !["query", "operationName"].contains($0.name) }.map(\.value)
        let secrets = Set(values + words + ofURL.compactMap(\.self)).filter { $0.utf8.count >= 6 }
        return secrets.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }
}
