// @generated ShelfQuery.sample sha256:22172477c5a1dcab47bfedc619e69bb322a55bf1d9d8487de363237e058b0f26
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@testable import kiosk
import RelayTesting

nonisolated extension RelayTesting.Sample<ShelfQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(shelf_query: RelayTesting.Sample<Shelf_query> = Shelf_query.Data.sample()) -> Self {
        return ShelfQuery.Data.sample(shelf_query: shelf_query)
    }
}

nonisolated extension ShelfQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(shelf_query: RelayTesting.Sample<Shelf_query> = Shelf_query.Data.sample()) -> RelayTesting.Sample<ShelfQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, fragment: shelf_query)
        return .init(fields)
    }
}
