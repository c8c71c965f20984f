import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUEUE_PAGE_PATH } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';

/** The lines of the map, as nginx reads them: exact paths first, then expressions in their order. */
const rules = readFileSync(join(__dirname, 'api-services.conf'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /^(?:"?(~?)(\S+?)"?) (svc-[a-z]+);$/.exec(line))
  .map((match) => ({ expression: match?.[1] === '~', pattern: match?.[2] ?? '', service: match?.[3] }));

function serviceOf(path: string): string | undefined {
  const exact = rules.find((rule) => !rule.expression && rule.pattern === path);
  return (exact ?? rules.find((rule) => rule.expression && new RegExp(rule.pattern).test(path)))?.service;
}

const published = Object.entries(calls).filter(([, call]) => call.path.startsWith('/api/'));
const sample = (path: string) => path.replace(/:\w+/g, 'x');

describe('the map from paths to services', () => {
  it.each(published)('sends %s to the service that answers it', (_, call) => {
    expect(serviceOf(sample(call.path))).toBe(`svc-${call.service}`);
  });

  it.each([QUEUE_PAGE_PATH, `${QUEUE_PAGE_PATH}/`, `${QUEUE_PAGE_PATH}/static/js/main.js`])(
    'sends %s to svc-auth',
    (path) => {
      expect(serviceOf(path)).toBe('svc-auth');
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
