import { hashSha256 } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** Days that expired invitations are kept, to see who hasn't registered. */
const RETENTION_DAYS = 60;

export const deleteOldInvitations = (manager: EntityManager): Promise<unknown> =>
  manager.query('DELETE FROM contractor_invitation WHERE expires_at < now() - make_interval(days => $1)', [
    RETENTION_DAYS,
  ]);

/** Addresses that have an account, ignoring case; in lower case, as in the accounts. */
export async function findAddressesWithAccount(
  manager: EntityManager,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await manager.query<{ email: string }[]>(
    `SELECT lower(email) AS email FROM account
     WHERE lower(email) = ANY ($1) AND removed_at IS NULL`,
    [emails.map((email) => email.toLowerCase())],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Ends the invitation of somebody who registers: the address's, and that of the link they used. */
export const endInvitation = (manager: EntityManager, email: string, token: string | undefined): Promise<unknown> =>
  manager.query('DELETE FROM contractor_invitation WHERE lower(email) = lower($1) OR token_hash = $2', [
    email,
    token === undefined ? null : hashSha256(token),
  ]);
