import { computeRunningSums, Paper, type PaperRow } from '../paper/index.js';
import { getTexts, type ReadPdf, readPdf } from './read-pdf.js';

const LONG = `${'Torrens Tower and its very long name '.repeat(8)}${'W'.repeat(150)}`;

const formatDollars = (cents: number) => `A$${(cents / 100).toFixed(2)}`;

/** Prints a document with a table of `count` lines, like an invoice. */
export async function readDocument(
  count: number,
  text: (line: number) => string = (line) => `Place ${line}`,
): Promise<ReadPdf> {
  const paper = new Paper({ title: 'Tax invoice INV-00007', author: 'Wattlebird' });
  paper.writeHeading('TAX INVOICE');
  const cents = Array.from({ length: count }, (_, line) => 10_000 + line);
  const sums = computeRunningSums(cents);
  paper.writeTable({
    columns: [
      { title: 'DAY', fit: true },
      { title: 'PLACE' },
      { title: 'AMOUNT', align: 'right', carried: (rows) => formatDollars(sums[rows] ?? 0) },
    ],
    rows: cents.map((amount, line): PaperRow => ({ cells: ['02/11/2026', text(line), formatDollars(amount)] })),
    last: () => paper.writeTotals([{ label: 'Total', value: formatDollars(sums[count] ?? 0), isMain: true }]),
  });
  return readPdf(await paper.end());
}

const removeBlanks = (text: string) => text.replace(/\s/g, '');

/**
 * Tests tables that continue on further pages.
 * @param pages pairs of lines and the pages that they need
 * @param count words of the longest text
 */
export function describeTables(pages: [number, number][], count: number): void {
  describe('table on paper', () => {
    it.each(pages)('prints %i lines on %i pages and carries head and sum forward', async (count, expected) => {
      const document = await readDocument(count);
      expect(document.pages).toHaveLength(expected);
      const lines = document.pages.map((page) => page.split('\n'));
      let sum = 0;
      for (const [index, page] of lines.entries()) {
        expect(page).toContain('DAY PLACE AMOUNT');
        expect(page.some((line) => line.startsWith('Brought forward'))).toBe(index > 0);
        if (index > 0) expect(page).toContain(`Brought forward ${formatDollars(sum)}`);
        for (const line of page) sum += line.startsWith('02/11') ? Math.round(Number(line.split('A$')[1]) * 100) : 0;
        const isLast = index === expected - 1;
        expect(page.includes(`Carried forward ${formatDollars(sum)}`)).toBe(!isLast);
        expect(page.includes(`Total ${formatDollars(sum)}`)).toBe(isLast);
        const foot = `Tax invoice INV-00007 Page ${index + 1} of ${expected}`;
        expect(page.includes(foot)).toBe(expected > 1);
      }
      expect(sum).toBe(count * 10_000 + (count * (count - 1)) / 2);
      const places = getTexts(document, 'TD').filter((text) => text.includes('Place'));
      expect(places.map((text) => text.trim())).toEqual(Array.from({ length: count }, (_, line) => `Place ${line}`));
    });

    it('prints long texts in full across pages', async () => {
      const words = Array.from({ length: count }, (_, word) => `w${word}`).join(' ');
      const document = await readDocument(3, (line) => (line === 1 ? words : LONG));
      const printed = getTexts(document, 'TD').map(removeBlanks).join('');
      expect(printed).toContain(removeBlanks(LONG));
      expect(printed.replace('02/11/2026', '').split(removeBlanks(LONG))).toHaveLength(3);
      for (const word of words.split(' ')) expect(printed).toContain(word);
      expect(document.pages.join('')).not.toContain('…');
      expect(document.pages.length).toBeGreaterThan(2);
    });
  });
}
