import { findInvoiceMentions } from './invoice-mentions.js';

const FIVE = new Set([5]);

describe('findInvoiceMentions', () => {
  it.each<[string, string[]]>([
    ['INV-00003', ['3']],
    ['INV00003', ['3']],
    ['INV 00003', ['3']],
    ['inv 3', ['3']],
    ['Invoice 00003', ['3']],
    ['Invoice no. 3', ['3']],
    ['Inv No 00003', ['3']],
    ['INV#00003', ['3']],
    ['Inv: 00003', ['3']],
    ['00003', ['3']],
    ['#00003', ['3']],
    ['BRIGHTWELL 00003 THANKS', ['3']],
    ['INVOICE INV00003 THANKS', ['3']],
    ['NV-00003', ['3']],
    ['INV-0000 3', ['3']],
    ['INV-00003BELL', ['3']],
    ['BELLINV-00003', ['3']],
    ['INV-00003/INV-00004', ['3', '4']],
    ['INV 00003&00004', ['3', '4']],
    ['Invoices 3, 4 and 5', ['3', '4', '5']],
    ['INV 00003 00004', ['3', '4']],
    ['00003/00004', ['3', '4']],
    ['00003 and 00004', ['3', '4']],
    ['INV-00003-4', ['3']],
    ['INV 12345', ['12345']],
    ['INV-00003 17/11/2026', ['3']],
    ['INV-00003 17 NOV 2026', ['3']],
    ['INV 3, 17/11/2026', ['3']],
    ['INV-00003 $720.00', ['3']],
    ['INV-00003, 720.00', ['3']],
  ])('reads %s as %j', (text, numbers) => expect([...findInvoiceMentions(text, FIVE)]).toEqual(numbers));

  it.each([
    '100003',
    'INVESTMENT',
    '17/11/2026',
    '2026-11-03',
    '3',
    '3 Nov 2026',
    'INV',
    '0412 000 003',
    '0412 00003',
    '08 8000 0003',
    '+61 412 000 003',
    'BSB 065-000',
    '00003-4411',
    '12 00003',
    'ADJ-00003',
    'PO#00003',
    'PC00003AB',
    'A$00003.00',
    'UNIT 3, 12 KING STREET',
    '000003',
    'RECEIPT 4',
  ])('finds no invoice in %s', (text) => expect([...findInvoiceMentions(text, FIVE)]).toEqual([]));

  it('reads long texts in linear time', () => {
    for (const text of ['INV '.repeat(5_000), '0'.repeat(20_000), '0 '.repeat(10_000), 'INV0000 '.repeat(2_500)])
      expect(findInvoiceMentions(text, FIVE).size).toBeLessThanOrEqual(1);
  });
});
