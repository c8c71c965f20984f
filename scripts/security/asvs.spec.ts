import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_LINK_SECONDS, DOWNLOADS_PER_HOUR, QUEUE_PAGE_SECONDS } from '@cleaning/contracts';
import { REQUIREMENTS } from './asvs-5.0.0.mjs';

const ROOT = join(__dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');

interface Row {
  readonly requirements: readonly string[];
  readonly answer: string;
  readonly how: string;
}

/** `V10.1.1–V10.7.3` means all in between, in the standard's order. */
function getRequirements(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  return REQUIREMENTS.slice(REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last) + 1);
}

const rows: Row[] = [...text.matchAll(/^\| (V[\d.]+(?:–V[\d.]+)?) +\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
  ([, cell = '', answer = '', how = '']) => ({ requirements: getRequirements(cell), answer, how }),
);
const namedFiles = [
  ...new Set([...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sh|conf|yml|md))`/g)].map(([, file = '']) => file)),
];

describe('docs/asvs.md', () => {
  it('answers each requirement of ASVS 5.0.0, levels 1 and 2, once', () => {
    expect(rows.flatMap(({ requirements }) => requirements)).toEqual(REQUIREMENTS);
  });

  it('answers with one of four words', () => {
    const other = rows.filter(({ answer }) => !['yes', 'partly', 'no', 'n/a'].includes(answer));
    expect(other.map(({ requirements, answer }) => [requirements[0], answer])).toEqual([]);
  });

  it('explains each answer', () => {
    expect(rows.filter(({ how }) => how.length < 5)).toEqual([]);
  });

  it('names a test for each yes', () => {
    const without = rows.filter(({ answer, how }) => answer === 'yes' && !/\.spec\.ts`/.test(how));
    expect(without.map(({ requirements }) => requirements[0])).toEqual([]);
  });

  it('names a test for each way that data leaves the machine', () => {
    const [, section = ''] = /^## What leaves the machine\n([\s\S]*?)\n## /m.exec(text) ?? [];
    const ways = section
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| what |') && !line.startsWith('| ---'));
    expect(ways.length).toBeGreaterThan(5);
    expect(ways.filter((line) => !/\.spec\.ts`/.test(line))).toEqual([]);
  });

  it.each(namedFiles)('names %s, which exists', (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  const configuration = ['limits', 'api', 'api-uploads', 'routes', 'upload']
    .map((name) => readFileSync(join(ROOT, `nginx/${name}.conf`), 'utf8'))
    .join('');
  const inWords = { s: 'a second', m: 'a minute' } as Record<string, string>;
  it.each([
    ['logins', 'login'],
    ['registrations', 'registration'],
    ['uploads', 'upload'],
    ['calls', 'api'],
  ])('states the nginx limit for %s', (what, zone) => {
    const [, rate, unit = ''] = new RegExp(`zone=${zone}:\\w+ rate=(\\d+)r/([sm])`).exec(configuration) ?? [];
    const [, burst] = new RegExp(`zone=${zone} burst=(\\d+)`).exec(configuration) ?? [];
    expect(text).toContain(`| ${what} of an address | nginx | ${rate} ${inWords[unit]}, ${burst} at once`);
  });

  it('states how long links and passes are valid, and how often people can download their data', () => {
    expect([DOCUMENT_LINK_SECONDS / 60, QUEUE_PAGE_SECONDS / 60, DOWNLOADS_PER_HOUR]).toEqual([10, 30, 5]);
    expect(text).toMatch(/\| a link to a document, or to the files of a place \|.*\| ten minutes,/);
    expect(text).toMatch(/\| a pass to the queue page \|.*\| half an hour,/);
    expect(text).toContain('| own data as a ZIP | svc-auth | five an hour |');
  });
});
