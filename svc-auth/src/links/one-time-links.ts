import { createHash, randomBytes } from 'node:crypto';
import { CONFIRM_EMAIL_PAGE, INVITATION_DAYS, RESET_LINK_MINUTES, RESET_PASSWORD_PAGE } from '@cleaning/contracts';
import type { Transaction } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { LinkPurpose } from './link.entity.js';

/** With these a person chooses a password. */
export const PASSWORD_LINKS: readonly LinkPurpose[] = ['reset-password', 'invitation'];

const GOOD_FOR_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': RESET_LINK_MINUTES * 60_000,
  invitation: INVITATION_DAYS * 24 * 60 * 60_000,
  'confirm-email': RESET_LINK_MINUTES * 60_000,
};
/** How long used and expired links are kept. */
const KEPT_DAYS = 30;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface MadeLink {
  readonly id: string;
  /** Path on the site, with the token in the fragment. */
  readonly path: string;
  readonly expiresAt: Date;
}

/** Makes a link for a person. The token is in the answer only; the database keeps its hash. */
export async function makeOneTimeLink(
  { manager }: Transaction,
  accountId: string,
  purpose: LinkPurpose,
  madeBy?: string,
): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url');
  const link = { id: uuidv7(), expiresAt: new Date(Date.now() + GOOD_FOR_MS[purpose]) };
  await manager.query(
    `INSERT INTO one_time_link (id, account_id, purpose, token_hash, expires_at, made_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [link.id, accountId, purpose, hashOf(token), link.expiresAt, madeBy ?? null],
  );
  await manager.query(
    `DELETE FROM one_time_link WHERE id IN (
       SELECT id FROM one_time_link
       WHERE expires_at < now() - make_interval(days => $1) AND (purpose <> 'invitation' OR used_at IS NOT NULL)
       LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [KEPT_DAYS],
  );
  const page = purpose === 'confirm-email' ? CONFIRM_EMAIL_PAGE : RESET_PASSWORD_PAGE;
  return { ...link, path: `${page}#${token}` };
}

/** The person of a link for one of the purposes that is still good, otherwise null. Uses nothing up. */
export async function personOfLink(
  manager: EntityManager,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<string | null> {
  const [link] = await manager.query<{ account_id: string }[]>(
    `SELECT account_id FROM one_time_link
     WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() AND purpose = ANY($2)`,
    [hashOf(token), purposes],
  );
  return link?.account_id ?? null;
}

interface ConsumedLink {
  readonly purpose: LinkPurpose;
  /** Null when it was mailed to the person who asked for it. */
  readonly made_by: string | null;
}

/** Uses a link up. Answers null when it is not good any more. */
export async function consumeLink({ manager }: Transaction, token: string): Promise<ConsumedLink | null> {
  const [consumed] = await manager.query<[ConsumedLink[], number]>(
    `UPDATE one_time_link SET used_at = now()
     WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING purpose, made_by`,
    [hashOf(token)],
  );
  return consumed[0] ?? null;
}

/** Makes the other links useless with which the person could choose a password. */
export async function consumePasswordLinks({ manager }: Transaction, accountId: string): Promise<void> {
  await manager.query(
    'UPDATE one_time_link SET used_at = now() WHERE account_id = $1 AND used_at IS NULL AND purpose = ANY($2)',
    [accountId, PASSWORD_LINKS],
  );
}

/** Makes the links useless that were mailed, and those that admins have made. */
export async function consumeMailedLinks({ manager }: Transaction, accountId: string): Promise<void> {
  await manager.query('UPDATE one_time_link SET used_at = now() WHERE account_id = $1 AND used_at IS NULL', [
    accountId,
  ]);
}

/** Whether the person was invited and has not chosen a password yet. */
export async function isInvited(manager: EntityManager, accountId: string): Promise<boolean> {
  const [row] = await manager.query<{ invited: boolean }[]>(
    `SELECT coalesce(bool_or(purpose = 'invitation'), false) AND count(used_at) = 0 AS invited
     FROM one_time_link WHERE account_id = $1 AND purpose <> 'confirm-email'`,
    [accountId],
  );
  return row?.invited ?? false;
}
