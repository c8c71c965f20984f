import { z } from 'zod';
import { defineCall, PLACE_ROLES } from './call.js';
import { answeredId, done, email, id, line } from './fields.js';
import { INVITATION_DAYS } from './links.js';

/** Places that a supervisor can have. */
export const MAX_PLACES = 200;

const desk = { service: 'auth', access: ['admin'] } as const;
/** Jobs of either kind. */
const places = z.array(id).max(MAX_PLACES);

export const supervisorRow = z.object({
  id: answeredId,
  name: z.string(),
  email: z.string(),
  /** Has neither chosen a password nor connected a provider account yet. */
  invited: z.boolean(),
  second_factor: z.boolean(),
  /** Ids of jobs. */
  places: z.array(answeredId),
  /** Increases with each change of the account. */
  version: z.number().int(),
});
export type SupervisorRow = z.infer<typeof supervisorRow>;

export const listSupervisors = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/supervisors',
  shows: ['account'],
  summary: 'Lists all supervisors by name, with the ids of their sites.',
  answer: z.array(supervisorRow),
});

export const inviteSupervisor = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/invite-supervisor',
  recentFactor: true,
  changes: ['account'],
  summary: `Adds a supervisor for the chosen sites and emails a link to set a password, valid for ${INVITATION_DAYS} days.`,
  body: z.object({ name: line(120), email, places }),
  answer: z.object({ id: answeredId }),
});

export const choosePlaces = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/choose-places',
  recentFactor: true,
  changes: ['account'],
  summary: 'Sets all sites of a supervisor, from their next request on. 409 if the account has a newer version.',
  body: z.object({ id, version: z.number().int(), places }),
  answer: done,
});

export const endSupervisor = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/end-supervisor',
  recentFactor: true,
  changes: ['account'],
  summary: 'Closes a supervisor’s account: ends their sessions and erases their details.',
  body: z.object({ id }),
  answer: done,
});

export const getPlaceTeam = defineCall({
  service: 'auth',
  access: PLACE_ROLES,
  places: 'own',
  method: 'GET',
  path: '/api/place-team',
  shows: ['account', 'assignment'],
  summary: 'Lists the names and phone numbers of people assigned to your sites, by name, with the site ids.',
  answer: z.array(z.object({ id: answeredId, name: z.string(), contact_no: z.string(), places: z.array(answeredId) })),
});
