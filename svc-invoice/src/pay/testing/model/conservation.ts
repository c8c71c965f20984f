import fc from 'fast-check';
import { computeBalances, findConservationProblems } from './balances.js';
import type { PayRun, RunLine } from './dues.js';
import { applyEvent, NOTHING_PAID, type PayEvent, type PayState, readDraft } from './history.js';

/** A step of a random history. Its target is chosen among what exists then. */
type Step =
  | { kind: 'work'; payee: number; day: number; cents: number; approved: number }
  | { kind: 'correct'; pick: number; cents: number; approved: number }
  | { kind: 'remove'; pick: number }
  | { kind: 'adjust'; payee: number; day: number; cents: number; reimburse: boolean }
  | { kind: 'withdraw'; pick: number }
  | { kind: 'approve'; day: number; leaveOut: number; stale: boolean }
  | { kind: 'cancel' | 'pay'; pick: number }
  | { kind: 'return'; pick: number; row: number }
  /** A repeated request, as after a lost response, a double click or a crash. */
  | { kind: 'repeat'; back: number };

const PEOPLE = ['p0', 'p1', 'p2', 'p3'];
const LAST_DAY = '2026-12-31';
const formatDate = (day: number): string => `2026-11-${String(day + 1).padStart(2, '0')}`;

const pick = fc.nat(1000);
const day = fc.nat(27);
/** Percent of the earned amount. */
const approved = fc.constantFrom(100, 100, 100, 0, 50);
const work = fc.record({ kind: fc.constant('work' as const), payee: fc.nat(3), day, cents: fc.nat(50_000), approved });

const histories = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: work },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('correct' as const), pick, cents: fc.nat(50_000), approved }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), pick }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('adjust' as const),
        payee: fc.nat(3),
        day,
        cents: fc.integer({ min: -30_000, max: 30_000 }).filter((cents) => cents !== 0),
        reimburse: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), pick }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('approve' as const),
        day,
        leaveOut: fc.constantFrom(0, 0, 0, 1, 6, 15),
        stale: fc.constantFrom(false, false, false, false, true),
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), pick }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), pick, row: fc.nat(3) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('repeat' as const), back: fc.nat(30) }) },
  ),
  { minLength: 5, maxLength: 45 },
);

const pickItem = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** Plays a history, and counts the bank's payments independently of the rules. */
class HistoryPlayer {
  state: PayState = NOTHING_PAID;
  readonly bank = new Map<string, number>(PEOPLE.map((payee) => [payee, 0]));
  readonly asked: PayEvent[] = [];
  /** The accepted ones. */
  readonly taken: PayEvent[] = [];
  /** Lines of each run when it was paid: the same arrays, and their JSON. */
  private readonly paidRuns = new Map<string, { lines: RunLine[][]; text: string }>();
  /** The highest approved amount of each record. */
  private readonly mostApproved = new Map<string, number>();
  private made = 0;
  private settling = false;

  play(steps: readonly Step[]): void {
    for (const step of steps) {
      const event = this.getEvent(step);
      if (event) this.ask(event);
    }
  }

  /** Applies an event and checks all invariants. Throws if one is broken. */
  ask(event: PayEvent): void {
    const before = this.state;
    const { state, refusal } = applyEvent(before, event);
    if (refusal !== null && state !== before) throw new Error('A refused event changed something.');
    this.asked.push(event);
    if (refusal === null) this.taken.push(event);
    this.state = state;
    if (state !== before) this.countBank(before, event);
    if (event.kind === 'record' && refusal === null) {
      const { id, approvedCents } = event.record;
      this.mostApproved.set(id, Math.max(approvedCents, this.mostApproved.get(id) ?? 0));
    }
    if (state !== before && !this.settling) this.check();
  }

