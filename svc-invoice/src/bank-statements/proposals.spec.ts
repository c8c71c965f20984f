import fc from 'fast-check';
import { type OpenInvoice, payerKey, proposalsFor } from './proposals.js';

const open = (number: string, clientId: string, openCents: number, printed: string | null = null): OpenInvoice => ({
  number,
  printed,
  clientId,
  openCents,
});
const INVOICES = [
  open('INV-000001', 'berg', 11_000),
  open('INV-000002', 'berg', 22_000),
  open('INV-000003', 'berg', 33_000),
  open('INV-000004', 'dune', 22_000),
  open('INV-000005', 'dune', 5_500),
  open('INV-000012', 'reef', 99_900, 'Reef 2026/7'),
  open('INV-000013', 'shoal', 77_700, '7'),
];
const payment = (cents: number, payer = '', reference = '') => ({ cents, payer, reference });
const told = (proposals: ReturnType<typeof proposalsFor>) =>
  proposals.map(({ rule, clientId, parts }) => [
    rule,
    clientId,
    parts.map(({ number, cents }) => `${number}:${cents}`),
  ]);

describe('whom a payment is proposed for', () => {
  it.each<[string, ReturnType<typeof payment>, string | undefined, unknown[]]>([
    [
      'a known payer goes before a reference',
      payment(22_000, 'BERG', 'INV-000004'),
      'berg',
      [
        ['payer', 'berg', ['INV-000002:22000']],
        ['reference', 'dune', ['INV-000004:22000']],
      ],
    ],
    [
      'a reference goes before the amount',
      payment(22_000, '', 'inv 000001'),
      undefined,
      [
        ['reference', 'berg', ['INV-000001:11000']],
        ['exact', 'dune', ['INV-000004:22000']],
      ],
    ],
    [
      'the number on its paper is a reference too, unless it is too short to say anything',
      payment(20_000, '', 'REEF 2026 7'),
      undefined,
      [['reference', 'reef', ['INV-000012:20000']]],
    ],
    [
      'two references are paid in their order, the last in part',
      payment(20_000, 'INV-000001 INV-000002'),
      undefined,
      [['reference', 'berg', ['INV-000001:11000', 'INV-000002:9000']]],
    ],
    ['the amount of one', payment(99_900), undefined, [['exact', 'reef', ['INV-000012:99900']]]],
    [
      'all open of one client',
      payment(66_000),
      undefined,
      [['all-open', 'berg', ['INV-000001:11000', 'INV-000002:22000', 'INV-000003:33000']]],
    ],
    [
      'several that sum up',
      payment(44_000),
      undefined,
      [['several', 'berg', ['INV-000001:11000', 'INV-000003:33000']]],
    ],
    [
      'a known payer without a reason in the amount pays the oldest first',
      payment(12_000, 'x'),
      'berg',
      [['payer', 'berg', ['INV-000001:11000', 'INV-000002:1000']]],
    ],
    ['a known payer who owes nothing gets credit', payment(100), 'lake', [['payer', 'lake', []]]],
    ['nothing fits', payment(1), undefined, []],
  ])('%s', (_, given, known, expected) => {
    expect(told(proposalsFor(given, INVOICES, known))).toEqual(expected);
  });

  it.each([
    ['INV-000012', true],
    ['inv000012', true],
    ['Payment INV 000012, thanks', true],
    ['XINV-000012', false],
    ['INV-0000123', false],
    ['000012', false],
  ])('the text %s names INV-000012: %s', (reference, names) => {
    const rules = proposalsFor(payment(1, '', reference), INVOICES, undefined).map(({ rule }) => rule);
    expect(rules.includes('reference')).toBe(names);
  });

  it('remembers a payer without what changes from payment to payment', () => {
    expect(payerKey('Transfer from Berg Pty Ltd 00041')).toBe(payerKey('TRANSFER FROM BERG PTY LTD 99'));
  });

  it('never uses more than was paid or is open, and names each client and invoice once', () => {
    const invoices = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 40 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(
        invoices,
        fc.integer({ min: 1, max: 200 }),
        fc.option(fc.constantFrom('a', 'z')),
        (rows, cents, known) => {
          const all = rows.map(([clientId, openCents], at) => open(`N${at}`, clientId, openCents));
          const proposals = proposalsFor(payment(cents, 'N1 N2'), all, known ?? undefined);
          expect(new Set(proposals.map(({ clientId }) => clientId)).size).toBe(proposals.length);
          for (const { clientId, parts } of proposals) {
            expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBeLessThanOrEqual(cents);
            expect(new Set(parts.map(({ number }) => number)).size).toBe(parts.length);
            for (const part of parts) {
              const invoice = all.find(({ number }) => number === part.number);
              expect(invoice?.clientId).toBe(clientId);
              expect(part.cents).toBeLessThanOrEqual(invoice?.openCents ?? 0);
            }
          }
        },
      ),
    );
  });
});
