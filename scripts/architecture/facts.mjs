import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { ROOT } from '../root.mjs';
import { evaluate, readFolder, readWholeFolder } from './source.mjs';

const CONTRACTS = 'packages/contracts/src';
const KIT = 'packages/service-kit/src';
const UI = 'packages/ui/src';
const REMOTES = ['public', 'contractor', 'admin'];

const unique = (values) => [...new Set(values)];

/** The folder of a service that a file belongs to: what follows `src/`. */
const capabilityOf = (file) => /\/src\/([^/]+)\//.exec(file)?.[1];

function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Tables that the migrations of some files make and do not drop again, nor leave as a view alone. */
function tablesMadeBy(files) {
  const statements = files.flatMap((file) => file.statements).join('\n');
  const names = (expression) => [...statements.matchAll(expression)].flatMap(([, list]) => list.split(/,\s*/));
  const gone = new Set([...names(/DROP TABLE (?:IF EXISTS )?([\w, ]+)/g), ...names(/CREATE VIEW (\w+)/g)]);
  return unique(names(/CREATE TABLE (\w+)/g))
    .filter((name) => !gone.has(name))
    .sort();
}

const decorated = (files, name) =>
  files.flatMap(({ file, decorators }) =>
    decorators.filter((each) => each.name === name).map(({ argument }) => ({ file, argument })),
  );

function capabilitiesOf(files) {
  const entities = decorated(files, 'Entity').map(({ file, argument }) => ({ file, table: argument }));
  const routes = decorated(files, 'Route').map(({ file, argument }) => ({ file, call: argument }));
  const folders = unique([...entities, ...routes].map(({ file }) => capabilityOf(file)));
  return folders.sort().map((folder) => ({
    folder,
    tables: entities
      .filter(({ file }) => capabilityOf(file) === folder)
      .map(({ table }) => table)
      .sort(),
    calls: routes
      .filter(({ file }) => capabilityOf(file) === folder)
      .map(({ call }) => call)
      .sort(),
  }));
}

function serviceFacts(name) {
  const files = readFolder(`svc-${name}/src`);
  const capabilities = capabilitiesOf(files);
  const own = capabilities.flatMap(({ tables }) => tables);
  return {
    name,
    title: `svc-${name}`,
    files,
    capabilities,
    otherTables: tablesMadeBy(files).filter((table) => !own.includes(table)),
    buckets: files.flatMap(({ buckets }) => buckets),
  };
}

/** Each change of an entity: whose code reads its state for the feed, and whose keeps it. */
function feedFacts({ feedAccess }, services, kit) {
  const place = (entity, service, ...decorators) => {
    const { files } = services.find(({ name }) => name === service);
    const found = decorators
      .flatMap((decorator) => [...decorated(files, decorator), ...decorated(kit, decorator)])
      .find(({ argument }) => argument === entity);
    if (!found) throw new Problem(`No method of svc-${service} or the service kit has @${decorators[0]}('${entity}').`);
    return { service, file: found.file };
  };
  return Object.entries(feedAccess).map(([entity, { sources, readers }]) => ({
    entity,
    sources: sources.map((service) => place(entity, service, 'ReadsState')),
    readers: readers.map((service) => place(entity, service, 'OnChange', 'OnChanges')),
  }));
}

