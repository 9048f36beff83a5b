"""Counts what was executed, however it came: `executed`, `executed_<name>`."""
from strawberry.extensions import SchemaExtension
from traffic import count


class CountExecutions(SchemaExtension):
    def on_execute(self):
        count("executed")
        count(f"executed_{self.execution_context.operation_name}")
        yield
