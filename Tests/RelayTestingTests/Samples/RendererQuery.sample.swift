// @generated RendererQuery.sample sha256:4ed3b61ab8c9d8a03f4d6a88e49b445662ae6fd8d3ffeee5e931f3ef38f1d826
// Made by relay-generator from GraphQL/People.graphql. Do not edit.
@_spi(Generated) import Relay
import RelayTesting

nonisolated extension RendererQuery {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<RendererQuery> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: RendererQuery.ObjectSample<RendererQuery.Data.Me>? = nil) -> Self {
        return RendererQuery.Data.sample(me: me)
    }
}

nonisolated extension RendererQuery.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(me: RendererQuery.ObjectSample<RendererQuery.Data.Me>? = nil) -> RelayTesting.Sample<RendererQuery> {
        var fields = RelayTesting.SampleFields("Query")
        fields.set(0, objects: me)
        return .init(fields)
    }
}

nonisolated extension RendererQuery.ObjectSample<RendererQuery.Data.Me> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, nameRenderer: RendererQuery.ObjectSample<RendererQuery.Data.Me.NameRenderer>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Person")
        fields.setID(0, id)
        fields.set(1, objects: nameRenderer)
        return .init(fields)
    }
}

nonisolated extension RendererQuery.ObjectSample<RendererQuery.Data.Me.NameRenderer> {
    /// A sample with the defaults of the fields that are not given.
    static func plainName(__typename: Swift.String = "PlainName", plaintext: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("PlainName", isChosen: true, case: 0)
        fields.setTypename(__typename)
        fields.set(1, plaintext, name: "plaintext")
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func markdownName(__typename: Swift.String = "MarkdownName", markdown: Swift.String? = nil, data: RendererQuery.ObjectSample<RendererQuery.Data.Me.NameRenderer.MarkdownName.Data_>? = nil) -> Self {
        var fields = RelayTesting.SampleFields("MarkdownName", isChosen: true, case: 1)
        fields.setTypename(__typename)
        fields.set(1, markdown, name: "markdown")
        fields.set(2, objects: data)
        return .init(fields)
    }
    /// A sample with the defaults of the fields that are not given.
    static func other(__typename: Swift.String = "Other") -> Self {
        var fields = RelayTesting.SampleFields("Other", isChosen: true, case: 2)
        fields.setTypename(__typename)
        return .init(fields)
    }
    /// A sample of the first type, with the defaults of all fields.
    static func sample() -> Self {
        return .plainName()
    }
}

nonisolated extension RendererQuery.ObjectSample<RendererQuery.Data.Me.NameRenderer.MarkdownName.Data_> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(text: Swift.String? = nil) -> Self {
        var fields = RelayTesting.SampleFields("Text")
        fields.set(0, text, name: "text")
        return .init(fields)
    }
}
