import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, businessDate, id, line } from '../fields.js';
import { enrolledPerson } from '../jobs.js';
import { areShiftDays, SHIFT_DAYS_PROBLEM, shift, shiftDays, shiftOfPerson, shiftTime, slotPick } from './shift.js';
import { planGap } from './week-plan.js';

/** Identifies a shift, whoever does it. */
const shiftAtPlace = { job_id: id, date: businessDate, time: shiftTime };

/** Once: this day only. Weekly: every week on this weekday, from now on. */
export const REPEATS = ['once', 'weekly'] as const;
export type Repeats = (typeof REPEATS)[number];
const repeats = z.enum(REPEATS);

const insist = z.boolean().optional();

/**
 * Things for the office to know before giving a person a shift; `text` is a sentence. With `blocks` the rules forbid
 * it: they have it already, are on leave that day, lack documents, or would cover somebody while having another shift.
 * The others don't block: another shift at that time, little rest between two days, visa hours.
 */
export const assignProblem = z.object({
  kind: z.enum(['own', 'leave', 'overlap', 'documents', 'rest', 'visa']),
  text: z.string(),
  blocks: z.boolean(),
});
export type AssignProblem = z.infer<typeof assignProblem>;

/**
 * An absent, uncovered person of the shift, whom somebody assigned for one day covers. Missing if the place is open for
 * another reason.
 */
const coverFor = enrolledPerson.optional();

/** A person who may get a shift. */
export const assignee = z.object({
  ...enrolledPerson.shape,
  /** Minutes that they are planned for in the week of the shift, Monday to Sunday. */
  week_minutes: z.number().int(),
  /** They have worked at the place before. */
  knows_place: z.boolean(),
  /** Metres from the place to the nearest other place that they work at in that week. Missing where one has no pin. */
  distance_metres: z.number().int().optional(),
  problems: z.array(assignProblem),
});
export type Assignee = z.infer<typeof assignee>;

export const getAssignees = defineCall({
  method: 'POST',
  path: '/api/admin/desk/assignees',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift', 'cover', 'assignment', 'account', 'job'],
  summary:
    'Lists people for a shift with what prevents it: without problems first, then those who know the site, then those with the least work that week, then by name. `user_id`: this person only. 404 if the site has no such shift that day.',
  body: z.object({ ...shiftAtPlace, repeats, user_id: id.optional() }),
  answer: z.object({
    /** People that the place needs then, and that are planned. */
    needed: z.number().int(),
    planned: z.number().int(),
    cover_for: coverFor,
    people: z.array(assignee),
  }),
});

/** An open shift with things for the office to know before assigning it. */
export const openShift = z.object({ ...planGap.shape, cover_for: coverFor, problems: z.array(assignProblem) });
export type OpenShift = z.infer<typeof openShift>;

export const getOpenShifts = defineCall({
  method: 'POST',
  path: '/api/admin/desk/open-shifts',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift', 'cover', 'assignment', 'account', 'job'],
  summary:
    'Lists a day’s open shifts with what prevents giving them to a person: without problems first, then those that can still be assigned, then by start. 404 for someone who can’t be assigned.',
  body: z.object({ user_id: id, date: businessDate, repeats }),
  answer: z.array(openShift),
});

export const assignShift = defineCall({
  method: 'POST',
  path: '/api/admin/desk/assign-shift',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'shift', person: 'user_id' }, { topic: 'assignment', id: 'user_id' }, 'cover', 'job'],
  summary:
    'Assigns a shift to a person, for this day or every week. For one day they cover someone who is away from it, if there is one. Idempotent. 409 if someone else has been assigned (`planned`), the person is on leave or lacks documents, or the shift is over. 409 overlapping_shifts with the shifts; sent with `insist` it is assigned anyway.',
  body: z.object({
    ...shiftAtPlace,
    repeats,
    user_id: id,
    /** Number of planned people seen by the reader. */
    planned: z.number().int().min(0),
    insist,
  }),
  /**
   * How to undo it: take-back-cover with `offer_id`, or undo-shift-change with `change_id`; otherwise pick-slots with
   * `picks_before`; otherwise remove a person who wasn't assigned.
   */
  answer: z.object({
    /** For a cover; otherwise missing. */
    offer_id: answeredId.optional(),
    /** For one day at a permanent job; otherwise empty. */
    change_id: z.union([answeredId, z.literal('')]),
    /** The person was assigned to the job before. */
    was_assigned: z.boolean(),
    picks_before: z.array(slotPick),
  }),
});

