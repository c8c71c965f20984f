import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  DAYS,
  type EditableJob,
  type editPermanentJob,
  isPlainWeekly,
  pickRepeats,
} from '@cleaning/contracts';
import { InvalidInput, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { PublicHolidays } from '../holidays/holidays.service.js';
import { TimetableSlot } from './job.entity.js';
import {
  findTimetableProblem,
  formatSlotTime,
  isSameTimetable,
  type NewSlot,
  parseTimeline,
  toScheduledSlotView,
} from './timetable.js';
import { continueTimetable, endTimetable } from './timetables.queries.js';

type Form = Pick<CallBody<typeof editPermanentJob>, 'timeline_data' | 'timetable_from'>;
type Refused = Extract<CallAnswer<typeof editPermanentJob>, { status: 'error' }>;

/** Rows for a timetable that holds from a day on, or from the job's creation (null). */
const createSlots = (jobId: string, times: readonly NewSlot[], validFrom: string | null): TimetableSlot[] =>
  times.map((slot, position) => ({
    id: v7(),
    jobId,
    position,
    ...slot,
    days: [...slot.days],
    validFrom,
    validUntil: null,
    isExtra: false,
  }));

/** A timetable that was checked. `write` makes its rows for a job, in the transaction that creates or changes it. */
export interface CheckedTimetable {
  write: (tx: Transaction, jobId: string) => Promise<void>;
}

/**
 * A checked timetable of an existing job. `differs`: call before writing, to find out whether the job has another one.
 */
export interface ChangedTimetable extends CheckedTimetable {
  differs: (tx: Transaction, jobId: string) => Promise<boolean>;
}

/** First day of a timetable, and whether the form named it. */
interface From {
  readonly from: string;
  readonly isDaySaid: boolean;
}

/** Writes and changes the timetables of jobs. Former versions are kept for their days. */
@Injectable()
export class Timetables {
  constructor(
    @InjectRepository(TimetableSlot) private readonly slots: Repository<TimetableSlot>,
    private readonly holidays: PublicHolidays,
    private readonly clock: BusinessClock,
  ) {}

  /** Returns status error for an impossible timetable. */
  async prepareForNewJob({ timeline_data }: Form): Promise<CheckedTimetable | Refused> {
    return this.checkTimetable(parseTimeline(timeline_data), (tx, jobId, times) =>
      this.insert(tx, createSlots(jobId, times, null)),
    );
  }

  /** `prepareForNewJob` for an existing job, from the form's day or today. Throws 400 for a past day. */
  async prepareForJob(id: string, { timeline_data, timetable_from: from }: Form): Promise<ChangedTimetable | Refused> {
    const today = this.clock.today();
    if (from !== undefined && from < today) throw new InvalidInput([buildFieldProblem('timetable_from', 'in_past')]);
    const begins = { from: from ?? today, isDaySaid: from !== undefined };
    const wanted = parseTimeline(timeline_data, await this.findLatest(this.slots, id));
    const checked = await this.checkTimetable(wanted, (tx, jobId, times) => this.replace(tx, jobId, times, begins));
    if ('status' in checked) return checked;
    return {
      ...checked,
      differs: async (tx, jobId) => {
        const { isSame, isMoved } = await this.compare(tx, jobId, wanted, begins);
        return !isSame || isMoved;
      },
    };
  }

  /** The timetable as its form shows it: the last one, and from when it holds if that is still to come. */
  async toEdit(jobId: string): Promise<Pick<EditableJob, 'timeline' | 'timetable_from'>> {
    const slots = await this.findLatest(this.slots, jobId);
    const from = slots[0]?.validFrom ?? '';
    return {
      timeline: slots.map((slot, index) => ({
        time: formatSlotTime(slot),
        days: DAYS.filter((_, day) => slot.days.includes(day + 1)),
        isRemove: index > 0,
        ...(isPlainWeekly(toScheduledSlotView({ ...slot, validFrom: null, validUntil: null }), '')
          ? {}
          : { repeats: pickRepeats(slot), holidays: slot.holidays ?? '' }),
      })),
      timetable_from: from > this.clock.today() ? from : undefined,
    };
  }

  private async checkTimetable(
    times: NewSlot[],
    write: (tx: Transaction, jobId: string, times: readonly NewSlot[]) => Promise<void>,
  ): Promise<CheckedTimetable | Refused> {
    const problem = findTimetableProblem(times);
    if (problem) return { status: 'error', msg: problem };
    const enterHolidays = times.some(({ holidays }) => holidays !== null)
      ? await this.holidays.prepareHolidayEntry()
      : null;
    return {
      write: async (tx, jobId) => {
        await write(tx, jobId, times);
        await enterHolidays?.(tx, jobId);
      },
    };
  }

  private async insert(tx: Transaction, slots: TimetableSlot[]): Promise<void> {
    await tx.manager.insert(TimetableSlot, slots);
  }

  /** The latest timetable. */
  private findLatest(slots: Repository<TimetableSlot>, jobId: string): Promise<TimetableSlot[]> {
    return slots.find({ where: { jobId, validUntil: IsNull() }, order: { position: 'ASC' } });
  }

  /** Deletes a timetable that was to begin on that day, and reopens the one before. */
  private async takeBack(tx: Transaction, jobId: string, begins: string): Promise<void> {
    await tx.manager.update(TimetableSlot, { jobId, validFrom: begins, validUntil: IsNull() }, { validUntil: begins });
    await continueTimetable(tx.manager, jobId, begins);
  }

  /** Whether the job has the same timetable already, and whether it is to begin on another day. */
  private async compare(
    tx: Transaction,
    jobId: string,
    times: readonly NewSlot[],
    { from, isDaySaid }: From,
  ): Promise<{ begins: string; isSame: boolean; isMoved: boolean }> {
    const before = await this.findLatest(tx.manager.getRepository(TimetableSlot), jobId);
    const begins = before[0]?.validFrom ?? '';
    const isMoved = isDaySaid && begins > this.clock.today() && begins !== from;
    return { begins, isSame: isSameTimetable(before, times), isMoved };
  }

  /**
   * Ends the former slots the day before and deletes later ones. The same timetable with another day moves its begin.
   */
  private async replace(tx: Transaction, jobId: string, times: readonly NewSlot[], start: From): Promise<void> {
    const { begins, isSame, isMoved } = await this.compare(tx, jobId, times, start);
    if (isSame && !isMoved) return;
    if (isSame) await this.takeBack(tx, jobId, begins);
    await endTimetable(tx.manager, jobId, start.from);
    await this.insert(tx, createSlots(jobId, times, start.from));
  }
}
