import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FILE_BYTES, QUEUE_PAGE_PATH } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';

/** The lines of the map, as nginx reads them: exact paths first, then expressions in their order. */
const rules = readFileSync(join(__dirname, 'api-services.conf'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(?:"?(~?)(\S+?)"?) (svc-[a-z]+);$/.exec(line))
  .map((match) => ({ expression: match?.[1] === '~', pattern: match?.[2] ?? '', service: match?.[3] }));

function getService(path: string): string | undefined {
  const exact = rules.find((rule) => !rule.expression && rule.pattern === path);
  return (exact ?? rules.find((rule) => rule.expression && new RegExp(rule.pattern).test(path)))?.service;
}

const published = Object.entries(calls).filter(([, call]) => call.path.startsWith('/api/'));
const sample = (path: string) => path.replace(/:\w+/g, 'x');

describe('the map from paths to services', () => {
  it.each(published)('sends %s to the service that answers it', (_, call) => {
    expect(getService(sample(call.path))).toBe(`svc-${call.service}`);
  });

  it.each([QUEUE_PAGE_PATH, `${QUEUE_PAGE_PATH}/`, `${QUEUE_PAGE_PATH}/static/js/main.js`])(
    'sends %s to svc-auth',
    (path) => {
      expect(getService(path)).toBe('svc-auth');
    },
  );

  it('has no line that no call needs', () => {
    const used = new Set([QUEUE_PAGE_PATH, ...published.map(([, call]) => sample(call.path))]);
    const idle = rules.filter(({ expression, pattern }) =>
      expression ? ![...used].some((path) => new RegExp(pattern).test(path)) : !used.has(pattern),
    );
    expect(idle.map(({ pattern }) => pattern)).toEqual([]);
  });
});

describe('the locations of calls with files', () => {
  const text = readFileSync(join(__dirname, 'api-uploads.conf'), 'utf8');
  const limits = new Map(
    [...text.matchAll(/location = (\S+) \{\n {2}client_max_body_size (\d+)m;/g)].map(([, path = '', megabytes]) => [
      path,
      Number(megabytes) * 1024 * 1024,
    ]),
  );
  const uploads = published.filter(([, { bodyKind }]) => bodyKind === 'files');

  it.each(uploads)('let all files of %s through', (_, { path, files }) => {
    const count = files.reduce((sum, { maxCount }) => sum + maxCount, 0);
    expect(limits.get(path)).toBeGreaterThan(count * MAX_FILE_BYTES);
  });

  it('are of these calls alone', () => {
    expect([...limits.keys()].sort()).toEqual(uploads.map(([, { path }]) => path).sort());
  });
});
