import {
  type Absence as AbsenceView,
  type AuditAction,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type listAbsences,
  type recordAbsence,
  type reportAbsence,
} from '@cleaning/contracts';
import {
  type Caller,
  InvalidInput,
  isApiKeyCaller,
  KnownAccount,
  raiseNotice,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { findSupervisors } from '../places/places.queries.js';
import { type PersonShift, ShiftReads, toShiftView } from '../shifts/shift-reads.service.js';
import { findPersonTimedWork } from '../shifts/today.queries.js';
import { formatShiftKey } from '../shifts/today.service.js';
import { Absence } from './absence.entity.js';
import { findAbsences } from './absences.queries.js';

@Injectable()
export class Absences {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /** Idempotent. Shifts already begun need no cover. Throws 400 for past days, 404 for an unknown person. */
  report(
    caller: Caller,
    body: CallBody<typeof reportAbsence> | CallBody<typeof recordAbsence>,
  ): Promise<CallAnswer<typeof reportAbsence>> {
    const { user_id: personId, from, until, reason } = body;
    if (until < this.clock.today()) throw new InvalidInput([buildFieldProblem('until', 'in_past')]);
    return this.transactions.run(async (tx) => {
      await this.assignments.requireAssignable(tx, personId);
      await this.assignments.lock(tx, personId);
      const same = { personId, fromDate: from, untilDate: until, withdrawnAt: IsNull() };
      const before = await tx.manager.findOneBy(Absence, same);
      const absence: Absence = before ?? {
        id: v7(),
        personId,
        fromDate: from,
        untilDate: until,
        reason,
        reportedAt: this.clock.now().toJSDate(),
        reportedBy: caller.id,
        withdrawnAt: null,
        withdrawnBy: null,
      };
      if (!before) {
        await tx.manager.insert(Absence, absence);
        await this.recordAudit(tx, caller, 'absence.recorded', absence);
      }
      const shifts = await this.reads.findShiftsIn(tx.manager, { from, until }, { personId });
      const now = this.clock.now();
      const begun = new Set((await findPersonTimedWork(tx.manager, personId, { from, until })).map(formatShiftKey));
      const needed = shifts.filter(
        (shift) => shift.state === 'away' && shift.endsAt > now && !begun.has(formatShiftKey(shift)),
      );
      if (!before) await this.tell(tx, caller, absence, { change: 'reported', shifts: String(needed.length) });
      if (!before) await this.tellSupervisors(tx, caller, absence, needed);
      return { absence_id: absence.id, shifts: needed.map(toShiftView) };
    });
  }

  /** Absences of a person that are not over. */
  listOwn(personId: string): Promise<AbsenceView[]> {
    return findAbsences(this.manager, { from: this.clock.today(), until: 'infinity' }, personId);
  }

  /** Leaves out reasons for API keys: they may be about health, and integrations only need the days. */
  async list(caller: Caller, { from, until, user_id }: CallBody<typeof listAbsences>): Promise<AbsenceView[]> {
    const rows = await findAbsences(this.manager, { from, until }, user_id ?? null);
    return isApiKeyCaller(caller) ? rows.map((row) => ({ ...row, reason: '' })) : rows;
  }

  /** Limited to `personId`'s absences when given. Throws 404, also if already withdrawn. */
  withdraw(caller: Caller, id: string, personId?: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const absence = await tx.manager.findOneBy(Absence, { id });
      if (!absence || (personId !== undefined && absence.personId !== personId)) throw refuseUnknownAbsence();
      await this.assignments.lock(tx, absence.personId);
      const withdrawn = await tx.manager.update(
        Absence,
        { id, withdrawnAt: IsNull() },
        { withdrawnAt: this.clock.now().toJSDate(), withdrawnBy: caller.id },
      );
      if (!withdrawn.affected) throw refuseUnknownAbsence();
      await this.recordAudit(tx, caller, 'absence.withdrawn', absence);
      await this.tell(tx, caller, absence, { change: 'withdrawn' });
      tx.announce('shift', id, [absence.personId]);
    });
  }

  /** Notifies admins of what people report themselves. The notice leaves out the reason, which may be about health. */
  private async tell(
    tx: Transaction,
    caller: Caller,
    { personId, fromDate: from, untilDate: until }: Absence,
    what: { readonly change: 'reported'; readonly shifts: string } | { readonly change: 'withdrawn' },
  ): Promise<void> {
    if (caller.id !== personId) return;
    const parameters = { person_id: personId, person: caller.name, from, until, ...what };
    await raiseNotice(tx, { kind: 'absence-reported', to: 'admins', parameters });
  }

  /** Notifies each supervisor about shifts at their own places only. */
  private async tellSupervisors(
    tx: Transaction,
    caller: Caller,
    { personId, fromDate: from, untilDate: until }: Absence,
    needed: readonly PersonShift[],
  ): Promise<void> {
    if (caller.id !== personId) return;
    const counts = new Map<string, number>();
    for (const { jobId } of needed)
      for (const id of await findSupervisors(tx.manager, jobId)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const about = { person_id: personId, person: caller.name, from, until, change: 'reported' } as const;
    for (const [id, count] of counts) {
      const parameters = { ...about, shifts: String(count) };
      await raiseNotice(tx, { kind: 'absence-reported', to: [id], parameters });
    }
  }

  /** Audits only what an admin does for somebody else. */
  private async recordAudit(tx: Transaction, caller: Caller, action: AuditAction, absence: Absence): Promise<void> {
    const { personId: id, fromDate: from, untilDate: until } = absence;
    if (caller.id === id) return;
    const person = await tx.manager.findOneBy(KnownAccount, { id });
    const subject = { kind: 'person', id, name: person?.name ?? '' } as const;
    await recordAudit(tx, { actor: caller, action, subject, details: { from, until } });
  }
}

const refuseUnknownAbsence = () => refuse('no_such_absence');
