import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const dockerfiles = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .flatMap(({ name }) => readdirSync(join(ROOT, name)).map((file) => relative(ROOT, join(ROOT, name, file))))
  .filter((file) => file.endsWith('Dockerfile'));

const SECRET = /(PASSWORD|SECRET|TOKEN|_KEY|DATABASE_URL|REDIS_URL)/;

describe('images', () => {
  it('are all looked at', () => {
    expect(dockerfiles.length).toBeGreaterThanOrEqual(9);
  });

  it.each(dockerfiles)('%s takes no secret, neither as ARG nor as ENV', (file) => {
    const settings = read(file)
      .split('\n')
      .filter((line) => /^(ARG|ENV)\b/.test(line));
    expect(settings.filter((line) => SECRET.test(line))).toEqual([]);
  });

  it.each(['.git', '.env', '.data', '.ci'])('never contain %s, because the build does not see it', (name) => {
    expect(read('.dockerignore').split('\n')).toContain(name);
  });
});
