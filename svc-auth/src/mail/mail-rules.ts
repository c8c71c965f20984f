import { computeBackoff } from '../notices/backoff.js';

/** The parts of nodemailer's errors that the rules use. */
export interface SendError {
  readonly code?: string | undefined;
  /** The system's or TLS's error code of a socket, such as ECONNREFUSED. */
  readonly originalCode?: string | undefined;
  /** The SMTP command that failed. */
  readonly command?: string | undefined;
  /** Status of the server's reply (RFC 5321 4.2). */
  readonly responseCode?: number | undefined;
  /** The server's reply. It often contains the address: never logged, never stored. */
  readonly response?: string | undefined;
}

/** `address`: unreachable address. `message`: refused message. `later`: worth another attempt. */
export type Verdict = 'address' | 'message' | 'later';

const isPermanent = (status: number | undefined): boolean => status !== undefined && status >= 500 && status < 600;

/** Enhanced status of a reply (RFC 3463), such as 5.1.1. */
const parseEnhancedStatus = (reply = ''): string => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? '';

/** RFC 3463: X.2.2 mailbox full and X.7.x policy say nothing about the address. */
const ADDRESS_NEUTRAL_STATUS = /^5\.(2\.2|7\.\d+)$/;

/** Classifies a failed attempt. Refused logins and senders are configuration errors and are retried. */
export function toVerdict({ code, command, responseCode, response }: SendError): Verdict {
  if (code === 'EENVELOPE' && command === 'API') return 'address';
  if (code === 'EWITHDRAWN') return 'message';
  if (!isPermanent(responseCode)) return 'later';
  if (code === 'EENVELOPE' && command === 'RCPT TO')
    return responseCode === 552 || ADDRESS_NEUTRAL_STATUS.test(parseEnhancedStatus(response)) ? 'message' : 'address';
  if (code === 'EMESSAGE' && command === 'DATA') return 'message';
  return 'later';
}

/** The failure as codes: "550 5.1.1", otherwise nodemailer's code, or the system's where nodemailer only says that it was the socket. */
export function formatCode({ code, originalCode, responseCode, response }: SendError): string {
  if (responseCode) return `${responseCode} ${parseEnhancedStatus(response)}`.trim();
  const known = [code === 'ESOCKET' ? originalCode : code, code].find((one) =>
    /^[A-Z][A-Z0-9_]{1,58}$/.test(one ?? ''),
  );
  return known ?? 'ERROR';
}

/** A server that responds needs some time; one that is unavailable or busy may be back soon. */
const FIRST_PAUSE_SECONDS = { answered: 30, silent: 5 } as const;
const LONGEST_PAUSE_SECONDS = 30 * 60;

/**
 * Pause in seconds after a number of failed attempts: doubled each time up to half an hour, less a random part of at
 * most half, so that messages that failed together aren't retried together.
 * @param random in [0, 1)
 */
export function computePauseSeconds(
  attempts: number,
  { responseCode }: SendError = {},
  random = Math.random(),
): number {
  const first = FIRST_PAUSE_SECONDS[responseCode === undefined ? 'silent' : 'answered'];
  return computeBackoff({ first, longest: LONGEST_PAUSE_SECONDS }, attempts) * (1 - random / 2);
}

/** Hours after which an unaccepted message is given up (RFC 5321 4.5.4.1 asks for four to five days of relays). */
export const GIVE_UP_HOURS = 72;

/** Text for one line of a message or a header: control characters and line separators become spaces. */
export const toOneLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: replacing control characters is the purpose
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
