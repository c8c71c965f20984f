import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

  it('names the file and the line that fail to bundle', () => {
    writeFileSync(inService('dist', 'main.js'), 'class {\n');
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain(`${SERVICE} cannot be bundled`);
    expect(stderr).toContain(`${SERVICE}/dist/main.js:1`);
  });
});
