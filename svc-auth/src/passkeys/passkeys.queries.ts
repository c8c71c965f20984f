import { PASSKEY_CHALLENGE_MINUTES } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { PasskeyChallenge } from './passkey.entity.js';

/** Keeps a challenge for PASSKEY_CHALLENGE_MINUTES, by the database's clock. */
export async function keepChallenge(
  manager: EntityManager,
  { id, challenge, purpose, accountId }: Omit<PasskeyChallenge, 'expiresAt'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO passkey_challenge (id, challenge, purpose, account_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [id, challenge, purpose, accountId, PASSKEY_CHALLENGE_MINUTES],
  );
}

/** Deletes some challenges that nobody has answered; it skips those that another transaction is deleting. */
export async function deleteOldChallenges(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM passkey_challenge WHERE id IN (
       SELECT id FROM passkey_challenge WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
