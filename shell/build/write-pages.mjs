/**
 * Writes the public pages. Runs at the end of a build (prerender.mjs) and in a process beside svc-media, from a copy in the folder of the
 * program (.cache/pages): it needs nothing but that folder.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const load = createRequire(import.meta.url);
const { toFileName, listTexts, pagePaths, renderOne, renderSite, sharePictures, buildSitemap, ...render } =
  load('./render.cjs');
const { pageDetails } = load('./pages.cjs');

/** Content of the pages before the office has changed anything. */
export const { FIRST_DATA } = render;

const { default: routes } = load('./routes.cjs');

/** The drawings of link previews: `[path, address of a file, or SVG]`. */
export const drawings = () => sharePictures(routes, pageDetails);

const compress = promisify(gzip);
const unpack = promisify(gunzip);

/** @param input site: the address without a trailing slash; data: SiteData of packages/contracts */
async function readInput({ site, data }) {
  const read = (name) => readFile(join(import.meta.dirname, name), 'utf8');
  return {
    routes,
    pageDetails,
    template: await read('template.html'),
    site,
    data,
    chunks: JSON.parse(await read('remote-chunks.json')),
  };
}

const toWholeSeconds = (time) => Math.floor(time / 1000);

/**
 * Replaces a file atomically, with the compressed copy that nginx sends. An unchanged file keeps its modification time,
 * because browsers have it cached. nginx tells versions apart by whole seconds and length, so a new one gets a later
 * second.
 */
async function put(file, text) {
  const former = await readFile(file, 'utf8').catch(() => undefined);
  // A process killed between the two files leaves them different.
  const compressed = await readFile(`${file}.gz`)
    .then((bytes) => unpack(bytes))
    .catch(() => undefined);
  if (former === text && compressed?.toString() === text) return;
  const formerTime = former === undefined ? 0 : toWholeSeconds((await stat(file)).mtimeMs);
  const time = former === text ? formerTime : Math.max(toWholeSeconds(Date.now()), formerTime + 1);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    // The plain file last: once it exists, both do.
    for (const [ending, content] of [
      ['.gz', await compress(text, { level: 9 })],
      ['', text],
    ]) {
      await writeFile(part, content);
      await utimes(part, time, time);
      await rename(part, `${file}${ending}`);
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Removes files of a killed writer. Only one process writes to the folder. */
async function removeParts(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
}

const SHOWN_ATTRIBUTES = / (?:src|srcset|href|alt)="[^"]*"/gi;

/**
 * A page's own content: title, description, and the texts, pictures and links of its main part. Excludes the header and
 * footer, which all pages share, and the names of scripts and styles, which change with each build.
 */
function readContent(html) {
  const head = html.match(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs) ?? [];
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? html;
  const shown = main.replace(/<[^>]*>/g, (tag) => ` ${(tag.match(SHOWN_ATTRIBUTES) ?? []).join('')} `);
  return [...head, shown].join('\n');
}

/** Day of each page's last change, by path: `{path: {hash, day}}`. */
async function readDays(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

async function keepDays(file, days) {
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, JSON.stringify(days));
  await rename(part, file);
}

/**
 * Writes all pages to a folder, each atomically. `input` has site, data, the folder `to`, the file `days` that stores
 * across builds when pages changed, and `today` (YYYY-MM-DD) at the company.
 */
export async function writePages(input) {
  const { to, site, days: file, today } = input;
  await removeParts(to);
  const files = await renderSite(await readInput(input));
  for (const [name, text] of files) await put(join(to, name), text);
  const known = await readDays(file);
  const days = Object.fromEntries(
    pagePaths(routes).map((path) => {
      const hash = createHash('sha256')
        .update(readContent(files.get(toFileName(path))))
        .digest('hex');
      return [path, known[path]?.hash === hash ? known[path] : { hash, day: today }];
    }),
  );
  await keepDays(file, days);
  await put(
    join(to, 'sitemap.xml'),
    buildSitemap(site, pagePaths(routes), (path) => days[path].day),
  );
}

/** Characters that a text may have: twice as many as the page’s own. */
const largest = (own) => {
  // A sentence may become a paragraph; a heading has to stay one line.
  const least = own.length > 60 ? 600 : 80;
  return Math.min(2000, Math.max(least, own.length * 2));
};

const TASKS = {
  write: writePages,
  /** Preview of one page, inert; null if the address has no page. */
  preview: async ({ path, ...input }) =>
    pagePaths(routes).includes(path)
      ? (await renderOne(await readInput(input), path)).replace('<div id="root"', '<div inert id="root"')
      : null,
  /** The texts that the office can change, as the pages have them. */
  texts: async () =>
    [...(await listTexts(routes))].map(([key, own]) => {
      const text = typeof own === 'string' ? own : own.join('\n');
      return { key, own: text, is_list: typeof own !== 'string', max: largest(text) };
    }),
};

async function answer({ id, task, input }) {
  try {
    process.send?.({ id, made: await TASKS[task](input) });
  } catch (error) {
    process.send?.({ id, failed: String(error?.stack ?? error) });
  }
}

if (process.send) {
  // One at a time: two writers must not write the same file.
  let last = Promise.resolve();
  process.on('message', (message) => {
    last = last.then(() => answer(message));
  });
  process.on('disconnect', () => process.exit());
}
