"""Todo lists: filters, connections with cursors, mutations, and events about changes."""
import asyncio
from collections.abc import AsyncGenerator
from datetime import datetime, timedelta
from enum import Enum
from typing import Annotated, Union

import strawberry
from people import Bot, User
from records import EPOCH, FINDERS, WORDS, WORLD, Page, Record, by_key, cursor, fail, get
from strawberry import relay
from strawberry.scalars import JSON


@strawberry.enum
class Priority(Enum):
    LOW = "LOW"
    NORMAL = "NORMAL"
    URGENT = "URGENT"


@strawberry.type
class Todo(Record):
    key: relay.NodeID[str]
    text: str
    done: bool
    priority: Priority
    created_at: datetime
    due_at: datetime | None
    metadata: JSON | None
    assignee: User | None
    list: "TodoList"


@strawberry.input
class TodoFilter:
    done: bool | None = strawberry.UNSET
    priorities: list[Priority] | None = strawberry.UNSET
    text: str | None = strawberry.UNSET

    def accepts(self, todo: Todo) -> bool:
        return ((not isinstance(self.done, bool) or todo.done == self.done)
                and (not self.priorities or todo.priority in self.priorities)
                and (not self.text or self.text in todo.text))


@strawberry.type
class TodoList(Record):
    key: relay.NodeID[str]
    title: str
    owner: User
    items: strawberry.Private[list[Todo]]

    @relay.connection(Page[Todo])
    def todos(self, filter: TodoFilter | None = None) -> list[Todo]:
        return [todo for todo in self.items if filter is None or filter.accepts(todo)]

    @strawberry.field
    def completed_count(self) -> int:
        return sum(todo.done for todo in self.items)


@WORLD.domain
def fill(world) -> None:
    rng = world.random("todos")
    world.next_todo = world.todos
    world.lists = [TodoList(key=str(i), title=f"List {i}", owner=world.users[i % 3], items=[])
                   for i in range(5)]
    for i in range(world.todos):
        todo_list = world.lists[0 if i < world.todos // 2 else rng.randrange(4)]
        tags = {"tags": rng.sample(WORDS, 2), "weight": i / 8,
                "nested": {"big": 2**53 + 1, "none": None}}
        todo_list.items.append(Todo(
            key=str(i), text=" ".join(rng.sample(WORDS, 3)), done=rng.random() < 0.3,
            priority=rng.choice(list(Priority)), created_at=EPOCH + timedelta(minutes=i),
            due_at=EPOCH + timedelta(days=i) if i % 3 else None, metadata=tags if i % 2 else None,
            assignee=rng.choice(world.users) if i % 5 else None, list=todo_list))


FINDERS["TodoList"] = by_key(lambda: WORLD.lists)
FINDERS["Todo"] = by_key(lambda: [todo for todo_list in WORLD.lists for todo in todo_list.items])

Found = Annotated[Union[User, Bot, TodoList, Todo], strawberry.union("Found")]


@strawberry.type
class TodoQuery:
    @relay.connection(Page[TodoList])
    def lists(self) -> list[TodoList]:
        return WORLD.lists

    @strawberry.field
    def find(self, text: str, first: int = 10) -> list[Found]:
        found = [actor for actor in [*WORLD.users, *WORLD.bots] if text in actor.handle]
        for todo_list in WORLD.lists:
            found += [todo_list] if text in todo_list.title else []
            found += [todo for todo in todo_list.items if text in todo.text]
        return found[:first]


@strawberry.type
class TodoAdded:
    list: TodoList
    edge: relay.Edge[Todo]


@strawberry.type
class TodoEdited:
    todo: Todo


@strawberry.type
class TodoDeleted:
    list: TodoList
    deleted_id: strawberry.ID


TodoEvent = Annotated[Union[TodoAdded, TodoEdited, TodoDeleted], strawberry.union("TodoEvent")]


@strawberry.input
class AddTodoInput:
    list_id: strawberry.ID
    text: str
    priority: Priority = Priority.NORMAL
    due_at: datetime | None = None
    client_mutation_id: str | None = None


@strawberry.type
class AddTodoPayload:
    edge: relay.Edge[Todo]
    list: TodoList
    client_mutation_id: str | None


@strawberry.input
class EditTodoInput:
    id: strawberry.ID
    text: str | None = strawberry.UNSET
    done: bool | None = strawberry.UNSET
    priority: Priority | None = strawberry.UNSET
    due_at: datetime | None = strawberry.UNSET


@strawberry.type
class EditTodoPayload:
    todo: Todo
    list: TodoList


@strawberry.type
class DeleteTodoPayload:
    deleted_id: strawberry.ID
    list: TodoList


@strawberry.type
class TodoMutation:
    @strawberry.mutation
    def add_todo(self, input: AddTodoInput) -> AddTodoPayload:
        if not input.text.strip():
            raise fail("The text must not be blank", "BAD_USER_INPUT", field="text")
        todo_list = get(TodoList, input.list_id)
        todo = Todo(key=str(WORLD.next_todo), text=input.text, done=False, priority=input.priority,
                    assignee=None, created_at=EPOCH + timedelta(minutes=WORLD.next_todo),
                    due_at=input.due_at, metadata=None, list=todo_list)
        WORLD.next_todo += 1
        todo_list.items.append(todo)
        edge = relay.Edge(cursor=cursor(todo.key), node=todo)
        WORLD.hub.publish(TodoAdded(list=todo_list, edge=edge))
        return AddTodoPayload(edge=edge, list=todo_list,
                              client_mutation_id=input.client_mutation_id)

    @strawberry.mutation
    def edit_todo(self, input: EditTodoInput) -> EditTodoPayload:
        todo = get(Todo, input.id)
        for name in ("text", "done", "priority", "due_at"):
            value = getattr(input, name)
            if value is not strawberry.UNSET and (value is not None or name == "due_at"):
                setattr(todo, name, value)
        WORLD.hub.publish(TodoEdited(todo=todo))
        return EditTodoPayload(todo=todo, list=todo.list)

    @strawberry.mutation
    def delete_todo(self, id: strawberry.ID) -> DeleteTodoPayload:
        todo = get(Todo, id)
        todo.list.items.remove(todo)
        WORLD.hub.publish(TodoDeleted(list=todo.list, deleted_id=id))
        return DeleteTodoPayload(deleted_id=id, list=todo.list)

    @strawberry.mutation
    async def slow_edit_todo(self, id: strawberry.ID, text: str, ms: int = 200,
                             reject: bool = False) -> EditTodoPayload:
        await asyncio.sleep(ms / 1000)
        if reject:
            raise fail("The edit was rejected", "CONFLICT")
        return TodoMutation.edit_todo(self, EditTodoInput(id=id, text=text))


@strawberry.type
class TodoSubscription:
    @strawberry.subscription
    async def todo_changed(self, list_id: strawberry.ID) -> AsyncGenerator[TodoEvent, None]:
        wanted = get(TodoList, list_id)
        async for event in WORLD.hub.events():
            changed = event.todo if isinstance(event, TodoEdited) else event
            if getattr(changed, "list", None) is wanted:
                yield event
