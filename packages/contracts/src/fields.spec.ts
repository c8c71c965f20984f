import type { z } from 'zod';
import {
  businessDate,
  businessDateTime,
  id,
  jsonText,
  line,
  location,
  moneyInput,
  month,
  optionalPrintedLine,
  paragraph,
  printedLine,
  timeRange,
  year,
} from './fields.js';

import { BANKS } from './registration.js';
import { timelineRow } from './schedule/index.js';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('fields', () => {
  it.each([
    ['32', 3200],
    ['32.5', 3250],
    ['0.05', 5],
    [35.1, 3510],
    ['1000000', 100_000_000],
  ])('read %p dollars as %p cents', (text, cents) => expect(moneyInput.parse(text)).toBe(cents));

  it.each(['', '-1', '1.005', '1e3', 'NaN', '1000000.01', '١', ' ', null, {}, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuse %p as an amount',
    (value) => expect(accepts(moneyInput, value)).toBe(false),
  );

  it('turn text that isn’t an id into the nil id', () => {
    expect(id.parse('42')).toBe('00000000-0000-0000-0000-000000000000');
    expect(id.parse(' 01900000-0000-7000-8000-00000000000A ')).toBe('01900000-0000-7000-8000-00000000000a');
    expect(accepts(id, 42)).toBe(false);
    expect(accepts(id, '')).toBe(false);
  });

  it.each([
    [businessDate, '2028-02-29', true],
    [businessDate, '2026-02-29', false],
    [businessDate, '2026-13-01', false],
    [businessDateTime, '2026-11-20T06:30', true],
    [businessDateTime, '2026-11-31T06:30', false],
    [businessDateTime, '2026-11-20T24:00', false],
    [timeRange, '22:00-06:00', true],
    [timeRange, '22:00-24:00', false],
    [year, '2022', true],
    [year, '2021', false],
    [month, '12', true],
    [month, '13', false],
    [location, '-34.9285,138.6007,12.5', true],
    [location, '-34.9285, 138.6007', true],
    [location, '-94.9,138.6', false],
    [location, 'here', false],
  ])('accept only valid values: %# %p', (schema, value, expected) =>
    expect(accepts(schema as z.ZodType, value)).toBe(expected),
  );

  it('accept a year and a month as numbers', () => {
    expect([year.parse(2026), month.parse(7), month.parse(12)]).toEqual(['2026', '07', '12']);
    expect([2021, 2026.5, -2026].some((value) => accepts(year, value))).toBe(false);
    expect([0, 13, 7.5, -7].some((value) => accepts(month, value))).toBe(false);
    const getMessage = (value: unknown) => month.safeParse(value).error?.issues[0]?.message;
    expect([getMessage('13'), getMessage(13)]).toEqual(Array(2).fill('must be a month from 01 to 12'));
  });

  it('drop text direction marks, which address books put around numbers', () => {
    expect(line(40).parse(' \u202a0491 570 006\u202c ')).toBe('0491 570 006');
    expect(line(40).parse('Helen\u202e hsraM\u2069')).toBe('Helen hsraM');
    expect(paragraph(40).parse('one\n\u2066two')).toBe('one\ntwo');
    expect(line(40).parse('שרה כהן')).toBe('שרה כהן');
    expect(accepts(line(40), '\u202e')).toBe(false);
  });

  it('read rows from JSON text and from JSON itself', () => {
    const rows = [{ time: '06:00-08:00', days: ['Mo', 'We'], isRemove: false }];
    const schema = jsonText(timelineRow.array());
    expect(schema.parse(JSON.stringify(rows))).toEqual(rows);
    expect(schema.parse(rows)).toEqual(rows);
    expect(accepts(schema, '[')).toBe(false);
    expect(accepts(schema, '{"__proto__":1}')).toBe(false);
  });
});

it('lists 41 banks, each once', () => {
  expect(BANKS).toHaveLength(41);
  expect(new Set(BANKS).size).toBe(41);
});

describe('printed name', () => {
  it.each([
    'Seán O’Brien & Söhne',
    'Nguyễn Thị Mai',
    'Иван Ελένη',
    '王小明 陳大文 さくら',
    'सीता श्रेष्ठ',
    'ශ්‍රී නිමල් පෙරේරා',
    'محمد عبد الله',
    'தமிழ் செல்வி',
    'শ্রী রহমান',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'สมชาย ใจดี',
    'Smith™ (SA) — No. 1 + 2',
    'Clean 🧽 Co',
  ])('accepts %s', (name) => {
    expect(printedLine(120).safeParse(name).success).toBe(true);
    expect(optionalPrintedLine(120).safeParse(name).success).toBe(true);
  });

  it.each([
    ['김민수', '김민수'],
    ['Sok សុខ', 'សុខ'],
    ['דוד Ltd', 'דו'],
    ['𝓢𝓪𝓻𝓪 Co', '𝓢𝓪𝓻'],
    ['𠮷野', '𠮷'],
    ['★ Clean → Co ❤', '★→'],
    ['Mill Ⅱ', 'Ⅱ'],
  ])('refuses %s and names the letters that no font has', (name, letters) => {
    const { error } = printedLine(120).safeParse(name);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `has letters that we can’t print: ${letters}. Write it in English letters`,
    ]);
  });
});
