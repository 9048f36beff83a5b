// @generated PlaceRefetchQuery.graphql sha256:9c1cdd6fea6fcae3921b81aec235e6a06b41a762cbafe85b8aac29172c5d4723
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

/// Fetches `Place_place` again.
package nonisolated struct PlaceRefetchQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query PlaceRefetchQuery
            text query PlaceRefetchQuery($__relay_internal__pv__MetricSystem:Boolean!,$id:ID!){fetch__Place(id:$id){...Place_place}}
            spreads Place_place
            variables
             __relay_internal__pv__MetricSystem: Boolean!
             id: ID!
            normalization
             fetch__Place(id: $id): type Place
              ...Place_place
            reader
             fetch__Place(id: $id)
              ...Place_place
            """#, fragments: [Place_place.artifact])
    }

    package var id: Relay.ID

    package init(id: Relay.ID) {
        self.id = id
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("__relay_internal__pv__MetricSystem", MetricSystem.value)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let fetch__Place: Fetch__Place?

        package init(_ reader: inout Relay.Reader) {
            self.fetch__Place = reader.optionalObject(0)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.optionalObject(a.fetch__Place, b.fetch__Place)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.fetch__Place)
        }

        package nonisolated struct Fetch__Place: Relay.Selection, Swift.Hashable {
            package let place_place: Place_place.Ref

            package init(_ reader: inout Relay.Reader) {
                self.place_place = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.place_place, b.place_place)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.place_place)
            }
        }
    }
}
