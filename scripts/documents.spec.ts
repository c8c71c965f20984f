import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const getText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Relative links, from the root. */
const links = documents.flatMap((file) =>
  [...getText(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => ({
    file,
    target: path.join(path.dirname(file), target),
  })),
);
/** Paths in code style, such as `nginx/limits.conf`. */
const names = documents.flatMap((file) =>
  [...getText(file).matchAll(/`((?:docs|deploy|e2e|mf-\w+|nginx|packages|scripts|shell|svc-\w+)\/[\w./-]*)`/g)].map(
    ([, target = '']) => ({ file, target }),
  ),
);

const FOLDERS = ['deploy', 'e2e', 'lint', 'nginx', 'packages', 'scripts', 'shell'];
const SERVICES = ['svc-auth', 'svc-invoice', 'svc-jobs', 'svc-media'];
const FRONT_ENDS = ['mf-admin', 'mf-contractor', 'mf-public'];
const SKIPPED = new Set(['node_modules', 'dist', '.types']);

/** Text of the sources and settings in a folder, without specs. */
function readSources(folder: string): string {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .map((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return readSources(name);
      return /\.(?:conf|json|mjs|sh|tsx?|yml)$/.test(name) && !/\.spec\.tsx?$/.test(name) ? getText(name) : '';
    })
    .join('\n');
}

/** Names of libraries, of Microsoft's settings and of an example, which our code doesn't contain. */
const FOREIGN_NAMES = new Set(['ConfigModule', 'createRouter', 'MaryJane', 'optionalClaims', 'useFormContext']);

/** Names in code style: `insertOnce`, `refuse('job_full')`; `tx.recordChange` in one piece, as `changed` alone is elsewhere. */
const identifiers = documents.flatMap((file) =>
  [...getText(file).matchAll(/`@?([A-Za-z][\w.]*)(\([^`]*\))?`/g)].flatMap(([, name = '', call]) =>
    name
      .split(/(?<!^tx)\./)
      .filter((part) => call || /[a-z][A-Z]|^tx\./.test(part))
      .map((part) => ({ file, name: part })),
  ),
);

describe('Documents', () => {
  it('link and name only existing files', () => {
    const missing = [...links, ...names].filter(({ target }) => !existsSync(path.join(ROOT, target)));
    expect(missing).toEqual([]);
  });

  it('name only existing functions, classes and properties', () => {
    const sources = [...FOLDERS, ...SERVICES, ...FRONT_ENDS].map(readSources).join('\n') + getText('biome.json');
    const known = new Set(sources.match(/tx\.\w+|\w+/g)?.flatMap((name) => [name, name.replace('tx.', '')]));
    expect(identifiers.length).toBeGreaterThan(100);
    expect(identifiers.filter(({ name }) => !known.has(name) && !FOREIGN_NAMES.has(name))).toEqual([]);
  });

  it('name only existing alerts', () => {
    const cells = [...getText('docs/scaling.md').matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
    const named = cells.flatMap((cell) => cell.match(/\b(?:[A-Z][a-z]+){2,}\b/g) ?? []);
    const rules = ['alerts', 'alerts-machine'].map((name) => getText(`deploy/monitoring/${name}.yml`)).join('');
    const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(alerts).toEqual(expect.arrayContaining(named));
  });

  it('name only existing npm scripts', () => {
    const { scripts } = JSON.parse(getText('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((file) =>
      [...getText(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
    );
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });

  it('list each decision record', () => {
    const records = readdirSync(path.join(ROOT, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
    const list = getText('docs/decisions/README.md');
    expect(records.filter((name) => !list.includes(`](${name})`))).toEqual([]);
  });
});
