import { findConservationProblems } from './balances.js';
import type { PayRun } from './dues.js';
import { applyEvent, NOTHING_PAID, type PayEvent, type PayState, readDraft } from './history.js';
import {
  adjust,
  applyEvents,
  approve,
  cancel,
  DAY,
  describeRefusal,
  getBalance,
  getRows,
  pay,
  recordWork,
  returnPayment,
} from './pay-events.js';

describe('Pay run', () => {
  it('moves approved amounts from payable through the run to paid', () => {
    const approvedWork = applyEvents(recordWork(), adjust());
    expect(getBalance(approvedWork)).toEqual({
      earnedCents: 12_550,
      paidCents: 0,
      inRunCents: 0,
      payableCents: 12_550,
      heldCents: 0,
    });
    const inRun = applyEvents(recordWork(), adjust(), approve);
    expect(getBalance(inRun)).toMatchObject({ paidCents: 0, inRunCents: 12_550, payableCents: 0 });
    expect(getBalance(applyEvents(recordWork(), adjust(), approve, pay()))).toMatchObject({
      paidCents: 12_550,
      inRunCents: 0,
    });
  });

  it('pays a period once, however often it is approved', () => {
    const state = applyEvents(recordWork(), approve, (now) => approve(now, 'run2'));
    expect(getRows(state, 'run2')).toEqual([]);
    expect(readDraft(applyEvents(recordWork(), approve, pay()), DAY).rows).toEqual([]);
  });

  it('holds lines as they were when it was approved', () => {
    const state = applyEvents(recordWork(), approve, recordWork({ earnedCents: 8_000, approvedCents: 8_000 }), pay());
    expect(getRows(state)).toEqual([['lan', 10_000]]);
    expect(getBalance(state)).toMatchObject({ earnedCents: 8_000, paidCents: 10_000, payableCents: -2_000 });
  });

  it('corrects over- and underpayments in the next run', () => {
    const more = applyEvents(recordWork(), approve, pay(), recordWork({ earnedCents: 11_000, approvedCents: 11_000 }));
    expect(readDraft(more, DAY).rows).toMatchObject([{ payee: 'lan', totalCents: 1_000 }]);
    const less = applyEvents(
      recordWork(),
      approve,
      pay(),
      recordWork({ earnedCents: 8_000, approvedCents: 8_000 }),
      recordWork({ id: 'r2', earnedCents: 5_000, approvedCents: 5_000 }),
    );
    expect(readDraft(less, DAY).rows).toMatchObject([
      {
        totalCents: 3_000,
        lines: [
          { source: 'record', id: 'r1', cents: -2_000, documentCents: -2_000 },
          { source: 'record', id: 'r2', cents: 5_000, documentCents: 5_000 },
        ],
      },
    ]);
  });

  it('carries a negative amount forward until later pay covers it', () => {
    const state = applyEvents(recordWork(), approve, pay(), recordWork({ earnedCents: 0, approvedCents: 0 }));
    expect(readDraft(state, DAY)).toEqual({
      rows: [],
      carriedForward: [{ payee: 'lan', cents: -10_000 }],
      totalCents: 0,
    });
    const later = applyEvents(
      recordWork(),
      approve,
      pay(),
      recordWork({ earnedCents: 0, approvedCents: 0 }),
      recordWork({ id: 'r2', earnedCents: 12_000, approvedCents: 12_000 }),
    );
    expect(readDraft(later, DAY)).toMatchObject({ carriedForward: [], totalCents: 2_000 });
  });

  it('settles lines that sum to zero without a payment', () => {
    const state = applyEvents(recordWork(), adjust({ cents: -10_000, kind: 'deduction' }), approve, pay());
    expect(getRows(state)).toEqual([['lan', 0]]);
    expect(readDraft(state, DAY).rows).toEqual([]);
    expect(describeRefusal(state, returnPayment())).toBe('state');
  });

  it('leaves out held work, later days and excluded people', () => {
    const state = applyEvents(
      recordWork(),
      recordWork({ id: 'r2', earnedCents: 6_000, approvedCents: 4_000 }),
      recordWork({ id: 'r3', approvedCents: 0 }),
      recordWork({ id: 'r4', day: '2026-11-16' }),
      recordWork({ id: 'r5', payee: 'jane' }),
    );
    expect(readDraft(state, DAY, ['jane']).rows).toMatchObject([{ payee: 'lan', totalCents: 14_000 }]);
    expect(readDraft(state, '2026-11-16').rows.map(({ payee, totalCents }) => [payee, totalCents])).toEqual([
      ['jane', 10_000],
      ['lan', 24_000],
    ]);
    expect(getBalance(state)).toMatchObject({ earnedCents: 36_000, payableCents: 24_000, heldCents: 12_000 });
  });

  it('takes nothing back while a correction is held', () => {
    const held = applyEvents(recordWork(), approve, pay(), recordWork({ earnedCents: 13_000, approvedCents: 0 }));
    expect(getBalance(held)).toMatchObject({ paidCents: 10_000, payableCents: 0, heldCents: 3_000 });
    expect(readDraft(held, DAY)).toEqual({ rows: [], carriedForward: [], totalCents: 0 });
    const less = applyEvents(recordWork(), approve, pay(), recordWork({ earnedCents: 8_000, approvedCents: 0 }));
    expect(getBalance(less)).toMatchObject({ payableCents: 0, heldCents: -2_000 });
  });

  it('is refused when the amounts differ from those seen', () => {
    const seen = applyEvents(recordWork());
    const event = approve(seen);
    const state = applyEvents(recordWork(), recordWork({ id: 'r2' }));
    expect(describeRefusal(state, event)).toBe('changed');
    // The same total, paid to another person.
    expect(describeRefusal(applyEvents(recordWork({ payee: 'jane' })), event)).toBe('changed');
  });

  it('can be cancelled until it is paid, and its lines are paid later', () => {
    const state = applyEvents(recordWork(), approve, cancel());
    expect(readDraft(state, DAY).rows).toMatchObject([{ totalCents: 10_000 }]);
    expect(describeRefusal(state, pay())).toBe('state');
    expect(describeRefusal(applyEvents(recordWork(), approve, pay()), cancel())).toBe('state');
  });

  it.each([
    ['approved', approve, 'approved'],
    ['cancelled', cancel(), 'cancelled'],
    ['paid', pay(), 'paid'],
    ['returned', returnPayment(), 'paid'],
  ] as const)('stays %s when the same event is repeated', (_name, event, expected) => {
    const first =
      expected === 'cancelled'
        ? applyEvents(recordWork(), approve, cancel())
        : applyEvents(recordWork(), approve, pay());
    const { state } = applyEvent(first, returnPayment());
    const again = typeof event === 'function' ? event(state) : event;
    const once = applyEvent(state, again).state;
    expect(applyEvent(once, again)).toEqual({ state: once, refusal: null });
    expect(applyEvent(once, again).state).toBe(once);
  });

  it('is paid on one day only', () => {
    expect(describeRefusal(applyEvents(recordWork(), approve, pay()), pay('run1', '2026-11-21'))).toBe('state');
  });

  it.each([
    [pay('other'), 'unknown'],
    [cancel('other'), 'unknown'],
    [returnPayment('lan', 'other'), 'unknown'],
    [returnPayment('jane'), 'unknown'],
    [returnPayment(), 'state'],
    [pay('run1', '2026-02-30'), 'invalid'],
    [{ ...approve(NOTHING_PAID, 'x'), throughDay: 'tomorrow' } as PayEvent, 'invalid'],
  ])('refuses %j with %s', (event, refusal) =>
    expect(describeRefusal(applyEvents(recordWork(), approve), event)).toBe(refusal),
  );
});

