import type { EntityManager } from 'typeorm';
import type { MailedAccount } from '../mail/addressee.js';

/** Days that used and expired links are kept. */
const RETENTION_DAYS = 30;

/** Deletes some links past their retention; skips those that another transaction is deleting. */
export async function deleteOldLinks(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM one_time_link WHERE id IN (
       SELECT id FROM one_time_link
       WHERE expires_at < now() - make_interval(days => $1) AND (purpose <> 'invitation' OR used_at IS NOT NULL)
       LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [RETENTION_DAYS],
  );
}

/** True if the person was invited and hasn't accepted yet, with a password or a provider. */
export async function isInvited(manager: EntityManager, accountId: string): Promise<boolean> {
  const [row] = await manager.query<{ invited: boolean }[]>(
    `SELECT coalesce(bool_or(purpose = 'invitation'), false) AND count(used_at) = 0 AS invited
     FROM one_time_link WHERE account_id = $1 AND purpose <> 'confirm-email'`,
    [accountId],
  );
  return row?.invited ?? false;
}

/** Takes the oldest link requests from the table; skips those that another replica processes. */
export async function takeResetRequests(
  manager: EntityManager,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  const [requests] = await manager.query<[{ id: string; email: string }[], number]>(
    `DELETE FROM reset_request WHERE id IN (
       SELECT id FROM reset_request ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id, email`,
    [limit],
  );
  return requests;
}

export interface PersonToMail extends MailedAccount {
  readonly id: string;
}

/** Locks the account with this e-mail address, in whatever case, when its person may log in. */
export async function lockPersonByEmail(manager: EntityManager, email: string): Promise<PersonToMail | undefined> {
  const [person] = await manager.query<PersonToMail[]>(
    `SELECT id, name, email, role, verified, email_confirmed_at AS "emailConfirmedAt" FROM account
     WHERE lower(email) = lower($1) AND removed_at IS NULL AND disabled_at IS NULL FOR UPDATE`,
    [email],
  );
  return person;
}
