import Foundation
import Testing

/// `relay-generator fetch-schema`, as users call it.
struct FetchSchemaTests {
    @Test(
        .bug(
            id: "no-time-limit",
            "`--timeout` had no effect on Linux, and waiting took most of a processor."
        )
    )
    func givesUpOnASilentServerInTime() throws {
        let project = try TemporaryProject()
        let server = try SilentServer()
        let start = ContinuousClock.now
        let text = try Tool.run(
            ["fetch-schema", "--timeout", "1", "http://127.0.0.1:\(server.port)/graphql"],
            in: project.folder,
            processorSeconds: 2
        )
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(text.contains("gives no schema: no answer within 1 s."), "\(text)")
    }

    @Test(
        .bug(id: "printed-address", "Messages showed the password and the token of an address.")
    )
    func namesServersWithoutTheirSecrets() throws {
        let project = try TemporaryProject()
        let text = try Tool.run(
            ["fetch-schema", "--timeout", "0.1", "http://me:word@localhost:1/graphql?token=abc"],
            in: project.folder
        )
        #expect(text.contains("`http://localhost:1/graphql` gives no schema"), "\(text)")
        #expect(!text.contains("word") && !text.contains("abc"), "\(text)")
    }
}

/// A server that accepts connections and never answers.
private final class SilentServer {
    let port: UInt16
    private let listener: Int32

    init() throws {
        #if canImport(Darwin)
        listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        // The system's calls take a pointer to any kind of address.
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        try #require(isListening)
    }

    deinit {
        close(listener)
    }
}
