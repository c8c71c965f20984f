import { buildFieldProblem, type FieldIssue, MAX_MANUAL_HOURS } from '@cleaning/contracts';
import { InvalidInput } from '@cleaning/service-kit/errors';
import { DateTime } from 'luxon';
import {
  countFullMinutes,
  getNextDay,
  resolveInstant,
  toIsoDate,
  toLocalDateTime,
} from '../business-time/business-time.js';
import { payForWork, type Rates } from '../pay/pay.js';

/** A work record before a correction. `cap` is the most minutes that are paid. */
export interface RecordToCorrect {
  businessDate: string;
  startedAt: DateTime;
  endedAt: DateTime | null;
  contractorCents: number | null;
  companyCents: number | null;
  /** Null for a manual record, which has no cap and fixed amounts. */
  timed: { cap: number; rates: Rates } | null;
  /** The work puts a complaint right, without charge to the client. */
  isReClean: boolean;
}

/** Moments YYYY-MM-DDTHH:MM in business time. Amounts in cents; null: computed from times and rates. */
export interface Correction {
  startedAt: string;
  endedAt: string;
  contractorCents: number | null;
  companyCents: number | null;
}

export interface CorrectedWork {
  businessDate: string;
  startedAt: DateTime;
  endedAt: DateTime;
  minutes: number;
  contractorCents: number;
  companyCents: number;
}

/** Forms have no seconds: an unchanged time keeps its own. */
function parseMoment(text: string, stamped: DateTime | null, zone: string): DateTime {
  if (stamped && toLocalDateTime(stamped) === text) return stamped;
  return resolveInstant(text.slice(0, 10), text.slice(11), zone);
}

/** Validates the finish of a manual record; null if valid. */
export function findManualTimesProblem(
  field: string,
  startedAt: DateTime,
  endedAt: DateTime,
  now: DateTime,
): FieldIssue | null {
  if (endedAt <= startedAt) return buildFieldProblem(field, 'not_after_start');
  if (endedAt > startedAt.plus({ hours: MAX_MANUAL_HOURS }))
    return buildFieldProblem(field, 'too_long_work', { hours: MAX_MANUAL_HOURS });
  return endedAt > now ? buildFieldProblem(field, 'in_future') : null;
}

/**
 * Values of a record after a correction. A timed record stays on the day of its slot, so work at night may start on the
 * day after it at the latest; a manual record moves with its start. Throws 400, also for a value that would have no effect.
 */
export function applyCorrection(record: RecordToCorrect, correction: Correction, now: DateTime): CorrectedWork {
  const zone = now.zoneName ?? 'utc';
  const startedAt = parseMoment(correction.startedAt, record.startedAt, zone);
  if (startedAt > now) throw new InvalidInput([buildFieldProblem('started_at', 'in_future')]);
  if (record.isReClean && (correction.companyCents ?? 0) !== 0)
    throw new InvalidInput([buildFieldProblem('company_pay', 'not_zero_or_empty')]);
  if (!record.timed) {
    const hasHours = correction.endedAt !== correction.startedAt;
    const endedAt = hasHours ? parseMoment(correction.endedAt, record.endedAt, zone) : startedAt;
    const problem = hasHours ? findManualTimesProblem('ended_at', startedAt, endedAt, now) : null;
    if (problem) throw new InvalidInput([problem]);
    return {
      businessDate: toIsoDate(startedAt),
      startedAt,
      endedAt,
      minutes: countFullMinutes(startedAt, endedAt),
      contractorCents: correction.contractorCents ?? record.contractorCents ?? 0,
      companyCents: correction.companyCents ?? record.companyCents ?? 0,
    };
  }
  const day = toIsoDate(startedAt);
  if (day !== record.businessDate && day !== getNextDay(record.businessDate))
    throw new InvalidInput([buildFieldProblem('started_at', 'other_day_than_work')]);
  const typedEnd = parseMoment(correction.endedAt, record.endedAt, zone);
  // An end in the minute of the start is no earlier than the start's seconds.
  const endedAt = correction.endedAt === toLocalDateTime(startedAt) ? DateTime.max(typedEnd, startedAt) : typedEnd;
  if (endedAt > now) throw new InvalidInput([buildFieldProblem('ended_at', 'in_future')]);
  if (endedAt < startedAt) throw new InvalidInput([buildFieldProblem('ended_at', 'before_start')]);
  const pay = payForWork(countFullMinutes(startedAt, endedAt), record.timed.cap, record.timed.rates);
  return {
    businessDate: record.businessDate,
    startedAt,
    endedAt,
    minutes: pay.minutes,
    contractorCents: correction.contractorCents ?? pay.contractorCents,
    companyCents: correction.companyCents ?? pay.companyCents,
  };
}
