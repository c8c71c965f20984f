import { type OwnShift, SLOT_TOLERANCE_MINUTES } from '@cleaning/contracts';
import { formatClockTime, formatDuration, formatShortDate, getBusinessToday } from '@cleaning/ui';
import { work as texts } from '../texts';
import { countMinutesFromStart } from './plan';

/** '6 h early', '2 h late', or empty within five minutes of the start. */
export function describePunctuality(shift: Pick<OwnShift, 'starts_at'>, at: number): string {
  const minutes = countMinutesFromStart(shift, at);
  if (minutes === 0) return '';
  return minutes < 0 ? texts.early(formatDuration(-minutes)) : texts.late(formatDuration(minutes));
}

/**
 * Question before Start: place, planned times, day, and how early or late it is. Work that starts this early is held
 * for the office.
 */
export function buildStartQuestion(jobName: string, shift: OwnShift | undefined, now: Date = new Date()): string {
  if (!shift) return jobName === '' ? texts.confirmStart : `${texts.confirmStart}\n${texts.startAt(jobName)}`;
  const { date, time, job_name } = shift;
  const today = getBusinessToday(now);
  const written = formatShortDate(date, today);
  const day = date === today ? texts.today(written) : written;
  const lines = [
    texts.confirmStart,
    texts.startOf(job_name, formatClockTime(time), day, describePunctuality(shift, now.getTime())),
  ];
  if (countMinutesFromStart(shift, now.getTime()) < -SLOT_TOLERANCE_MINUTES) lines.push(texts.mustBeApproved);
  return lines.join('\n');
}
