import path from 'node:path';
import { Problem } from '../problem.mjs';

const code = (name) => `\`${name}\``;
const codes = (names) => names.map(code).join(', ');
const services = (names) => names.map((name) => `svc-${name}`).join(', ');
const linked = (folder, file) => `[${code(path.dirname(file))}](${path.relative(folder, path.dirname(file))})`;

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const serviceTables = (folder, { services: all, kitTables }) =>
  [
    ...all.map(({ title, name, capabilities, otherTables, buckets }) => {
      const rows = capabilities.map((each) => {
        const place = `svc-${name}/src/${each.folder}/-`;
        return [linked(folder, place), codes(each.tables), codes(each.calls)];
      });
      const others = [
        ...(otherTables.length > 0 ? [`Tables without an entity: ${codes(otherTables)}.`] : []),
        ...(buckets.length > 0 ? [`Bucket: ${codes(buckets)}.`] : []),
      ];
      return [
        `**${title}**`,
        table(['folder', 'tables', 'calls'], rows),
        ...(others.length > 0 ? [others.join(' ')] : []),
      ];
    }),
    [
      `Tables that \`packages/service-kit\` makes in each database (those of replicas not in svc-auth's): ${codes(kitTables)}.`,
    ],
  ]
    .flat()
    .join('\n\n');

const feedTable = (folder, { feeds }) => {
  const places = (list) => {
    const files = [...new Set(list.map(({ file }) => file))];
    return files
      .map(
        (file) =>
          `${services(list.filter((each) => each.file === file).map(({ service }) => service))}: ${linked(folder, file)}`,
      )
      .join('; ');
  };
  return table(
    ['entity', 'state read by', 'kept by'],
    feeds.map(({ entity, sources, readers }) => [code(entity), places(sources), places(readers)]),
  );
};

const internalTable = (_, { internal }) =>
  table(
    ['call', 'what', 'answered by', 'open to'],
    internal.map(({ name, method, path: address, to, from }) => [
      `${method} ${code(address)}`,
      /\s/.test(name) ? name : code(name),
      services(to),
      from ? services(from) : 'the readers of that feed',
    ]),
  );

const queueTable = (_, { queues }) =>
  table(
    ['queue', 'written by', 'worked off by'],
    queues.map(({ queue, writers, workers }) => [code(queue), services(writers), services(workers)]),
  );

const frontTable = (_, { fronts }) =>
  table(
    ['front end', 'addresses', 'calls, by the file of `packages/contracts/src` that describes them'],
    fronts.map(({ title, addresses, groups }) => [
      code(title),
      codes(addresses),
      [...groups]
        .sort((a, b) => (a.group < b.group ? -1 : 1))
        .map(({ group, names }) => `${group}: ${codes(names)}`)
        .join('; '),
    ]),
  );

/** Arrows with the same ends, as one with all their words. */
function arrows(list, line) {
  const ends = new Map();
  for (const { from, to, words } of list) ends.set(`${from} ${to}`, [...(ends.get(`${from} ${to}`) ?? []), words]);
  return [...ends].map(([key, words]) => {
    const [from, to] = key.split(' ');
    return `  svc-${from} ${line}|"${words.join('<br>')}"| svc-${to}`;
  });
}

const diagram = (...lines) => ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');

/** The parts, and what passes between services, in the form that GitHub and editors show as a picture. */
function mapOf(_, { fronts, services: all, feeds, internal }) {
  const shown = fronts.map(({ title }) => title).filter((title) => !title.includes('/'));
  const parts = diagram(
    '  browser([browser]) --> nginx',
    ...shown.map((title) => `  nginx --> ${title}`),
    ...all.map(({ title }) => `  nginx -->|"/api"| ${title}`),
    ...all.map(({ name, title }) => `  ${title} --- ${name}-db[("database ${name}")]`),
    ...all.flatMap(({ title, buckets }) => (buckets.length > 0 ? [`  ${title} --- objects[("object store")]`] : [])),
    ...all.map(({ title }) => `  ${title} -.- redis[("Redis")]`),
  );
  const changes = feeds.flatMap(({ entity, sources, readers }) =>
    sources.flatMap(({ service: from }) => readers.map(({ service: to }) => ({ from, to, words: entity }))),
  );
  const calls = internal.flatMap(({ name, from, to }) =>
    (from ?? []).flatMap((caller) => to.map((callee) => ({ from: caller, to: callee, words: name }))),
  );
  return [
    parts,
    'Change feeds, from the source to the reader:',
    diagram(...arrows(changes, '-->')),
    'Other calls between services, from the caller to the callee:',
    diagram(...arrows(calls, '-.->')),
  ].join('\n\n');
}

const SECTIONS = {
  map: mapOf,
  services: serviceTables,
  feeds: feedTable,
  internal: internalTable,
  queues: queueTable,
  fronts: frontTable,
};

/** A link on a name in code, such as [`defineCall`](…): it leads to the file that exports the name. */
const NAME_LINK = /\[`(\w+)`\]\(([^)\s]+)\)/g;

/** Leads each link on an exported name to the file that has it now. */
function repointNames(text, folder, { exports }) {
  return text.replace(NAME_LINK, (_, name, target) => {
    const files = exports.filter((each) => each.name === name).map(({ file }) => path.relative(folder, file));
    if (files.length === 0)
      throw new Problem(`A document links to ${name}, which no file exports: name what it is called now.`);
    return `[\`${name}\`](${files.includes(target) ? target : files[0]})`;
  });
}

/** A document with its generated sections and links as the code is now. */
export function renewDocument(text, file, facts) {
  const folder = path.dirname(file);
  let renewed = text;
  for (const [name, make] of Object.entries(SECTIONS)) {
    const section = new RegExp(`(<!-- ${name}: written by scripts/architecture.mjs -->\n)[\\s\\S]*?(<!-- end -->)`);
    renewed = renewed.replace(section, (_, start, end) => `${start}\n${make(folder, facts)}\n\n${end}`);
  }
  return repointNames(renewed, folder, facts);
}
