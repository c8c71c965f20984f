import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { formatDuration } from '../date-text.js';
import { answeredId, businessDate, done, id, timeRange } from '../fields.js';
import { getFieldSentence } from '../refusals/sentences.js';

/** The most breaks that a person can declare: a year of study has fewer than ten. */
export const MAX_COURSE_BREAKS = 100;

/** Days ahead whose hours are compared with what a visa allows. */
export const HOURS_AHEAD_DAYS = 27;

/** What a student visa allows in two weeks (condition 8105, 8104 of the family): 48 hours, in 14 days that begin on any Monday. */
export const WORK_LIMIT_MINUTES = 48 * 60;

const own = { service: 'jobs', access: WORKERS } as const;

/** Two weeks that begin on a Monday. Days are YYYY-MM-DD. */
export const hoursSpan = z.object({
  from: z.string(),
  until: z.string(),
  /** Worked and planned here, without days of a course break. */
  own_minutes: z.number().int(),
  /** Declared, without weeks that are wholly in a course break. */
  elsewhere_minutes: z.number().int(),
  over: z.boolean(),
});
export type HoursSpan = z.infer<typeof hoursSpan>;

const formatShortDay = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** The figures of a span: '49 h 40 min', '16/11–29/11'. */
export const formatHoursSpan = ({ from, until, own_minutes, elsewhere_minutes }: Omit<HoursSpan, 'over'>) => ({
  own: formatDuration(own_minutes),
  elsewhere: formatDuration(elsewhere_minutes),
  weeks: `${formatShortDay(from)}–${formatShortDay(until)}`,
  limit: formatDuration(WORK_LIMIT_MINUTES),
});

/** A span above the limit for people. `who`: "You", or a name. */
export const formatHoursWarning = (who: string, span: Omit<HoursSpan, 'over'>): string => {
  const verb = who === 'You' ? 'have' : 'has';
  const { own, elsewhere, weeks, limit } = formatHoursSpan(span);
  const there = span.elsewhere_minutes > 0 ? ` and ${elsewhere} elsewhere` : '';
  return `${who} ${verb} ${own} with us${there} in the two weeks ${weeks}. The visa allows ${limit} while the course is in session. We only see hours with us and hours ${who === 'You' ? 'you’ve' : 'they’ve'} told us about.`;
};

export const courseBreak = z.object({ break_id: answeredId, from: z.string(), until: z.string() });

export const getMyWorkHours = defineCall({
  ...own,
  method: 'GET',
  path: '/api/my-work-hours',
  shows: ['account', 'shift', 'work', 'assignment', 'job'],
  summary:
    'Gets your visa work hours: current fortnights, hours you declared elsewhere by week, and course breaks. `limited` is false and the lists empty without a visa limit.',
  answer: z.object({
    limited: z.boolean(),
    spans: z.array(hoursSpan),
    weeks: z.array(z.object({ week: z.string(), minutes: z.number().int() })),
    breaks: z.array(courseBreak),
  }),
});

const monday = businessDate.refine(
  (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
  getFieldSentence('not_monday'),
);

export const declareHoursElsewhere = defineCall({
  ...own,
  method: 'POST',
  path: '/api/declare-hours-elsewhere',
  changes: [{ topic: 'work', person: 'user_id' }],
  summary: 'Declares the hours you work elsewhere in the week from a Monday; 0 removes them.',
  body: z.object({
    user_id: id,
    week: monday,
    minutes: z.coerce
      .number()
      .int()
      .min(0)
      .max(168 * 60),
  }),
  answer: done,
});

export const addCourseBreak = defineCall({
  ...own,
  method: 'POST',
  path: '/api/add-course-break',
  changes: [{ topic: 'work', person: 'user_id' }],
  summary: `Adds a scheduled break of your course, in which your visa has no hour limit. Idempotent by dates. 409 for more than ${MAX_COURSE_BREAKS}.`,
  body: z
    .object({ user_id: id, from: businessDate, until: businessDate })
    .refine(({ from, until }) => from <= until, { path: ['until'], error: getFieldSentence('before_first_day') }),
  answer: z.object({ break_id: answeredId }),
});

export const removeCourseBreak = defineCall({
  ...own,
  method: 'POST',
  path: '/api/remove-course-break',
  changes: [{ topic: 'work', person: 'user_id' }],
  summary: 'Deletes one of your course breaks. 404 if it isn’t yours.',
  body: z.object({ user_id: id, break_id: id }),
  answer: done,
});

export const listHoursWarnings = defineCall({
  service: 'jobs',
  access: ['admin'],
  method: 'GET',
  path: '/api/admin/hours-warnings',
  shows: ['account', 'shift', 'work', 'assignment', 'job'],
  summary:
    'Lists people who exceed their visa hours in a fortnight that includes these days: all, those assigned to a job, or one person. Counts our hours and those they declared. With a time, adds a further shift on the first day; with `join_job_id`, adds an assignment to that job.',
  query: z
    .object({
      from: businessDate,
      until: businessDate,
      job_id: id.optional(),
      user_id: id.optional(),
      time: timeRange.optional(),
      join_job_id: id.optional(),
    })
    .refine(({ time, join_job_id, user_id }) => (time ?? join_job_id) === undefined || user_id !== undefined, {
      path: ['user_id'],
      error: getFieldSentence('needed_with_time_or_job'),
    }),
  answer: z.array(hoursSpan.extend({ user_id: answeredId, user_name: z.string() })),
});
