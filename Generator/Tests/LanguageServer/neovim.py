"""Drives the language server with Neovim, without a window.

    python3 neovim.py SERVER

Needs `nvim`. Opens a document with a mistake, and checks its diagnostics, a definition and a
completion.
"""

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

SCHEMA = "type Query { user(id: ID!): User }\ntype User { id: ID!, name: String }\n"


def main():
    server = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        (folder / ".git").mkdir()
        (folder / "Sources").mkdir()
        (folder / "schema.graphql").write_text(SCHEMA)
        (folder / "relay.json").write_text(
            '{"schema": "schema.graphql", "src": "Sources", "artifactDirectory": "Sources/Generated"}'
        )
        (folder / "Sources/Row_user.graphql").write_text("fragment Row_user on User { name }\n")
        (folder / "Sources/Use.graphql").write_text(
            "query Use {\n  user(id: 1) {\n    ...Row_user\n    nam\n  }\n}\n"
        )
        script = folder / "check.lua"
        script.write_text(SCRIPT % {"server": server, "folder": folder})
        result = subprocess.run(
            ["nvim", "--headless", "--clean", "-c", f"luafile {script}"], timeout=60
        )
    sys.exit(result.returncode)


if __name__ == "__main__":
    main()
