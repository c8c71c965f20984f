const WIDTH = 1200;
const MARGIN = 20;
const GAP = 20;
const LINE = 17;

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const text = (x, y, words, kind = '') => `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`;
const box = (x, y, width, height, kind) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" class="${kind}"/>`;

/** Words in lines of at most so many characters. */
function wrap(words, most) {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== '' && line.length + word.length + 2 > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line}, ${word}`;
  }
  return lines;
}

/** One row of boxes of the same width; each is a title, one smaller line and further lines. Answers its height. */
function row(parts, y, boxes, kind) {
  const width = (WIDTH - 2 * MARGIN - GAP * (boxes.length - 1)) / boxes.length;
  const height = 34 + LINE * Math.max(...boxes.map(({ lines }) => lines.length)) + 8;
  boxes.forEach(({ title, lines }, index) => {
    const x = MARGIN + index * (width + GAP);
    parts.push(box(x, y, width, height, kind), text(x + 12, y + 23, title, 'title'));
    parts.push(...lines.map(({ words, kind: of }, at) => text(x + 12, y + 44 + at * LINE, words, of)));
  });
  return height;
}

function bar(parts, y, title, words) {
  parts.push(box(MARGIN, y, WIDTH - 2 * MARGIN, 36, 'bar'), text(MARGIN + 12, y + 23, title, 'title'));
  parts.push(text(MARGIN + 120, y + 23, words, ''));
}

const middleOf = (index, count) => {
  const width = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count;
  return MARGIN + index * (width + GAP) + width / 2;
};

/** Arrows between the columns of the services, one below the other. Answers their height. */
function arrows(parts, y, services, title, list) {
  const height = 32 + list.length * 30;
  const column = (name) =>
    middleOf(
      services.findIndex((service) => service.name === name),
      services.length,
    );
  parts.push(text(MARGIN, y + 14, title, 'title'));
  for (const { name } of services)
    parts.push(`<line x1="${column(name)}" y1="${y + 22}" x2="${column(name)}" y2="${y + height - 6}" class="life"/>`);
  list.forEach(({ from, to, words }, at) => {
    const [start, end] = [column(from), column(to)];
    const line = y + 46 + at * 30;
    const left = Math.min(start, end);
    parts.push(
      `<line x1="${start}" y1="${line}" x2="${end + (end > start ? -7 : 7)}" y2="${line}" class="arrow" marker-end="url(#head)"/>`,
      `<text x="${left + 14}" y="${line - 6}" class="label">${escaped(words)}</text>`,
    );
  });
  return height;
}

/** Arrows with the same ends, as one. */
function joined(list) {
  const ends = new Map();
  for (const { from, to, words } of list) ends.set(`${from} ${to}`, [...(ends.get(`${from} ${to}`) ?? []), words]);
  return [...ends].map(([key, words]) => {
    const [from, to] = key.split(' ');
    return { from, to, words: words.join(', ') };
  });
}

const COLOURS = {
  light: {
    ground: '#ffffff',
    ink: '#1c2733',
    soft: '#52636f',
    front: '#e8f1fb',
    service: '#e9f5ec',
    store: '#fbf1e1',
    edge: '#9fb0bf',
    line: '#2f6fab',
  },
  dark: {
    ground: '#11181f',
    ink: '#e6edf3',
    soft: '#a9b7c4',
    front: '#17293c',
    service: '#16301f',
    store: '#3a2d15',
    edge: '#56697a',
    line: '#7db8ee',
  },
};

// No custom properties: some viewers of SVG do not know them.
const colours = ({ ground, ink, soft, front, service, store, edge, line }) => `
  text { fill: ${ink}; }
  .soft { fill: ${soft}; }
  .label { stroke: ${ground}; }
  .ground { fill: ${ground}; }
  .front { fill: ${front}; stroke: ${edge}; }
  .bar { fill: ${ground}; stroke: ${edge}; }
  .service { fill: ${service}; stroke: ${edge}; }
  .store { fill: ${store}; stroke: ${edge}; }
  .life { stroke: ${edge}; }
  .arrow { stroke: ${line}; }
  .head { fill: ${line}; }`;

const STYLE = `
  text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; }
  .title { font-weight: 600; font-size: 15px; }
  .folder { font-weight: 600; }
  .soft { font-size: 12px; }
  .label { font-size: 12px; paint-order: stroke; stroke-width: 4px; }
  .life { stroke-dasharray: 3 4; }
  .arrow { stroke-width: 1.6; }
  ${colours(COLOURS.light)}
  @media (prefers-color-scheme: dark) {${colours(COLOURS.dark)}
  }`;

const soft = (words, most) => wrap(words, most).map((line) => ({ words: line, kind: 'soft' }));

function frontBox({ title, addresses, groups }) {
  const shown = addresses.length === 0 ? ['the page around the remotes'] : [`${addresses.length} addresses`];
  const used =
    groups.length === 0 ? [] : [{ words: 'calls of:', kind: '' }, ...soft(groups.map(({ group }) => group).sort(), 38)];
  return { title, lines: [...shown.map((words) => ({ words, kind: '' })), ...used] };
}

const serviceBox = ({ title, capabilities }) => ({
  title,
  lines: capabilities.map(({ folder, calls: { length } }) => ({
    words: length === 0 ? folder : `${folder}: ${length} call${length > 1 ? 's' : ''}`,
    kind: '',
  })),
});

const storeBox = ({ name, capabilities, otherTables, buckets }) => ({
  title: `database of ${name}`,
  lines: [
    ...soft([...capabilities.flatMap(({ tables }) => tables), ...otherTables].sort(), 38),
    ...buckets.map((bucket) => ({ words: `bucket ${bucket}`, kind: 'folder' })),
  ],
});

/** The picture of the page: front ends, nginx, services, their stores, and what passes between services. */
export function drawPicture({ fronts, services, feeds, internal, queues }) {
  const parts = [];
  let y = MARGIN;
  y += row(parts, y, fronts.filter(({ title }) => !title.includes('/')).map(frontBox), 'front') + GAP;
  bar(
    parts,
    y,
    'nginx',
    'the one domain: /api/… to the services, files to the front ends; /internal/… is closed from outside',
  );
  y += 36 + GAP;
  y += row(parts, y, services.map(serviceBox), 'service') + 10;
  y += row(parts, y, services.map(storeBox), 'store') + 28;
  const changes = feeds.flatMap(({ entity, sources, readers }) =>
    sources.flatMap(({ service: from }) => readers.map(({ service: to }) => ({ from, to, words: entity }))),
  );
  y += arrows(parts, y, services, 'Change feeds: from the source to the reader', joined(changes)) + 10;
  const calls = internal.flatMap(({ name, from, to }) =>
    (from ?? []).flatMap((caller) => to.map((callee) => ({ from: caller, to: callee, words: name }))),
  );
  y += arrows(parts, y, services, 'Other calls between services: from the caller to the callee', joined(calls)) + 16;
  const own = queues.filter(({ queue }) => !queue.startsWith('changes-')).map(({ queue }) => queue);
  bar(
    parts,
    y,
    'Redis',
    `nudges for each arrow of a feed; the queue ${own.join(', ')}; short notices between running services`,
  );
  y += 36 + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="Front ends, nginx, services, databases, change feeds and calls between services">`,
    `<style>${STYLE}\n</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" class="head"/></marker></defs>',
    `<rect width="${WIDTH}" height="${y}" class="ground"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
