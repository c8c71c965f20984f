import { z } from 'zod';
import { defineCall } from './call.js';
import { done, money, optionalLine } from './fields.js';
import type { NoticeKind } from './notices.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Minutes that a code for confirming a mobile number is valid. */
export const SMS_CODE_MINUTES = 10;
/** Wrong entries that a code allows. */
export const SMS_CODE_TRIES = 5;
/** Hourly limits of codes requested by a person, and sent to a number by everybody. */
export const SMS_CODES_PER_HOUR = 4;
/** Seconds before a second code is sent to the same number, since the first is still on its way. */
export const SMS_CODE_SPACING_SECONDS = 30;

/** Minutes after which a text message of a kind is no longer useful. Other kinds aren't sent by SMS. */
export const SMS_USEFUL_MINUTES = {
  'not-started': 30,
  'cover-offered': 2 * 60,
  'shift-changed': 12 * 60,
} as const satisfies Partial<Record<NoticeKind, number>>;
export type SmsKind = keyof typeof SMS_USEFUL_MINUTES;
export const isSmsKind = (kind: string): kind is SmsKind => Object.hasOwn(SMS_USEFUL_MINUTES, kind);

/** An Australian mobile number as E.164, `+614…`, from how people write it; undefined for any other number. */
export function toMobileNumber(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s().\-\u2010-\u2015]/g, '');
  const [, subscriber] = /^(?:\+61|0061|61|0)(4\d{8})$/.exec(digits.replace(/^\+610/, '+61')) ?? [];
  return subscriber === undefined ? undefined : `+61${subscriber}`;
}

/** +61412345678 as people read it: 0412 345 678. */
export const formatMobileNumber = (number: string): string =>
  number.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

const mobileNumber = optionalLine(40).transform((typed, context) => {
  const number = toMobileNumber(typed);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: getFieldSentence('not_mobile_number') });
  return z.NEVER;
});

const own = { service: 'auth', access: ['contractor'] } as const;

export const getSmsNumber = defineCall({
  ...own,
  method: 'GET',
  path: '/api/sms',
  shows: ['notice'],
  summary: 'Gets the mobile number that urgent notices go to by SMS, and whether SMS is set up.',
  answer: z.object({
    /** True if the company sends text messages. */
    available: z.boolean(),
    /** E.164; empty before one is confirmed. */
    number: z.string(),
    /** Notices go to the number. */
    enabled: z.boolean(),
    /** The number that a valid code was sent to; empty without one. */
    asked: z.string(),
    /** The number of the person's details where it is a mobile number; empty otherwise. */
    proposed: z.string(),
  }),
});

export const askSmsCode = defineCall({
  ...own,
  method: 'POST',
  path: '/api/sms/code',
  changes: ['notice'],
  summary: `Sends a code of six digits to an Australian mobile number, valid for ${SMS_CODE_MINUTES} minutes. Until it is entered, nothing else goes to the number.`,
  body: z.object({ number: mobileNumber }),
  answer: done,
});

export const confirmSmsNumber = defineCall({
  ...own,
  method: 'POST',
  path: '/api/sms/confirm',
  changes: ['notice'],
  summary: `Confirms the number with the code that was sent to it, and turns on text messages. A code allows ${SMS_CODE_TRIES} tries.`,
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{3}\s?\d{3}$/, getFieldSentence('not_code_of_message'))
      .transform((text) => text.replace(/\s/, '')),
  }),
  answer: done,
});

export const chooseSms = defineCall({
  ...own,
  method: 'POST',
  path: '/api/sms/choose',
  changes: ['notice'],
  summary: 'Turns text messages to the confirmed number on or off.',
  body: z.object({ enabled: z.boolean() }),
  answer: done,
});

export const forgetSmsNumber = defineCall({
  ...own,
  method: 'POST',
  path: '/api/sms/forget',
  changes: ['notice'],
  summary: 'Deletes the mobile number for text messages. Idempotent.',
  answer: done,
});

export const SMS_PROVIDERS = { twilio: 'Twilio', messagemedia: 'MessageMedia' } as const;
export type SmsProvider = keyof typeof SMS_PROVIDERS;
const smsProvider = z.enum(Object.keys(SMS_PROVIDERS) as [SmsProvider, ...SmsProvider[]]);

export const getSmsState = defineCall({
  method: 'GET',
  path: '/api/admin/sms-state',
  service: 'auth',
  access: ['admin'],
  shows: ['mail'],
  byTheClock: true,
  summary: 'Gets how text messages are delivered, and what was sent this month.',
  answer: z.object({
    /** Null: no gateway is set. */
    provider: smsProvider.nullable(),
    /** People with a confirmed number who get text messages. */
    people: z.number().int(),
    waiting: z.number().int(),
    /** The following numbers are of this month in business time. */
    sent: z.number().int(),
    /** Parts that the gateway charges for. */
    segments: z.number().int(),
    /** A$, at the price of today; null where no price is set. */
    cost: money.nullable(),
    cents_per_segment: z.number().nullable(),
    /** The gateway refused the number or the message. */
    refused: z.number().int(),
    /** Not accepted in time. */
    given_up: z.number().int(),
    /** The connection broke while it was sent, so it isn't sent again. */
    unsure: z.number().int(),
    /** Code of the newest failure, such as "ECONNREFUSED" or "401"; empty if the newest attempt succeeded. */
    last_error: z.string(),
  }),
});
