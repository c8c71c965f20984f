import { z } from 'zod';
import { defineCall } from '../call.js';
import { getToday } from '../shifts/today.js';

/** Days, including today, for which the home page counts shifts without anyone on them. */
export const HOME_COVER_DAYS = 14;

export const getHome = defineCall({
  method: 'GET',
  path: '/api/admin/desk/home',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift', 'cover', 'assignment', 'job', 'work', 'account'],
  byTheClock: true,
  summary: `Gets the office’s home screen: current and upcoming shifts, shifts of the next ${HOME_COVER_DAYS} days that need cover, and people with expiring documents.`,
  answer: z.object({
    ...getToday.answer.shape,
    /** Current and future shifts with an absent, uncovered person. */
    to_cover: z.number().int(),
    /** People with a document that is about to expire, and people with one that has. */
    expiring: z.number().int(),
    expired: z.number().int(),
  }),
});
