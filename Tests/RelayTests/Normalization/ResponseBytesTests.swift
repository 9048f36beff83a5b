import Dispatch
import Foundation
import Testing

@testable import Relay

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A response is its bytes, wherever `Data` has them: in a part of a larger one, in several
/// regions, in a file, in memory of somebody else.
@Suite struct ResponseBytesTests {
    typealias Storage = @Sendable (Data) throws -> Data

    static let storages: [(String, Storage)] = [
        ("a slice", { whole in (Data("}}]".utf8) + whole + Data(",{".utf8))[3..<whole.count + 3] }),
        (
            "a slice of a slice",
            { whole in
                (Data(count: 13) + whole + whole).dropFirst(7).dropFirst(6).prefix(whole.count)
            }
        ),
        ("a bridged slice", { whole in NSData(data: Data([0x20]) + whole).bridged.dropFirst() }),
        ("mutable data of somebody else", { NSMutableData(data: $0).bridged }),
        ("two regions", { regions($0, size: $0.count / 2 + 1) }),
        ("regions of one byte", { regions($0, size: 1) }),
        ("regions of seven bytes", { regions($0, size: 7) }),
        ("a file", { try inFile($0, options: []) }),
        ("a mapped file", { try inFile($0, options: .alwaysMapped) }),
        ("the last bytes of what may be read", { try GuardedPages.make($0) }),
    ]

    @Test(arguments: storages.indices)
    func areReadTheSame(index: Int) throws {
        let (name, storage) = Self.storages[index]
        for query in NormalizerPropertyTests.operations.indices {
            let (one, other) = (TestEnvironment(), TestEnvironment())
            let whole = response(query, one)
            let stored = try storage(whole)
            try #require(stored == whole, "\(name)")
            try publish(whole, query, one)
            try publish(stored, query, other)
            #expect(one.records == other.records, "\(name)")
            #expect(try JSONValue(parsing: stored) == JSONValue(parsing: whole), "\(name)")
            // Nor is anything new when it comes again.
            other.forgetLog()
            try publish(try storage(whole), query, other)
            #expect(!other.log.contains { $0.name == "store.publish.end" }, "\(name)")
        }
    }

    @Test(arguments: storages.indices)
    func areRefusedAtTheSameByte(index: Int) throws {
        let (name, storage) = Self.storages[index]
        for query in NormalizerPropertyTests.operations.indices {
            let test = TestEnvironment()
            let whole = response(query, test)
            for length in [0, 1, whole.count / 3, whole.count / 2, whole.count - 1] {
                let cut = Data(whole.prefix(length))
                let error = failure { try publish(cut, query, test) }
                #expect(error != nil)
                let found = failure { try publish(try storage(cut), query, test) }
                #expect(found == error, "\(name)")
            }
            #expect(test.records.isEmpty)
        }
    }

    @Test func areReadAtEveryAlignment() throws {
        for shift in 0..<16 {
            let test = TestEnvironment()
            let whole = Data(#"{"data":{"items":[{"id":"é","name":"\u00e9","value":1}]}}"#.utf8)
            let stored = (Data(repeating: 0x22, count: shift) + whole).dropFirst(shift)
            try test.environment.commitPayload(WideQuery(), response: stored)
            #expect(try test.environment.read(WideQuery()).items.map(\.name) == ["é"])
        }
    }

    private func response(_ query: Int, _ test: TestEnvironment) -> Data {
        let operation = test.environment.describe(NormalizerPropertyTests.operations[query])
        let data = ResponseGraph(seed: 11).answer(operation)
        return Data(JSONValue.object(["data": data]).utf8())
    }

    private func publish(_ body: Data, _ query: Int, _ test: TestEnvironment) throws {
        let operation = test.environment.describe(NormalizerPropertyTests.operations[query])
        try test.environment.commit(body, operation, root: .root)
    }

    private func failure(_ body: () throws -> Void) -> ResponseError? {
        do {
            try body()
            return nil
        } catch {
            return error as? ResponseError
        }
    }

    /// Dispatch's data, which may lie in many places.
    private static func regions(_ whole: Data, size: Int) -> Data {
        var result = DispatchData.empty
        for start in stride(from: 0, to: whole.count, by: size) {
            let part = whole[start..<min(start + size, whole.count)]
            part.withUnsafeBytes { result.append(DispatchData(bytes: $0)) }
        }
        return Data(result)
    }

    private static func inFile(_ whole: Data, options: Data.ReadingOptions) throws -> Data {
        let name = "relay-response-\(UUID().uuidString)"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try whole.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Data(contentsOf: file, options: options)
    }
}

/// Memory behind which nothing may be read: whoever does is stopped by the system.
private enum GuardedPages {
    static func make(_ whole: Data) throws -> Data {
        let page = Int(getpagesize())
        let size = (whole.count + page) / page * page
        let start = mmap(nil, size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let start, start != MAP_FAILED, mprotect(start + size, page, PROT_NONE) == 0 else {
            throw Timeout(description: "no memory")
        }
        let place = start + (size - whole.count)
        whole.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { place.copyMemory(from: base, byteCount: bytes.count) }
        }
        return Data(
            bytesNoCopy: place,
            count: whole.count,
            deallocator: .custom { _, _ in munmap(start, size + page) }
        )
    }
}

extension NSData {
    fileprivate var bridged: Data { Data(referencing: self) }
}
