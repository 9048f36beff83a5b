import Relay
import RelayTesting
import RelayTestingTraits
import Testing

@testable import tracker

/// Each screen while a slow server answers, and after it has failed.
@MainActor
@Suite(.mockEnvironment(options: .tracker))
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
        #expect(await app.shows(##""heading": "[ ] #42 First""##))
        #expect(app.help.contains("j no JSON"))
        app.press("j")
        #expect(await app.hides(##""heading": "[ ] #42 First""##))
    }

    @Test func anIssueIsBookmarked() async throws {
        let (app, _) = try await openIssue()
        #expect(await app.hides("★"))
        app.press("b")
        #expect(await app.shows("★ [ ] #42 First"))
        app.press("b")
        #expect(await app.hides("★"))
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

    @Test func aCommentThatWasNotSentCanBeSentAgain() async throws {
        let (app, mock) = try await openIssue()
        app.press("a")
        app.answer("Me too")
        #expect(await app.shows("sending …"))
        #expect(await app.hides("Your comment"))
        try await mock.next(AddCommentMutation.self).fail(Offline())
        #expect(await app.shows("Your comment: Me too"))
        app.press("s")
        #expect(await app.hides("Your comment"))
        try await mock.next(AddCommentMutation.self).resolve(
            AddCommentMutation.Data.sample(
                addComment: .sample(
                    commentEdge: .sample(
                        node: .sample(
                            id: "c1",
                            commentRow_comment: .sample(
                                text: "Me too",
                                author: .sample(name: "Ada")
                            )
                        )
                    )
                )
            )
        )
        #expect(await app.isIdle())
        #expect(await app.shows("Ada: Me too"))
        #expect(await app.hides("Your comment"))
        #expect(!app.help.contains("send again"))
    }

    @Test func aCommentThatWasNotSentCanBeDiscarded() async throws {
        let (app, mock) = try await openIssue()
        for text in ["First try", "Second try"] {
            app.press("a")
            app.answer(text)
            try await mock.next(AddCommentMutation.self).fail(Offline())
            #expect(await app.shows("Your comment: \(text)"))
        }
        app.press("d")
        #expect(await app.hides("Your comment"))
        #expect(!app.help.contains("d discard"))
    }

    /// The lists of open and of closed issues change with the edit, and so do their counts.
    @Test func aClosedIssueMovesToTheListOfClosedOnes() async throws {
        let (app, mock) = try await openIssue()
        app.press(.back)
        try await filter(app, mock)
        #expect(await app.shows("open: 2 of 8"))
        app.press(.enter)
        #expect(await app.shows("Comments"))
        app.press("c")
        let closing = try await mock.next(SetIssueStateMutation.self)
        app.press(.back)
        #expect(await app.shows("open: 1 of 7"))
        #expect(await app.hides("#42 First"))
        try await filter(app, mock)
        #expect(await app.shows("closed: 1 of 4"))
        #expect(await app.shows("[x] #42 First"))
        // The server refuses, and has not changed its own lists.
        try await closing.fail(Offline())
        #expect(await app.shows("closed: 0 of 3"))
    }

    @Test func theListsStayChangedWhenTheServerAgrees() async throws {
        let (app, mock) = try await openIssue()
        app.press(.back)
        try await filter(app, mock)
        app.press(.enter)
        #expect(await app.shows("Comments"))
        app.press("c")
        try await mock.next(SetIssueStateMutation.self).resolve(
            SetIssueStateMutation.Data.sample(
                setIssueState: .sample(issue: .sample(id: "i1", state: .closed))
            )
        )
        #expect(await app.hides("saving …"))
        app.press(.back)
        #expect(await app.shows("open: 1 of 7"))
    }

    /// All issues that are loaded are found, and what is typed finds others at once.
    @Test func loadedIssuesAreFound() async throws {
        let (app, mock) = try await openIssues()
        app.press("/")
        #expect(await app.shows("All loaded issues: 1"))
        #expect(await app.shows("[ ] #42 First"))
        app.press("/")
        app.answer("sec")
        #expect(await app.shows("Loaded issues with “sec”: 0"))
        try mock.environment.commitUpdate { $0.record("i1")?.setValue("Second", for: "title") }
        #expect(await app.shows("[ ] #42 Second"))
        app.press("/")
        app.answer("FIRST")
        #expect(await app.hides("#42"))
        app.press("/")
        app.answer("")
        #expect(await app.shows("> [ ] #42 Second"))
        app.press(.enter)
        // The screen asks when it is drawn.
        #expect(await app.shows("loading …"))
        try await mock.next(IssueQuery.self).fail(Offline())
        #expect(await app.shows("This can't be shown"))
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
                    issueRow_issue: .sample(title: "Renamed", state: .closed),
                    project: .sample(id: "p1")
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
        .sample(
            id: id,
            project: .sample(id: "p1"),
            issueRow_issue: .sample(title: title, state: .open)
        )
    }

    private func list(
        _ rows: [IssueList_project.ObjectSample<IssueList_project.Data.Issues.Edge.Node>],
        total: Int = 42,
        hasNext: Bool
    ) -> Sample<IssueList_project> {
        .sample(issues: .sample(totalCount: total, nodes: rows, hasNext: hasNext))
    }

    /// Presses the key of the filter, and answers: two of 8 issues are open, and 3 are closed.
    private func filter(_ app: App, _ mock: MockEnvironment) async throws {
        app.press("f")
        let page = try await mock.next(IssueListPageQuery.self)
        let isOpen = page.variables["state"] == "OPEN"
        let rows = isOpen ? [row("i1", "First"), row("i2", "Second")] : []
        try await page.resolve(
            IssueListPageQuery.Data.sample(
                node: .sample(
                    issueList_project: list(rows, total: isOpen ? 8 : 3, hasNext: false)
                )
            )
        )
        #expect(await app.isIdle())
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
                        issueCard_issue: .sample(),
                        issueEditor_issue: .sample(
                            title: "First",
                            state: .open,
                            project: .sample(id: "p1")
                        )
                    )
                )
            )
        )
        app.press(.enter)
        #expect(await app.shows("Comments"))
        return (app, mock)
    }
}
