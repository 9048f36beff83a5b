import Relay
import RelayTesting
import RelayTestingTraits
import Testing

@testable import tracker

/// Each screen while a slow server answers, and after it has failed.
@MainActor
@Suite(.mockEnvironment)
struct MockTests {
    private struct Offline: Error {}

    @Test func anErrorOfAFieldIsShownInItsPlace() async throws {
        let mock = try MockEnvironment.current
        mock.answer(ProjectsQuery.self) { _ in
            Payload(response: [
                "data": [
                    "viewer": ["id": "u", "name": "Ada"],
                    "projects": [["id": "p", "name": "Web", "openIssueCount": 1, "build": .null]],
                ],
                "errors": [["message": "No answer", "path": ["projects", 0, "build"]]],
            ])
        }
        let app = App { _ in mock.environment }
        #expect(await app.shows("Web: 1 open, build unknown (No answer)"))
    }

    @Test func buildsGrowOld() async throws {
        let mock = try MockEnvironment.current
        mock.answer(ProjectsQuery.self, with: projects)
        let app = App { _ in mock.environment }
        #expect(await app.shows("Hello Ada"))
        #expect(await app.hides("may have changed"))
        mock.clock.advance(by: .seconds(30))
        #expect(await app.shows("Builds may have changed"))
        mock.answer(ProjectsQuery.self, with: projects)
        app.press("r")
        #expect(await app.hides("may have changed"))
    }

    @Test func anIssueIsShownAsJSON() async throws {
        let (app, _) = try await openIssue()
        app.press("j")
        #expect(await app.shows(#""title": "First""#))
        #expect(app.help.contains("j no JSON"))
        app.press("j")
        #expect(await app.hides(#""title": "First""#))
    }

    @Test func aScreenThatCannotBeLoadedCanBeTriedAgain() async throws {
        let mock = try MockEnvironment.current
        let app = App { _ in mock.environment }
        #expect(await app.shows("loading …"))
        #expect(app.isBusy)
        try await mock.next(ProjectsQuery.self).fail(Offline())
        #expect(await app.shows("This can't be shown"))
        mock.answer(ProjectsQuery.self)
        app.press("r")
        #expect(await app.shows("Hello name"))
    }

    @Test func aPageThatFailsLeavesTheRows() async throws {
        let (app, mock) = try await openIssues()
        #expect(await app.shows("m for more"))
        app.press("m")
        try await mock.next(IssueListPageQuery.self).fail(Offline())
        #expect(await app.shows("! "))
        #expect(await app.shows("#42 First"))
        #expect(await app.isIdle())
        app.press("m")
        try await mock.next(IssueListPageQuery.self).resolve(
            IssueListPageQuery.Data.sample(
                node: .sample(issueList_project: list([row("i2", "Second")], hasNext: false))
            )
        )
        #expect(await app.shows("#42 Second"))
        #expect(await app.hides("! "))
    }

    @Test func anEditIsShownAtOnceAndRolledBackIfTheServerRefuses() async throws {
        let (app, mock) = try await openIssue()
        app.press("c")
        #expect(await app.shows("[x] #42 First"))
        #expect(await app.shows("saving …"))
        try await mock.next(SetIssueStateMutation.self).fail(Offline())
        #expect(await app.shows("Not saved"))
        #expect(await app.shows("[ ] #42 First"))
        #expect(!app.help.contains("undo"))
    }

    @Test func anEditCanBeUndone() async throws {
        let (app, mock) = try await openIssue()
        mock.answer(
            SetIssueStateMutation.self,
            with: .sample(setIssueState: .sample(issue: .sample(id: "i1", state: .closed)))
        )
        app.press("c")
        #expect(await app.hides("saving …"))
        #expect(await app.shows("[x] #42 First"))
        app.press("u")
        let undo = try await mock.next(SetIssueStateMutation.self)
        #expect(undo.variables["state"] == "OPEN")
        #expect(await app.shows("[ ] #42 First"))
        try await undo.resolve(
            SetIssueStateMutation.Data.sample(
                setIssueState: .sample(issue: .sample(id: "i1", state: .open))
            )
        )
        #expect(await app.hides("saving …"))
    }

    @Test func aCommentIsShownBeforeTheServerHasIt() async throws {
        let (app, mock) = try await openIssue()
        app.press("a")
        app.answer("Me too")
        #expect(await app.shows("Ada: Me too"))
        #expect(await app.shows("sending …"))
        try await mock.next(AddCommentMutation.self).fail(Offline())
        #expect(await app.shows("Not sent"))
        #expect(await app.hides("Ada: Me too"))
    }

    @Test func anIssueThatTheStoreKnowsInPartIsLoadedFirst() async throws {
        let (app, mock) = try await openIssues()
        app.press(.enter)
        #expect(await app.shows("loading …"))
        try await mock.next(IssueQuery.self).fail(Offline())
        #expect(await app.shows("This can't be shown"))
        #expect(app.help == "r reload, back")
    }

    @Test func changesOfOthersArrive() async throws {
        let (app, mock) = try await openIssues()
        app.press("l")
        let subscription = try await mock.next(IssueChangedSubscription.self)
        try await subscription.resolve(
            IssueChangedSubscription.Data.sample(
                issueChanged: .sample(
                    id: "i1",
                    issueRow_issue: .sample(title: "Renamed", state: .closed)
                )
            )
        )
        #expect(await app.shows("[x] #42 Renamed"))
        #expect(await app.shows("no longer live"))
    }

    @Test func loggingOutForgetsEverything() async throws {
        let (app, mock) = try await openIssues()
        app.press(.back)
        try await mock.next(ProjectsQuery.self).resolve(projects)
        app.press("o")
        #expect(await app.shows("> ada"))
        #expect(mock.environment.inspect().statistics.records <= 1)
    }

    // MARK: - Getting there

    private var projects: Sample<ProjectsQuery> {
        ProjectsQuery.Data.sample(viewer: .sample(name: "Ada"), projects: [.sample(id: "p1")])
    }

    private func row(
        _ id: ID,
        _ title: String
    ) -> IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node> {
        .sample(id: id, issueRow_issue: .sample(title: title, state: .open))
    }

    private func list(
        _ rows: [IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node>],
        hasNext: Bool
    ) -> Sample<IssueList_project> {
        .sample(issues: .sample(nodes: rows, hasNext: hasNext))
    }

    private func openIssues() async throws -> (App, MockEnvironment) {
        let mock = try MockEnvironment.current
        mock.answer(ProjectsQuery.self, with: projects)
        mock.answer(
            IssuesQuery.self,
            with: .sample(node: .sample(list: list([row("i1", "First")], hasNext: true)))
        )
        let app = App { _ in mock.environment }
        #expect(await app.shows("Hello Ada"))
        app.press(.enter)
        #expect(await app.shows("#42 First"))
        return (app, mock)
    }

    private func openIssue() async throws -> (App, MockEnvironment) {
        let (app, mock) = try await openIssues()
        mock.answer(
            IssueQuery.self,
            with: .sample(
                viewer: .sample(name: "Ada"),
                node: .sample(
                    issue: .sample(
                        id: "i1",
                        issueCard_issue: .sample(title: "First", state: .open),
                        issueEditor_issue: .sample(title: "First", state: .open)
                    )
                )
            )
        )
        app.press(.enter)
        #expect(await app.shows("Comments"))
        return (app, mock)
    }
}
