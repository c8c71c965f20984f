import { z } from 'zod';
import { defineCall } from './call.js';
import { done } from './fields.js';

/** The company's rules for clock events. */
export const workSettings = z.object({
  /** People whose phone gives no location can still start. Such work is held. */
  start_without_location: z.boolean(),
});
export type WorkSettings = z.infer<typeof workSettings>;

export const getWorkSettings = defineCall({
  service: 'jobs',
  access: ['admin'],
  method: 'GET',
  path: '/api/admin/work-settings',
  shows: ['work'],
  summary: 'Gets the company’s rules for starting work.',
  answer: workSettings.extend({ version: z.number().int() }),
});

export const changeWorkSettings = defineCall({
  service: 'jobs',
  access: ['admin'],
  method: 'POST',
  path: '/api/admin/change-work-settings',
  changes: ['work'],
  summary: 'Saves the company’s rules for starting work. 409 if someone else has changed them.',
  body: workSettings.extend({ version: z.number().int().min(0) }),
  answer: done,
});
