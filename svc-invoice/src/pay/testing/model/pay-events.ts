import { computeBalances, findConservationProblems } from './balances.js';
import type { Adjustment, PayableRecord } from './dues.js';
import { applyEvent, NOTHING_PAID, type PayEvent, type PayState, readDraft } from './history.js';

/** Events with invented people and days. */
export const recordWork = (changes: Partial<PayableRecord> = {}): PayEvent => ({
  kind: 'record',
  record: { id: 'r1', payee: 'lan', day: '2026-11-02', earnedCents: 10_000, approvedCents: 10_000, ...changes },
});
export const adjust = (changes: Partial<Adjustment> = {}): PayEvent => ({
  kind: 'adjust',
  adjustment: {
    id: 'a1',
    payee: 'lan',
    day: '2026-11-02',
    cents: 2_550,
    kind: 'reimbursement',
    reason: 'train',
    ...changes,
  },
});
export const DAY = '2026-11-15';
export const approve = (state: PayState, id = 'run1', leaveOut: string[] = [], throughDay = DAY): PayEvent => ({
  kind: 'approve-run',
  id,
  throughDay,
  leaveOut,
  seen: readDraft(state, throughDay, leaveOut).rows,
});
export const pay = (id = 'run1', paidOn = '2026-11-20'): PayEvent => ({ kind: 'mark-paid', id, paidOn });
export const cancel = (id = 'run1'): PayEvent => ({ kind: 'cancel-run', id });
export const returnPayment = (payee = 'lan', run = 'run1'): PayEvent => ({
  kind: 'returned',
  run,
  payee,
  on: '2026-11-23',
});

/** The state after these events. Throws if one is refused. */
export function applyEvents(...events: (PayEvent | ((state: PayState) => PayEvent))[]): PayState {
  return events.reduce<PayState>((state, event) => {
    const { state: next, refusal } = applyEvent(state, typeof event === 'function' ? event(state) : event);
    const problems = findConservationProblems(next);
    if (refusal !== null || problems.length > 0) throw new Error([refusal, ...problems].join(' '));
    return next;
  }, NOTHING_PAID);
}
/** Why an event is refused, or null. Throws if a refused event changed the state. */
export const describeRefusal = (state: PayState, event: PayEvent) => {
  const { state: next, refusal } = applyEvent(state, event);
  if (refusal !== null && next !== state) throw new Error('A refused event changed something.');
  return refusal;
};
export const getBalance = (state: PayState, payee = 'lan') => computeBalances(state).get(payee);
export const getRows = (state: PayState, id = 'run1') =>
  state.runs.get(id)?.rows.map((row) => [row.payee, row.totalCents]);
