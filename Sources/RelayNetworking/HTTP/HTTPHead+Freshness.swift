import Relay

extension HTTPHead {
    /// For how long the response is fresh: the `max-age` of `Cache-Control` without `Age`, and zero
    /// with `no-cache` or `no-store` (RFC 9111, sections 4.2 and 5.2.2).
    ///
    /// Returns `nil` if the response doesn't say.
    var maxAge: Duration? {
        guard let control = headers["Cache-Control"] else { return nil }
        var seconds: Int32?
        for part in control.split(separator: ",") {
            let words = part.split(separator: "=", maxSplits: 1).map {
                $0.filter { !$0.isWhitespace && $0 != "\"" }.lowercased()
            }
            switch words.first {
            case "no-store", "no-cache": return .zero
            case "max-age":
                // A value that is not a number means stale, as the RFC recommends.
                let value = words.count > 1 ? words[1] : ""
                let isNumber = !value.isEmpty && value.allSatisfy { $0.isASCII && $0.isNumber }
                let limit = isNumber ? Int32(value) ?? .max : 0
                // Of several values the shortest counts.
                seconds = min(seconds ?? limit, limit)
            default: continue
            }
        }
        guard let seconds else { return nil }
        return .seconds(max(0, seconds - age))
    }

    /// The seconds in `Age`: the first of several values, the largest number if it is out of range, and
    /// 0 if it is malformed (RFC 9111, section 5.1).
    var age: Int32 {
        let first = headers["Age"]?.split(separator: ",").first ?? ""
        let text = first.filter { !$0.isWhitespace }
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return 0 }
        return Int32(text) ?? .max
    }

    /// Reports to the environment for how long the response to a query is fresh.
    func reportMaxAge(to request: NetworkRequest) {
        guard request.kind == .query, isSuccess, let maxAge else { return }
        request.cacheConfig.reportMaxAge(maxAge)
    }
}
