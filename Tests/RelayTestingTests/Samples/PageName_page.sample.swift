// @generated PageName_page.sample sha256:5ab4e143912df10922690199203bbba15bd7ba1077df4005edeae2e7c86f8893
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension RelayTesting.Sample<PageName_page> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, pageName: Swift.String = "pageName") -> Self {
        return PageName_page.Data.sample(id: id, pageName: pageName)
    }
}

nonisolated extension PageName_page.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, pageName: Swift.String = "pageName") -> RelayTesting.Sample<PageName_page> {
        var fields = RelayTesting.SampleFields("Page")
        fields.setID(0, id)
        fields.set(1, pageName, name: "pageName")
        return .init(fields)
    }
}
