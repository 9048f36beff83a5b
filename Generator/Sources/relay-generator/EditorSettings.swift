/// The settings that connect editors to `relay-generator lsp`.
///
/// The article *Editing with a language server* shows the same.
enum EditorSettings {
    static let text = """

        EDITORS
          Each setting runs `relay-generator lsp`. Write the full path of the program if it is not in
          PATH: `swift build -c release --product relay-generator` builds
          `.build/release/relay-generator`.

          VS Code, with the extension Generic LSP Client (`zsol.vscode-glspc`), in settings.json:
            {
              "glspc.server.command": "relay-generator",
              "glspc.server.commandArguments": ["lsp"],
              "glspc.server.languageId": ["graphql", "swift"]
            }

          Zed, in settings.json, with the extension GraphQL, whose server it replaces:
            { "lsp": { "graphql": { "binary": {
              "path": "relay-generator", "arguments": ["lsp"]
            } } } }

          Neovim 0.11 or later, in init.lua:
            vim.lsp.config("relay", {
              cmd = { "relay-generator", "lsp" },
              filetypes = { "graphql", "swift" },
              root_markers = { "relay.json" },
            })
            vim.lsp.enable("relay")

          Helix, in languages.toml:
            [language-server.relay]
            command = "relay-generator"
            args = ["lsp"]

            [[language]]
            name = "graphql"
            language-servers = ["relay"]

            [[language]]
            name = "swift"
            language-servers = ["sourcekit-lsp", "relay"]

          Emacs, with Eglot and graphql-mode, in init.el:
            (with-eval-after-load 'eglot
              (add-to-list 'eglot-server-programs
                           '(graphql-mode . ("relay-generator" "lsp"))))

          Sublime Text, with the package LSP, in LSP.sublime-settings:
            {
              "clients": {
                "relay": {
                  "enabled": true,
                  "command": ["relay-generator", "lsp"],
                  "selector": "source.graphql | source.swift"
                }
              }
            }

          A coding assistant that reads .lsp.json, in that file:
            {
              "relay": {
                "command": "relay-generator",
                "args": ["lsp"],
                "extensionToLanguage": { ".graphql": "graphql", ".gql": "graphql" }
              }
            }

          To generate whenever a document is saved, pass the initialization option
            { "generateOnSave": true }

          Xcode has no setting for other language servers. It shows the findings of a build at their
          lines.

        """
}