describe('Record or adjustment', () => {
  it.each([
    [{ earnedCents: -1 }, 'invalid'],
    [{ earnedCents: 0.5, approvedCents: 0 }, 'invalid'],
    [{ earnedCents: 1, approvedCents: 2 }, 'invalid'],
    [{ approvedCents: Number.NaN }, 'invalid'],
    [{ payee: 'jane' }, 'invalid'],
    [{ day: '2026-02-30' }, 'invalid'],
    [{ earnedCents: 0, approvedCents: 0 }, null],
  ])('is answered, for a record with %j, by %s', (changes, refusal) =>
    expect(describeRefusal(applyEvents(recordWork()), recordWork(changes))).toBe(refusal),
  );

  it.each([
    [{ id: 'a2', cents: 0 }, 'invalid'],
    [{ id: 'a2', cents: -100 }, 'invalid'],
    [{ id: 'a2', kind: 'deduction' as const }, 'invalid'],
    [{ id: 'a2', kind: 'bonus' as const, cents: 1.5 }, 'invalid'],
    [{ id: 'a2', reason: ' ' }, 'invalid'],
    [{ id: 'a2', day: 'today' }, 'invalid'],
    [{ id: 'a2', kind: 'deduction' as const, cents: -100 }, null],
    [{}, null],
    [{ cents: 1 }, 'state'],
    [{ payee: 'jane' }, 'state'],
  ])('is answered, for an adjustment with %j, by %s', (changes, refusal) => {
    expect(describeRefusal(applyEvents(adjust()), adjust(changes))).toBe(refusal);
  });

  it('can be withdrawn until a run holds it', () => {
    const withdraw: PayEvent = { kind: 'withdraw-adjustment', id: 'a1' };
    expect(getBalance(applyEvents(adjust(), withdraw))).toBeUndefined();
    expect(describeRefusal(applyEvents(adjust(), approve), withdraw)).toBe('state');
    expect(describeRefusal(applyEvents(adjust(), approve, pay()), withdraw)).toBe('state');
    expect(describeRefusal(applyEvents(adjust(), approve, pay(), returnPayment()), withdraw)).toBe('state');
    expect(describeRefusal(applyEvents(adjust(), approve, cancel()), withdraw)).toBeNull();
    expect(describeRefusal(NOTHING_PAID, withdraw)).toBeNull();
  });
});

