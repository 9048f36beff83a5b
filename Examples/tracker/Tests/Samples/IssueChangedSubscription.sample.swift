// @generated IssueChangedSubscription.sample sha256:eb135d5e050467bdcc1f57c392d7d9836675c3805281e9cdd83e67c52fd33465
// Made by relay-generator from Screens/IssuesScreen.swift. Do not edit.
@_spi(Generated) import Relay
@testable import tracker
import RelayTesting

nonisolated extension IssueChangedSubscription {
    /// Samples of the objects in the data.
    nonisolated struct ObjectSample<SampledObject>: RelayTesting.ObjectSample {
        let fields: RelayTesting.SampleFields

        init(_ fields: RelayTesting.SampleFields) {
            self.fields = fields
        }
    }
}

nonisolated extension RelayTesting.Sample<IssueChangedSubscription> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issueChanged: IssueChangedSubscription.ObjectSample<IssueChangedSubscription.Data.IssueChanged> = .sample()) -> Self {
        return IssueChangedSubscription.Data.sample(issueChanged: issueChanged)
    }
}

nonisolated extension IssueChangedSubscription.Data {
    /// A sample with the defaults of the fields that are not given.
    static func sample(issueChanged: IssueChangedSubscription.ObjectSample<IssueChangedSubscription.Data.IssueChanged> = .sample()) -> RelayTesting.Sample<IssueChangedSubscription> {
        var fields = RelayTesting.SampleFields("Subscription")
        fields.set(0, objects: issueChanged)
        return .init(fields)
    }
}

nonisolated extension IssueChangedSubscription.ObjectSample<IssueChangedSubscription.Data.IssueChanged> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, issueRow_issue: RelayTesting.Sample<IssueRow_issue> = IssueRow_issue.Data.sample(), project: IssueChangedSubscription.ObjectSample<IssueChangedSubscription.Data.IssueChanged.Project> = .sample()) -> Self {
        var fields = RelayTesting.SampleFields("Issue")
        fields.setID(0, id)
        fields.set(1, fragment: issueRow_issue)
        fields.set(2, objects: project)
        return .init(fields)
    }
}

nonisolated extension IssueChangedSubscription.ObjectSample<IssueChangedSubscription.Data.IssueChanged.Project> {
    /// A sample with the defaults of the fields that are not given.
    static func sample(id: Relay.ID? = nil, openIssueCount: Swift.Int = 42) -> Self {
        var fields = RelayTesting.SampleFields("Project")
        fields.setID(0, id)
        fields.set(1, openIssueCount, name: "openIssueCount")
        return .init(fields)
    }
}
