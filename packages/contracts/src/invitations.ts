import { z } from 'zod';
import { defineCall } from './call.js';
import { done, email, id, line, printedLine } from './fields.js';

/** An invitation to register as sub-contractor expires after this time. */
export const CONTRACTOR_INVITATION_DAYS = 30;
/** People in one call. */
export const MAX_INVITED = 200;

/** The page that an invitation opens, with the token in the fragment, which no log and no other site sees. */
export const REGISTER_PAGE = '/register';

const invitedPerson = z.object({ name: printedLine(120), email });
export type InvitedPerson = z.output<typeof invitedPerson>;

const desk = { service: 'auth', access: ['admin'] } as const;

export const inviteContractors = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/invite-contractors',
  changes: ['account'],
  summary: `Emails people a link to register as sub-contractor, valid for ${CONTRACTOR_INVITATION_DAYS} days. Inviting someone again replaces their first link. Idempotent by \`key\`.`,
  body: z.object({ key: id, people: z.array(invitedPerson).min(1).max(MAX_INVITED) }),
  answer: z.object({
    invited: z.number().int(),
    /** Addresses with an account, to which nothing is mailed. */
    registered: z.array(z.string()),
  }),
});

const invitation = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  invited_by: z.string(),
  /** ISO 8601 instants. */
  sent_at: z.string(),
  expires_at: z.string(),
  /** True if a link was created after the invitation, to be handed over. */
  has_new_link: z.boolean().optional(),
});
export type ContractorInvitation = z.infer<typeof invitation>;

export const listInvitations = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/contractor-invitations',
  shows: ['account'],
  summary: 'Lists up to 500 open invitations, newest first.',
  answer: z.array(invitation),
});

export const renewInvitationLink = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/renew-invitation-link',
  changes: ['account'],
  summary:
    'Makes a new invitation link to hand over when email doesn’t arrive. The previous link stops working. 404 if the person has registered.',
  body: z.object({ id }),
  answer: z.object({ url: z.string(), expires_at: z.string() }),
});

export const withdrawInvitation = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/withdraw-invitation',
  changes: ['account'],
  summary: 'Withdraws an invitation; its link stops working. Idempotent.',
  body: z.object({ id }),
  answer: done,
});

export const readInvitation = defineCall({
  method: 'POST',
  path: '/api/auth/read-invitation',
  service: 'auth',
  access: 'public',
  summary: 'Gets an invitation by its link token. 400 if the link is wrong, used or expired.',
  body: z.object({ token: line(200) }),
  answer: z.object({ name: z.string(), email: z.string() }),
});
