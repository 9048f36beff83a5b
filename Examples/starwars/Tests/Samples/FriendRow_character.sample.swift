// @generated FriendRow_character.sample sha256:0fe1dd8dddc2573c19b01ccd8ed5b017cbba49a4835f75313a7f32d7081e2cb4
// Made by relay-generator from Views/FriendRow.graphql. Do not edit.
@testable import starwars
import RelayTesting

nonisolated extension RelayTesting.Sample<FriendRow_character> {
    /// A sample with the defaults of the fields that are not given.
    static func droid(name: Swift.String = "name", primaryFunction: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Droid", isChosen: true, case: 0)
        fields.set(0, name, name: "name")
        fields.set(1, primaryFunction, name: "primaryFunction")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other(name: Swift.String = "name") -> Self {
        var fields = RelayTesting.SampleFields("Human", isChosen: true, case: 1)
        fields.set(0, name, name: "name")
        return .init(fields)
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .droid()
    }
}

nonisolated extension FriendRow_character.Data {
    /// A sample with the defaults of the fields that are not given.
    static func droid(name: Swift.String = "name", primaryFunction: Swift.String? = nil) -> RelayTesting.Sample<FriendRow_character> {
        return .droid(name: name, primaryFunction: primaryFunction)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other(name: Swift.String = "name") -> RelayTesting.Sample<FriendRow_character> {
        return .other(name: name)
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> RelayTesting.Sample<FriendRow_character> {
        return .sample()
    }
}
