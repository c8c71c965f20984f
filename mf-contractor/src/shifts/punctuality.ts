import { type OwnShift } from '@cleaning/contracts';
import { businessToday, lengthText, readableDay } from '@cleaning/ui';
import { work as texts } from '../texts';
import { minutesFromStart } from './plan';

/** '6 h early', '2 h late', or empty within five minutes of the start. */
export function earlyOrLate(shift: Pick<OwnShift, 'starts_at'>, at: number): string {
  const minutes = minutesFromStart(shift, at);
  if (minutes === 0) return '';
  return minutes < 0 ? texts.early(lengthText(-minutes)) : texts.late(lengthText(minutes));
}

/** What is asked before a Start: the question with the place, the planned times, the day, and how early or late it is. */
export function startQuestion(jobName: string, shift: OwnShift | undefined, now: Date = new Date()): string {
  if (!shift) return jobName === '' ? texts.confirmStart : `${texts.confirmStart}\n${texts.startAt(jobName)}`;
  const { date, time, job_name } = shift;
  const day = date === businessToday(now) ? texts.today(readableDay(date)) : readableDay(date);
  return `${texts.confirmStart}\n${texts.startOf(job_name, time, day, earlyOrLate(shift, now.getTime()))}`;
}
