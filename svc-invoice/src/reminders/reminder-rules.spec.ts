import { DEMO_SUPPLIER } from '../settings/settings.service.js';
import {
  type ClientFacts,
  findPlanOfToday,
  findProblem,
  findSendingDay,
  getPlan,
  getSendingTime,
  type InvoiceFacts,
} from './reminder-rules.js';
import { buildReminderMail, FIRST_STEPS } from './reminder-texts.js';

const ZONE = 'Australia/Adelaide';
const DAYS = [7, 14, 30];

const invoice = (given: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  id: given.number ?? 'INV-1',
  kind: 'client',
  number: 'INV-1',
  dueOn: '2026-11-02',
  countedFrom: given.dueOn ?? '2026-11-02',
  sent: true,
  totalCents: 12_000,
  openCents: 12_000,
  lastStep: 0,
  lastDay: null,
  disputed: false,
  promisedUntil: null,
  ...given,
});
const client = (invoices: readonly InvoiceFacts[], given: Partial<ClientFacts> = {}): ClientFacts => ({
  id: 'c',
  name: 'Site',
  email: 'pay@site.example',
  archived: false,
  pause: null,
  promisedUntil: null,
  creditCents: 0,
  refusedAddress: null,
  remindedOn: null,
  waiting: false,
  invoices,
  ...given,
});
/** Day, step, and the step of each invoice. */
const summarisePlan = (facts: ClientFacts, today: string) => {
  const plan = getPlan(facts, DAYS, today);
  return (
    plan && [
      plan.day,
      plan.step,
      Object.fromEntries(plan.invoices.map(({ invoice: { number }, step }) => [number, step])),
    ]
  );
};

describe('Reminder day', () => {
  it.each<[string, InvoiceFacts, string, unknown]>([
    ['7 days after the due day', invoice(), '2026-11-03', ['2026-11-09', 1, { 'INV-1': 1 }]],
    [
      'later when the invoice was sent late',
      invoice({ countedFrom: '2026-11-20' }),
      '2026-11-03',
      ['2026-11-27', 1, { 'INV-1': 1 }],
    ],
    [
      'then after 14 days',
      invoice({ lastStep: 1, lastDay: '2026-11-09' }),
      '2026-11-10',
      ['2026-11-16', 2, { 'INV-1': 2 }],
    ],
    [
      'then after 30 days',
      invoice({ lastStep: 2, lastDay: '2026-11-16' }),
      '2026-11-20',
      ['2026-12-02', 3, { 'INV-1': 3 }],
    ],
    ['never after the last one', invoice({ lastStep: 3, lastDay: '2026-12-02' }), '2027-02-01', null],
    [
      'today when long overdue, starting with the first step',
      invoice({ dueOn: '2026-06-01' }),
      '2026-11-10',
      ['2026-11-10', 1, { 'INV-1': 1 }],
    ],
    [
      'at least five days after the previous one',
      invoice({ dueOn: '2026-06-01', lastStep: 1, lastDay: '2026-11-10' }),
      '2026-11-11',
      ['2026-11-16', 2, { 'INV-1': 2 }],
    ],
    [
      'on Monday when it falls on a weekend',
      invoice({ dueOn: '2026-11-07' }),
      '2026-11-08',
      ['2026-11-16', 1, { 'INV-1': 1 }],
    ],
    ['after the public holidays', invoice({ dueOn: '2026-12-18' }), '2026-12-20', ['2026-12-29', 1, { 'INV-1': 1 }]],
    ['never before the invoice is sent', invoice({ sent: false }), '2026-11-20', null],
    ['never when nothing is open', invoice({ openCents: 0 }), '2026-11-20', null],
    ['never when overpaid', invoice({ openCents: -1 }), '2026-11-20', null],
    ['never while disputed', invoice({ disputed: true }), '2026-11-20', null],
    [
      'the day after the promised day',
      invoice({ promisedUntil: '2026-11-18' }),
      '2026-11-10',
      ['2026-11-19', 1, { 'INV-1': 1 }],
    ],
  ])('is %s', (_, one, today, expected) => expect(summarisePlan(client([one]), today)).toEqual(expected));

  it.each<[string, Partial<ClientFacts>, unknown]>([
    ['never while paused', { pause: { until: null } }, null],
    ['after the pause', { pause: { until: '2026-11-20' } }, ['2026-11-23', 1, { 'INV-1': 1 }]],
    ['after the promise for all invoices', { promisedUntil: '2026-11-23' }, ['2026-11-24', 1, { 'INV-1': 1 }]],
    [
      'tomorrow at the earliest while one is waiting',
      { remindedOn: '2026-11-09', waiting: true },
      ['2026-11-11', 1, { 'INV-1': 1 }],
    ],
    ['tomorrow when one went today', { remindedOn: '2026-11-10' }, ['2026-11-11', 1, { 'INV-1': 1 }]],
  ])('is, for the client, %s', (_, given, expected) =>
    expect(summarisePlan(client([invoice()], given), '2026-11-10')).toEqual(expected),
  );

  it('is shared by all overdue invoices of a client unless disputed, promised or not yet due', () => {
    const facts = client([
      invoice({ number: 'INV-5', dueOn: '2026-11-12' }),
      invoice({ number: 'INV-2', dueOn: '2026-11-04' }),
      invoice({ number: 'INV-1', dueOn: '2026-10-20', lastStep: 1, lastDay: '2026-10-27' }),
      invoice({ number: 'INV-3', dueOn: '2026-10-01', disputed: true }),
      invoice({ number: 'INV-4', dueOn: '2026-10-01', promisedUntil: '2026-11-30' }),
      invoice({ number: 'INV-6', dueOn: '2026-10-01', sent: false }),
      invoice({ number: 'INV-7', dueOn: '2026-11-10' }),
      invoice({ number: 'INV-8', dueOn: '2026-10-01', countedFrom: '2026-11-20' }),
    ]);
    expect(summarisePlan(facts, '2026-11-11')).toEqual(['2026-11-11', 2, { 'INV-1': 2, 'INV-2': 1, 'INV-7': 0 }]);
  });

  it('is shown when public holidays are unknown, although nothing is sent', () => {
    expect(summarisePlan(client([invoice({ dueOn: '2029-03-01' })]), '2029-03-20')).toEqual([
      '2029-03-20',
      1,
      { 'INV-1': 1 },
    ]);
    expect(() => findSendingDay('2029-03-20')).toThrow(RangeError);
  });
});

