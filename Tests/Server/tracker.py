"""The schema of `Examples/tracker`: projects, their issues, the comments on them, and live events.

A request says who makes it with `Authorization: Bearer ada` (or `ben`).
"""
from collections.abc import AsyncGenerator
from datetime import datetime, timedelta
from enum import Enum
from typing import Generic, TypeVar

import strawberry
from executions import CountExecutions
from records import EPOCH, WORLD, cursor, fail

T = TypeVar("T")
PROJECTS = {"Mobile app": 12, "Website": 3, "Data platform": 5}
VERBS = "Fix|Speed up|Document|Test|Rewrite|Translate|Simplify".split("|")
THINGS = ("the login screen|the search|the settings page|the export|the welcome mail|the sync|"
          "the error messages|the onboarding").split("|")
REMARKS = ("I can reproduce this.|It happens on slow networks only.|Let's do it next week.|"
           "Here is a screenshot of it.|Is this still open?").split("|")


@strawberry.interface(description="What has an id that no other object has.")
class Node:
    id: strawberry.ID


@strawberry.type
class PageInfo:
    has_previous_page: bool
    has_next_page: bool
    start_cursor: str | None
    end_cursor: str | None


@strawberry.type
class Edge(Generic[T]):
    cursor: str
    node: T


@strawberry.type
class Connection(Generic[T]):
    edges: list[Edge[T]]
    page_info: PageInfo
    total_count: int


def edge(node):
    return Edge(cursor=cursor(node.id), node=node)


def page(nodes: list, first: int | None, after: str | None) -> Connection:
    start = 0
    if after is not None:
        start = next((i + 1 for i, node in enumerate(nodes) if cursor(node.id) == after), None)
        if start is None:
            raise fail("The cursor names no object", "INVALID_CURSOR")
    end = len(nodes) if first is None else min(start + first, len(nodes))
    edges = [edge(node) for node in nodes[start:end]]
    info = PageInfo(has_previous_page=start > 0, has_next_page=end < len(nodes),
                    start_cursor=edges[0].cursor if edges else None,
                    end_cursor=edges[-1].cursor if edges else None)
    return Connection(edges=edges, page_info=info, total_count=len(nodes))


@strawberry.enum
class IssueState(Enum):
    OPEN = "OPEN"
    CLOSED = "CLOSED"


@strawberry.type
class User(Node):
    login: str
    name: str


@strawberry.type
class Comment(Node):
    text: str
    created_at: datetime
    author: User


@strawberry.type
class Issue(Node):
    number: int
    title: str
    body: str
    state: IssueState
    created_at: datetime
    author: User
    project: "Project"
    all_comments: strawberry.Private[list[Comment]]

    @strawberry.field
    def comments(self, first: int | None = None, after: str | None = None) -> Connection[Comment]:
        return page(self.all_comments, first, after)


@strawberry.type
class Project(Node):
    name: str
    all_issues: strawberry.Private[list[Issue]]

    @strawberry.field(description="How the last build went. Another service knows, if it answers.")
    def build(self) -> str | None:
        if self.name == "Data platform":
            raise fail("The build server does not answer", "UNAVAILABLE")
        return "passing"

    @strawberry.field
    def open_issue_count(self) -> int:
        return sum(issue.state is IssueState.OPEN for issue in self.all_issues)

    @strawberry.field
    def issues(self, first: int | None = None, after: str | None = None,
               state: IssueState | None = None) -> Connection[Issue]:
        return page([issue for issue in self.all_issues if state in (None, issue.state)],
                    first, after)


