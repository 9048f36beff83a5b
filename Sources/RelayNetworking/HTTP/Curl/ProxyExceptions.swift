#if !canImport(Darwin)
import Foundation

/// The hosts that are connected to without the proxy, as in `no_proxy`.
///
/// libcurl reads such lists too, but without ports, without `*` among other entries, and before
/// 7.86 without networks.
struct ProxyExceptions: Sendable {
    private enum Hosts {
        case all
        /// A name with its subdomains, in lower case: `example.com`.
        case name(String)
        /// The addresses that begin with these bits.
        case network(Address, bits: Int)
    }

    private struct Entry {
        var hosts: Hosts
        /// `nil` for all ports.
        var port: UInt16?
    }

    private let entries: [Entry]

    init(_ texts: [some StringProtocol]) {
        entries = texts.compactMap { Self.entry(String($0)) }
    }

    /// The exceptions in the environment; `nil` if there are none.
    static var environment: ProxyExceptions? {
        let values = [getenv("no_proxy"), getenv("NO_PROXY")].compactMap { value in
            value.map { String(cString: $0) }
        }
        // An empty one says nothing, so it does not hide the other.
        guard let text = values.first(where: { !$0.isEmpty }) else { return nil }
        return ProxyExceptions(text.split { $0 == "," || $0 == " " })
    }

    /// Returns whether the host of a URL is connected to without the proxy.
    func contain(_ url: URL) -> Bool {
        let port = UInt16(exactly: url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80))
        let host = Self.name(url.host ?? "")
        let address = Address(host)
        return entries.contains { entry in
            guard entry.port == nil || entry.port == port else { return false }
            switch entry.hosts {
            case .all: return true
            case .name(let name):
                return address == nil && (host == name || host.hasSuffix(".\(name)"))
            case .network(let network, let bits):
                return address?.hasPrefix(of: network, bits: bits) == true
            }
        }
    }

    /// Returns `nil` if there is no host.
    private static func entry(_ text: String) -> Entry? {
        let text = text.trimmingCharacters(in: .whitespaces)
        var (host, port): (String, UInt16?) = (text, nil)
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            let rest = text[text.index(after: end)...]
            host = String(text[..<end].dropFirst() + (rest.hasPrefix("/") ? rest : ""))
            port = rest.hasPrefix(":") ? UInt16(rest.dropFirst()) : nil
        } else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            // Addresses of IPv6 have more than one colon.
            if parts.count == 2, let number = UInt16(parts[1]) {
                (host, port) = (String(parts[0]), number)
            }
        }
        guard let hosts = hosts(host) else { return nil }
        return Entry(hosts: hosts, port: port)
    }

    private static func hosts(_ text: String) -> Hosts? {
        if text == "*" { return .all }
        if let address = Address(text) { return .network(address, bits: address.bits) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, let address = Address(String(parts[0])),
            let bits = UInt8(parts[1]).map({ Int($0) })
        {
            return (0...address.bits).contains(bits) ? .network(address, bits: bits) : nil
        }
        let name = name(text.hasPrefix(".") ? String(text.dropFirst()) : text)
        return name.isEmpty ? nil : .name(name)
    }

    /// Returns a host's name in lower case, without brackets and the dot of a full name.
    private static func name(_ host: String) -> String {
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        return name.hasSuffix(".") ? String(name.dropLast()) : name
    }
}

/// An address of IPv4 or IPv6.
private struct Address {
    private let bytes: [UInt8]

    var bits: Int { bytes.count * 8 }

    /// Returns `nil` for a name.
    init?(_ text: String) {
        let isIPv6 = text.contains(":")
        var bytes = [UInt8](repeating: 0, count: isIPv6 ? 16 : 4)
        guard inet_pton(isIPv6 ? AF_INET6 : AF_INET, text, &bytes) == 1 else { return nil }
        self.bytes = bytes
    }

    /// Returns whether the first bits are those of another address of the same kind.
    func hasPrefix(of other: Address, bits: Int) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        return zip(bytes, other.bytes).enumerated().allSatisfy { index, pair in
            let count = min(max(bits - index * 8, 0), 8)
            return (pair.0 ^ pair.1) >> (8 - count) == 0
        }
    }
}
#endif
