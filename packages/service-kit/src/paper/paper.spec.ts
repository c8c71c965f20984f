import { describeTables, documentOf } from '../testing/paper-tables.js';
import { readPdf, textsOf } from '../testing/read-pdf.js';
import { Paper, type PaperLogo } from './index.js';

const LATIN = 'č ș ő ř ů ł Đ ằ ọ ữ ẫ ß œ þ Ğ ı ǆ ŉ';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describeTables(
  [
    [1, 1],
    [30, 1],
    [60, 2],
  ],
  1_000,
);

describe('paper', () => {
  it('has all of Latin in embedded fonts, a title and its language, whatever was printed before', async () => {
    const before = new Paper({ title: 'Composed letters' });
    before.text('í ř');
    await before.end();
    const paper = new Paper({ title: `Rechnung ${LATIN}` });
    paper.text(LATIN);
    paper.text(LATIN, { weight: 'bold' });
    paper.text('Dvor\u030ca\u0301k කොළඹ soft\u00adhyphen');
    const { pages, fonts, title, language } = readPdf(await paper.end());
    expect([title, language]).toEqual([`Rechnung ${LATIN}`, 'en-AU']);
    const [regular = '', bold, other] = (pages[0] ?? '').split('\n');
    expect([regular, bold]).toEqual([LATIN, LATIN]);
    expect(other).toBe('Dvořák ??? softhyphen');
    expect(fonts.map(({ isEmbedded }) => isEmbedded)).toEqual([true, true]);
    expect(fonts.map(({ name }) => name.replace(/^.*\+/, '')).sort()).toEqual(['NotoSans-Bold', 'NotoSans-Regular']);
  });

  it('keeps the totals with the last row', async () => {
    for (const count of [33, 35, 36]) {
      const { pages } = await documentOf(count);
      const last = pages.at(-1) ?? '';
      expect(last).toMatch(/02\/11\/2026 Place \d+ A\$[\d.]+\nTotal/);
    }
  });

  it('has headings, paragraphs and tables that screen readers find', async () => {
    const paper = new Paper({ title: 'Statement' });
    paper.beside(
      () => paper.text('Gumleaf'),
      () => {
        paper.heading('STATEMENT', { align: 'right' });
        paper.facts([{ label: 'Number', value: 'S-1' }], { align: 'right' });
      },
    );
    paper.heading('November', { level: 2 });
    paper.table({
      columns: [{ title: 'PLACE' }, { title: 'AMOUNT', align: 'right' }],
      rows: [
        { cells: ['Torrens Tower', ''], kind: 'group' },
        { cells: ['Foyer', 'A$1.00'], note: '2 and 4 November' },
        { cells: ['Sum', 'A$1.00'], kind: 'sum' },
      ],
    });
    const document = readPdf(await paper.end());
    expect(textsOf(document, 'H1').map((text) => text.trim())).toEqual(['STATEMENT']);
    expect(textsOf(document, 'H2').map((text) => text.trim())).toEqual(['November']);
    expect(textsOf(document, 'TH').map((text) => text.trim())).toEqual(['Number', 'PLACE', 'AMOUNT', 'Torrens Tower']);
    const rows = textsOf(document, 'TR').map((text) => text.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual([
      'Number S-1',
      'PLACE AMOUNT',
      'Torrens Tower',
      'Foyer 2 and 4 November A$1.00',
      'Sum A$1.00',
    ]);
  });

  it('says in place of a table that there is nothing', async () => {
    const paper = new Paper({ title: 'Costs' });
    paper.table({
      columns: [{ title: 'PLACE' }, { title: 'COST', align: 'right' }],
      rows: [],
      empty: 'No work in these days.',
    });
    expect(readPdf(await paper.end()).pages).toEqual(['PLACE COST\nNo work in these days.']);
  });

  it("has the company's logo at its head, which is read as the company's name, or none", async () => {
    const headed = async (logo?: PaperLogo) => {
      const paper = new Paper({ title: 'Tax invoice INV-00007', logo });
      paper.heading('TAX INVOICE');
      const { structure } = readPdf(await paper.end());
      return structure[0]?.children[0]?.children.map(({ role }) => role);
    };
    expect(await headed({ content: DOT, width: 480, height: 160, name: 'Gumleaf' })).toEqual(['Figure', 'H1']);
    expect(await headed()).toEqual(['H1']);
  });

  it('has pictures in rows with their captions, on as many pages as they need', async () => {
    const paper = new Paper({ title: 'Inspection' });
    const picture = (number: number) => ({ content: DOT, width: 480, height: 640, caption: `Kitchen ${number}` });
    paper.pictures(Array.from({ length: 14 }, (_, index) => picture(index + 1)));
    paper.text('Behind them');
    const document = readPdf(await paper.end());
    expect(textsOf(document, 'Caption').map((text) => text.trim())).toEqual(
      Array.from({ length: 14 }, (_, index) => `Kitchen ${index + 1}`),
    );
    expect(document.pages).toHaveLength(2);
    expect(document.pages[1]).toContain('Behind them');
  });
});
