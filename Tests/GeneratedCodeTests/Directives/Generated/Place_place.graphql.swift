// @generated Place_place.graphql sha256:9c1cdd6fea6fcae3921b81aec235e6a06b41a762cbafe85b8aac29172c5d4723
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated enum Place_place: RefetchableFragment {
    package static let artifact = Artifact(v1: #"""
        fragment Place_place on type Place
        refetch PlaceRefetchQuery
         path fetch__Place
         identifier key: $id
        reader
         name
         distance(isMetric: $__relay_internal__pv__MetricSystem)
        """#)

    package typealias RefetchQuery = PlaceRefetchQuery

    package nonisolated struct Data: Selection, FieldValue, Hashable {
        package let name: String?
        package let distance: Double?

        package init(_ reader: inout Reader) {
            self.name = reader.optionalString(0)
            self.distance = reader.optionalDouble(1)
        }

        package static func == (a: Self, b: Self) -> Bool {
            var e = Equality()
            e.optionalString(a.name, b.name)
            e.optionalDouble(a.distance, b.distance)
            return e.isEqual
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(self.name)
            hasher.combine(self.distance)
        }
    }
}
