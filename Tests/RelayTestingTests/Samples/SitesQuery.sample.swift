// @generated SitesQuery.sample sha256:54ee988f96cb38869b36836dc18c5daff76efdaac72b94f6c7b9779c0bfb33f1
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension SitesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<SitesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: SitesQuery.ObjectSample<SitesQuery.Data.Me>? = nil) -> Self {
        return SitesQuery.Data.sample(me: me)
    }
}

nonisolated extension SitesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: SitesQuery.ObjectSample<SitesQuery.Data.Me>? = nil) -> RelayTesting.Sample<SitesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension SitesQuery.ObjectSample<SitesQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, firstName: Swift.String? = nil, site: Site? = nil, traits: [Trait]? = nil, emails: [Swift.String]? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, firstName, name: "firstName")
        fields.set(2, site, name: "site")
        fields.set(3, traits, name: "traits")
        fields.set(4, emails, name: "emails")
        return .init(fields)
    }
}
