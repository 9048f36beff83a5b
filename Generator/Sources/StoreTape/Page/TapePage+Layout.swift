extension TapePage {
    /// The page without its script, its style and the recording.
    static let layout = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <link rel="icon" href="data:,">
        <title>Relay inspector</title>
        <style><!--STYLE--></style>
        </head>
        <body>
        <header>
          <h1 id="name">Recording</h1>
          <p id="progress" role="status" aria-live="polite">Reading the recording…</p>
          <div class="clock" role="group" aria-label="Shown version">
            <button type="button" id="earlier" aria-label="Previous version" title="Previous version ([)">‹</button>
            <input type="range" id="when" min="0" max="0" value="0" aria-label="Shown version">
            <button type="button" id="later" aria-label="Next version" title="Next version (])">›</button>
            <output id="shown" for="when"></output>
          </div>
        </header>
        <nav id="tabs" role="tablist" aria-label="Views"></nav>
        <main id="panel" role="tabpanel" tabindex="-1">
          <section id="left" aria-label="List">
            <label class="search">Search <input type="search" id="search" autocomplete="off" spellcheck="false"></label>
            <p id="count" role="status"></p>
            <div id="list" role="listbox" tabindex="0" aria-label="Rows"><div id="filler"><div id="window"></div></div></div>
          </section>
          <section id="details" aria-label="Details" aria-live="polite"></section>
        </main>
        <noscript>This page needs JavaScript.</noscript>
        <script type="text/plain" id="problems"><!--PROBLEMS--></script>
        <script><!--SCRIPT--></script>
        <script type="text/plain" id="tape"><!--TAPE--></script>
        </body>
        </html>
        """#

    /// The style of the page.
    static let style = #"""
        :root { color-scheme: light dark; --text: #1c1c1e; --quiet: #5b5b63; --ground: #ffffff; --panel: #f3f3f6;
          --line: #d0d0d7; --accent: #0a58ca; --bad: #b3261e; --good: #1c6b2f; --mark: #fff2cc; --chosen: #dbe7fb; }
        @media (prefers-color-scheme: dark) {
          :root { --text: #ececf1; --quiet: #a7a7b3; --ground: #18181b; --panel: #232327; --line: #3c3c44;
            --accent: #8ab4f8; --bad: #ff8a80; --good: #7ddc93; --mark: #4a3f16; --chosen: #263c5e; }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: flex; flex-direction: column; font: 14px/1.45 system-ui, sans-serif; color: var(--text);
          background: var(--ground); }
        header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 8px 16px;
          border-bottom: 1px solid var(--line); }
        h1 { font-size: 16px; margin: 0; }
        h2 { font-size: 15px; margin: 0 0 8px; overflow-wrap: anywhere; }
        h3 { font-size: 13px; margin: 16px 0 4px; color: var(--quiet); }
        #progress { margin: 0; color: var(--quiet); flex: 1; }
        .clock { display: flex; gap: 6px; align-items: center; }
        #when { width: 220px; }
        nav { display: flex; gap: 2px; padding: 0 12px; border-bottom: 1px solid var(--line); }
        nav button { border: 0; border-bottom: 3px solid transparent; background: none; padding: 7px 10px; }
        nav button[aria-selected=true] { border-color: var(--accent); font-weight: 600; }
        button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
          border-radius: 5px; padding: 2px 8px; cursor: pointer; }
        button.link { border: 0; padding: 0; background: none; color: var(--accent); text-align: left;
          text-decoration: underline; overflow-wrap: anywhere; font: inherit; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(280px, 42%) 1fr; }
        #left { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
        .search { display: flex; gap: 8px; padding: 8px 12px 0; align-items: center; }
        .search input { flex: 1; font: inherit; color: inherit; background: var(--panel);
          border: 1px solid var(--line); border-radius: 5px; padding: 4px 8px; }
        #count { margin: 2px 12px 4px; color: var(--quiet); font-size: 12px; }
        #list { flex: 1; overflow-y: auto; position: relative; contain: strict; }
        #filler { position: relative; overflow: hidden; }
        #window { position: absolute; left: 0; right: 0; will-change: transform; }
        .row { height: 26px; padding: 2px 12px; display: flex; gap: 10px; white-space: nowrap; overflow: hidden;
          cursor: default; }
        .row > span:nth-child(2) { flex: 1; overflow: hidden; text-overflow: ellipsis; }
        .row > span:first-child, .row > span:last-child { color: var(--quiet); font-variant-numeric: tabular-nums; }
        .row[aria-selected=true] { background: var(--chosen); }
        .row.bad > span:nth-child(2) { color: var(--bad); }
        #details { overflow: auto; padding: 12px 16px; min-height: 0; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; vertical-align: top; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--line);
          overflow-wrap: anywhere; }
        th { font-weight: 500; }
        pre, td, .value { font: 12.5px/1.45 ui-monospace, monospace; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--panel); padding: 8px; border-radius: 6px; }
        .before { color: var(--bad); } .after { color: var(--good); } .quiet { color: var(--quiet); }
        .optimistic { background: var(--mark); }
        @media (max-width: 720px) { main { grid-template-columns: 1fr; grid-template-rows: 45% 1fr; } }
        """#
}
