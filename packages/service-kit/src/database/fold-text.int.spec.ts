import { foldText } from '@cleaning/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { defineService } from '../service.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { buildNumberPattern, buildTextPattern } from './lists.js';

const service = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  providers: [NoStateReaders, NoHandlers],
});

/** Texts and their folded form for searches and comparisons. */
const CASES: readonly (readonly [text: string, folded: string])[] = [
  ['Nguyễn Thị Mai', 'nguyen thi mai'],
  ['Nguy\u1ec5n'.normalize('NFD'), 'nguyen'],
  ['Thị  Mai', 'thi mai'],
  ['Đặng Đình', 'dang dinh'],
  ['Seán O’Brien', 'sean obrien'],
  ["O'Brien", 'obrien'],
  ['OʼBrien', 'obrien'],
  ['O`Brien', 'obrien'],
  ['O´Brien', 'obrien'],
  ['O＇Brien', 'obrien'],
  ['OBRIEN', 'obrien'],
  ['D’Angelo', 'dangelo'],
  ['Café Rosé', 'cafe rose'],
  ['BRIGHTWELL  DENTAL', 'brightwell dental'],
  ['Brightwell\u00a0Dental\u202fPty', 'brightwell dental pty'],
  ['  Smith-Jones ', 'smith jones'],
  ['Smith\u2011Jones', 'smith jones'],
  ['Smith \u2013 Jones', 'smith jones'],
  ['Smith\u2014Jones\u2212Berg', 'smith jones berg'],
  ['line\nand\ttab', 'line and tab'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Æblegård', 'aeblegard'],
  ['Œuvre', 'oeuvre'],
  ['Søren Kjærgaard', 'soren kjaergaard'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Þórður', 'thordur'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['राम', 'राम'],
  ['रमा', 'रमा'],
  ['清潔公司', '清潔公司'],
  ['100% _ \\', '100% _ \\'],
  ['INV-00003', 'inv 00003'],
  ["'", ''],
  ['', ''],
];
/** Characters that Unicode decomposes, or with an unexpected lower case. */
const ODD_SIGNS = '\u0130\u0149\u1fef\ufb01\u2033\u00a8\u1680\u2028ǅⅣ½ñÑ';

describe('fold_text', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(service);
  });
  afterAll(() => testApp.stop());

  const foldInDatabase = async (texts: readonly string[]): Promise<string[]> => {
    const rows = await testApp.dataSource.query<{ folded: string }[]>(
      'SELECT fold_text(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place',
      [texts],
    );
    return rows.map(({ folded }) => folded);
  };

  it.each(CASES)('folds %j to %j in TypeScript and in the database', async (text, folded) => {
    expect([foldText(text), await foldInDatabase([text])]).toEqual([folded, [folded]]);
    expect(foldText(folded)).toBe(folded);
  });

  it('folds random text the same way in both', async () => {
    const letters = [...CASES.flatMap(([text]) => [...text]), ...ODD_SIGNS];
    const words = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((signs) => signs.join(''));
    const texts = fc.sample(words, 2000);
    expect(await foldInDatabase(texts)).toEqual(texts.map(foldText));
  });

  it('returns null for null', async () => {
    expect(await testApp.dataSource.query('SELECT fold_text(NULL) AS folded')).toEqual([{ folded: null }]);
  });

  it('escapes typed wildcards in a pattern', async () => {
    const find = async (text: string, pattern: string) =>
      (await testApp.dataSource.query('SELECT fold_text($1) LIKE $2 AS found', [text, pattern]))[0].found;
    expect(await find('Nguyễn Thị Mai', buildTextPattern('thi  MAI'))).toBe(true);
    expect(await find('100 % wool', buildTextPattern('100_%'))).toBe(false);
    expect(await find('100_% wool', buildTextPattern('100_%'))).toBe(true);
    expect(await find('back\\slash', buildTextPattern('k\\s'))).toBe(true);
    expect(await find('0491570006', buildNumberPattern('0491-570 006'))).toBe(true);
    expect(await find('0491570006', buildNumberPattern('()'))).toBe(false);
  });
});
