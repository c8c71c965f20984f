import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { done, email, id, line } from './fields.js';

/** A link to choose a new password expires after this time. */
export const RESET_LINK_MINUTES = 30;
/** An invitation expires after this time. */
export const INVITATION_DAYS = 7;

/**
 * Page of password links. The token is in the fragment, which no log and no other site sees. Opening the page changes
 * nothing: it sends the token with `reset-password`.
 */
export const RESET_PASSWORD_PAGE = '/reset-password';
/** The page of links that confirm an e-mail address. It sends the token with `confirm-email`. */
export const CONFIRM_EMAIL_PAGE = '/confirm-email';

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  service: 'auth',
  access: 'public',
  summary: `Emails a link to reset the password. It works once, within ${RESET_LINK_MINUTES} minutes. The answer is the same for every address.`,
  body: z.object({ email }),
  answer: z.object({
    msg: z.string(),
    /** False without a mail server: nobody gets the mail. Missing from a version before 2.0.0. */
    mail_reaches_people: z.boolean().optional(),
  }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  service: 'auth',
  access: 'public',
  summary:
    'Sets a password with a one-time link, and ends all the person’s sessions. With `end_calendar`, also turns off their calendar link.',
  body: z.object({
    token: line(200),
    new_password: z.string().min(1).max(200),
    confirm_password: z.string().min(1).max(200),
    end_calendar: z.boolean().optional(),
  }),
  answer: z.object({ msg: z.string() }),
});

export const readPasswordLink = defineCall({
  method: 'POST',
  path: '/api/auth/read-password-link',
  service: 'auth',
  access: 'public',
  summary:
    'Reads a link to choose a password, without using it. 400 if it has expired or was used. An invitation can also be accepted with a provider such as Google.',
  body: z.object({ token: line(200) }),
  answer: z.object({
    /** For an invitation: the invited email. Empty for a password link. */
    invited_email: z.string(),
  }),
});

export const makeLink = defineCall({
  method: 'POST',
  path: '/api/admin/make-link',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  summary:
    'Makes a one-time password link for another person, to hand over when email doesn’t reach them. The person is told by email. Audited.',
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
  summary: `Adds an admin and emails a link to set a password, valid for ${INVITATION_DAYS} days.`,
  body: z.object({ name: line(120), email }),
  answer: z.object({ id: z.string() }),
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/confirm-email',
  service: 'auth',
  access: 'public',
  changes: ['account'],
  summary: 'Confirms the email address of a registration with the token of its link.',
  body: z.object({ token: line(200) }),
  answer: z.object({ msg: z.string() }),
});

export const sendConfirmation = defineCall({
  method: 'POST',
  path: '/api/send-confirmation',
  service: 'auth',
  access: EVERYBODY,
  changes: ['account'],
  summary: 'Emails another link to confirm your email address. 409 if it is confirmed.',
  answer: done,
});
