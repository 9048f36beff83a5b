// @generated PicturesQuery.sample sha256:cbf46fe2e17b4fe38ed82afd1ce0e9858a0c37201b45243bb9917a71c3fe8e79
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
import RelayTesting

nonisolated extension PicturesQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<PicturesQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: PicturesQuery.ObjectSample<PicturesQuery.Data.Me>? = nil) -> Self {
        return PicturesQuery.Data.sample(me: me)
    }
}

nonisolated extension PicturesQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: PicturesQuery.ObjectSample<PicturesQuery.Data.Me>? = nil) -> RelayTesting.Sample<PicturesQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension PicturesQuery.ObjectSample<PicturesQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(smallImage: PicturesQuery.ObjectSample<PicturesQuery.Data.Me.SmallImage>? = nil, bigImage: PicturesQuery.ObjectSample<PicturesQuery.Data.Me.BigImage>? = nil, personName_person: RelayTesting.Sample<PersonName_person> = PersonName_person.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.set(0, objects: smallImage)
        fields.set(1, objects: bigImage)
        fields.set(2, fragment: personName_person)
        return .init(fields)
    }
}

nonisolated extension PicturesQuery.ObjectSample<PicturesQuery.Data.Me.SmallImage> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        return .init(fields)
    }
}

nonisolated extension PicturesQuery.ObjectSample<PicturesQuery.Data.Me.BigImage> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(uri: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Image")
        fields.set(0, uri, name: "uri")
        return .init(fields)
    }
}
