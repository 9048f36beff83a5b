"""The schema: the domains' queries, mutations and subscriptions under one root each."""
import strawberry
from executions import CountExecutions
from feed import FeedMutation, FeedQuery, FeedSubscription, Photo, Post
from people import Bot, PeopleQuery, User
from probes import ProbeMutation, ProbeQuery, ProbeSubscription
from starwars import (Droid, Human, Review, ReviewSummary, Starship, StarWarsMutation,
                      StarWarsQuery, StarWarsSubscription)
from strawberry import relay
from strawberry.schema.config import StrawberryConfig
from todos import Todo, TodoList, TodoMutation, TodoQuery, TodoSubscription


@strawberry.type
class Query(StarWarsQuery, PeopleQuery, TodoQuery, FeedQuery, ProbeQuery):
    node: relay.Node | None = relay.node()
    nodes: list[relay.Node | None] = relay.node()


@strawberry.type
class Mutation(StarWarsMutation, TodoMutation, FeedMutation, ProbeMutation):
    pass


@strawberry.type
class Subscription(StarWarsSubscription, TodoSubscription, FeedSubscription, ProbeSubscription):
    pass


schema = strawberry.Schema(
    Query, Mutation, Subscription,
    types=[Human, Droid, Starship, Review, ReviewSummary, User, Bot, Todo, TodoList, Post, Photo],
    extensions=[CountExecutions],
    config=StrawberryConfig(enable_experimental_incremental_execution=True,
                            batching_config={"max_operations": 10}))
