import { isDay } from '@cleaning/contracts';
import type { Day } from '../../calendar/days.js';
import { buildDraftRun } from './draft-run.js';
import { type Adjustment, type PayableRecord, type PayRun, type RunRow, SettledSums } from './dues.js';

/** Everything that decides pay. */
export interface PayState {
  readonly records: ReadonlyMap<string, PayableRecord>;
  readonly adjustments: ReadonlyMap<string, Adjustment>;
  readonly runs: ReadonlyMap<string, PayRun>;
}

export const NOTHING_PAID: PayState = { records: new Map(), adjustments: new Map(), runs: new Map() };

/** Events of the pay state. The caller makes the ids, so a repeated event has no effect. */
export type PayEvent =
  /** Work finished, approved, held, corrected, rejected or removed: the record as it is now. */
  | { readonly kind: 'record'; readonly record: PayableRecord }
  | { readonly kind: 'adjust'; readonly adjustment: Adjustment }
  /** Only before a run holds it; afterwards an opposite adjustment is made. */
  | { readonly kind: 'withdraw-adjustment'; readonly id: string }
  | {
      readonly kind: 'approve-run';
      readonly id: string;
      readonly throughDay: Day;
      readonly leaveOut: readonly string[];
      /** The totals that the admin saw, sorted by id. The approval is refused when they have changed. */
      readonly seen: readonly { readonly payee: string; readonly totalCents: number }[];
    }
  | { readonly kind: 'cancel-run'; readonly id: string }
  | { readonly kind: 'mark-paid'; readonly id: string; readonly paidOn: Day }
  | { readonly kind: 'returned'; readonly run: string; readonly payee: string; readonly on: Day };

/**
 * Why an event is refused. `changed`: amounts differ from those seen. `state`: the run, adjustment or payment is past
 * that step. `unknown`: no such thing. `invalid`: impossible amounts or days.
 */
export type PayRefusal = 'changed' | 'state' | 'unknown' | 'invalid';

export interface Applied {
  /** The given state object if the event was refused or already applied. */
  readonly state: PayState;
  readonly refusal: PayRefusal | null;
}

/** The state after one event. Never throws; doesn't mutate the given state. */
export function applyEvent(state: PayState, event: PayEvent): Applied {
  const refuseEvent = (refusal: PayRefusal): Applied => ({ state, refusal });
  const unchanged: Applied = { state, refusal: null };
  const withRun = (run: PayRun): Applied => ({
    state: { ...state, runs: new Map(state.runs).set(run.id, run) },
    refusal: null,
  });
  switch (event.kind) {
    case 'record':
      return addRecord(state, event.record) ?? refuseEvent('invalid');
    case 'adjust':
      return addAdjustment(state, event.adjustment) ?? refuseEvent('invalid');
    case 'withdraw-adjustment': {
      if (!state.adjustments.has(event.id)) return unchanged;
      // This includes runs with a returned payment.
      if (isInRuns(state, event.id)) return refuseEvent('state');
      const adjustments = new Map(state.adjustments);
      adjustments.delete(event.id);
      return { state: { ...state, adjustments }, refusal: null };
    }
    case 'approve-run': {
      const { id, throughDay, leaveOut, seen } = event;
      if (state.runs.has(id)) return unchanged;
      if (!isDay(throughDay)) return refuseEvent('invalid');
      const { rows } = readDraft(state, throughDay, leaveOut);
      if (!isSeen(rows, seen)) return refuseEvent('changed');
      return withRun({ id, throughDay, state: 'approved', paidOn: null, rows });
    }
    case 'cancel-run': {
      const run = state.runs.get(event.id);
      if (!run) return refuseEvent('unknown');
      if (run.state === 'paid') return refuseEvent('state');
      return run.state === 'cancelled' ? unchanged : withRun({ ...run, state: 'cancelled' });
    }
    case 'mark-paid': {
      const run = state.runs.get(event.id);
      if (!run) return refuseEvent('unknown');
      if (run.state === 'paid') return run.paidOn === event.paidOn ? unchanged : refuseEvent('state');
      if (run.state === 'cancelled') return refuseEvent('state');
      return isDay(event.paidOn) ? withRun({ ...run, state: 'paid', paidOn: event.paidOn }) : refuseEvent('invalid');
    }
    case 'returned': {
      const run = state.runs.get(event.run);
      const row = run?.rows.find(({ payee }) => payee === event.payee);
      if (!run || !row) return refuseEvent('unknown');
      // A row that sums to zero has no payment to return.
      if (run.state !== 'paid' || row.totalCents === 0) return refuseEvent('state');
      if (row.returnedOn !== null) return unchanged;
      if (!isDay(event.on)) return refuseEvent('invalid');
      const back: RunRow = { ...row, returnedOn: event.on };
      return withRun({ ...run, rows: run.rows.map((one) => (one === row ? back : one)) });
    }
  }
}

/** The rows of a run over the state as it is. */
export const readDraft = (
  { records, adjustments, runs }: PayState,
  throughDay: Day,
  leaveOut: readonly string[] = [],
) =>
  buildDraftRun(
    { records: records.values(), adjustments: adjustments.values(), runs: runs.values() },
    throughDay,
    new Set(leaveOut),
  );

function addRecord(state: PayState, record: PayableRecord): Applied | null {
  const { id, payee, day, earnedCents, approvedCents } = record;
  const before = state.records.get(id);
  const good = [earnedCents, approvedCents].every((cents) => Number.isSafeInteger(cents) && cents >= 0);
  if (!good || approvedCents > earnedCents || !isDay(day) || (before && before.payee !== payee)) return null;
  return { state: { ...state, records: new Map(state.records).set(id, record) }, refusal: null };
}

function addAdjustment(state: PayState, adjustment: Adjustment): Applied | null {
  const { id, cents, day, kind, reason } = adjustment;
  const known = state.adjustments.get(id);
  // An adjustment never changes; another one corrects it.
  if (known) return { state, refusal: known.cents === cents && known.payee === adjustment.payee ? null : 'state' };
  const sign = kind === 'deduction' ? -1 : 1;
  if (!Number.isSafeInteger(cents) || Math.sign(cents) !== sign || !isDay(day) || reason.trim() === '') return null;
  return { state: { ...state, adjustments: new Map(state.adjustments).set(id, adjustment) }, refusal: null };
}

const isSeen = (rows: readonly RunRow[], seen: readonly { payee: string; totalCents: number }[]): boolean =>
  rows.length === seen.length &&
  rows.every(({ payee, totalCents }, index) => seen[index]?.payee === payee && seen[index].totalCents === totalCents);

const isInRuns = ({ runs }: PayState, id: string): boolean =>
  [...runs.values()].some(
    ({ state, rows }) =>
      state !== 'cancelled' &&
      rows.some(({ lines }) => lines.some((line) => line.source === 'adjustment' && line.id === id)),
  );

/** Sums of the lines that count in a state. */
export const computeSettled = ({ runs }: PayState): SettledSums => new SettledSums(runs.values());
