import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const ROOT = path.join(__dirname, '..', '..');
const SERVICE = path.join('.cache', `bundle-spec-${process.pid}`);
const inService = (...names: string[]) => path.join(ROOT, SERVICE, ...names);

/** Builds like `npm start` and lists the child processes that remain. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
import { bundleChanged } from './scripts/build.mjs';
await bundleChanged(['${SERVICE}']);
console.log('children:', readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8'));
`;

const build = () =>
  spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });

describe('Bundle of a service', () => {
  beforeEach(() => mkdirSync(inService('dist'), { recursive: true }));
  afterEach(() => {
    rmSync(inService(), { recursive: true });
    rmSync(path.join(ROOT, '.cache', 'build', `${SERVICE}.json`), { force: true });
  });

  it('leaves no build process behind', () => {
    writeFileSync(inService('dist', 'main.js'), 'class Start {}\nconsole.log(Start.name);\n');
    const { stdout, stderr } = build();
    expect({ stdout: stdout.trim(), stderr }).toEqual({ stdout: 'children:', stderr: '' });
    expect(existsSync(inService('dist', 'bundle', 'main.js'))).toBe(true);
  });

  it('keeps names and drops comments, indentation and letters beyond Latin-1', () => {
    writeFileSync(
      inService('dist', 'main.js'),
      "/** “Start” */\nclass Start {\n  work() {\n    throw new Error('“work”');\n  }\n}\nnew Start().work();\n",
    );
    build();
    const program = inService('dist', 'bundle', 'main.js');
    const text = readFileSync(program, 'utf8');
    expect(text).toMatch(/^[\0-\x7f]*$/);
    expect(text).not.toMatch(/\/\*\*|^ /m);
    const { stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect(stderr).toContain('“work”');
    expect(stderr).toContain('at Start.work');
  });

  it('names the file and the line that fail to bundle', () => {
    writeFileSync(inService('dist', 'main.js'), 'class {\n');
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(`${SERVICE} cannot be bundled`);
    expect(stderr).toContain(`${SERVICE}/dist/main.js:1`);
  });
});

const SOURCES = ['packages/contracts', 'packages/service-kit', 'svc-auth', 'svc-jobs', 'svc-media', 'svc-invoice'];

const listSources = () =>
  SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|(?:^|\/)testing\//.test(name))
      .map((name) => path.join(folder, 'src', name)),
  );

describe('Sources of the services', () => {
  // One such letter in a bundle, and V8 keeps the whole file with two bytes for each character: docs/decisions/0108.
  it('have no letter beyond Latin-1 where esbuild does not escape it', () => {
    const minify = (file: string) =>
      transformSync(readFileSync(path.join(ROOT, file), 'utf8'), {
        loader: 'ts',
        minifyWhitespace: true,
        legalComments: 'none',
        tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
      }).code;
    expect(listSources().filter((file) => /[^\0-\xff]/.test(minify(file)))).toEqual([]);
  });
});
