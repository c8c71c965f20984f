import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, done, email, id, line } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { toBareNumber } from './typed-numbers.js';

/** The client's page. It opens with a contact's mail address and the code mailed there. */
export const CLIENT_PAGE = '/client';
/** Prefix of a mailed link's fragment. Other fragments are places on the page. */
export const CLIENT_LINK = 'link.';
/** Prefix of a client session's token, so that no service takes it for an account's token. */
export const CLIENT_TOKEN = 'client.';
/** A working day: a phone that is lent or lost opens the page no longer. */
export const CLIENT_SESSION_HOURS = 8;
/** OWASP, Authentication Cheat Sheet and ASVS 5.0, 6.6: codes that are sent are valid for ten minutes at most, and tries are bounded. */
export const CLIENT_CODE_MINUTES = 10;
export const CLIENT_CODE_TRIES = 5;
/** A browser that was logged in with an address has its own hourly limit of mailed codes. */
export const CLIENT_CODES_PER_HOUR = 5;
/**
 * Codes that all other browsers together can have mailed to an address at once; then one each
 * CLIENT_CODE_SPACING_MINUTES.
 */
export const CLIENT_CODES_AT_ONCE = 3;
/**
 * Half the time of a code: while no further one is mailed, the link in the newest mail is valid for at least this long.
 */
export const CLIENT_CODE_SPACING_MINUTES = CLIENT_CODE_MINUTES / 2;
/** Maximum mails to an address in any hour by these browsers. */
export const CLIENT_CODES_OF_STRANGERS_PER_HOUR = CLIENT_CODES_AT_ONCE + 60 / CLIENT_CODE_SPACING_MINUTES;
/** Wrong codes for the contacts of a client in 24 hours. From then on a code of a browser that was never logged in with its address can be tried once. */
export const CLIENT_WRONG_CODES_PER_DAY = 20;
/** Cookie that binds a code to the browser that requested it. */
export const CLIENT_BROWSER_COOKIE = 'client_browser';

/** Days on which a job is the client's. */
export const clientDaysOfJob = z.object({
  job_id: answeredId,
  /** YYYY-MM-DD */
  from: z.string(),
  /** Last day; null while it continues. */
  to: z.string().nullable(),
});

export const readClientSession = defineCall({
  method: 'POST',
  path: '/internal/client-session',
  service: 'invoice',
  access: ['service'],
  callers: ['jobs', 'media'],
  summary:
    'Looks up a client page session by token hash or id: its client, and which days of which jobs they may see. Read on each request, so that a session ends at once.',
  body: z.object({
    /** SHA-256 of the token, in hexadecimal. */
    token_hash: line(64).optional(),
    session_id: id.optional(),
  }),
  answer: z.object({
    /** Null if there is no such session, or it has ended. */
    session: z
      .object({
        session_id: answeredId,
        client_id: answeredId,
        client_name: z.string(),
        contact_name: z.string(),
        contact_email: z.string(),
        /** The client sees who worked. */
        shows_names: z.boolean(),
        jobs: z.array(clientDaysOfJob),
      })
      .nullable(),
  }),
});

const open = { service: 'invoice', method: 'POST' } as const;

const begunSession = z.object({
  token: z.string(),
  /** ISO 8601 */
  ends_at: z.string(),
});

export const askClientCode = defineCall({
  ...open,
  access: 'public',
  path: '/api/client/ask-code',
  summary: `Emails a login code and link to a client’s contact. The answer doesn’t reveal whether the address is known. Sets the cookie ${CLIENT_BROWSER_COOKIE}: the code works only in this browser, the link in any. Both expire after ${CLIENT_CODE_MINUTES} minutes, after use, or when a new code is requested. 429 after too many from one connection.`,
  body: z.object({ email }),
  answer: done.extend({
    /**
     * No further mail is sent: one went to this address in the last CLIENT_CODE_SPACING_MINUTES, and its link opens the
     * page in any browser.
     */
    was_mailed_before: z.boolean(),
    /** False without a mail server: nobody gets the mail. Missing from a version before 2.0.0. */
    mail_reaches_people: z.boolean().optional(),
  }),
});

export const enterClientCode = defineCall({
  ...open,
  access: 'public',
  path: '/api/client/enter-code',
  summary: `Logs in to the client page with an emailed code and the cookie of ask-code. 400 without that cookie, or if the code is wrong, used or expired. A code expires after ${CLIENT_CODE_TRIES} wrong attempts.`,
  body: z.object({
    email,
    code: z
      .string()
      .overwrite(toBareNumber)
      .regex(/^\d{6}$/, getFieldSentence('not_code_of_message')),
  }),
  answer: begunSession,
});

export const enterClientLink = defineCall({
  ...open,
  access: 'public',
  path: '/api/client/enter-link',
  summary:
    'Logs in to the client page with an emailed link, in any browser. Sets the cookie of ask-code. 400 if the link is wrong, used or expired.',
  body: z.object({ link: line(120) }),
  answer: begunSession,
});

export const endClientSession = defineCall({
  ...open,
  access: ['client'],
  path: '/api/client/log-out',
  summary: 'Logs out of the client page.',
  answer: done,
});

export const chooseClient = defineCall({
  ...open,
  access: ['client'],
  path: '/api/client/choose',
  summary: 'Switches the client page to another client of the same contact. 404 if they aren’t a contact of it.',
  body: z.object({ client_id: id }),
  answer: done,
});
