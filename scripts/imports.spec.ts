import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(__dirname, '..');
const scripts = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
const IMPORT = /import \{([^}]+)\} from '(@cleaning\/|[./]+)([^']+)\/dist\/([^']+)\.js'/g;

/** Imports from built packages and services, which no compiler checks. */
const imports = scripts.flatMap((script) =>
  [...readFileSync(join(__dirname, script), 'utf8').matchAll(IMPORT)].map(
    ([, names = '', from = '', part = '', file]) => ({
      script,
      source: join(from.startsWith('@') ? ROOT : resolve(__dirname, script, '..', from), part, 'src', `${file}.ts`),
      names: names.split(',').flatMap((name) => name.trim().split(' as ')[0] || []),
    }),
  ),
);

describe('Scripts', () => {
  it('import from built code', () => {
    expect(imports.length).toBeGreaterThan(5);
  });

  it.each(imports)('import only existing names: $script, $names', ({ source, names }) => {
    expect(existsSync(source)).toBe(true);
    const text = readFileSync(source, 'utf8');
    if (/^export \*/m.test(text)) return;
    for (const name of names) expect(text).toMatch(new RegExp(`^export [^;]*\\b${name}\\b`, 'm'));
  });
});
