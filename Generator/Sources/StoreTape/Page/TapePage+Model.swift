extension TapePage {
    /// The part of the script that reads the recording, and knows the records of each version.
    static let modelScript = #"""
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
        """#
}
