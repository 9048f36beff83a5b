// @generated Place_place.graphql sha256:9c1cdd6fea6fcae3921b81aec235e6a06b41a762cbafe85b8aac29172c5d4723
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Place_place: Relay.RefetchableFragment {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            fragment Place_place on type Place
            text fragment Place_place on Place{name distance(isMetric:$__relay_internal__pv__MetricSystem) key}
            refetch PlaceRefetchQuery
             path fetch__Place
             identifier key: $id
            normalization
             name: String
             distance(isMetric: $__relay_internal__pv__MetricSystem): Float
             key: ID!
            reader
             name
             distance(isMetric: $__relay_internal__pv__MetricSystem)
            """#, providers: [("__relay_internal__pv__MetricSystem", MetricSystem.self)])
    }

    package typealias RefetchQuery = PlaceRefetchQuery

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let name: Swift.String?
        package let distance: Swift.Double?

        package init(_ reader: inout Relay.Reader) {
            self.name = reader.optionalString(0)
            self.distance = reader.optionalDouble(1)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalString(a.name, b.name)
            e.optionalDouble(a.distance, b.distance)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.name)
            hasher.combine(self.distance)
        }
    }
}
