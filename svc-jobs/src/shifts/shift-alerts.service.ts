import { MINUTE_MS, type NoticeKind, type TodayState } from '@cleaning/contracts';
import { IntervalRuns, insertOnce, raiseNotice, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import { Between, LessThan, type Repository } from 'typeorm';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { findSupervisors } from '../places/places.queries.js';
import { hasBegun } from '../work/begun-work.queries.js';
import { ShiftAlert } from './shift-alert.entity.js';
import { toShiftParameters } from './shift-notices.js';
import { type PersonShift, ShiftReads } from './shift-reads.service.js';
import { getTodayState, TodayBoard } from './today.service.js';

type AlertKind = Extract<NoticeKind, 'late' | 'not-started'>;

const ALERTS: Partial<Record<TodayState, AlertKind>> = { late: 'late', not_started: 'not-started' };

/** Shifts that began while no replica ran are still told of. */
const LOOKBACK_HOURS = 12;
/** Shifts are reported on their own day or the next. */
const RETENTION_DAYS = 7;

type AlertKey = Pick<PersonShift, 'jobId' | 'date' | 'time' | 'personId'> & { kind: AlertKind };
const formatAlertKey = ({ jobId, date, time, personId, kind }: AlertKey): string =>
  `${jobId} ${date} ${time} ${personId} ${kind}`;

/**
 * Interval job, at the start and each minute: notifies the office and the place's supervisors of late people, and the
 * person of a missed start.
 */
@Injectable()
export class ShiftAlerts implements OnApplicationBootstrap {
  constructor(
    @InjectRepository(ShiftAlert) private readonly alerts: Repository<ShiftAlert>,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly board: TodayBoard,
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
    private readonly runs: IntervalRuns,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('alerts of shifts', () => this.run());
  }

  /** Safe on several replicas at once. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const since = now.minus({ hours: LOOKBACK_HOURS });
    const days = { from: toIsoDate(since), until: toIsoDate(now) };
    const { planned } = await this.board.findShiftsWithWork(days, 'all');
    const due = planned.flatMap(({ shift, work }) => {
      const kind = ALERTS[getTodayState(shift, work, now)];
      return kind && shift.startsAt > since ? [{ ...shift, kind }] : [];
    });
    if (due.length === 0) return;
    const told = await this.alerts.findBy({ businessDate: Between(days.from, days.until) });
    const known = new Set(told.map(({ businessDate, ...alert }) => formatAlertKey({ ...alert, date: businessDate })));
    for (const alert of due.filter((each) => !known.has(formatAlertKey(each))))
      await this.transactions.runWithoutWaiting((tx) => this.raise(tx, alert, now));
  }

  /** The person is locked: a start, an absence or a cover comes before or after. */
  private async raise(tx: Transaction, key: AlertKey, now: DateTime): Promise<void> {
    const { jobId, date, time, personId, kind } = key;
    await this.assignments.lock(tx, personId);
    const shifts = await this.reads.findShiftsIn(tx.manager, { from: date, until: date }, { jobId, personId });
    const shift = shifts.find((each) => each.time === time);
    if (!shift || ALERTS[getTodayState(shift, undefined, now)] !== kind) return;
    if (await hasBegun(tx.manager, { jobId, personId, businessDate: date, time })) return;
    const isNew = await insertOnce(tx.manager, ShiftAlert, {
      jobId,
      businessDate: date,
      time,
      personId,
      kind,
      raisedAt: now.toJSDate(),
    });
    if (!isNew) return;
    const parameters = { ...toShiftParameters(shift), person_id: personId, person: shift.personName };
    const supervisors = await findSupervisors(tx.manager, jobId);
    const to = kind === 'late' ? supervisors : [personId, ...supervisors];
    await raiseNotice(tx, { kind, to, andAdmins: true, parameters });
    const kept = toIsoDate(DateTime.fromISO(date, { zone: 'utc' }).minus({ days: RETENTION_DAYS }));
    await tx.manager.delete(ShiftAlert, { businessDate: LessThan(kept) });
  }
}
