// @generated ShelfPageQuery.sample sha256:653edab88e639443180826c5bd6193096c087d228878cfb43277c5a71ab2f8d3
// Made by relay-generator from kiosk/Shelf.swift. Do not edit.
@testable import kiosk
import RelayTesting

nonisolated extension RelayTesting.Sample<ShelfPageQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(shelf_query: RelayTesting.Sample<Shelf_query> = Shelf_query.Data.sample()) -> Self {
        return ShelfPageQuery.Data.sample(shelf_query: shelf_query)
    }
}

nonisolated extension ShelfPageQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(shelf_query: RelayTesting.Sample<Shelf_query> = Shelf_query.Data.sample()) -> RelayTesting.Sample<ShelfPageQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, fragment: shelf_query)
        return .init(fields)
    }
}
