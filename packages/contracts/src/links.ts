import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { done, email, id, line } from './fields.js';

/** A link to choose a new password expires after this time. */
export const RESET_LINK_MINUTES = 30;
/** An invitation expires after this time. */
export const INVITATION_DAYS = 7;

/**
 * The page of links to choose a password. The token is in the fragment, which no log and no other site sees. Opening the page
 * changes nothing: it sends the token with `reset-password`.
 */
export const RESET_PASSWORD_PAGE = '/reset-password';
/** The page of links that confirm an e-mail address. It sends the token with `confirm-email`. */
export const CONFIRM_EMAIL_PAGE = '/confirm-email';

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  service: 'auth',
  access: 'public',
  summary: `Ask for a link to choose a new password. It works once, within ${RESET_LINK_MINUTES} minutes. The answer is the same for every address.`,
  body: z.object({ email }),
  answer: z.object({ msg: z.string() }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  service: 'auth',
  access: 'public',
  summary:
    'Choose a password with the token of a one-time link. All sessions of the person end; with `end_calendar` also the address of their calendar, which needs no login.',
  body: z.object({
    token: line(200),
    new_password: z.string().min(1).max(200),
    confirm_password: z.string().min(1).max(200),
    end_calendar: z.boolean().optional(),
  }),
  answer: z.object({ msg: z.string() }),
});

export const makeLink = defineCall({
  method: 'POST',
  path: '/api/admin/make-link',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  summary:
    'Make a one-time link for another person, to hand over where mail does not reach them. The person is told by mail; it is in the audit log.',
  body: z.object({ id }),
  answer: z.object({
    url: z.string(),
    /** ISO 8601 instant. */
    expires_at: z.string(),
  }),
});

export const inviteAdmin = defineCall({
  method: 'POST',
  path: '/api/admin/invite-admin',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account'],
  summary: `Add an administrator, who chooses the password with a link that is mailed and valid for ${INVITATION_DAYS} days.`,
  body: z.object({ name: line(120), email }),
  answer: z.object({ id: z.string() }),
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/confirm-email',
  service: 'auth',
  access: 'public',
  changes: ['account'],
  summary: 'Confirm the e-mail address of a registration with the token of a one-time link.',
  body: z.object({ token: line(200) }),
  answer: z.object({ msg: z.string() }),
});

export const sendConfirmation = defineCall({
  method: 'POST',
  path: '/api/send-confirmation',
  service: 'auth',
  access: EVERYBODY,
  changes: ['account'],
  summary: 'Mail another link to confirm the own e-mail address. 409 when it is confirmed.',
  answer: done,
});
