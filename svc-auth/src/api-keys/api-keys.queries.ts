import { createTransactionLock } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** Days that a revoked or expired key stays in the list. */
const RETENTION_DAYS = 90;
const USE_NOTED_SECONDS = 60;

/** Keys are counted, made and revoked with their maker one after the other. */
export const lockKeys = createTransactionLock(1_799_723_000);

export const deleteOldKeys = (manager: EntityManager): Promise<unknown> =>
  manager.query('DELETE FROM api_key WHERE least(revoked_at, expires_at) < now() - make_interval(days => $1)', [
    RETENTION_DAYS,
  ]);

/** A name that only an expired key has is free again: that key is marked as revoked when it had expired. */
export const revokeExpiredKeys = (manager: EntityManager): Promise<unknown> =>
  manager.query('UPDATE api_key SET revoked_at = expires_at WHERE revoked_at IS NULL AND expires_at <= now()');

/** The statement that notes a use, once a minute at most. */
export const KEY_USE_UPDATE = `UPDATE api_key SET last_used_at = now(), last_used_from = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '${USE_NOTED_SECONDS} seconds')`;