describe('findPlanOfToday', () => {
  // 14 November is a Saturday.
  const dueOnSaturday = invoice({ dueOn: '2026-11-07' });
  it.each<[string, InvoiceFacts, Partial<ClientFacts>, string, number | null]>([
    ['the step of Monday on a Saturday', dueOnSaturday, {}, '2026-11-14', 1],
    ['nothing on the day before', dueOnSaturday, {}, '2026-11-13', null],
    ['nothing on the day of another reminder', dueOnSaturday, { remindedOn: '2026-11-14' }, '2026-11-14', null],
    ['nothing while the client is paused', dueOnSaturday, { pause: { until: null } }, '2026-11-14', null],
    ['nothing for a promised invoice', { ...dueOnSaturday, promisedUntil: '2026-11-14' }, {}, '2026-11-14', null],
    ['the step that is due when public holidays are unknown', invoice({ dueOn: '2029-03-01' }), {}, '2029-03-20', 1],
  ])('returns %s', (_, one, given, today, step) =>
    expect(findPlanOfToday(client([one], given), DAYS, today)?.step ?? null).toBe(step),
  );
});

describe('getSendingTime', () => {
  it.each([
    ['2026-11-24T08:00+10:30', 'now'],
    ['2026-11-24T16:59+10:30', 'now'],
    ['2026-11-24T17:00+10:30', 'later'],
    ['2026-11-24T07:59+10:30', 'later'],
    ['2026-11-24T23:30Z', 'now'],
    ['2026-11-28T10:00+10:30', 'later'],
    ['2026-11-29T10:00+10:30', 'later'],
    ['2026-12-25T10:00+10:30', 'later'],
    ['2026-12-28T10:00+10:30', 'later'],
    ['2027-06-14T10:00+09:30', 'later'],
    ['2030-01-08T10:00+10:30', 'unknown'],
  ])('returns for %s “%s”', (instant, expected) => expect(getSendingTime(new Date(instant), ZONE)).toBe(expected));
});

