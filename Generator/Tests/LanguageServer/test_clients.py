"""Drives the language server with a client that was written elsewhere, as several editors.

    pip install pytest-lsp
    RELAY_GENERATOR=.build/debug/relay-generator python3 -m pytest Generator/Tests/LanguageServer

The client checks that all answers have the form of the protocol.
"""

import asyncio
import os
import re
import subprocess
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SERVER = str(Path(os.environ.get("RELAY_GENERATOR", ".build/debug/relay-generator")).resolve())

SCHEMA = """
type Query { me: User, user(id: ID!): User }
interface Node { id: ID! }
"A person."
type User implements Node { id: ID!, name: String, age: Int @deprecated }
"""

ROW = "fragment Row_user on User {\n  name\n}\n"
QUERY = "query Use($id: ID!) {\n  user(id: $id) {\n    ...Row_user\n    nam\n  }\n}\n"
SWIFT = "struct Row { let user: Row_user.Data }\n"

EDITORS = ["visual_studio_code", "neovim", "emacs"]


@pytest.fixture
def folder(tmp_path):
    (tmp_path / ".git").mkdir()
    (tmp_path / "Sources").mkdir()
    (tmp_path / "schema.graphql").write_text(SCHEMA)
    (tmp_path / "relay.json").write_text(
        '{"schema": "schema.graphql", "src": "Sources", "artifactDirectory": "Sources/Generated"}'
    )
    (tmp_path / "Sources/Row_user.graphql").write_text(ROW)
    (tmp_path / "Sources/Use.graphql").write_text(QUERY)
    (tmp_path / "Sources/Row.swift").write_text(SWIFT)
    return tmp_path


@pytest_lsp.fixture(
    params=EDITORS, config=ClientServerConfig(server_command=[SERVER, "lsp", "--stdio"])
)
async def client(request, lsp_client: LanguageClient, folder):
    lsp_client.folder = folder
    lsp_client.feature("client/registerCapability")(lambda parameters: None)
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="project")],
        )
    )
    yield
    await lsp_client.shutdown_session()


def open_document(client, path):
    file = client.folder / path
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=file.as_uri(), language_id="graphql", version=1, text=file.read_text()
            )
        )
    )
    return types.TextDocumentIdentifier(uri=file.as_uri())


def test_the_help_has_the_settings_of_the_article():
    article = Path(__file__).parents[3] / (
        "Sources/Relay/Relay.docc/Articles/EditingWithALanguageServer.md"
    )
    blocks = re.findall(r"```\w*\n(.*?)```", article.read_text(), re.DOTALL)
    help_ = subprocess.run(
        [SERVER, "lsp", "--help"], check=True, text=True, stdout=subprocess.PIPE
    ).stdout
    settings = blocks[1:]
    assert len(settings) >= 7
    words = "".join(help_.split())
    assert [block for block in settings if "".join(block.split()) not in words] == []


@pytest.mark.asyncio
async def test_diagnostics_and_their_fix(client: LanguageClient):
    document = open_document(client, "Sources/Use.graphql")
    await client.wait_for_notification("textDocument/publishDiagnostics")
    await asyncio.sleep(0.2)
    found = [d for d in client.diagnostics[document.uri] if d.source == "relay"]
    assert [d.code for d in found] == ["FieldsOnCorrectTypeRule"]
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document,
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=found),
        )
    )
    assert [action.title for action in actions] == ["Replace `nam` with `name`"]


@pytest.mark.asyncio
async def test_requests_about_positions(client: LanguageClient):
    document = open_document(client, "Sources/Use.graphql")
    spread = types.Position(2, 9)
    hover = await client.text_document_hover_async(types.HoverParams(document, spread))
    assert "fragment Row_user on User" in hover.contents.value
    places = await client.text_document_definition_async(types.DefinitionParams(document, spread))
    assert [place.uri for place in places] == [
        (client.folder / "Sources/Row_user.graphql").as_uri()
    ]
    places = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), document, spread)
    )
    assert len(places) == 3
    field = types.Position(3, 7)
    items = await client.text_document_completion_async(types.CompletionParams(document, field))
    labels = [item.label for item in items.items]
    assert "name" in labels and "id" in labels
    item = next(item for item in items.items if item.label == "age")
    assert list(item.tags) == [types.CompletionItemTag.Deprecated]
    resolved = await client.completion_item_resolve_async(item)
    assert "User.age" in resolved.documentation.value
    help_ = await client.text_document_signature_help_async(
        types.SignatureHelpParams(document, types.Position(1, 11))
    )
    assert help_.signatures[0].label == "user(id: ID!): User"
    with pytest.raises(JsonRpcException, match="has an error"):
        await client.text_document_prepare_rename_async(
            types.PrepareRenameParams(document, spread)
        )
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, document.uri),
            [types.TextDocumentContentChangeWholeDocument(QUERY.replace("nam\n", "name\n"))],
        )
    )
    prepared = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(document, spread)
    )
    assert prepared.placeholder == "Row_user"
    edit = await client.text_document_rename_async(
        types.RenameParams(document, spread, "Cell_user")
    )
    assert edit.changes or edit.document_changes
    highlights = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(document, types.Position(0, 11))
    )
    assert len(highlights) == 2


@pytest.mark.asyncio
async def test_requests_about_documents(client: LanguageClient):
    document = open_document(client, "Sources/Use.graphql")
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(document)
    )
    assert symbols[0].name == "Use"
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("Row"))
    assert "Row_user" in [symbol.name for symbol in found]
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    ranges = await client.text_document_selection_range_async(
        types.SelectionRangeParams(document, [types.Position(2, 9)])
    )
    assert ranges[0].parent is not None
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(document)
    )
    assert len(tokens.data) % 5 == 0 and tokens.data
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    assert lenses[0].command.command == "relay.generate"
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    assert hints
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(document, types.FormattingOptions(2, True))
    )
    assert not edits


@pytest.mark.asyncio
async def test_swift_names_lead_to_documents(client: LanguageClient):
    document = open_document(client, "Sources/Row.swift")
    place = await client.text_document_definition_async(
        types.DefinitionParams(document, types.Position(0, 25))
    )
    assert place.uri == (client.folder / "Sources/Row_user.graphql").as_uri()


@pytest.mark.asyncio
async def test_generating_writes_the_code(client: LanguageClient):
    open_document(client, "Sources/Use.graphql")
    file = client.folder / "Sources/Use.graphql"
    file.write_text(file.read_text().replace("    nam\n", ""))
    text = await client.workspace_execute_command_async(
        types.ExecuteCommandParams("relay.generate", [])
    )
    assert text.startswith("Generated ")
    assert (client.folder / "Sources/Generated/Row_user.graphql.swift").exists()
