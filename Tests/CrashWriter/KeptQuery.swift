import Foundation
@_spi(Generated) import Relay

/// The query of the script of faults, as the generator would write it.
struct KeptQuery: GraphQLQuery {
    static let artifact = Artifact(
        v1: #"""
            query KeptQuery
            text query KeptQuery{kept{id number}}
            normalization
             kept: [type Object!]!
              id: ID!
              number: Int!
            reader
             kept
              id
              number
            """#
    )

    func write(to variables: inout VariableWriter) {}

    struct Data: Selection, FieldValue {
        let kept: [Object]

        init(_ reader: inout Reader) {
            kept = reader.objects(0)
        }

        static func areSame(_ left: Self, _ right: Self) -> Bool {
            var equality = Equality()
            equality.objects(left.kept, right.kept)
            return equality.isEqual
        }

        struct Object: Selection, Identifiable {
            let id: ID
            let number: Int

            init(_ reader: inout Reader) {
                id = reader.id(0)
                number = reader.int(1)
            }

            static func areSame(_ left: Self, _ right: Self) -> Bool {
                var equality = Equality()
                equality.id(left.id, right.id)
                equality.int(left.number, right.number)
                return equality.isEqual
            }
        }
    }
}

/// A server that answers ``KeptQuery``.
struct KeptNetwork: Network {
    let number: Locked<Int64>

    func execute(
        request: RequestParameters,
        variables: VariableData,
        cacheConfig: CacheConfig
    ) -> AsyncThrowingStream<Data, any Error> {
        let number = number.withLock { $0 }
        let objects = StoreContents.found.map { #"{"id":"object:\#($0)","number":\#(number)}"# }
        let text = #"{"data":{"kept":[\#(objects.joined(separator: ","))]}}"#
        return AsyncThrowingStream { continuation in
            continuation.yield(Data(text.utf8))
            continuation.finish()
        }
    }
}