describe('findProblem', () => {
  const plan = { step: 1, invoices: [{ invoice: invoice(), step: 1 }] };
  it.each<[Partial<ClientFacts>, string]>([
    [{}, ''],
    [{ archived: true, email: '' }, 'archived'],
    [{ email: '' }, 'no-address'],
    [{ refusedAddress: 'pay@site.example' }, 'refused'],
    [{ refusedAddress: 'former@site.example' }, ''],
    [{ creditCents: 1 }, ''],
    [{ creditCents: 11_999 }, ''],
    [{ creditCents: 12_000 }, 'credit'],
  ])('returns for %j “%s”', (given, expected) =>
    expect(findProblem(client([], given), plan, new Set([2]))).toBe(expected),
  );

  it('returns the bank details in the text of the step', () =>
    expect(findProblem(client([]), plan, new Set([1]))).toBe('bank-details'));
});

describe('buildReminderMail', () => {
  const buildMail = (
    invoices: readonly InvoiceFacts[],
    text = FIRST_STEPS[0]?.text ?? '',
    promises: Parameters<typeof buildReminderMail>[1]['promises'] = [],
    creditCents = 0,
  ) =>
    buildReminderMail(
      { subject: '{count}, {total}', text },
      { clientName: 'Site & Söhne', supplier: DEMO_SUPPLIER, today: '2026-11-10', invoices, promises, creditCents },
    );

  it('names client, amount and days, lists each invoice, and says how to pay', () => {
    const { subject, lines } = buildMail([
      invoice(),
      invoice({ number: 'INV-2', dueOn: '2026-11-04', openCents: 2_050 }),
    ]);
    expect(subject).toBe('2 invoices, A$140.50');
    expect(lines).toEqual([
      'Hello Site & Söhne,',
      expect.stringContaining('A$140.50, which was due on 2 Nov 2026'),
      expect.stringContaining('reply to this email'),
      'Tax invoice INV-1, due 2 Nov 2026: A$120.00',
      'Tax invoice INV-2, due 4 Nov 2026: A$20.50 of A$120.00 still owing',
      'Total: A$140.50',
      'Please pay into Gumleaf Commercial Cleaning, BSB 105-900, account 000123456, and use the invoice numbers as the reference.',
      expect.stringContaining('www.gumleaf.example/client'),
    ]);
  });

  it('prints the client’s credit and the remainder', () => {
    expect(buildMail([invoice()], 'Hello', [], 2_000).lines).toContain(
      'You have A$20.00 of unused credit with us. If you use it, A$100.00 is left to pay.',
    );
    expect(buildMail([invoice()]).lines.join()).not.toContain('credit');
  });

  it('confirms the promise', () => {
    const { lines } = buildMail([invoice()], 'Hello', [
      { notedOn: '2026-11-03', until: '2026-11-06', number: '' },
      { notedOn: '2026-11-04', until: '2026-11-07', number: 'INV-1' },
    ]);
    expect(lines[1]).toBe(
      'On 3 Nov 2026 you told us that this would be paid by 6 Nov 2026. We haven’t received the payment.',
    );
    expect(lines[2]).toContain('that invoice INV-1 would be paid by 7 Nov 2026');
    expect(lines.at(-2)).toContain('and use INV-1 as the reference.');
  });

  it('keeps names that look like placeholders, and has no line over 500 characters', () => {
    const facts = {
      clientName: '{total}',
      supplier: DEMO_SUPPLIER,
      today: '2026-11-10',
      invoices: [invoice()],
      promises: [],
      creditCents: 0,
    };
    expect(buildReminderMail({ subject: '{client}', text: 'x' }, facts).subject).toBe('{total}');
    const { lines } = buildMail([invoice()], `${'long '.repeat(300)}\n${'x'.repeat(1200)}`);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(500);
    expect(lines.join('').replace(/[^x]/g, '')).toContain('x'.repeat(1200));
  });

  it('replaces tabs with spaces', () => {
    expect(buildMail([invoice()], 'Hello\t{client},\r\npay\tnow').lines.slice(0, 2)).toEqual([
      'Hello Site & Söhne,',
      'pay now',
    ]);
  });

  it('lists twenty invoices and sums up the others', () => {
    const many = Array.from({ length: 23 }, (_, index) => invoice({ number: `INV-${index}`, openCents: 100 }));
    const { lines } = buildMail(many);
    expect(lines.filter((line) => line.startsWith('Tax invoice'))).toHaveLength(20);
    expect(lines).toContain('And 3 more invoices: A$3.00');
    expect(lines).toContain('Total: A$23.00');
  });
});
