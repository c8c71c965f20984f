import { createHmac, timingSafeEqual } from 'node:crypto';
import { QUEUE_PAGE_SECONDS } from '@cleaning/contracts';

/** Whom a pass lets in. It ends with the session that it was asked for in. */
export interface PassHolder {
  readonly id: string;
  readonly sessionVersion: number;
  /** Empty in a session of the versions before. */
  readonly sessionId: string;
}

const signatureOf = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`queue-page\n${content}`).digest('base64url');

/** A pass that is good from now on for QUEUE_PAGE_SECONDS. Safe as the value of a cookie. */
export function makePass(secret: string, { id, sessionVersion, sessionId }: PassHolder, now = new Date()): string {
  const expires = Math.floor(now.getTime() / 1000) + QUEUE_PAGE_SECONDS;
  const content = `${id}.${sessionVersion}.${sessionId}.${expires}`;
  return `${content}.${signatureOf(secret, content)}`;
}

const PASS =
  /^(?<content>(?<id>[\da-f-]{36})\.(?<version>\d{1,9})\.(?<session>[\da-f-]{0,36})\.(?<expires>\d{1,12}))\.(?<signature>[\w-]{43})$/;

/** Null when the pass is forged or over. */
export function readPass(secret: string, pass: string, now = new Date()): PassHolder | null {
  const { content = '', id = '', version, session = '', expires, signature = '' } = PASS.exec(pass)?.groups ?? {};
  if (!timingSafeEqual(Buffer.from(signatureOf(secret, content)), Buffer.from(signature.padEnd(43)))) return null;
  if (Number(expires) * 1000 < now.getTime()) return null;
  return { id, sessionVersion: Number(version), sessionId: session };
}
