'use strict';
(() => {
  const $ = id => document.getElementById(id);
  const rowHeight = 26;

  /** An element; texts are texts and never markup. */
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'onclick') element.addEventListener('click', value);
      else if (value !== undefined && value !== null) element.setAttribute(name, value);
    }
    for (const child of children.flat()) if (child !== null && child !== undefined) element.append(child);
    return element;
  }

  // MARK: Model

  /** A record: its fields in a Map, which never changes. */
  const deleted = { fields: new Map(), isDeleted: true };
  const versions = [];     // {number, time, by, id, changes: [[name, before, after]], layer, told: []}
  const operations = [];   // {id, name, kind, variables, text, began, ended, …}
  const byID = new Map();
  const events = [];
  const readers = new Map();
  const plans = new Map();
  const history = new Map();  // the positions of versions by record
  let records = new Map();    // at the shown version
  let base = new Map();
  let ages = new Map();
  let roots = [], recalled = [], queue = [], isLoaded = false;
  let lastTime = 0, shown = -1, tapeName = '', began = '';

  const entries = object => object ? Object.entries(object) : [];

  function spliced(value, old) {
    const parts = value && typeof value === 'object' && !Array.isArray(value) ? value.__splice : undefined;
    if (!parts) return value;
    const names = old && old.__refs ? old.__refs.slice() : [];
    names.splice(parts[0], parts[1], ...parts[2]);
    return { __refs: names };
  }

  /** Calls `body` with the name of each record that a value links to. */
  function forEachLink(value, body) {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) value.forEach(item => forEachLink(item, body));
    else if (typeof value.__ref === 'string') body(value.__ref);
    else if (Array.isArray(value.__refs)) value.__refs.forEach(body);
  }

  function change(version, name, after) {
    const before = records.get(name);
    if (before === after) return;
    version.changes.push([name, before, after]);
    if (after) records.set(name, after); else records.delete(name);
    const positions = history.get(name);
    if (!positions) history.set(name, [version.position]);
    else if (positions[positions.length - 1] !== version.position) positions.push(version.position);
  }

  function newVersion(line, by) {
    const version = { number: line.version ?? versions.at(-1)?.number ?? 0, time: line.t, by, id: line.by?.id,
      position: versions.length, changes: [], base, ages, told: [], invalidated: line.invalidated };
    versions.push(version);
    return version;
  }

  function cause(line) {
    if (line.by?.response) return line.by.response;
    if (line.by?.reset) return 'reset';
    if (line.base) return 'optimistic update';
    return line.whole ? 'the store as it was' : 'local change';
  }

  function applyVersion(line) {
    const version = newVersion(line, cause(line));
    if (line.whole) {
      for (const name of records.keys()) if (!Object.hasOwn(line.records ?? {}, name)) change(version, name, undefined);
      base = new Map();
      ages = new Map();
    }
    for (const [old, name] of entries(line.renamed)) rename(version, old, name);
    for (const name of line.gone ?? []) remove(version, name);
    for (const [name, fields] of entries(line.records)) {
      if (fields === null) { change(version, name, deleted); continue; }
      const before = line.whole ? undefined : records.get(name);
      const map = new Map(before && !before.isDeleted ? before.fields : []);
      for (const [key, value] of Object.entries(fields)) map.set(key, spliced(value, map.get(key)));
      change(version, name, { fields: map, isDeleted: false });
    }
    removeFields(version, line.removed);
    if (line.base) {
      base = new Map(base);
      for (const [name, fields] of Object.entries(line.base)) {
        if (fields !== null && Object.keys(fields).length === 0) base.delete(name);
        else base.set(name, fields === null ? null : new Map(Object.entries(fields)));
      }
    }
    if (line.ages) {
      ages = new Map(ages);
      for (const [name, fields] of Object.entries(line.ages)) ages.set(name, new Map(Object.entries(fields)));
    }
    version.base = base;
    version.ages = ages;
    const operation = byID.get(line.by?.id);
    if (operation) operation.versions.push(version);
  }

  function removeFields(version, removed) {
    for (const [name, keys] of entries(removed)) {
      const record = records.get(name);
      if (!record) continue;
      const map = new Map(record.fields);
      for (const key of keys) map.delete(key);
      change(version, name, { fields: map, isDeleted: false });
    }
  }

  /** A map with the value of a record under its new name, or without it: earlier versions have the map itself. */
  function moved(map, old, name) {
    if (!map.has(old)) return map;
    const copy = new Map(map);
    copy.delete(old);
    if (name !== undefined) copy.set(name, map.get(old));
    return copy;
  }

  function remove(version, name) {
    change(version, name, undefined);
    base = moved(base, name);
    ages = moved(ages, name);
  }

  function rename(version, old, name) {
    const renamed = value => {
      if (value === null || typeof value !== 'object') return value;
      if (Array.isArray(value)) return value.map(renamed);
      if (value.__ref === old) return { __ref: name };
      return value.__refs?.includes(old) ? { __refs: value.__refs.map(n => n === old ? name : n) } : value;
    };
    const record = records.get(old);
    if (record) { change(version, name, record); change(version, old, undefined); }
    base = moved(base, old, name);
    ages = moved(ages, old, name);
    for (const [other, { fields, isDeleted }] of [...records]) {
      let links = false;
      for (const value of fields.values()) forEachLink(value, target => { links ||= target === old; });
      if (links) change(version, other, { fields: new Map([...fields].map(([k, v]) => [k, renamed(v)])), isDeleted });
    }
    for (const reader of readers.values()) {
      if (reader.object === old) reader.object = name;
      if (reader.reads.has(old)) { reader.reads.set(name, reader.reads.get(old)); reader.reads.delete(old); }
    }
  }

  function applyReading(line) {
    let reader = readers.get(line.reader);
    const isFirst = !reader;
    if (isFirst) {
      reader = { number: line.reader, of: line.of ?? '', object: line.object, operation: line.operation ?? '',
        began: line.t, ended: null, reads: new Map(), told: [] };
      readers.set(line.reader, reader);
    }
    if (!isFirst) {
      const version = versions.findLast(version => version.number === line.version);
      const because = [];
      for (const [name, , after] of version?.changes ?? []) {
        const keys = reader.reads.get(name);
        if (!keys) continue;
        const before = version.changes.find(other => other[0] === name)[1];
        for (const key of changedKeys(before, after)) if (keys === true || keys.includes(key)) because.push(`${name}.${key}`);
      }
      const told = { time: line.t, version, changed: line.changed === true, because, reader };
      reader.told.push(told);
      version?.told.push(told);
    }
    for (const name of line.unread ?? []) reader.reads.delete(name);
    for (const [name, keys] of entries(line.reads)) reader.reads.set(name, keys);
  }

  function applyEvent(line) {
    events.push(line);
    const operation = byID.get(line.id);
    if (!operation) return;
    operation.events.push(line);
    switch (line.name) {
      case 'network.operation.next': operation.bytes += line.bytes ?? 0; operation.payloads++; break;
      case 'network.operation.complete': operation.ended = line.t; break;
      case 'network.operation.error': case 'execute.normalize.refuse':
        operation.ended = line.t; operation.failure = line.message ?? 'failed'; break;
      case 'network.operation.cancel': operation.ended = line.t; operation.isCancelled = true; break;
      case 'execute.field.error': operation.fieldErrors += line.count ?? 1; break;
    }
  }

  function apply(line) {
    lastTime = Math.max(lastTime, line.t ?? 0);
    switch (line.k) {
      case 'tape': tapeName = line.name ?? ''; began = line.began ?? ''; break;
      case 'version': applyVersion(line); break;
      case 'collected': {
        const version = newVersion(line, 'garbage collection');
        for (const name of line.gone ?? []) remove(version, name);
        removeFields(version, line.removed);
        version.base = base;
        version.ages = ages;
        break;
      }
      case 'read': applyReading(line); break;
      case 'end': { const reader = readers.get(line.reader); if (reader) reader.ended = line.t; break; }
      case 'operation': {
        const operation = { id: line.id, name: line.name, kind: line.kind, variables: line.variables ?? {},
          text: line.text, began: line.t, ended: null, bytes: 0, payloads: 0, fieldErrors: 0, events: [], versions: [] };
        operations.push(operation);
        byID.set(line.id, operation);
        break;
      }
      case 'event': applyEvent(line); break;
      case 'plan': plans.set(line.operation, line); break;
      case 'roots': roots = line.roots ?? []; recalled = line.recalled ?? []; isLoaded = line.loaded === true; break;
      case 'queue': queue = line.mutations ?? []; break;
    }
  }

  function changedKeys(before, after) {
    const keys = new Set([...(before?.fields.keys() ?? []), ...(after?.fields.keys() ?? [])]);
    return [...keys].filter(key => !same(before?.fields.get(key), after?.fields.get(key)));
  }

  const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

  /** Makes the records those of a version, by undoing or repeating the changes in between. */
  function show(position) {
    while (shown > position) {
      for (const [name, before] of versions[shown].changes.toReversed()) {
        if (before) records.set(name, before); else records.delete(name);
      }
      shown--;
    }
    while (shown < position) {
      shown++;
      for (const [name, , after] of versions[shown].changes) {
        if (after) records.set(name, after); else records.delete(name);
      }
    }
    base = versions[shown]?.base ?? new Map();
    ages = versions[shown]?.ages ?? new Map();
    linked = sortedNames = null;
  }

  let linked = null;
  /** The records that link to each record, with the fields. */
  function linksTo(name) {
    if (!linked) {
      linked = new Map();
      for (const [other, record] of records) {
        for (const [key, value] of record.fields) {
          forEachLink(value, target => {
            const users = linked.get(target);
            if (users) users.push([other, key]); else linked.set(target, [[other, key]]);
          });
        }
      }
    }
    return linked.get(name) ?? [];
  }

  let sortedNames = null;
  const names = () => sortedNames ??= [...records.keys()].sort();

  const typeOf = record => record?.fields.get('__typename') ?? '';

  /** A shortest way from `start` to a goal; nodes are the same if their keys are. */
  function path(start, next, keyOf, isGoal) {
    const origins = new Map([[keyOf(start), null]]);
    const waiting = [start];
    for (let position = 0; position < waiting.length; position++) {
      const node = waiting[position];
      if (isGoal(node)) {
        const way = [];
        for (let step = node; step; step = origins.get(keyOf(step))) way.unshift(step.record);
        return way;
      }
      for (const other of next(node)) {
        if (origins.has(keyOf(other))) continue;
        origins.set(keyOf(other), node);
        waiting.push(other);
      }
    }
    return null;
  }

  /** Why a record is kept, as the garbage collector would go. */
  function why(name) {
    const keyOf = node => `${node.level} ${node.record}`;
    const reach = root => {
      const plan = plans.get(root.operation);
      if (!plan) return null;
      return path({ level: 0, record: root.record }, ({ level, record }) => {
        const found = records.get(record);
        const [objects, otherwise] = plan.levels[level] ?? [{}, -1];
        const type = typeOf(found);
        const fields = found ? plan.objects[Object.hasOwn(objects, type) ? objects[type] : otherwise] ?? [] : [];
        const nodes = [];
        for (const [key, below] of fields) forEachLink(found.fields.get(key), link => nodes.push({ level: below, record: link }));
        return nodes;
      }, keyOf, node => node.record === name);
    };
    const kinds = [['retained', root => root.retained > 0],
      ['referenced by the app', root => root.retained === 0 && root.references > 0]];
    for (const [origin, isKind] of kinds) {
      for (const root of roots.filter(isKind)) {
        const way = reach(root);
        if (way) return { origin, root: root.operation, way };
      }
    }
    const reading = liveReaders().filter(reader => reader.reads.has(name));
    if (reading.length) return { origin: 'read by a live reader', root: reading.map(reader => reader.of).join(', '), way: [name] };
    if (isLoaded) return { origin: 'loaded from an inspection', root: '', way: [name] };
    for (const root of roots.filter(root => root.retained === 0 && root.references === 0)) {
      const way = reach(root);
      if (way) return { origin: 'in the release buffer', root: root.operation, way };
    }
    for (const { operation, fields } of recalled) {
      const way = path({ record: 'root' }, ({ record }) => {
        const nodes = [];
        for (const [key, value] of records.get(record)?.fields ?? []) {
          if (record !== 'root' || fields.includes(key)) forEachLink(value, link => nodes.push({ record: link }));
        }
        return nodes;
      }, node => node.record, node => node.record === name);
      if (way) return { origin: 'of an earlier run', root: operation, way };
    }
    return null;
  }

  const liveReaders = () => [...readers.values()].filter(reader => reader.ended === null);

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
