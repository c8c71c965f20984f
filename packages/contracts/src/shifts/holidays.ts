import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, businessDate, done, id, line, money, moneyInput, timeOfDay } from '../fields.js';
import { jobKind } from '../jobs.js';
import { areDays, buildDaysProblem, shiftDays } from './shift.js';

/** Maximum days in a response: one year. */
const MAX_HOLIDAY_DAYS = 366;

export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export const australianState = z.enum(AUSTRALIAN_STATES);
export type AustralianState = z.infer<typeof australianState>;

/**
 * Public holiday policies for shifts: they are done, nobody works, they move to the next working day, or an admin
 * decides for each day.
 */
export const HOLIDAY_POLICIES = ['work', 'skip', 'move', 'ask'] as const;
export const holidayPolicy = z.enum(HOLIDAY_POLICIES);
export type HolidayPolicy = z.infer<typeof holidayPolicy>;

/** `pay_per_hour`: a sub-contractor's rate on public holidays, A$; empty: as on other days. */
const holidayRule = z.object({
  job_id: answeredId,
  state: australianState,
  policy: holidayPolicy,
  pay_per_hour: z.union([money, z.literal('')]),
});

export const getHolidayRule = defineCall({
  method: 'POST',
  path: '/api/admin/desk/holiday-rule',
  service: 'jobs',
  access: ['admin'],
  shows: ['job'],
  summary:
    'Gets which public holidays a job has and what happens to its shifts. Default: South Australia, work as usual.',
  body: z.object({ job_id: id }),
  answer: holidayRule,
});

export const setHolidayRule = defineCall({
  method: 'POST',
  path: '/api/admin/desk/set-holiday-rule',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'job', id: 'job_id' }, 'shift'],
  summary:
    'Sets what happens to a job’s shifts on public holidays, from the holiday’s hour on. Slots with their own rule and extra shifts don’t change. Quick jobs can’t move.',
  body: z.object({
    job_id: id,
    state: australianState.default('SA'),
    policy: holidayPolicy,
    pay_per_hour: z.union([z.literal('').transform(() => undefined), moneyInput]).optional(),
  }),
  answer: holidayRule,
});

/**
 * A public holiday. `from_time` is 19:00 if only the evening is one, otherwise 00:00. `jobs`: those with shifts on it
 * that skip it, move them or ask; `decision` is empty until an admin decides for one that asks.
 */
export const publicHoliday = z.object({
  state: australianState,
  date: z.string(),
  from_time: z.string(),
  name: z.string(),
  jobs: z.array(
    z.object({
      job_id: answeredId,
      job_name: z.string(),
      kind: jobKind,
      policy: holidayPolicy,
      decision: z.enum(['work', 'skip', '']),
    }),
  ),
});

export const listHolidays = defineCall({
  method: 'POST',
  path: '/api/admin/desk/holidays',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift'],
  summary: 'Lists public holidays of a state in a date range, with the jobs that skip them, move shifts or ask.',
  body: z
    .object({ state: australianState.default('SA'), ...shiftDays })
    .refine(areDays(MAX_HOLIDAY_DAYS), buildDaysProblem(MAX_HOLIDAY_DAYS)),
  answer: z.array(publicHoliday),
});

export const decideHoliday = defineCall({
  method: 'POST',
  path: '/api/admin/desk/decide-holiday',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'job', id: 'job_id' }, 'shift'],
  summary:
    'Decides whether a job is worked on a public holiday. Replaces an earlier decision. 404 if the day isn’t one.',
  body: z.object({ job_id: id, date: businessDate, decision: z.enum(['work', 'skip']) }),
  answer: done,
});

export const changeHoliday = defineCall({
  method: 'POST',
  path: '/api/admin/desk/change-holiday',
  service: 'jobs',
  access: ['admin'],
  changes: ['shift', 'job'],
  summary:
    'Adds a proclaimed public holiday, changes its day, hour or name, or deletes it. 404 if there is none to delete, 409 if the new day has one.',
  body: z.object({
    state: australianState,
    date: businessDate,
    change: z.enum(['set', 'remove']),
    /** With `set`: its former day. */
    moved_from: businessDate.optional(),
    from_time: timeOfDay.default('00:00'),
    name: line(80).default('Public holiday'),
  }),
  answer: done,
});
