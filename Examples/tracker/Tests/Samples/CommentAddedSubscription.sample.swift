// @generated CommentAddedSubscription.sample sha256:f12132e8bf78573bf71a589d3194bac285644e4b257b8b470cdb152db8fd261d
// Made by relay-generator from Screens/CommentList.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension CommentAddedSubscription {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<CommentAddedSubscription> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentAdded: CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded> = .sample()) -> Self {
        return CommentAddedSubscription.Data.sample(commentAdded: commentAdded)
    }
}

nonisolated extension CommentAddedSubscription.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentAdded: CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded> = .sample()) -> RelayTesting.Sample<CommentAddedSubscription> {
        var fields = RelayTesting.SampleFields("Subscription")
        fields.set(0, objects: commentAdded)
        return .init(fields)
    }
}

nonisolated extension CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(commentEdge: CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded.CommentEdge> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentAdded")
        fields.set(0, objects: commentEdge)
        return .init(fields)
    }
}

nonisolated extension CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded.CommentEdge> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(node: CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded.CommentEdge.Node> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("CommentEdge")
        fields.set(0, objects: node)
        return .init(fields)
    }
}

nonisolated extension CommentAddedSubscription.ObjectSample<CommentAddedSubscription.Data.CommentAdded.CommentEdge.Node> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, commentRow_comment: RelayTesting.Sample<CommentRow_comment> = CommentRow_comment.Data.sample()) -> Self {
        var fields = RelayTesting.SampleFields("Comment")
        fields.setID(0, id)
        fields.set(1, fragment: commentRow_comment)
        return .init(fields)
    }
}
