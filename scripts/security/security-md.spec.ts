import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUIREMENTS } from './asvs-5.0.0.mjs';

const ROOT = join(__dirname, '../..');
const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');

interface Row {
  readonly requirements: readonly string[];
  readonly answer: string;
  readonly how: string;
}

/** `V10.1.1–V10.7.3` stands for all between them, in the standard's order. */
function requirementsOf(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  return REQUIREMENTS.slice(REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last) + 1);
}

const rows: Row[] = [...text.matchAll(/^\| (V[\d.]+(?:–V[\d.]+)?) +\| ([^|]+?) +\| (.+?) +\|$/gm)].map(
  ([, cell = '', answer = '', how = '']) => ({ requirements: requirementsOf(cell), answer, how }),
);
const namedFiles = [
  ...new Set([...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sh|conf|yml|md))`/g)].map(([, file = '']) => file)),
];

describe('SECURITY.md', () => {
  it('answers each requirement of ASVS 5.0.0, levels 1 and 2, once', () => {
    expect(rows.flatMap(({ requirements }) => requirements)).toEqual(REQUIREMENTS);
  });

  it('answers with one of four words', () => {
    const other = rows.filter(({ answer }) => !['yes', 'partly', 'no', 'n/a'].includes(answer));
    expect(other.map(({ requirements, answer }) => [requirements[0], answer])).toEqual([]);
  });

  it('says more than the word', () => {
    expect(rows.filter(({ how }) => how.length < 5)).toEqual([]);
  });

  it.each(namedFiles)('names %s, which is there', (file) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });
});