export const moveShift = defineCall({
  method: 'POST',
  path: '/api/admin/desk/move-shift',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'shift', person: 'user_id' }, { topic: 'shift', person: 'to_user_id' }, 'cover'],
  summary:
    'Moves a person’s shift to another person for this day. A timetable shift becomes a cover, and a cover returned to its person ends. An extra shift may also change day. Idempotent. 409 with the reason if the other person can’t take it. 409 overlapping_shifts for an extra shift; sent with `insist` it is moved anyway.',
  body: z
    .object({
      ...shiftOfPerson,
      to_user_id: id,
      /** Another day, of an extra shift. */
      to_date: businessDate.optional(),
      insist,
    })
    .refine(
      ({ user_id, to_user_id, date, to_date }) => user_id !== to_user_id || (to_date !== undefined && to_date !== date),
      { path: ['to_user_id'], error: 'must be a different person, or the day must be different' },
    ),
  answer: z.object({ status: z.literal('done') }),
});

/** A shift of the previous week that is open in this week, with its person. */
const copiedShift = z.object({
  job_id: answeredId,
  job_name: z.string(),
  date: z.string(),
  time: shiftTime,
  user_id: answeredId,
  user_name: z.string(),
});
export type CopiedShift = z.infer<typeof copiedShift>;

export const getWeekCopy = defineCall({
  method: 'POST',
  path: '/api/admin/desk/week-copy',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift', 'cover', 'assignment', 'account', 'job'],
  summary:
    'Previews copying last week into seven days from a Monday: open shifts with who did them a week ago, and last week’s extra shifts. Timetables repeat on their own.',
  body: z.object({ from: businessDate }),
  answer: z.array(z.object({ ...copiedShift.shape, problems: z.array(assignProblem) })),
});

export const copyWeek = defineCall({
  method: 'POST',
  path: '/api/admin/desk/copy-week',
  service: 'jobs',
  access: ['admin'],
  changes: ['shift', 'cover'],
  summary:
    'Assigns these shifts to these people; they cover someone who is away from a shift, if there is one. `refused` lists those that failed and why. Idempotent: `copied` and `covers` have only what is new.',
  body: z.object({ shifts: z.array(z.object(shiftOfPerson)).min(1).max(500), insist }),
  answer: z.object({
    /** Ids for undo-shift-change. */
    copied: z.array(answeredId),
    /** For shifts that became covers: ids for take-back-cover. Missing from a svc-jobs of 1.9.0. */
    covers: z.array(answeredId).optional(),
    refused: z.array(z.object({ ...copiedShift.shape, msg: z.string() })),
  }),
});

/** A person who may cover shifts of an absence. */
export const absenceCover = z.object({
  ...enrolledPerson.shape,
  /** Minutes that they are planned for in the days of the absence. */
  planned_minutes: z.number().int(),
  /** Number of the places where they have worked before. */
  known_places: z.number().int(),
  distance_metres: z.number().int().optional(),
  /** Shifts that they can take. */
  able: z.number().int(),
  /** Reasons against the other shifts, and things for the office to know about those they can take, by shift. */
  problems: z.array(z.object({ job_id: answeredId, date: z.string(), time: shiftTime, problem: assignProblem })),
});
export type AbsenceCover = z.infer<typeof absenceCover>;

export const getAbsenceCover = defineCall({
  method: 'POST',
  path: '/api/admin/desk/absence-cover',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift', 'cover', 'assignment', 'account'],
  summary:
    'Lists a person’s shifts in a date range that need cover, by start, and who can take them: the most shifts first, then those who know the sites, then those with the least work.',
  body: z.object({ user_id: id, ...shiftDays }).refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.object({ shifts: z.array(shift), people: z.array(absenceCover) }),
});

export const coverAbsence = defineCall({
  method: 'POST',
  path: '/api/admin/desk/cover-absence',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'shift', person: 'user_id' }, 'shift', 'cover'],
  summary:
    'Adds leave and covers these shifts: assigns all to one person, or offers them to several or all. `refused` lists shifts that failed and why. Idempotent.',
  body: z
    .object({
      user_id: id,
      ...shiftDays,
      reason: line(300),
      shifts: z.array(z.object(shiftAtPlace)).max(100),
      to: z.union([
        z.object({ assign: id }),
        z.object({ offer: z.union([z.literal('all'), z.array(id).min(1).max(200)]) }),
      ]),
    })
    .refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.object({
    absence_id: answeredId,
    /** Assigned or offered; ids for take-back-cover. */
    offers: z.array(answeredId),
    refused: z.array(z.object({ job_id: answeredId, date: z.string(), time: shiftTime, msg: z.string() })),
  }),
});
