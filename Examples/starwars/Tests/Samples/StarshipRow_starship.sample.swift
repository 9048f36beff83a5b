// @generated StarshipRow_starship.sample sha256:4db8b112a2011d9081a6f242203f51495d132962aab4e5f57d152947cd0542cc
// Made by relay-generator from Views/StarshipRow.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<StarshipRow_starship> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", length: Swift.Double = 4.5) -> Self {
        return StarshipRow_starship.Data.sample(name: name, length: length)
    }
}

nonisolated extension StarshipRow_starship.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(name: Swift.String = "name", length: Swift.Double = 4.5) -> RelayTesting.Sample<StarshipRow_starship> {
        var fields = RelayTesting.SampleFields("Starship")
        fields.set(0, name, name: "name")
        fields.set(1, length, name: "length")
        return .init(fields)
    }
}
