import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

/** `name address` of each backend. */
const backends = [...read('upstreams.conf').matchAll(/^ {2}([\w-]+) ([\w-]+:\d+);$/gm)].map(
  ([, name, address]) => `${name} ${address}`,
);

describe('kept connections', () => {
  const text = read('upstreams-keepalive.conf');
  const groups = [...text.matchAll(/^upstream ([\w-]+) \{\n([^}]*)\}/gm)].map(([, name = '', body = '']) => ({
    name,
    body,
  }));

  it('are kept to every backend', () => {
    const kept = groups.map(({ name, body }) => `${name} ${/server (\S+) /.exec(body)?.[1]}`);
    expect(kept).toEqual(backends);
    expect([...text.matchAll(/^ {2}([\w-]+) \1;$/gm)].map(([, name]) => name)).toEqual(groups.map(({ name }) => name));
  });

  it('find new replicas, and keep no more than some', () => {
    for (const { name, body } of groups) {
      expect(body).toContain(`zone ${name} `);
      expect(body).toMatch(/server \S+ resolve /);
      expect(body).toMatch(/keepalive \d+;/);
    }
  });
});
