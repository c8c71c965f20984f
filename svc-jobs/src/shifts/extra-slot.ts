import { v7 } from 'uuid';
import { dayAfter, isoWeekday } from '../business-time/business-time.js';

/** A row of the timetable of that day alone. `time` is 'HH:MM-HH:MM'. */
export const extraSlot = (jobId: string, date: string, time: string) => ({
  id: v7(),
  jobId,
  position: 0,
  startTime: time.slice(0, 5),
  endTime: time.slice(6),
  days: [isoWeekday(date)],
  validFrom: date,
  validUntil: dayAfter(date),
  isExtra: true,
});
