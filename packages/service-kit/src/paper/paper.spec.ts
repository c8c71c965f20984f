import { describeTables, readDocument } from '../testing/paper-tables.js';
import { getTexts, readPdf } from '../testing/read-pdf.js';
import { hasExtractableGlyphs } from './fonts.js';
import { Paper, type PaperLogo } from './index.js';
import { splitRuns } from './runs.js';

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
  it('embeds fonts for all Latin letters and sets title and language', async () => {
    const before = new Paper({ title: 'Composed letters' });
    before.writeText('í ř');
    await before.end();
    const paper = new Paper({ title: `Rechnung ${LATIN}` });
    paper.writeText(LATIN);
    paper.writeText(LATIN, { weight: 'bold' });
    paper.writeText('Dvor\u030ca\u0301k 김민수 soft\u00adhyphen');
    const { pages, fonts, title, language } = readPdf(await paper.end());
    expect([title, language]).toEqual([`Rechnung ${LATIN}`, 'en-AU']);
    const [regular = '', bold, other] = (pages[0] ?? '').split('\n');
    expect([regular, bold]).toEqual([LATIN, LATIN]);
    expect(other).toBe('Dvořák ??? softhyphen');
    expect(fonts.map(({ isEmbedded }) => isEmbedded)).toEqual([true, true]);
    expect(fonts.map(({ name }) => name.replace(/^.*\+/, '')).sort()).toEqual(['NotoSans-Bold', 'NotoSans-Regular']);
  });

  it.each([
    ['Chinese', '王小明清洁有限公司 陳大文', 'NotoSansSC'],
    ['Japanese', 'さくら クリーニング', 'NotoSansSC'],
    ['Nepali', 'सीता श्रेष्ठ', 'NotoSansDevanagari'],
    ['Sinhala', 'ලංකා නිමල්', 'NotoSansSinhala'],
    ['Tamil', 'தமிழ்', 'NotoSansTamil'],
    ['Bengali', 'রহমান', 'NotoSansBengali'],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ', 'NotoSansGurmukhi'],
    ['Thai', 'สมชาย ใจดี', 'NotoSansThai'],
    ['Arabic', 'محمد عبد الله', 'NotoSansArabic'],
    ['Persian', 'گلناز پژمان', 'NotoSansArabic'],
    ['emoji', 'Café 🍜 🧹', 'NotoEmoji'],
  ])('prints names in %s with their own font', async (_, name, font) => {
    const paper = new Paper({ title: `Statement ${name}` });
    paper.writeText(name);
    paper.writeText(name, { weight: 'bold' });
    paper.writeFacts([{ label: 'Client', value: `${name} Pty Ltd` }]);
    paper.writeTable({
      columns: [{ title: 'PLACE' }, { title: 'AMOUNT', align: 'right' }],
      rows: [{ cells: [name, 'A$1.00'] }],
    });
    const bytes = await paper.end();
    const { pages, fonts, title } = readPdf(bytes);
    expect(title).toBe(`Statement ${name}`);
    expect(pages[0]).not.toContain('?');
    const names = fonts.map((found) => found.name.replace(/^.*\+/, ''));
    expect(names).toEqual(expect.arrayContaining([`${font}-Regular`, `${font}-Bold`]));
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    // Copying and searching need the same letters.
    for (const letter of new Set(name.replace(/[\s\u200d]/g, ''))) expect(pages[0]).toContain(letter);
  });

  it('splits text by script and detects glyphs in another order', () => {
    expect(splitRuns('Pty हिन्दी Ltd').map(({ text, script }) => [text, script])).toEqual([
      ['Pty ', 'latin'],
      ['हिन्दी', 'devanagari'],
      [' Ltd', 'latin'],
    ]);
    expect(hasExtractableGlyphs('हिन्दी', 'devanagari', 'regular')).toBe(false);
    expect(hasExtractableGlyphs('सीता', 'devanagari', 'regular')).toBe(true);
  });

  it('loads the font of a script only when a text needs it', async () => {
    const { fonts } = readPdf(await new Paper({ title: 'Empty' }).end());
    expect(fonts).toEqual([]);
  });

  it('prints a question mark for a character that no font has', async () => {
    const paper = new Paper({ title: 'Names' });
    paper.writeText('김민수 សុខ');
    expect(readPdf(await paper.end()).pages).toEqual(['??? ??']);
  });

  it('keeps the totals with the last row', async () => {
    for (const count of [33, 35, 36]) {
      const { pages } = await readDocument(count);
      const last = pages.at(-1) ?? '';
      expect(last).toMatch(/02\/11\/2026 Place \d+ A\$[\d.]+\nTotal/);
    }
  });

  it('tags headings and tables for screen readers', async () => {
    const paper = new Paper({ title: 'Statement' });
    paper.writeBeside(
      () => paper.writeText('Gumleaf'),
      () => {
        paper.writeHeading('STATEMENT', { align: 'right' });
        paper.writeFacts([{ label: 'Number', value: 'S-1' }], { align: 'right' });
      },
    );
    paper.writeHeading('November', { level: 2 });
    paper.writeTable({
      columns: [{ title: 'PLACE' }, { title: 'AMOUNT', align: 'right' }],
      rows: [
        { cells: ['Torrens Tower', ''], kind: 'group' },
        { cells: ['Foyer', 'A$1.00'], note: '2 and 4 November' },
        { cells: ['Sum', 'A$1.00'], kind: 'sum' },
      ],
    });
    const document = readPdf(await paper.end());
    expect(getTexts(document, 'H1').map((text) => text.trim())).toEqual(['STATEMENT']);
    expect(getTexts(document, 'H2').map((text) => text.trim())).toEqual(['November']);
    expect(getTexts(document, 'TH').map((text) => text.trim())).toEqual(['Number', 'PLACE', 'AMOUNT', 'Torrens Tower']);
    const rows = getTexts(document, 'TR').map((text) => text.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual([
      'Number S-1',
      'PLACE AMOUNT',
      'Torrens Tower',
      'Foyer 2 and 4 November A$1.00',
      'Sum A$1.00',
    ]);
  });

  it('prints a sentence in place of an empty table', async () => {
    const paper = new Paper({ title: 'Costs' });
    paper.writeTable({
      columns: [{ title: 'PLACE' }, { title: 'COST', align: 'right' }],
      rows: [],
      empty: 'No work in these days.',
    });
    expect(readPdf(await paper.end()).pages).toEqual(['PLACE COST\nNo work in these days.']);
  });

  it('puts the logo before the heading when there is one', async () => {
    const listRoles = async (logo?: PaperLogo) => {
      const paper = new Paper({ title: 'Tax invoice INV-00007', logo });
      paper.writeHeading('TAX INVOICE');
      const { structure } = readPdf(await paper.end());
      return structure[0]?.children[0]?.children.map(({ role }) => role);
    };
    expect(await listRoles({ content: DOT, width: 480, height: 160, name: 'Gumleaf' })).toEqual(['Figure', 'H1']);
    expect(await listRoles()).toEqual(['H1']);
  });

  it('prints pictures with captions on as many pages as needed', async () => {
    const paper = new Paper({ title: 'Inspection' });
    const picture = (number: number) => ({ content: DOT, width: 480, height: 640, caption: `Kitchen ${number}` });
    paper.drawPictures(Array.from({ length: 14 }, (_, index) => picture(index + 1)));
    paper.writeText('Behind them');
    const document = readPdf(await paper.end());
    expect(getTexts(document, 'Caption').map((text) => text.trim())).toEqual(
      Array.from({ length: 14 }, (_, index) => `Kitchen ${index + 1}`),
    );
    expect(document.pages).toHaveLength(2);
    expect(document.pages[1]).toContain('Behind them');
  });
});
