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
        var port: UInt16?
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
        let port = UInt16(exactly: url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80))
        let hosts = entries.filter { $0.port == nil || $0.port == port }.map(\.host)
        return hosts.contains("*") ? "*" : hosts.joined(separator: ",")
    }

    /// Returns `nil` if there is no host.
    private static func entry(_ text: String) -> Entry? {
        let text = text.trimmingCharacters(in: .whitespaces)
        var entry = Entry(host: text)
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let rest = text[text.index(after: end)...]
            entry.host = String(text[..<end].dropFirst())
            entry.port = rest.hasPrefix(":") ? UInt16(rest.dropFirst()) : nil
        } else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            // Addresses of IPv6 have more than one colon.
            if parts.count == 2, let port = UInt16(parts[1]) {
                entry = Entry(host: String(parts[0]), port: port)
            }
        }
        return entry.host.isEmpty ? nil : entry
    }
}
#endif