describe('findConservationProblems', () => {
  const row = {
    payee: 'lan',
    lines: [{ source: 'record', id: 'r1', cents: 100, documentCents: 100 }],
    totalCents: 100,
    returnedOn: null,
  } as const;
  const run: PayRun = { id: 'run1', throughDay: DAY, state: 'paid', paidOn: DAY, rows: [row] };
  const broken = (rows: PayRun['rows']): PayState => ({
    ...applyEvents(recordWork()),
    runs: new Map([['run1', { ...run, rows }]]),
  });

  it.each([
    ['an amount without a line', [{ ...row, totalCents: 90 }], 'pays lan something else than its lines'],
    ['a negative total', [{ ...row, totalCents: -100 }], 'pays -100 cents to lan'],
    ['two rows of one person', [row, row], 'two rows of one person'],
    ['a line twice', [{ ...row, lines: [...row.lines, ...row.lines], totalCents: 200 }], 'has a line twice'],
    [
      'a payment to another person',
      [{ ...row, payee: 'jane' }],
      'jane has earned 0 cents; paid, payable and held are 100',
    ],
  ])('finds %s', (_case, rows, expected) => expect(findConservationProblems(broken(rows)).join()).toContain(expected));

  it('finds an adjustment in two runs', () => {
    const lines = [{ source: 'adjustment', id: 'a1', cents: 2_550, documentCents: 2_550 }] as const;
    const once = { ...run, rows: [{ ...row, lines, totalCents: 2_550 }] };
    const twice = { ...once, id: 'run2' };
    const state = (...runs: PayRun[]) => ({
      ...applyEvents(adjust()),
      runs: new Map(runs.map((one) => [one.id, one])),
    });
    expect(findConservationProblems(state(once))).toEqual([]);
    expect(findConservationProblems(state(once, { ...twice, state: 'cancelled' }))).toEqual([]);
    expect(findConservationProblems(state(once, twice))).toEqual(['The adjustment a1 is in two runs.']);
  });
});
