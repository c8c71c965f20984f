import fc from 'fast-check';
import { toPayerKey } from './payer-words.js';
import { findNamedClients, findRefundedClients, type OpenInvoice, proposePayers } from './proposals.js';

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
const summarise = (proposals: ReturnType<typeof proposePayers>) =>
  proposals.map(({ rule, clientId, parts }) => [
    rule,
    clientId,
    parts.map(({ number, cents }) => `${number}:${cents}`),
  ]);

describe('proposePayers', () => {
  it.each<[string, ReturnType<typeof payment>, string | undefined, unknown[]]>([
    [
      'ranks a reference above a known payer',
      payment(22_000, 'BERG', 'INV-000004'),
      'berg',
      [
        ['reference', 'dune', ['INV-000004:22000']],
        ['payer', 'berg', ['INV-000002:22000']],
      ],
    ],
    [
      'ranks a reference above the amount',
      payment(22_000, '', 'inv 000001'),
      undefined,
      [
        ['reference', 'berg', ['INV-000001:11000']],
        ['exact', 'dune', ['INV-000004:22000']],
      ],
    ],
    [
      'takes the printed number as a reference unless it is too short',
      payment(20_000, '', 'REEF 2026 7'),
      undefined,
      [['reference', 'reef', ['INV-000012:20000']]],
    ],
    [
      'pays two references in their order, the last in part',
      payment(20_000, 'INV-000001 INV-000002'),
      undefined,
      [['reference', 'berg', ['INV-000001:11000', 'INV-000002:9000']]],
    ],
    ['finds one invoice with the amount', payment(99_900), undefined, [['exact', 'reef', ['INV-000012:99900']]]],
    [
      'finds all open invoices of one client',
      payment(66_000),
      undefined,
      [['all-open', 'berg', ['INV-000001:11000', 'INV-000002:22000', 'INV-000003:33000']]],
    ],
    [
      'finds several invoices that add up to the amount',
      payment(44_000),
      undefined,
      [['several', 'berg', ['INV-000001:11000', 'INV-000003:33000']]],
    ],
    [
      'pays the oldest first for a known payer when no amount matches',
      payment(12_000, 'x'),
      'berg',
      [['payer', 'berg', ['INV-000001:11000', 'INV-000002:1000']]],
    ],
    ['gives credit to a known payer who owes nothing', payment(100), 'lake', [['payer', 'lake', []]]],
    ['proposes nothing when nothing fits', payment(1), undefined, []],
  ])('%s', (_, given, known, expected) => {
    expect(summarise(proposePayers(given, { invoices: INVOICES }, known))).toEqual(expected);
  });

  it.each([
    ['INV-000012', true],
    ['inv000012', true],
    ['Payment INV 000012, thanks', true],
    ['REEFINV-000012', true],
    ['INV-0000123', false],
    ['000012', true],
    ['1000012', false],
    ['inv 12', true],
    ['12', false],
    ['12/11/2026', false],
    ['0400 000 012', false],
  ])('decides for the text %s whether it names INV-000012: %s', (reference, names) => {
    const rules = proposePayers(payment(1, '', reference), { invoices: INVOICES }, undefined).map(({ rule }) => rule);
    expect(rules.includes('reference')).toBe(names);
  });

  it('remembers a payer without the changing parts of the text', () => {
    expect(toPayerKey('Transfer from Berg Pty Ltd 00041')).toBe(toPayerKey('TRANSFER FROM BERG PTY LTD 99'));
  });

  it.each([
    'DIRECT CREDIT',
    'Direct Credit 123456',
    'INTER-BANK CREDIT',
    'TRANSFER',
    'Transfer from',
    'OSKO PAYMENT 17/11/2026',
    'Payment From 00041',
    'PAYID PAYMENT RECEIVED',
    'BPAY',
    'DEPOSIT',
    'CREDIT',
    'NPP CREDIT',
    'FAST PAYMENT 17 NOV 26',
    'Internet transfer ref no 4411',
    'NPP INWARD',
    'FUNDS TRANSFER',
    'Pay Anyone 17Nov',
    'DIRECT ENTRY CREDIT',
    'EXTERNAL TRANSFER 00041',
    'PAYMENT BY AUTHORITY FROM',
    'MERCHANT SETTLEMENT',
    '12345',
    '',
  ])('remembers no payer from the bank’s own words: %s', (text) => expect(toPayerKey(text)).toBe(''));

  it.each([
    ['CREDIT UNION SA', 'CREDIT UNION SA'],
    ['DIRECT CREDIT KOALA 17 NOV', 'DIRECT CREDIT KOALA NOV'],
    ['Transfer Depot', 'TRANSFER DEPOT'],
  ])('remembers a payer among the bank’s own words: %s', (text, key) => expect(toPayerKey(text)).toBe(key));

  const CLIENTS = [
    { id: 'koala', names: ['Koala Childcare', 'Koala Childcare Centre Pty Ltd'] },
    { id: 'bell', names: ['Bell & Sons'] },
    { id: 'torrens', names: ['Torrens'] },
    { id: 'gym', names: ['Torrens Gym'] },
    { id: 'cafe', names: ['Café Lütz'] },
    { id: 'short', names: ['AB'] },
    { id: 'obrien', names: ['O’Brien & Co'] },
    { id: 'angelo', names: ["D'Angelo"] },
    { id: 'generic', names: ['Direct Credit'] },
  ];
  it.each<[string, string[]]>([
    ['KOALA CHILDCARE CENTRE PTY LTD', ['koala']],
    ['Transfer from koala childcare ref 3', ['koala']],
    ['KOALA CHILDC', ['koala']],
    ['KOALA', []],
    ['BELL AND SONS', ['bell']],
    ['BELL SONS P/L', ['bell']],
    ['TORRENS GYM', ['gym']],
    ['TORRENS', ['torrens']],
    ['CAFE LUTZ', ['cafe']],
    ['AB 17', []],
    ['O BRIEN CO', ['obrien']],
    ['OBRIEN AND CO', ['obrien']],
    ['FROM D ANGELO', ['angelo']],
    ['D ANGE', []],
    ['DIRECT CREDIT', []],
    ['KOALA CHILDCARE FOR BELL & SONS', ['koala', 'bell']],
  ])('finds in %s the clients %j', (text, ids) => expect(findNamedClients(payment(1, text), CLIENTS)).toEqual(ids));

  it.each<[string, ReturnType<typeof payment>, string | undefined, [string, string, boolean][]]>([
    ['an invoice number with the whole amount', payment(33_000, '', 'INV 3'), undefined, [['reference', 'berg', true]]],
    [
      'an invoice number with part of the amount',
      payment(30_000, '', 'INV 3'),
      undefined,
      [['reference', 'berg', true]],
    ],
    [
      'an invoice number with more than the open amount',
      payment(33_001, '', 'INV 3'),
      undefined,
      [['reference', 'berg', false]],
    ],
    ['a client’s name', payment(27_500, 'Dune Pty Ltd'), undefined, [['name', 'dune', true]]],
    [
      'a name other than the remembered payer’s',
      payment(27_500, 'DUNE PTY LTD'),
      'berg',
      [
        ['name', 'dune', true],
        ['payer', 'berg', false],
      ],
    ],
    [
      'numbers of two clients',
      payment(1_000, '', 'INV 3 / INV 4'),
      undefined,
      [
        ['reference', 'berg', false],
        ['reference', 'dune', false],
      ],
    ],
    [
      'the number of one client and the name of another',
      payment(5_500, 'DUNE', 'INV 3'),
      undefined,
      [
        ['reference', 'berg', false],
        ['name', 'dune', false],
      ],
    ],
    ['a remembered payer who owes less', payment(70_000, 'x'), 'berg', [['payer', 'berg', false]]],
    ['the number of a paid invoice', payment(66_000, '', 'INV-000020'), undefined, [['reference', 'berg', false]]],
  ])('is sure of, or asks about, %s', (_, given, known, expected) => {
    const clients = [{ id: 'dune', names: ['Dune Pty Ltd'] }];
    const owing = { invoices: INVOICES, settled: [open('INV-000020', 'berg', 0)], clients };
    const found = proposePayers(given, owing, known).filter(
      ({ rule }) => !['exact', 'all-open', 'several'].includes(rule),
    );
    expect(found.map(({ rule, clientId, isSure }) => [rule, clientId, isSure])).toEqual(expected);
  });

  it('proposes a refund to clients with that credit, the named one first', () => {
    const credits = [
      { client_id: 'bell', cents: 28_000 },
      { client_id: 'koala', cents: 28_000 },
      { client_id: 'gym', cents: 28_001 },
    ];
    expect(findRefundedClients(payment(28_000, 'KOALA CHILDCARE'), credits, CLIENTS)).toEqual(['koala', 'bell']);
    expect(findRefundedClients(payment(5_000, 'KOALA CHILDCARE'), credits, CLIENTS)).toEqual([]);
  });

  it('never allocates more than was paid or is open, and names each client and invoice once', () => {
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
          const proposals = proposePayers(payment(cents, 'N1 N2'), { invoices: all }, known ?? undefined);
          expect(new Set(proposals.map(({ clientId }) => clientId)).size).toBe(proposals.length);
          for (const { clientId, parts, isSure } of proposals) {
            expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBeLessThanOrEqual(cents);
            expect(new Set(parts.map(({ number }) => number)).size).toBe(parts.length);
            if (isSure) expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents);
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
