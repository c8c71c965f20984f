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
  summary: `Gets the office’s home screen: current and upcoming shifts, shifts of the next ${HOME_COVER_DAYS} days that need cover, and people with expiring documents.`,
  answer: z.object({
    ...getToday.answer.shape,
    /** Shifts that are not over, whose person is away and that nobody covers. */
    to_cover: z.number().int(),
    /** People with a document that is about to expire, and people with one that has. */
    expiring: z.number().int(),
    expired: z.number().int(),
  }),
});