@WORLD.domain
def fill(world) -> None:
    rng = world.random("tracker")
    ada, ben = (User(id=strawberry.ID(f"user-{login}"), login=login, name=name)
                for login, name in (("ada", "Ada"), ("ben", "Ben")))
    world.tracker_users, world.tracker_projects = [ada, ben], []
    number = 0
    for name, count in PROJECTS.items():
        project = Project(id=strawberry.ID(f"project-{len(world.tracker_projects) + 1}"),
                          name=name, all_issues=[])
        for _ in range(count):
            number += 1
            made = EPOCH + timedelta(hours=number)
            comments = [
                Comment(id=strawberry.ID(f"comment-{number}-{i + 1}"), text=rng.choice(REMARKS),
                        created_at=made + timedelta(minutes=i), author=rng.choice([ada, ben]))
                for i in range(7 if number == 1 else rng.randrange(4))]
            project.all_issues.append(Issue(
                id=strawberry.ID(f"issue-{number}"), number=number,
                title=f"{rng.choice(VERBS)} {rng.choice(THINGS)}",
                body="Somebody has asked for this in the last meeting.",
                state=rng.choice([IssueState.OPEN, IssueState.OPEN, IssueState.CLOSED]),
                created_at=made, author=rng.choice([ada, ben]), project=project,
                all_comments=comments))
        world.tracker_projects.append(project)


def issues() -> list[Issue]:
    return [issue for project in WORLD.tracker_projects for issue in project.all_issues]


def find_issue(id: str) -> Issue:
    found = next((issue for issue in issues() if issue.id == id), None)
    if found is None:
        raise fail(f"There is no issue {id}", "NOT_FOUND")
    return found


def user(info: strawberry.Info) -> User:
    login = info.context["request"].headers.get("authorization", "").removeprefix("Bearer ")
    found = next((user for user in WORLD.tracker_users if user.login == login), None)
    if found is None:
        raise fail("Log in first", "UNAUTHENTICATED")
    return found


@strawberry.type
class Query:
    @strawberry.field
    def viewer(self, info: strawberry.Info) -> User:
        return user(info)

    @strawberry.field
    def projects(self) -> list[Project]:
        return WORLD.tracker_projects

    @strawberry.field
    def node(self, id: strawberry.ID) -> Node | None:
        pool = [*WORLD.tracker_users, *WORLD.tracker_projects, *issues(),
                *(comment for issue in issues() for comment in issue.all_comments)]
        return next((node for node in pool if node.id == id), None)


@strawberry.type
class IssueChanged:
    issue: Issue


@strawberry.type
class CommentAdded:
    issue: Issue
    comment_edge: Edge[Comment]


@strawberry.type
class IssuePayload:
    issue: Issue


@strawberry.type
class Mutation:
    @strawberry.mutation
    def set_issue_state(self, id: strawberry.ID, state: IssueState) -> IssuePayload:
        issue = find_issue(id)
        issue.state = state
        WORLD.hub.publish(IssueChanged(issue=issue))
        return IssuePayload(issue=issue)

    @strawberry.mutation
    def rename_issue(self, id: strawberry.ID, title: str) -> IssuePayload:
        issue = find_issue(id)
        if not 3 <= len(title) <= 60:
            raise fail("A title has 3 to 60 characters", "BAD_USER_INPUT")
        issue.title = title
        WORLD.hub.publish(IssueChanged(issue=issue))
        return IssuePayload(issue=issue)

    @strawberry.mutation
    def add_comment(self, info: strawberry.Info, issue_id: strawberry.ID,
                    text: str) -> CommentAdded:
        issue = find_issue(issue_id)
        if not text.strip():
            raise fail("A comment has a text", "BAD_USER_INPUT")
        number = len(issue.all_comments) + 1
        comment = Comment(id=strawberry.ID(f"comment-{issue.number}-{number}"), text=text,
                          created_at=issue.created_at + timedelta(minutes=number),
                          author=user(info))
        issue.all_comments.append(comment)
        added = CommentAdded(issue=issue, comment_edge=edge(comment))
        WORLD.hub.publish(added)
        return added


@strawberry.type
class Subscription:
    @strawberry.subscription
    async def issue_changed(self, project_id: strawberry.ID) -> AsyncGenerator[Issue, None]:
        async for event in WORLD.hub.events():
            if isinstance(event, IssueChanged) and event.issue.project.id == project_id:
                yield event.issue

    @strawberry.subscription
    async def comment_added(self, issue_id: strawberry.ID) -> AsyncGenerator[CommentAdded, None]:
        async for event in WORLD.hub.events():
            if isinstance(event, CommentAdded) and event.issue.id == issue_id:
                yield event


schema = strawberry.Schema(Query, Mutation, Subscription,
                           types=[User, Project, Issue, Comment], extensions=[CountExecutions])
