import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, done, id } from './fields.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
const clientFields = { client_id: id };
/** Links that the desk lists, newest first. */
export const LISTED_LINKS = 50;

/** The office's view of a client's page. */
export const clientPageDesk = z.object({
  shows_names: z.boolean(),
  /** Contacts, and since when they are logged in, ISO 8601; empty when they are not. */
  contacts: z.array(z.object({ name: z.string(), email: z.string(), may_open: z.boolean(), logged_in_at: z.string() })),
  /** Links to documents and quotes that are open, newest first. */
  links: z.array(
    z.object({
      link_id: answeredId,
      kind: z.enum(['invoice', 'adjustment-note', 'quote']),
      number: z.string(),
      /** ISO 8601; `opened_at` is empty until opened. */
      created_at: z.string(),
      ends_at: z.string(),
      opened_at: z.string(),
    }),
  ),
  /** Number of open links. */
  links_count: z.number().int(),
});
export type ClientPageDesk = z.infer<typeof clientPageDesk>;

export const getClientPageDesk = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-page/:client_id',
  shows: ['client', 'invoice', 'quote'],
  summary: 'Gets a client’s page settings: what it shows, who can open it and which links are active.',
  params: z.object(clientFields),
  answer: clientPageDesk,
});

export const saveClientPage = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-client-page',
  changes: [{ topic: 'client', id: 'client_id' }],
  summary: 'Sets whether the client page names the cleaners.',
  body: z.object({ ...clientFields, shows_names: z.boolean() }),
  answer: done,
});

export const revokeClientLinks = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revoke-client-links',
  changes: [{ topic: 'client', id: 'client_id' }, 'quote'],
  summary: 'Turns off one link to a client’s document or quote, or all of them, for good.',
  body: z.object({ ...clientFields, link_id: id.optional() }),
  answer: done,
});

export const endClientSessions = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/end-client-sessions',
  changes: [{ topic: 'client', id: 'client_id' }],
  summary: 'Logs everyone out of a client’s page.',
  body: z.object(clientFields),
  answer: done,
});
