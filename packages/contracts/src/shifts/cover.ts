import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from '../call.js';
import { answeredId, done, id, line, money } from '../fields.js';
import { enrolledPerson } from '../jobs.js';
import { warningDetail } from '../refusals/warning-detail.js';
import { areShiftDays, SHIFT_DAYS_PROBLEM, shift, shiftDays, shiftOfPerson, shiftTime } from './shift.js';

/** An untaken offer. `people`: its recipients; `offered_at`: an ISO 8601 instant. */
export const openOffer = z.object({
  offer_id: answeredId,
  to_all: z.boolean(),
  people: z.array(enrolledPerson),
  offered_at: z.string(),
});
export type OpenOffer = z.infer<typeof openOffer>;

export const findCover = defineCall({
  method: 'POST',
  path: '/api/admin/desk/find-cover',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['cover', 'shift', 'assignment', 'job'],
  summary: 'Lists shifts that need cover, by start, with the waiting offer.',
  body: z.object(shiftDays).refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.array(z.object({ ...shift.shape, offer: openOffer.optional() })),
});

/** A person who can take a shift. */
export const coverCandidate = z.object({
  ...enrolledPerson.shape,
  /** Minutes that they are planned for in the week of the shift, Monday to Sunday. */
  week_minutes: z.number().int(),
  /** They have worked at the place before. */
  knows_place: z.boolean(),
  /** Metres from the place to the nearest other place that they work at in that week; for admins. Missing where one has no pin. */
  distance_metres: z.number().int().optional(),
  /** Things for the office to know before offering, one sentence each. Missing if there are none. */
  warnings: z.array(z.string()).optional(),
  /** Why they can't take the shift, as a sentence: 'They are on leave that day.' Missing if they can. */
  problem: z.string().optional(),
});
export type CoverCandidate = z.infer<typeof coverCandidate>;

/** In the same step, marks the person as away with the reason if still planned. */
const markingAway = { mark_away: z.boolean().optional(), note: line(300).optional() };

export const getCoverCandidates = defineCall({
  method: 'POST',
  path: '/api/admin/desk/cover-candidates',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['cover', 'shift', 'account', 'assignment'],
  summary:
    'Lists verified people who can cover a shift: not on leave and without another shift then. Those who know the site come first, then those with the least work that week, then by name. With `with_others`, the rest follow, each with a `problem`.',
  body: z.object({ ...shiftOfPerson, with_others: z.boolean().optional() }),
  answer: z.array(coverCandidate),
});

export const offerCover = defineCall({
  method: 'POST',
  path: '/api/admin/desk/offer-cover',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  changes: ['shift', { topic: 'cover', id: 'offer_id' }],
  summary:
    'Offers a shift to everyone or to chosen people. Repeat it to add people. 409 if the assigned person isn’t away (sent with `mark_away` they are marked as away), the shift is covered, or someone chosen can’t take it.',
  body: z.object({
    ...shiftOfPerson,
    ...markingAway,
    /** `all`: everybody who can take it at that moment. */
    to: z.union([z.literal('all'), z.array(id).min(1).max(200)]),
  }),
  answer: openOffer,
});

export const assignCover = defineCall({
  method: 'POST',
  path: '/api/admin/desk/assign-cover',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  changes: [{ topic: 'shift', person: 'user_id' }, { topic: 'shift', person: 'cover_id' }, 'cover'],
  summary:
    'Assigns a shift to a cover at once and tells them. Idempotent. 409 if the assigned person isn’t away (sent with `mark_away` they are marked as away), someone else has the shift, or the cover is on leave, has another shift then or lacks documents.',
  body: z.object({ ...shiftOfPerson, ...markingAway, cover_id: id }),
  answer: shift,
});

export const takeBackCover = defineCall({
  method: 'POST',
  path: '/api/admin/desk/take-back-cover',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  changes: ['shift', { topic: 'cover', id: 'offer_id' }],
  summary: 'Withdraws an offer, and the shift from whoever has taken it. 409 if they have started.',
  body: z.object({ offer_id: id }),
  answer: done,
});

/** An offered shift. Instants ISO 8601. `payment`: pay for the whole shift; empty for a quick job. */
export const coverOffer = z.object({
  offer_id: answeredId,
  job_id: answeredId,
  job_name: z.string(),
  address: z.string(),
  map_link: z.string(),
  date: z.string(),
  time: shiftTime,
  starts_at: z.string(),
  ends_at: z.string(),
  pay_per_hour: money,
  payment: z.union([money, z.literal('')]),
  /** Things for the person to know before taking it, one sentence each. Missing if there are none. */
  warnings: z.array(z.string()).optional(),
  /** The warnings as data. */
  warning_details: z.array(warningDetail).optional(),
});
export type CoverOffer = z.infer<typeof coverOffer>;

export const getCoverOffers = defineCall({
  method: 'GET',
  path: '/api/cover-offers',
  service: 'jobs',
  access: WORKERS,
  shows: ['cover', 'shift', 'assignment', 'job'],
  byTheClock: true,
  summary: 'Lists the shifts offered to you that you can take, by start.',
  answer: z.array(coverOffer),
});

export const takeCover = defineCall({
  method: 'POST',
  path: '/api/take-cover',
  service: 'jobs',
  access: WORKERS,
  changes: ['shift', { topic: 'cover', id: 'offer_id' }],
  summary:
    'Takes an offered shift; the first person gets it. Idempotent. 409 if someone else has it, it no longer needs cover, or you’re on leave or have another shift then.',
  body: z.object({ user_id: id, offer_id: id }),
  answer: shift,
});
