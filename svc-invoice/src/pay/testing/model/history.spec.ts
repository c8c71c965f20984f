import { conservationProblems } from './balances.js';
import type { PayRun } from './dues.js';
import { applyEvent, NOTHING_PAID, type PayEvent, type PayState, readDraft } from './history.js';
import {
  adjust,
  after,
  approve,
  balance,
  cancel,
  DAY,
  describeRefusal,
  pay,
  returned,
  rows,
  work,
} from './pay-events.js';

describe('Pay run', () => {
  it('moves approved amounts from payable through the run to paid', () => {
    const approvedWork = after(work(), adjust());
    expect(balance(approvedWork)).toEqual({
      earnedCents: 12_550,
      paidCents: 0,
      inRunCents: 0,
      payableCents: 12_550,
      heldCents: 0,
    });
    const inRun = after(work(), adjust(), approve);
    expect(balance(inRun)).toMatchObject({ paidCents: 0, inRunCents: 12_550, payableCents: 0 });
    expect(balance(after(work(), adjust(), approve, pay()))).toMatchObject({ paidCents: 12_550, inRunCents: 0 });
  });

  it('pays a period once, however often it is approved', () => {
    const state = after(work(), approve, (now) => approve(now, 'run2'));
    expect(rows(state, 'run2')).toEqual([]);
    expect(readDraft(after(work(), approve, pay()), DAY).rows).toEqual([]);
  });

  it('holds lines as they were when it was approved', () => {
    const state = after(work(), approve, work({ earnedCents: 8_000, approvedCents: 8_000 }), pay());
    expect(rows(state)).toEqual([['lan', 10_000]]);
    expect(balance(state)).toMatchObject({ earnedCents: 8_000, paidCents: 10_000, payableCents: -2_000 });
  });

  it('corrects over- and underpayments in the next run', () => {
    const more = after(work(), approve, pay(), work({ earnedCents: 11_000, approvedCents: 11_000 }));
    expect(readDraft(more, DAY).rows).toMatchObject([{ payee: 'lan', totalCents: 1_000 }]);
    const less = after(
      work(),
      approve,
      pay(),
      work({ earnedCents: 8_000, approvedCents: 8_000 }),
      work({ id: 'r2', earnedCents: 5_000, approvedCents: 5_000 }),
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
    const state = after(work(), approve, pay(), work({ earnedCents: 0, approvedCents: 0 }));
    expect(readDraft(state, DAY)).toEqual({
      rows: [],
      carriedForward: [{ payee: 'lan', cents: -10_000 }],
      totalCents: 0,
    });
    const later = after(
      work(),
      approve,
      pay(),
      work({ earnedCents: 0, approvedCents: 0 }),
      work({ id: 'r2', earnedCents: 12_000, approvedCents: 12_000 }),
    );
    expect(readDraft(later, DAY)).toMatchObject({ carriedForward: [], totalCents: 2_000 });
  });

  it('settles lines that sum to zero without a payment', () => {
    const state = after(work(), adjust({ cents: -10_000, kind: 'deduction' }), approve, pay());
    expect(rows(state)).toEqual([['lan', 0]]);
    expect(readDraft(state, DAY).rows).toEqual([]);
    expect(describeRefusal(state, returned())).toBe('state');
  });

  it('leaves out held work, later days and excluded people', () => {
    const state = after(
      work(),
      work({ id: 'r2', earnedCents: 6_000, approvedCents: 4_000 }),
      work({ id: 'r3', approvedCents: 0 }),
      work({ id: 'r4', day: '2026-11-16' }),
      work({ id: 'r5', payee: 'jane' }),
    );
    expect(readDraft(state, DAY, ['jane']).rows).toMatchObject([{ payee: 'lan', totalCents: 14_000 }]);
    expect(readDraft(state, '2026-11-16').rows.map(({ payee, totalCents }) => [payee, totalCents])).toEqual([
      ['jane', 10_000],
      ['lan', 24_000],
    ]);
    expect(balance(state)).toMatchObject({ earnedCents: 36_000, payableCents: 24_000, heldCents: 12_000 });
  });

  it('takes nothing back while a correction is held', () => {
    const held = after(work(), approve, pay(), work({ earnedCents: 13_000, approvedCents: 0 }));
    expect(balance(held)).toMatchObject({ paidCents: 10_000, payableCents: 0, heldCents: 3_000 });
    expect(readDraft(held, DAY)).toEqual({ rows: [], carriedForward: [], totalCents: 0 });
    const less = after(work(), approve, pay(), work({ earnedCents: 8_000, approvedCents: 0 }));
    expect(balance(less)).toMatchObject({ payableCents: 0, heldCents: -2_000 });
  });

  it('is refused when the amounts differ from those seen', () => {
    const seen = after(work());
    const event = approve(seen);
    const state = after(work(), work({ id: 'r2' }));
    expect(describeRefusal(state, event)).toBe('changed');
    // The same total, paid to another person.
    expect(describeRefusal(after(work({ payee: 'jane' })), event)).toBe('changed');
  });

  it('can be cancelled until it is paid, and its lines are paid later', () => {
    const state = after(work(), approve, cancel());
    expect(readDraft(state, DAY).rows).toMatchObject([{ totalCents: 10_000 }]);
    expect(describeRefusal(state, pay())).toBe('state');
    expect(describeRefusal(after(work(), approve, pay()), cancel())).toBe('state');
  });

  it.each([
    ['approved', approve, 'approved'],
    ['cancelled', cancel(), 'cancelled'],
    ['paid', pay(), 'paid'],
    ['returned', returned(), 'paid'],
  ] as const)('stays %s when the same event is repeated', (_name, event, expected) => {
    const first = expected === 'cancelled' ? after(work(), approve, cancel()) : after(work(), approve, pay());
    const { state } = applyEvent(first, returned());
    const again = typeof event === 'function' ? event(state) : event;
    const once = applyEvent(state, again).state;
    expect(applyEvent(once, again)).toEqual({ state: once, refusal: null });
    expect(applyEvent(once, again).state).toBe(once);
  });

  it('is paid on one day only', () => {
    expect(describeRefusal(after(work(), approve, pay()), pay('run1', '2026-11-21'))).toBe('state');
  });

  it.each([
    [pay('other'), 'unknown'],
    [cancel('other'), 'unknown'],
    [returned('lan', 'other'), 'unknown'],
    [returned('jane'), 'unknown'],
    [returned(), 'state'],
    [pay('run1', '2026-02-30'), 'invalid'],
    [{ ...approve(NOTHING_PAID, 'x'), throughDay: 'tomorrow' } as PayEvent, 'invalid'],
  ])('refuses %j with %s', (event, refusal) => expect(describeRefusal(after(work(), approve), event)).toBe(refusal));
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
    expect(describeRefusal(after(work()), work(changes))).toBe(refusal),
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
    expect(describeRefusal(after(adjust()), adjust(changes))).toBe(refusal);
  });

  it('can be withdrawn until a run holds it', () => {
    const withdraw: PayEvent = { kind: 'withdraw-adjustment', id: 'a1' };
    expect(balance(after(adjust(), withdraw))).toBeUndefined();
    expect(describeRefusal(after(adjust(), approve), withdraw)).toBe('state');
    expect(describeRefusal(after(adjust(), approve, pay()), withdraw)).toBe('state');
    expect(describeRefusal(after(adjust(), approve, pay(), returned()), withdraw)).toBe('state');
    expect(describeRefusal(after(adjust(), approve, cancel()), withdraw)).toBeNull();
    expect(describeRefusal(NOTHING_PAID, withdraw)).toBeNull();
  });
});

