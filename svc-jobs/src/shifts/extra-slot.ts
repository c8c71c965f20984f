import { v7 } from 'uuid';
import { getIsoWeekday, getNextDay } from '../business-time/business-time.js';

/** A row of the timetable of that day alone. `time` is 'HH:MM-HH:MM'. */
export const createExtraSlot = (jobId: string, date: string, time: string) => ({
  id: v7(),
  jobId,
  position: 0,
  startTime: time.slice(0, 5),
  endTime: time.slice(6),
  days: [getIsoWeekday(date)],
  validFrom: date,
  validUntil: getNextDay(date),
  isExtra: true,
});
