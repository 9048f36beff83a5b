extension TapePage {
    /// The part of the script that draws the page, and reacts to keys and clicks.
    static let eventScript = #"""
          // MARK: The page

          let problems = [], view = 'problems', chosen = null, filtered = [], isEverything = true;

          function go(name, key = '', search = '') {
            location.hash = [name, key, search].map(encodeURIComponent).join('/');
          }

          function route() {
            const [name, key, search] = location.hash.slice(1).split('/').map(decodeURIComponent);
            const other = Object.hasOwn(views, name) ? name : problems.length ? 'problems' : 'operations';
            const isNew = other !== view;
            view = other;
            if (isNew || search) $('search').value = search ?? '';
            chosen = key || null;
            refresh(isNew);
            if (!chosen && search && filtered.length) choose(0);
          }

          function refresh(fromTop = true) {
            for (const tab of $('tabs').children) {
              const isChosen = tab.dataset.view === view;
              tab.setAttribute('aria-selected', isChosen);
              tab.tabIndex = isChosen ? 0 : -1;
              if (isChosen) $('panel').setAttribute('aria-labelledby', tab.id);
            }
            filter(fromTop);
            details();
          }

          function filter(fromTop) {
            const { rows, text, matches } = views[view];
            const words = $('search').value.split(/\s+/).filter(Boolean);
            const all = rows();
            filtered = words.length === 0 ? all : all.filter(row => matches ? matches(row, words)
              : words.every(word => text(row).toLowerCase().includes(word.toLowerCase())));
            $('count').textContent = `${filtered.length.toLocaleString('en')} of ${all.length.toLocaleString('en')}`;
            $('filler').style.height = `${filtered.length * rowHeight}px`;
            if (fromTop) $('list').scrollTop = 0;
            drawn = '';
            draw();
          }

          let drawn = '';
          /** Draws the rows that are in sight. */
          function draw() {
            const list = $('list');
            const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
            const last = Math.min(filtered.length, first + Math.ceil(list.clientHeight / rowHeight) + 10);
            const state = `${first} ${last} ${chosen}`;
            if (state === drawn) return;
            drawn = state;
            const { cells, isBad, key } = views[view];
            const rows = [];
            for (let index = first; index < last; index++) {
              const row = filtered[index];
              const isChosen = key(row) === chosen;
              rows.push(make('div', { class: isBad(row) ? 'row bad' : 'row', role: 'option', id: `row-${index}`, 'aria-selected': isChosen,
                'aria-setsize': filtered.length, 'aria-posinset': index + 1, onclick: () => choose(index) },
                cells(row).map(cell => make('span', {}, short(cell, 300)))));
              if (isChosen) list.setAttribute('aria-activedescendant', `row-${index}`);
            }
            $('window').style.transform = `translateY(${first * rowHeight}px)`;
            $('window').replaceChildren(...rows);
          }

          function choose(index) {
            const row = filtered[Math.max(0, Math.min(index, filtered.length - 1))];
            if (row !== undefined) go(view, views[view].key(row));
          }

          function details() {
            const { rows, key, details, overview } = views[view];
            const row = view === 'records' ? chosen : chosen === null ? undefined : rows().find(row => key(row) === chosen);
            let nodes = [make('p', { class: 'quiet' }, 'Choose a row.')];
            if (row !== undefined && row !== null) {
              try { nodes = details(row); } catch (error) { nodes = [make('p', {}, `Its lines of the recording are damaged: ${error.message}`)]; }
            }
            $('details').replaceChildren(...nodes, ...(overview ? overview() : []));
            $('details').scrollTop = 0;
          }

          function slider() {
            const when = $('when');
            when.max = Math.max(0, versions.length - 1);
            when.value = shown;
            const version = versions[shown];
            $('shown').textContent = version ? `version ${version.number}, ${seconds(version.time)}` : 'no version';
          }

          function move(by) {
            const position = Math.max(0, Math.min(versions.length - 1, shown + by));
            if (position === shown || !isRead) return;
            show(position);
            slider();
            refresh(false);
          }

          let isRead = false;
          function setUp() {
            Object.entries(views).forEach(([name, { title }], index) => {
              $('tabs').append(make('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'data-view': name, 'aria-controls': 'panel',
                title: `${title} (${index + 1})`, onclick: () => go(name) }, title));
            });
            $('search').addEventListener('input', () => filter(true));
            $('list').addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
            $('when').addEventListener('input', event => move(Number(event.target.value) - shown));
            $('earlier').addEventListener('click', () => move(-1));
            $('later').addEventListener('click', () => move(1));
            addEventListener('hashchange', route);
            addEventListener('resize', () => { drawn = ''; draw(); });
            addEventListener('keydown', event => {
              if (event.metaKey || event.ctrlKey || event.altKey) return;
              const isText = event.target === $('search');
              if (isText && event.key !== 'Escape' && event.key !== 'ArrowDown') return;
              const current = filtered.findIndex(row => views[view].key(row) === chosen);
              const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20 };
              if (event.target === $('when')) return;
              if (event.key in steps && !$('details').contains(event.target)) {
                const next = Math.max(0, Math.min(filtered.length - 1, current + steps[event.key]));
                choose(next);
                const list = $('list');
                if (next * rowHeight < list.scrollTop) list.scrollTop = next * rowHeight;
                if ((next + 1) * rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = (next + 1) * rowHeight - list.clientHeight;
                list.focus();
              } else if (event.key === '/') $('search').focus();
              else if (event.key === 'Escape') { if (isText) $('list').focus(); else history_back(); }
              else if (event.key === '[') move(-1);
              else if (event.key === ']') move(1);
              else if (/^[1-9]$/.test(event.key) && Object.keys(views)[event.key - 1]) go(Object.keys(views)[event.key - 1]);
              else return;
              event.preventDefault();
            });
          }

          const history_back = () => window.history.back();

          /** Reads the recording in slices, so that the page is there at once. */
          function read() {
            const text = $('tape').textContent;
            let position = 0, failed = 0;
            const step = () => {
              const end = performance.now() + 12;
              while (position < text.length && performance.now() < end) {
                let next = text.indexOf('\n', position);
                if (next < 0) next = text.length;
                const line = text.slice(position, next).trim();
                position = next + 1;
                if (!line) continue;
                // A damaged line is left out, whatever is wrong with it.
                try {
                  const parsed = JSON.parse(line);
                  parsed.t = Number(parsed.t) || 0;
                  apply(parsed);
                } catch { failed++; }
              }
              if (position < text.length) {
                $('progress').textContent = `Reading the recording: ${Math.floor(100 * position / text.length)} %`;
                channel.port2.postMessage(null);
                return;
              }
              isRead = true;
              shown = versions.length - 1;
              linked = sortedNames = null;
              $('name').textContent = tapeName || 'Recording';
              document.title = `${tapeName} – Relay inspector`;
              $('progress').textContent = `${began}, ${seconds(lastTime)}, ${records.size.toLocaleString('en')} records, `
                + `${versions.length} versions, ${operations.length} operations${failed ? `, ${failed} lines can't be read` : ''}`;
              slider();
              route();
              document.body.dataset.ready = 'true';
            };
            const channel = new MessageChannel();
            channel.port1.onmessage = step;
            // After the first frame.
            setTimeout(step);
          }

          try { problems = JSON.parse($('problems').textContent || '[]'); } catch { problems = []; }
          setUp();
          // The recording is the last element, so that the page is painted while it is still loaded.
          addEventListener('DOMContentLoaded', () => requestAnimationFrame(read));
        })();
        """#
}