describe('conservationProblems', () => {
  const row = {
    payee: 'lan',
    lines: [{ source: 'record', id: 'r1', cents: 100, documentCents: 100 }],
    totalCents: 100,
    returnedOn: null,
  } as const;
  const run: PayRun = { id: 'run1', throughDay: DAY, state: 'paid', paidOn: DAY, rows: [row] };
  const broken = (rows: PayRun['rows']): PayState => ({
    ...after(work()),
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
  ])('finds %s', (_case, rows, expected) => expect(conservationProblems(broken(rows)).join()).toContain(expected));

  it('finds an adjustment in two runs', () => {
    const lines = [{ source: 'adjustment', id: 'a1', cents: 2_550, documentCents: 2_550 }] as const;
    const once = { ...run, rows: [{ ...row, lines, totalCents: 2_550 }] };
    const twice = { ...once, id: 'run2' };
    const state = (...runs: PayRun[]) => ({ ...after(adjust()), runs: new Map(runs.map((one) => [one.id, one])) });
    expect(conservationProblems(state(once))).toEqual([]);
    expect(conservationProblems(state(once, { ...twice, state: 'cancelled' }))).toEqual([]);
    expect(conservationProblems(state(once, twice))).toEqual(['The adjustment a1 is in two runs.']);
  });
});
