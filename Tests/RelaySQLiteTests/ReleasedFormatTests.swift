import Foundation
import RelaySQLite
import Testing

@_spi(Generated) @testable import Relay

/// Files that earlier versions of the package have written.
///
/// `Formats` has a file for each number of ``StoredHeader/format``, and the JSON of its inspection. A new
/// one is written by `RELAY_WRITE_FORMAT=1`; those that are there never change.
@Suite struct ReleasedFormatTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Formats")

    private static func file(_ format: UInt64, _ type: String) -> URL {
        folder.appendingPathComponent("format-\(format).\(type)")
    }

    private static func open(_ storage: SQLiteStorage) -> RelayEnvironment {
        let persistence = Persistence(storage, account: "ada", rules: .init(identities: "1"))
        return RelayEnvironment(network: KindsNetwork(), options: .init(persistence: persistence))
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["RELAY_WRITE_FORMAT"] != nil))
    func writesAFile() async throws {
        let folder = try StorageFolder()
        let storage = folder.storage()
        let environment = Self.open(storage)
        _ = try await environment.fetch(KindsQuery())
        try environment.commitUpdate { store in
            store.create("made here", type: "Thing").setValue("é", for: "text")
            store.record("b")?.invalidateRecord()
            store.delete("c")
        }
        try await environment.persist()
        try storage.export(to: Self.file(StoredHeader.format, "sqlite"))
        let json = JSONValue.object(environment.inspect().json).description
        try Data(json.utf8).write(to: Self.file(StoredHeader.format, "json"))
    }

    @Test(arguments: 1...StoredHeader.format) func isRead(format: UInt64) async throws {
        let folder = try StorageFolder()
        try FileManager.default.copyItem(at: Self.file(format, "sqlite"), to: folder.main)
        let environment = Self.open(folder.storage())
        let inspection = environment.inspect()
        let expected = try Data(contentsOf: Self.file(format, "json"))
        #expect(JSONValue.object(inspection.json) == (try JSONValue(parsing: expected)))
        #expect(inspection.storage?.operations == ["KindsQuery"])
        #expect(environment.check(KindsQuery()) == .stale)
        let data = try environment.read(KindsQuery())
        #expect(data.things.map(\.id) == ["a", "b"])
        try environment.commitUpdate { store in
            #expect(store.record("a")?.value("number") == 1)
            #expect(store.status(of: "c") == .deleted)
        }
        _ = try await environment.fetch(KindsQuery(), fetchPolicy: .networkOnly)
        #expect(environment.check(KindsQuery()) != .stale)
        try await environment.persist()
        let again = Self.open(folder.storage())
        #expect(again.inspect().json == environment.inspect().json)
    }
}

/// A query with a value of each kind, as the generator would write it.
private struct KindsQuery: GraphQLQuery {
    static let artifact = Artifact(
        v1: #"""
            query KindsQuery
            text query KindsQuery{things{id number text scale isOn kind words matrix extra part{text}parts{text}friend{id}friends{id}}}
            normalization
             things: [type Thing!]!
              id: ID!
              number: Int
              text: String
              scale: Float
              isOn: Boolean
              kind: enum Kind
              words: [String]
              matrix: [[Int]]
              extra: scalar JSON
              part: type Part
               text: String
              parts: [type Part]
               text: String
              friend: type Thing
               id: ID!
              friends: [type Thing]
               id: ID!
            reader
             things
              id
            """#
    )

    func write(to variables: inout VariableWriter) {}

    struct Data: Selection, FieldValue {
        let things: [Thing]

        init(_ reader: inout Reader) {
            things = reader.objects(0)
        }

        static func areSame(_ left: Self, _ right: Self) -> Bool {
            var equality = Equality()
            equality.objects(left.things, right.things)
            return equality.isEqual
        }

        struct Thing: Selection, Identifiable {
            let id: ID

            init(_ reader: inout Reader) {
                id = reader.id(0)
            }

            static func areSame(_ left: Self, _ right: Self) -> Bool {
                var equality = Equality()
                equality.id(left.id, right.id)
                return equality.isEqual
            }
        }
    }
}

/// A server that answers ``KindsQuery``.
private struct KindsNetwork: Network {
    private static let response = #"""
        {"data":{"things":[
          {"id":"a","number":1,"text":"x","scale":1.5,"isOn":true,"kind":"GOOD","words":["a",null,"é"],
           "matrix":[[1,2],[],null],"extra":{"a":[1,{"b":null}],"c":"d"},"part":{"text":"p"},
           "parts":[{"text":"q"},null],"friend":{"id":"b"},"friends":[{"id":"c"},{"id":"a"}]},
          {"id":"b","number":-9007199254740993,"text":null,"scale":-0.0,"isOn":false,"kind":null,
           "words":[],"matrix":null,"extra":[1],"part":null,"parts":null,"friend":null,"friends":[]}
        ]},"errors":[{"message":"no","path":["things",1,"friend"],"extensions":{"code":7}}]}
        """#

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(Data(Self.response.utf8))
            continuation.finish()
        }
    }
}
