import { readPdf, readPdfText } from '@cleaning/service-kit/testing';
import { DEMO_SUPPLIER } from '../settings/settings.service.js';
import type { StoredLine } from './quote.entity.js';
import { createQuotePdf, type QuotePaper } from './quote-pdf.js';

const line: StoredLine = {
  place: 'Ground floor',
  address: '1 King William Street, Adelaide SA 5000',
  work: 'Floors and kitchen.',
  basis: 'month',
  cents: 48_000,
  cleaners: 1,
  payCents: 3_333,
  schedule: [
    {
      time: '18:00-20:00',
      days: ['Mo', 'Fr'],
      isRemove: true,
      repeats: { every: 1, unit: 'week', which: '', from: '', until: '' },
    },
  ],
};
const paper = (quote: Partial<QuotePaper['quote']> = {}, more: Partial<QuotePaper> = {}): QuotePaper => ({
  quote: {
    number: 12,
    version: 1,
    company: 'Wattlebird Pty Ltd',
    name: 'Renée Đặng',
    address: 'Level 3',
    validUntil: '2026-12-31',
    lines: [line],
    texts: [{ title: 'Our terms', text: 'Materials are included.' }],
    ...quote,
  },
  supplier: DEMO_SUPPLIER,
  gstRate: 1_000,
  date: '2026-11-24',
  isDraft: false,
  ...more,
});
const readText = async (given: QuotePaper) => readPdfText(await createQuotePdf(given));

describe('Quote PDF', () => {
  it('prints recipient, sites with days and times, prices with and without GST, and validity', async () => {
    const text = await readText(paper());
    for (const part of [
      'Gumleaf Commercial Cleaning Pty Ltd',
      'QUOTE',
      'Q-00012',
      '24 Nov 2026',
      '31 Dec 2026',
      'Wattlebird Pty Ltd',
      'Renée Đặng',
      'Ground floor',
      'Every Monday and Friday, 18:00–20:00',
      'Floors and kitchen.',
      'per month',
      'A$480.00',
      'A$48.00',
      'A$528.00',
      'GST of 10% is added',
      'Our terms',
      'Materials are included.',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/DRAFT|Version|33\.33/);
  });

  it('marks a draft, and says that a new version replaces earlier ones', async () => {
    expect(await readText(paper({}, { isDraft: true }))).toContain('DRAFT');
    expect(await readText(paper({ version: 2 }))).toContain('2 (replaces earlier ones)');
  });

  it('sums up monthly prices, but not prices per visit', async () => {
    const both = await readText(
      paper({ lines: [line, { ...line, cents: 2_000 }, { ...line, basis: 'visit', cents: 9_999 }] }),
    );
    expect(both).toContain('Sub total per month, excluding GST A$500.00');
    expect(both).not.toContain('Total per visit');
    expect(await readText(paper({}, { gstRate: 0 }))).toContain('No GST is added');
  });

  it('continues on further pages with every site', async () => {
    const lines = Array.from({ length: 12 }, (_, at) => ({
      ...line,
      place: `Place ${at}`,
      work: 'Floors. '.repeat(40),
    }));
    const pdf = await createQuotePdf(paper({ lines }));
    expect(readPdf(pdf).pages.length).toBeGreaterThan(2);
    const text = readPdfText(pdf);
    for (const { place } of lines) expect(text).toContain(place);
  });
});