/** Calls that only services make: those that are described, and those of the feeds. `from` null: the readers of the callee's feed. */
function internalFacts(contracts, calls) {
  const others = (name) => contracts.SERVICES.filter((each) => each !== name);
  const described = Object.entries(calls)
    .filter(([, { path: address }]) => address.startsWith('/internal/'))
    .map(([name, call]) => ({
      name,
      method: call.method,
      path: call.path,
      to: [call.service],
      // A public one needs no proof of who asks: each of the others asks.
      from: call.callers ?? others(call.service),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const sources = contracts.SERVICES.filter((name) => contracts.readersOf(name).length > 0);
  const feed = (name, method, address) => ({ name, method, path: address, to: sources, from: null });
  return [
    ...described,
    feed('a page of the feed', 'GET', contracts.CHANGES_PATH),
    feed('states of single things', 'POST', contracts.STATES_PATH),
    {
      name: 'set aside changes',
      method: 'GET, POST',
      path: contracts.SET_ASIDE_PATH,
      to: others('auth'),
      from: ['auth'],
    },
  ];
}

function queueFacts(contracts, services) {
  const nudges = contracts.SERVICES.flatMap((source) =>
    contracts.readersOf(source).map((reader) => ({
      queue: contracts.nudgeQueue(source, reader),
      writers: [source],
      workers: [reader],
    })),
  );
  const known = new Set(nudges.map(({ queue }) => queue));
  const usersOf = (queue) =>
    services
      .filter(({ files }) => files.some((file) => file.contracts.some((name) => contracts[name] === queue)))
      .map(({ name }) => name);
  const own = contracts.SERVICES.flatMap((worker) =>
    contracts
      .queuesOf(worker)
      .filter((queue) => !known.has(queue))
      .map((queue) => ({ queue, writers: usersOf(queue), workers: [worker] })),
  );
  return [...nudges, ...own];
}

function frontFacts(workspaces, calls, groupOf, routes) {
  const usedBy = (files) => unique(files.flatMap(({ contracts }) => contracts)).filter((name) => calls[name]);
  const fronts = workspaces.filter((name) => existsSync(path.join(ROOT, name, 'webpack.config.mjs')));
  return [...fronts, 'packages/ui'].map((title) => {
    const remote = title.replace(/^mf-/, '');
    const shown = routes.filter((route) => route.remote === remote || (remote === 'admin' && route.isOtherForAdmins));
    const used = usedBy(readFolder(title === 'packages/ui' ? UI : `${title}/src`));
    return {
      title,
      addresses: shown.map((route) => route.path),
      groups: [...groupBy(used, groupOf)].map(([group, names]) => ({ group, names: names.sort() })),
    };
  });
}

/** Everything that the page shows, read from the code as it is now. */
export function readFacts() {
  const contracts = evaluate(`${CONTRACTS}/index.ts`);
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const described = readFolder(CONTRACTS);
  const kit = readFolder(KIT);
  const shell = readFolder('shell/src');
  const { calls } = evaluate(described.find(({ exports }) => exports.includes('calls')).file);
  const routes = REMOTES.flatMap((remote) =>
    Object.entries(evaluate(`mf-${remote}/src/handles.ts`).handles).map(([address, handle]) => ({
      path: address,
      remote,
      isOtherForAdmins: handle.isOtherForAdmins === true,
    })),
  );
  const services = contracts.SERVICES.map(serviceFacts);
  const groupOf = (call) => {
    const { file } = described.find(({ exports }) => exports.includes(call));
    return file.slice(CONTRACTS.length + 1).replace(/(\/.*)?(\.ts)?$/, '');
  };
  const facts = {
    calls,
    usualRate: contracts.USUAL_RATE,
    queuePage: contracts.QUEUE_PAGE_PATH,
    services,
    kitTables: tablesMadeBy(kit),
    feeds: feedFacts(contracts, services, kit),
    internal: internalFacts(contracts, calls),
    queues: queueFacts(contracts, services),
    routes,
    fronts: frontFacts(workspaces, calls, groupOf, routes),
    exports: [described, readWholeFolder(KIT), readFolder(UI), ...services.map(({ files }) => files), shell].flatMap(
      (files) => files.flatMap(({ file, exports }) => exports.map((name) => ({ name, file }))),
    ),
  };
  checkComplete(facts);
  return facts;
}

/** A decorator that was renamed would leave the page empty instead of wrong: so nothing may be missing. */
function checkComplete({ calls, services, queues }) {
  const answered = services.flatMap(({ capabilities }) => capabilities.flatMap((each) => each.calls));
  const missing = Object.keys(calls).filter((name) => !answered.includes(name));
  if (missing.length > 0) throw new Problem(`No controller has @Route(…) of ${missing.join(', ')}.`);
  const empty = services.filter(({ capabilities }) => capabilities.every(({ tables }) => tables.length === 0));
  if (empty.length > 0) throw new Problem(`No @Entity in ${empty.map(({ title }) => title).join(', ')}.`);
  const unwritten = queues.filter(({ writers }) => writers.length === 0);
  if (unwritten.length > 0) throw new Problem(`No service writes the queue ${unwritten.map(({ queue }) => queue)}.`);
}
