// @generated RefetchingQuery.graphql sha256:c82aafe07016f1a8aacdf2aa654d3e840867a69456323eccdbf8bb7e2b30c1ef
// Made by relay-generator from GraphQL/Refetching.graphql. Do not edit.
@_spi(Generated) package import Relay

package nonisolated struct RefetchingQuery: Relay.GraphQLQuery {
    package static let artifact: Relay.Artifact = makeArtifact()

    private static func makeArtifact() -> Relay.Artifact {
        return Relay.Artifact(v1: #"""
            query RefetchingQuery
            template query RefetchingQuery($id:ID!,$place:ID!,$size:Int,$__relay_internal__pv__MetricSystem:Boolean!){...Search_query viewer{__typename} person(id:$id){id ...Avatar_person(size:$size)} fetch__Place(id:$place){...Place_place}}
            variables
             id: ID!
             place: ID!
             size: Int
             __relay_internal__pv__MetricSystem: Boolean!
            normalization
             ...Search_query
             viewer: type Viewer
              ...Mood_viewer
             person(id: $id): type Person
              id: ID!
              ...Avatar_person(size:$size)
             fetch__Place(id: $place): type Place
              ...Place_place
            reader
             ...Search_query
             viewer
              ...Mood_viewer
             person(id: $id)
              ...Avatar_person(size: $size)
             fetch__Place(id: $place)
              ...Place_place
            """#, fragments: [Avatar_person.artifact, Mood_viewer.artifact, Place_place.artifact, Search_query.artifact])
    }

    package var id: Relay.ID
    package var place: Relay.ID
    package var size: Relay.Input<Swift.Int>

    package init(id: Relay.ID, place: Relay.ID, size: Swift.Int? = nil) {
        self.id = id
        self.place = place
        self.size = .init(size)
    }

    /// Tells `.unset` from `.null`.
    @_disfavoredOverload
    package init(id: Relay.ID, place: Relay.ID, size: Relay.Input<Swift.Int> = .unset) {
        self.id = id
        self.place = place
        self.size = size
    }

    package func write(to variables: inout Relay.VariableWriter) {
        variables.write("id", self.id)
        variables.write("place", self.place)
        variables.writeInput("size", self.size)
        variables.write("__relay_internal__pv__MetricSystem", MetricSystem.value)
    }

    package nonisolated struct Data: Relay.Selection, Relay.FieldValue, Swift.Hashable {
        package let search_query: Search_query.Ref
        package let viewer: Viewer?
        package let person: Person?
        package let fetch__Place: Fetch__Place?

        package init(_ reader: inout Relay.Reader) {
            self.search_query = reader.fragment(0)
            self.viewer = reader.optionalObject(1)
            self.person = reader.optionalObject(2)
            self.fetch__Place = reader.optionalObject(3)
        }

        package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
            var e = Relay.Equality()
            e.fragment(a.search_query, b.search_query)
            e.optionalObject(a.viewer, b.viewer)
            e.optionalObject(a.person, b.person)
            e.optionalObject(a.fetch__Place, b.fetch__Place)
            return e.isEqual
        }

        package func hash(into hasher: inout Swift.Hasher) {
            hasher.combine(self.search_query)
            hasher.combine(self.viewer)
            hasher.combine(self.person)
            hasher.combine(self.fetch__Place)
        }

        package nonisolated struct Viewer: Relay.Selection, Swift.Hashable {
            package let mood_viewer: Mood_viewer.Ref

            package init(_ reader: inout Relay.Reader) {
                self.mood_viewer = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.mood_viewer, b.mood_viewer)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.mood_viewer)
            }
        }

        package nonisolated struct Person: Relay.Selection, Swift.Hashable {
            package let avatar_person: Avatar_person.Ref

            package init(_ reader: inout Relay.Reader) {
                self.avatar_person = reader.fragment(0)
            }

            package static func areSame(_ a: Self, _ b: Self) -> Swift.Bool {
                var e = Relay.Equality()
                e.fragment(a.avatar_person, b.avatar_person)
                return e.isEqual
            }

            package func hash(into hasher: inout Swift.Hasher) {
                hasher.combine(self.avatar_person)
            }
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
