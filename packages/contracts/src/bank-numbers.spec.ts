import { findBankNumber } from './bank-numbers.js';

describe('bank details in a text', () => {
  it.each([
    'Please pay to BSB 105-900, account 12345678.',
    'BSB 105900',
    'BSB 105 900',
    'BSB 105 900',
    'BSB 105‑900',
    'BSB 105 – 900',
    'BSB 105−900',
    'BSB 105.900',
    'BSB 105/900',
    'BSB 105:900',
    'BSB (105) 900',
    'BSB 105,900',
    'BSB 1 0 5 9 0 0',
    'BSB 105​900',
    'BSB １０５-９００',
    'BSB 𝟏𝟎𝟓𝟗𝟎𝟎',
    'BSB ١٠٥-٩٠٠',
    'BSB १०५ ९००',
    'BSB ①⓪⑤⑨⓪⓪',
    'BSB 1️⃣0️⃣5️⃣9️⃣0️⃣0️⃣',
    'BSB 1O5-9OO',
    'BSB l05-900',
    'BSB one zero five nine zero zero',
    'BSB One-Oh-Five, then nine double zero'.replace(', then', ''),
    'account 1234 5678',
    'account 12 34 56',
    'account 1234567890',
    'account 105900 12345678',
    'to 105900-12345678 by Friday',
    'Account:123456',
  ])('is found: %s', (text) => expect(findBankNumber(text)).toBeDefined());

  it.each([
    'Hello {client}, {total} was due on {due}. It is overdue for {days} ({count}).',
    'Please pay A$1,484.46 within 7 days.',
    'A$105,900.00 is open, $12500 of it for INV-00012 and INV-00013.',
    'It was 1,484.46 and is 1234.50 now.',
    'Invoice 00003 and invoices 00004, 00005, 00006 are open.',
    'Due on 28/11/2026, 28.11.26, 2026-11-28 or 28 Nov 2026.',
    'For the financial year 2025-26 (2025/2026).',
    'Call (08) 8123 4567, 08 8123 4567, 0412 345 678, +61 8 8123 4567, 1300 123 456 or 13 12 34.',
    'Call between 8:00 and 17:00, 9:00–17:00.',
    'Our ABN is 51 824 753 556.',
    'Level 12, 250 North Terrace, Adelaide SA 5000\nWe open at 8.',
    'One of two invoices is open; one, two or three days are fine.',
    'The rates of 2026: 10 % GST.',
  ])('is not seen in: %s', (text) => expect(findBankNumber(text)).toBeUndefined());

  it.each([
    ['Call (08) 8123 4567.', undefined],
    ['Call +61 8 8123 4567.', undefined],
    ['Our ABN is 51 824 753 556.', undefined],
    ['Pay to PayID 0412 345 678.', '0412 345 678'],
    ['Pay to PayID 53 004 085 616.', '53 004 085 616'],
  ])('of a company that is known is a number that is not its own: %s', (text, found) =>
    expect(findBankNumber(text, ['08 8123 4567', '51824753556', ''])).toBe(found),
  );
});
