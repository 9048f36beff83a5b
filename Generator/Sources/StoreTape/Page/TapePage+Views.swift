extension TapePage {
    /// The part of the script that describes records, versions, operations and readers.
    static let viewScript = #"""
          // MARK: Texts

          const seconds = time => `${(Number(time) || 0).toFixed(3)} s`;
          const short = (value, limit = 160) => {
            const text = String(value);
            return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
          };

          /** A value as nodes; links are buttons. */
          function valueNodes(value) {
            if (value === undefined) return [make('span', { class: 'quiet' }, 'nothing')];
            if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
              if (typeof value.__ref === 'string') return [link(value.__ref)];
              if (Array.isArray(value.__refs)) {
                const limit = 50;
                const links = value.__refs.slice(0, limit).flatMap(name => [name === null ? 'null' : link(name), ' ']);
                return value.__refs.length > limit ? [...links, `… ${value.__refs.length} in all`] : [`[${value.__refs.length}] `, ...links];
              }
              if (value.__errors) return [make('span', { class: 'before' }, `null, because ${value.__errors.join('; ')}`)];
              if (value.__absent) return [make('span', { class: 'quiet' }, 'nothing')];
            }
            if (Array.isArray(value) && value.some(item => item && typeof item === 'object')) {
              return value.slice(0, 50).flatMap(item => [...valueNodes(item), ' ']);
            }
            return [short(JSON.stringify(value), 4000)];
          }

          const link = (name, text = name) =>
            make('button', { type: 'button', class: 'link', onclick: () => go('records', name) }, short(text));
          const versionLink = version =>
            make('button', { type: 'button', class: 'link', onclick: () => go('versions', String(version.position)) },
              `version ${version.number}`);
          const operationLink = operation =>
            make('button', { type: 'button', class: 'link', onclick: () => go('operations', operation.id) },
              `${operation.name} [${operation.id}]`);

          function table(head, rows) {
            return make('table', {},
              head ? make('thead', {}, make('tr', {}, head.map(text => make('th', { scope: 'col' }, text)))) : null,
              make('tbody', {}, rows.map(cells => make('tr', {}, cells.map(cell => make('td', {}, cell))))));
          }

          function section(title, ...nodes) { return [make('h3', {}, title), ...nodes]; }

          function differenceTable(changes) {
            const rows = [];
            for (const [name, before, after] of changes.slice(0, 300)) {
              if (!after) { rows.push([link(name), make('span', { class: 'before' }, 'removed'), '', '']); continue; }
              if (after.isDeleted) { rows.push([link(name), make('span', { class: 'before' }, 'deleted'), '', '']); continue; }
              for (const key of changedKeys(before, after).slice(0, 100)) {
                rows.push([link(name), key,
                  make('span', { class: 'before' }, before ? valueNodes(before.fields.get(key)) : 'new'),
                  make('span', { class: 'after' }, valueNodes(after.fields.get(key)))]);
              }
            }
            const rest = changes.length > 300 ? make('p', { class: 'quiet' }, `… ${changes.length} records in all`) : null;
            return rows.length ? [table(['Record', 'Field', 'Before', 'After'], rows), rest] : [make('p', {}, 'No field differs.')];
          }

          // MARK: Views

          const views = {
            problems: {
              title: 'Problems', rows: () => problems,
              cells: problem => [seconds(problem.time), problem.text, ''], isBad: () => true,
              text: problem => problem.text, key: problem => String(problems.indexOf(problem)),
              details(problem) {
                const [question, ...rest] = problem.look.split(' ');
                const words = rest.filter(word => !word.startsWith('--')).join(' ');
                const target = { operations: 'operations', readers: 'readers', record: 'records', history: 'records',
                  events: 'events', roots: 'roots', optimistic: 'roots', queue: 'roots', sizes: 'roots' }[question] ?? 'versions';
                const open = () => target === 'records' ? go('records', words) : go(target, '', words);
                return [make('h2', {}, problem.text), make('p', {}, `Seen at ${seconds(problem.time)}.`),
                  make('p', {}, make('button', { type: 'button', onclick: open }, 'Show the cause')),
                  make('p', { class: 'quiet' }, `In the terminal: relay-generator inspect FILE ${problem.look}`)];
              },
            },
            operations: {
              title: 'Operations', rows: () => operations,
              cells: operation => [seconds(operation.began), `${operation.name} ${JSON.stringify(operation.variables)}`,
                operation.failure ? 'failed' : operation.isCancelled ? 'cancelled'
                  : operation.ended === null ? 'pending' : `${Math.round((operation.ended - operation.began) * 1000)} ms`],
              isBad: operation => operation.failure !== undefined || operation.fieldErrors > 0,
              text: operation => `${operation.kind} ${operation.name} ${JSON.stringify(operation.variables)} ${operation.failure ? 'failed' : ''}`,
              key: operation => operation.id,
              details: operation => [
                make('h2', {}, `${operation.kind} ${operation.name} [${operation.id}]`),
                make('p', {}, operation.failure ? `Failed: ${operation.failure}` : operation.ended === null
                  ? `Pending for ${seconds(lastTime - operation.began)}`
                  : `${seconds(operation.ended - operation.began)}, ${operation.payloads} payloads, ${operation.bytes} bytes`),
                ...section('Variables', make('pre', {}, JSON.stringify(operation.variables, null, 2))),
                ...section('Written', operation.versions.length
                  ? make('ul', {}, operation.versions.map(version => make('li', {}, versionLink(version), `: ${version.changes.length} records`)))
                  : make('p', {}, 'Nothing has changed.')),
                ...section('Waiting readers', make('ul', {}, [...readers.values()]
                  .filter(reader => reader.operation.split(' ')[0] === operation.name)
                  .slice(0, 50).map(reader => make('li', {}, readerLink(reader))))),
                ...section('Events', table(['Time', 'Event', 'Values'], operation.events.map(eventCells))),
                ...(operation.text ? section('Text', make('pre', {}, operation.text)) : []),
              ],
            },
            records: {
              title: 'Records', rows: names,
              cells: name => ['', name, typeOf(records.get(name))], isBad: () => false,
              text: name => `${name} type:${typeOf(records.get(name))}`,
              matches: (name, words) => words.every(word => {
                const record = records.get(name);
                if (word.startsWith('type:')) return typeOf(record) === word.slice(5);
                if (name.includes(word) || typeOf(record).includes(word)) return true;
                for (const [key, value] of record?.fields ?? []) {
                  if (key.includes(word) || typeof value === 'string' && value.includes(word)) return true;
                }
                return false;
              }),
              key: name => name, details: recordDetails,
            },
            versions: {
              title: 'Versions', rows: () => versions,
              cells: version => [seconds(version.time), `version ${version.number}: ${version.by}`, `${version.changes.length} records`],
              isBad: () => false, text: version => `version ${version.number} ${version.by}`,
              key: version => String(version.position), details: versionDetails,
            },
            readers: {
              title: 'Readers', rows: () => [...readers.values()],
              cells: reader => [String(reader.number), `${reader.of}${reader.object ? ` of ${reader.object}` : ''}`,
                reader.ended === null ? `told ${reader.told.length} times` : 'ended'],
              isBad: reader => reader.told.filter(told => !told.changed).length >= 10,
              text: reader => `${reader.of} ${reader.object ?? ''} ${reader.operation}`,
              key: reader => String(reader.number),
              details: reader => [
                make('h2', {}, `Reader ${reader.number}: ${reader.of}`),
                make('p', {}, reader.object ? ['of ', link(reader.object), ', '] : '', `spread in ${reader.operation}`),
                make('p', {}, `Since ${seconds(reader.began)}${reader.ended === null ? '' : ` until ${seconds(reader.ended)}`}; `
                  + `told ${reader.told.length} times, ${reader.told.filter(told => !told.changed).length} of them in vain.`),
                ...section('Told', toldTable(reader.told.slice(-200).toReversed())),
                ...section('Reads', table(['Record', 'Fields'], [...reader.reads].slice(0, 300)
                  .map(([name, keys]) => [link(name), keys === true ? 'all' : keys.join(', ')]))),
              ],
            },
            events: {
              title: 'Events', rows: () => events,
              cells: event => [seconds(event.t), `${event.name} ${event.operation ?? event.definition ?? ''}`, event.ms === undefined ? '' : `${event.ms} ms`],
              isBad: event => /error|refuse|missing|unknown|skip|drop|conflict|foreign|incomplete/.test(event.name) || event.ms > 16 && /^store|normalize/.test(event.name),
              text: event => JSON.stringify(event), key: event => String(events.indexOf(event)),
              details: event => [make('h2', {}, event.name), make('p', {}, byID.get(event.id) ? operationLink(byID.get(event.id)) : ''),
                make('pre', {}, JSON.stringify(event, null, 2))],
            },
            roots: {
              title: 'Kept', rows: () => roots,
              cells: root => [String(root.retained || root.references), root.operation,
                root.retained > 0 ? 'retained' : root.references > 0 ? 'referenced' : 'released'],
              isBad: root => root.retained > 0 && !liveReaders().some(reader => reader.operation === root.operation),
              text: root => root.operation, key: root => root.operation + root.record,
              details: root => [make('h2', {}, root.operation),
                make('p', {}, `Retained ${root.retained} times, ${root.references} references, from `, link(root.record), '.'),
                ...section('Live readers', make('ul', {}, liveReaders().filter(reader => reader.operation === root.operation)
                  .slice(0, 100).map(reader => make('li', {}, readerLink(reader)))))],
              // What is in force or waits belongs to no row.
              overview: () => [
                ...section('Optimistic updates', base.size ? table(['Record', 'Field', 'Shown', 'Without them'], [...base].flatMap(([name, fields]) =>
                  fields === null ? [[link(name), '', 'there', 'not there']] : [...fields].map(([key, value]) =>
                    [link(name), key, valueNodes(records.get(name)?.fields.get(key)), valueNodes(value)]))) : make('p', {}, 'None is in force.')),
                ...section('Queued mutations', queue.length ? table(['Mutation', 'State', 'Sent'], queue.map(mutation =>
                  [`${mutation.operation} ${JSON.stringify(mutation.variables ?? {})}`, mutation.state, String(mutation.attempts ?? 0)])) : make('p', {}, 'None waits.')),
                ...section('Largest types', sizeTable()),
              ],
            },
          };

          const readerLink = reader => make('button', { type: 'button', class: 'link', onclick: () => go('readers', String(reader.number)) },
            `${reader.of}${reader.object ? ` of ${reader.object}` : ''} (reader ${reader.number})`);

          const eventCells = event => [seconds(event.t), event.name + (event.ms === undefined ? '' : ` (${event.ms} ms)`),
            short(JSON.stringify(Object.fromEntries(Object.entries(event).filter(([key]) => !['k', 't', 'name', 'id', 'ms'].includes(key)))), 300)];

          const toldTable = told => told.length ? table(['Time', 'Version', 'Because of', 'Value'], told.map(item => [seconds(item.time),
            item.version ? versionLink(item.version) : '', short(item.because.slice(0, 8).join(', '), 300), item.changed ? 'new' : 'the same']))
            : make('p', {}, 'Never.');

          function sizeTable() {
            const types = new Map();
            for (const record of records.values()) {
              const sum = types.get(typeOf(record)) ?? [0, 0];
              sum[0]++;
              for (const [key, value] of record.fields) sum[1] += key.length + (typeof value === 'string' ? value.length : value?.__refs ? value.__refs.length * 8 : 8);
              types.set(typeOf(record), sum);
            }
            return table(['Type', 'Records', 'About bytes'], [...types].sort((a, b) => b[1][1] - a[1][1]).slice(0, 20)
              .map(([type, [count, bytes]]) => [type || '(no type)', String(count), String(bytes)]));
          }

          function recordDetails(name) {
            const record = records.get(name);
            const nodes = [make('h2', {}, `${name} ${typeOf(record)}`)];
            if (!record) nodes.push(make('p', {}, 'It is not there in this version.'));
            else if (record.isDeleted) nodes.push(make('p', {}, 'It was deleted.'));
            else {
              const layer = base.get(name);
              const time = versions[shown]?.time ?? lastTime;
              const now = shown === versions.length - 1 ? lastTime : time;
              const cells = [];
              for (const [key, value] of record.fields) {
                if (key === '__typename') continue;
                const notes = [];
                const age = ages.get(name)?.get(key);
                if (age) notes.push(now > age[0] + age[1] ? `stale since ${seconds(now - age[0] - age[1])}` : `fresh for ${seconds(age[0] + age[1] - now)}`);
                if (layer?.has(key)) notes.push(make('span', { class: 'optimistic' }, 'optimistic; without: ', valueNodes(layer.get(key))));
                cells.push([key, valueNodes(value), notes]);
              }
              if (layer === null) nodes.push(make('p', { class: 'optimistic' }, 'Only an optimistic update has made it.'));
              const edges = record.fields.get('edges');
              if (edges?.__refs) {
                const page = records.get(record.fields.get('pageInfo')?.__ref)?.fields;
                nodes.push(make('p', {}, `A connection with ${edges.__refs.length} rows; `
                  + `${page?.get('hasNextPage') ? 'there are more after them' : 'there are no more after them'}.`));
              }
              nodes.push(paged(cells, rows => table(['Field', 'Value', ''], rows)));
            }
            const reason = why(name);
            nodes.push(...section('Why it is kept', make('p', {}, reason ? [`${reason.origin}${reason.root ? `: ${reason.root}` : ''} → `,
              ...reason.way.flatMap((step, index) => index ? [' → ', link(step)] : [link(step)])] : 'Nothing keeps it.')));
            const reading = liveReaders().filter(reader => reader.reads.has(name));
            nodes.push(...section('Readers', reading.length ? make('ul', {}, reading.slice(0, 100).map(reader => {
              const keys = reader.reads.get(name);
              return make('li', {}, readerLink(reader), ` reads ${keys === true ? 'all fields' : keys.join(', ') || 'only whether it is there'}`);
            })) : make('p', {}, 'No live reader reads it.')));
            const users = linksTo(name);
            nodes.push(...section('Linked from', paged(users, rows => make('ul', {}, rows.map(([other, key]) => make('li', {}, link(other), ` (${short(key)})`))))));
            const positions = (history.get(name) ?? []).toReversed();
            nodes.push(...section('History', paged(positions, rows => make('ul', {}, rows.map(position => {
              const version = versions[position];
              return make('li', {}, `${seconds(version.time)} `, versionLink(version), ` ${version.by}`);
            })))));
            return nodes;
          }

          /** Shows the first 100 of many rows, and more on demand. */
          function paged(rows, render) {
            const box = make('div');
            let count = 100;
            const update = () => {
              box.replaceChildren(render(rows.slice(0, count)));
              if (rows.length > count) {
                box.append(make('button', { type: 'button', onclick: () => { count += 500; update(); } }, `More (${rows.length} in all)`));
              }
            };
            update();
            return box;
          }

          let compared = null;
          function versionDetails(version) {
            const operation = byID.get(version.id);
            const other = compared && compared !== version ? compared : null;
            const nodes = [make('h2', {}, `Version ${version.number}: ${version.by}`),
              make('p', {}, `At ${seconds(version.time)}. `, operation ? operationLink(operation) : ''),
              make('p', {},
                make('button', { type: 'button', onclick: () => { show(version.position); slider(); refresh(); } }, 'Show the store as it was'), ' ',
                make('button', { type: 'button', id: 'compare', onclick: () => { compared = version; refresh(); } }, 'Compare others with this one'))];
            if (other) {
              const changes = new Map();
              const [first, second] = other.position < version.position ? [other, version] : [version, other];
              for (let position = first.position + 1; position <= second.position; position++) {
                for (const [name, before, after] of versions[position].changes) {
                  changes.set(name, [name, changes.has(name) ? changes.get(name)[1] : before, after]);
                }
              }
              nodes.push(...section(`From version ${first.number} to version ${second.number}`, ...differenceTable([...changes.values()])));
            }
            nodes.push(...section('Changes', ...differenceTable(version.changes)));
            if (version.invalidated) nodes.push(...section('Invalidated', make('p', {}, version.invalidated.slice(0, 50).join(', '))));
            nodes.push(...section('Readers that were told', version.told.length ? table(['Reader', 'Because of', 'Value'], version.told.slice(0, 300)
              .map(told => [readerLink(told.reader), short(told.because.slice(0, 8).join(', '), 300), told.changed ? 'new' : 'the same'])) : make('p', {}, 'None.')));
            return nodes;
          }
        """#
}
