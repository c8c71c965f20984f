import { z } from 'zod';
import { defineCall } from '../call.js';
import { getToday } from '../shifts/today.js';

/** The home page counts shifts without anyone on so many days, today included. */
export const HOME_COVER_DAYS = 14;

export const getHome = defineCall({
  method: 'GET',
  path: '/api/admin/desk/home',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift', 'cover', 'assignment', 'job', 'work', 'account'],
  byTheClock: true,
  summary: `What the office looks at first: the shifts of now and next as on the board of today, the shifts of ${HOME_COVER_DAYS} days that need a cover, and whose documents expire.`,
  answer: z.object({
    ...getToday.answer.shape,
    /** Shifts that are not over, whose person is away and that nobody covers. */
    to_cover: z.number().int(),
    /** People with a document that is about to expire, and people with one that has. */
    expiring: z.number().int(),
    expired: z.number().int(),
  }),
});
