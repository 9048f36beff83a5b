"""Drives the language server with Neovim, without a window.

    python3 neovim.py SERVER

Needs `nvim`. Opens a document with a mistake, and checks its diagnostics, a definition and a
completion. Then opens the tracker of the examples, and completes, jumps, formats and renames in a
Swift file; the renamed project is generated again.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SCRIPT = """
local ok, problem = pcall(function()
  local client = vim.lsp.start_client({
    name = 'relay', cmd = { '%(server)s', 'lsp' }, root_dir = '%(folder)s',
  })
  assert(client, 'the server did not start')
  vim.cmd('edit %(folder)s/Sources/Use.graphql')
  vim.lsp.buf_attach_client(0, client)
  local function errors()
    return vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR })
  end
  assert(vim.wait(10000, function() return #errors() > 0 end, 20), 'no diagnostics')
  assert(errors()[1].lnum == 3, 'diagnostics on the wrong line')
  local function ask(method, line, character)
    local answers = vim.lsp.buf_request_sync(0, method, {
      textDocument = vim.lsp.util.make_text_document_params(),
      position = { line = line, character = character },
    }, 10000)
    return answers[client].result
  end
  local place = ask('textDocument/definition', 2, 9)[1]
  assert(place.uri:match('Row_user.graphql$'), 'the definition is elsewhere')
  local labels = {}
  for _, item in ipairs(ask('textDocument/completion', 3, 7).items) do
    labels[item.label] = true
  end
  assert(labels['name'], 'the completion lacks a field')
  vim.api.nvim_buf_set_text(0, 3, 4, 3, 7, { 'name' })
  assert(vim.wait(10000, function() return #errors() == 0 end, 20), 'diagnostics stay')
end)
io.stdout:write(ok and 'ok\\n' or tostring(problem) .. '\\n')
vim.cmd(ok and 'qall!' or 'cquit!')
"""

TRACKER = """
local ok, problem = pcall(function()
  local client = vim.lsp.start_client({
    name = 'relay', cmd = { '%(server)s', 'lsp' }, root_dir = '%(folder)s',
  })
  vim.o.hidden = true
  vim.cmd('edit %(folder)s/Views/CommentRow.swift')
  vim.lsp.buf_attach_client(0, client)
  assert(vim.wait(10000, function()
    local started = vim.lsp.get_client_by_id(client)
    return started and started.initialized
  end, 20), 'the server is not ready')
  local function ask(method, text, more)
    local line = vim.fn.search(text, 'cw') - 1
    assert(line >= 0, text .. ' is missing')
    local column = vim.fn.getline(line + 1):find(text)
    local parameters = vim.tbl_extend('force', {
      textDocument = vim.lsp.util.make_text_document_params(),
      position = { line = line, character = column },
    }, more or {})
    local answer = vim.lsp.buf_request_sync(0, method, parameters, 20000)[client]
    assert(answer.result, method .. ': ' .. vim.inspect(answer))
    return answer.result
  end
  local labels = {}
  for _, item in ipairs(ask('textDocument/completion', 'text').items) do
    labels[item.label] = true
  end
  assert(labels['createdAt'], 'the completion lacks a field: ' .. vim.inspect(labels))
  local places = ask('textDocument/definition', 'CommentRow_comment.Data')
  local place = places[1] or places
  assert(place.range.start.line == 4, 'the definition is elsewhere: ' .. vim.inspect(place))
  vim.cmd('%%s/^      text$/          text/')
  local edits = ask('textDocument/formatting', 'text', { options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, 0, 'utf-16')
  assert(vim.fn.getline(6) == '      text', 'formatted to ' .. vim.fn.getline(6) .. vim.inspect(edits))
  vim.cmd('silent write')
  local edit = ask('textDocument/rename', 'CommentRow_comment', { newName = 'CommentLine_comment' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  vim.cmd('silent wall')
end)
io.stdout:write(ok and 'ok\\n' or tostring(problem) .. '\\n')
vim.cmd(ok and 'qall!' or 'cquit!')
"""

SCHEMA = "type Query { user(id: ID!): User }\ntype User { id: ID!, name: String }\n"


def run(folder, script, server):
    file = folder / "check.lua"
    file.write_text(script % {"server": server, "folder": folder})
    result = subprocess.run(["nvim", "--headless", "--clean", "-c", f"luafile {file}"], timeout=60)
    if result.returncode:
        sys.exit(result.returncode)


def edit_mistake(folder, server):
    (folder / "Sources").mkdir()
    (folder / "schema.graphql").write_text(SCHEMA)
    (folder / "relay.json").write_text(
        '{"schema": "schema.graphql", "src": "Sources", "artifactDirectory": "Sources/Generated"}'
    )
    (folder / "Sources/Row_user.graphql").write_text("fragment Row_user on User { name }\n")
    (folder / "Sources/Use.graphql").write_text(
        "query Use {\n  user(id: 1) {\n    ...Row_user\n    nam\n  }\n}\n"
    )
    run(folder, SCRIPT, server)


def edit_tracker(folder, server):
    tracker = folder / "tracker"
    shutil.copytree(Path(__file__).parents[3] / "Examples/tracker", tracker)
    run(tracker, TRACKER, server)
    subprocess.run([server, tracker], check=True, stdout=subprocess.DEVNULL)
    if not (tracker / "Generated/CommentLine_comment.graphql.swift").exists():
        sys.exit("The renamed fragment was not generated.")
    for file in tracker.rglob("*.swift"):
        if "CommentRow_comment" in file.read_text():
            sys.exit(f"{file.name} has the old name.")


def main():
    server = str(Path(sys.argv[1]).resolve())
    for check in [edit_mistake, edit_tracker]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            (folder / ".git").mkdir()
            check(folder, server)


if __name__ == "__main__":
    main()
