#if !canImport(Darwin)
import Foundation

/// The hosts that are connected to without the proxy, as in `no_proxy`.
///
/// libcurl does not know ports: an entry with a port is passed to it without the port, and only for
/// URLs with this port. Nor does it know `*` among other entries.
struct ProxyExceptions: Sendable {
    private struct Entry {
        var host: String
        /// `nil` for all ports.
        var port: Int?
    }

    private let entries: [Entry]

    init(_ texts: [some StringProtocol]) {
        entries = texts.compactMap { Self.entry(String($0)) }
    }

    /// The exceptions in the environment; `nil` if there are none.
    static var environment: ProxyExceptions? {
        let value = getenv("no_proxy") ?? getenv("NO_PROXY")
        guard let text = value.map({ String(cString: $0) }) else { return nil }
        return ProxyExceptions(text.split { $0 == "," || $0 == " " })
    }

    /// Returns the exceptions that apply to the port of a URL, as libcurl reads them.
    func list(for url: URL) -> String {
        let port = url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
        let hosts = entries.filter { $0.port == nil || $0.port == port }.map(\.host)
        return hosts.contains("*") ? "*" : hosts.joined(separator: ",")
    }

    /// Returns `nil` for an empty text.
    private static func entry(_ text: String) -> Entry? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return nil }
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let host = String(text[text.index(after: text.startIndex)..<end])
            let rest = text[text.index(after: end)...]
            return Entry(host: host, port: rest.hasPrefix(":") ? Int(rest.dropFirst()) : nil)
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        // Addresses of IPv6 have more than one colon.
        guard parts.count == 2, let port = Int(parts[1]) else { return Entry(host: text) }
        return Entry(host: String(parts[0]), port: port)
    }
}
#endif