  private check(): void {
    const problems = findConservationProblems(this.state);
    for (const [payee, { paidCents }] of computeBalances(this.state))
      if (paidCents !== this.bank.get(payee))
        problems.push(`${payee} was paid ${this.bank.get(payee)}, not ${paidCents}.`);
    for (const [id, { lines }] of this.paidRuns)
      if (!getLines(this.state.runs.get(id)).every((row, index) => row === lines[index]))
        problems.push(`The paid run ${id} has changed.`);
    for (const [id, cents] of this.sumRecordPayments())
      if (cents > (this.mostApproved.get(id) ?? 0))
        problems.push(`${id} was paid ${cents}, more than was ever approved.`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  /** The net payments of each record over all runs. */
  private sumRecordPayments(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { state, rows } of this.state.runs.values())
      for (const { lines, returnedOn } of rows)
        for (const { source, id, cents } of lines)
          if (source === 'record' && state !== 'cancelled' && returnedOn === null)
            sums.set(id, (sums.get(id) ?? 0) + cents);
    return sums;
  }

  private countBank(before: PayState, event: PayEvent): void {
    const pay = (payee: string, cents: number) => this.bank.set(payee, (this.bank.get(payee) ?? 0) + cents);
    if (event.kind === 'mark-paid') {
      for (const { payee, totalCents } of before.runs.get(event.id)?.rows ?? []) pay(payee, totalCents);
      const lines = getLines(before.runs.get(event.id));
      this.paidRuns.set(event.id, { lines, text: JSON.stringify(lines) });
    }
    if (event.kind === 'returned') {
      const row = before.runs.get(event.run)?.rows.find(({ payee }) => payee === event.payee);
      pay(event.payee, -(row?.totalCents ?? 0));
    }
  }

  private getEvent(step: Step): PayEvent | undefined {
    const records = [...this.state.records.values()];
    const runs = [...this.state.runs.values()];
    const id = `${step.kind}${++this.made}`;
    switch (step.kind) {
      case 'work':
        return {
          kind: 'record',
          record: { id, payee: PEOPLE[step.payee] ?? '', day: formatDate(step.day), ...computeWorth(step) },
        };
      case 'correct': {
        const record = pickItem(records, step.pick);
        return record && { kind: 'record', record: { ...record, ...computeWorth(step) } };
      }
      case 'remove': {
        const record = pickItem(records, step.pick);
        return record && { kind: 'record', record: { ...record, earnedCents: 0, approvedCents: 0 } };
      }
      case 'adjust': {
        const kind = step.cents < 0 ? 'deduction' : step.reimburse ? 'reimbursement' : 'bonus';
        const { cents, payee } = step;
        const adjustment = {
          id,
          payee: PEOPLE[payee] ?? '',
          day: formatDate(step.day),
          cents,
          kind,
          reason: 'agreed',
        } as const;
        return { kind: 'adjust', adjustment };
      }
      case 'withdraw': {
        const adjustment = pickItem([...this.state.adjustments.keys()], step.pick);
        return adjustment === undefined ? undefined : { kind: 'withdraw-adjustment', id: adjustment };
      }
      case 'approve': {
        const leaveOut = PEOPLE.filter((_, index) => step.leaveOut & (1 << index));
        const throughDay = formatDate(step.day);
        const seen = step.stale ? [{ payee: 'p0', totalCents: 1 }] : readDraft(this.state, throughDay, leaveOut).rows;
        return { kind: 'approve-run', id, throughDay, leaveOut, seen };
      }
      case 'cancel':
      case 'pay': {
        const run = pickItem(runs, step.pick);
        if (!run) return undefined;
        return step.kind === 'cancel'
          ? { kind: 'cancel-run', id: run.id }
          : { kind: 'mark-paid', id: run.id, paidOn: '2026-12-01' };
      }
      case 'return': {
        const run = pickItem(runs, step.pick);
        const row = run && pickItem(run.rows, step.row);
        return run && row && { kind: 'returned', run: run.id, payee: row.payee, on: '2026-12-04' };
      }
      case 'repeat': {
        // The feed only repeats the newest state of a record.
        const again = pickItem(this.asked, this.asked.length - 1 - Math.min(step.back, this.asked.length - 1));
        return again?.kind === 'record' ? this.asked.findLast(({ kind }) => kind === 'record') : again;
      }
    }
  }

  /** Records and adjustments whose documents differ from the decided amounts, except for payees carried forward. */
  findDocumentMismatches(): string[] {
    const carried = readDraft(this.state, LAST_DAY).carriedForward.map(({ payee }) => payee);
    const documented = new Map<string, number>();
    for (const { state, rows } of this.state.runs.values())
      for (const { lines } of state === 'cancelled' ? [] : rows)
        for (const { id, documentCents } of lines) documented.set(id, (documented.get(id) ?? 0) + documentCents);
    const decided = [
      ...[...this.state.records.values()].map(({ id, payee, approvedCents: cents }) => ({ id, payee, cents })),
      ...this.state.adjustments.values(),
    ];
    return decided
      .filter(({ id, payee, cents }) => !carried.includes(payee) && (documented.get(id) ?? 0) !== cents)
      .map(({ id }) => id);
  }

  /** Approves and pays everything. */
  settle(): void {
    this.settling = true;
    for (const record of [...this.state.records.values()])
      this.ask({ kind: 'record', record: { ...record, approvedCents: record.earnedCents } });
    this.settling = false;
    this.check();
    for (const { id, state } of [...this.state.runs.values()])
      if (state === 'approved') this.ask({ kind: 'mark-paid', id, paidOn: LAST_DAY });
    const id = 'last';
    this.ask({
      kind: 'approve-run',
      id,
      throughDay: LAST_DAY,
      leaveOut: [],
      seen: readDraft(this.state, LAST_DAY).rows,
    });
    this.ask({ kind: 'mark-paid', id, paidOn: LAST_DAY });
    for (const { lines, text } of this.paidRuns.values())
      if (JSON.stringify(lines) !== text) throw new Error('A line of a paid run has changed.');
  }
}

const computeWorth = ({ cents, approved: part }: { cents: number; approved: number }) => ({
  earnedCents: cents,
  approvedCents: Math.floor((cents * part) / 100),
});

const getLines = (run: PayRun | undefined): RunLine[][] => (run?.rows ?? []).map(({ lines }) => lines as RunLine[]);

const isOfRun = ({ kind }: PayEvent) => ['approve-run', 'cancel-run', 'mark-paid', 'returned'].includes(kind);

/** Tests the invariants over this many random histories. */
export function describeConservation(count: number): void {
  describe(`Conservation over ${count} histories of work, corrections, runs, returns and repeated requests`, () => {
    it('holds after each event, leaves paid runs unchanged, and pays everything earned in the end', () => {
      fc.assert(
        fc.property(histories, (steps) => {
          const playing = new HistoryPlayer();
          playing.play(steps);
          playing.settle();
          for (const [payee, { earnedCents, payableCents, heldCents, inRunCents }] of computeBalances(playing.state)) {
            const paid = playing.bank.get(payee) ?? 0;
            // The only amounts left are negative: paid, then corrected.
            if (payableCents > 0 || heldCents !== 0 || inRunCents !== 0) return false;
            if (paid !== earnedCents - payableCents) return false;
          }
          return readDraft(playing.state, LAST_DAY).rows.length === 0 && playing.findDocumentMismatches().length === 0;
        }),
        { numRuns: count },
      );
    });

    it('holds for a repeated request, which changes nothing', () => {
      fc.assert(
        fc.property(histories, (steps) => {
          const playing = new HistoryPlayer();
          playing.play(steps);
          playing.settle();
          const { state } = playing;
          for (const event of playing.taken.filter(isOfRun)) {
            playing.ask(event);
            if (playing.state !== state) return false;
          }
          return true;
        }),
        { numRuns: count / 4 },
      );
    });
  });
}
