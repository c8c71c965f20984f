import type { EntityManager } from 'typeorm';

/** Browsers keep cookies for 400 days at most (RFC 6265bis). */
export const KEPT_DAYS = 400;
/** Maximum devices kept for a person: each login of a program without cookies adds one. */
const MAX_KEPT = 100;

/** True if the owner of this email address has logged in from the browser with this cookie. */
export async function isKnownDevice(manager: EntityManager, email: string, cookieHash: string): Promise<boolean> {
  const known = await manager.query<unknown[]>(
    `SELECT FROM known_device JOIN account ON account.id = account_id
     WHERE lower(email) = lower($1) AND removed_at IS NULL AND cookie_hash = $2
       AND last_seen_at > now() - make_interval(days => $3)`,
    [email, cookieHash, KEPT_DAYS],
  );
  return known.length > 0;
}

/**
 * Stores a person's browser, and deletes old ones. Returns true for news: it is new, not the first, and no other one of
 * this browser and system was reported within a minute.
 */
export async function rememberDevice(
  manager: EntityManager,
  accountId: string,
  { cookieHash, browser, system }: { readonly cookieHash: string; readonly browser: string; readonly system: string },
): Promise<boolean> {
  const [remembered] = await manager.query<{ is_new: boolean; is_news: boolean }[]>(
    `WITH old AS (DELETE FROM known_device
       WHERE account_id = $1 AND cookie_hash <> $2 AND (last_seen_at < now() - make_interval(days => $3) OR cookie_hash IN (
         SELECT cookie_hash FROM known_device WHERE account_id = $1 AND cookie_hash <> $2
         ORDER BY last_seen_at DESC OFFSET $4 - 1)))
     INSERT INTO known_device (account_id, cookie_hash) VALUES ($1, $2)
     ON CONFLICT (account_id, cookie_hash) DO UPDATE SET last_seen_at = now()
     RETURNING xmax = 0 AS is_new,
       EXISTS (SELECT FROM known_device other WHERE other.account_id = $1 AND other.cookie_hash <> $2)
       AND NOT EXISTS (SELECT FROM notice WHERE notice.account_id = $1 AND kind = 'new-device'
         AND parameters->>'browser' = $5 AND parameters->>'system' = $6
         AND created_at > now() - interval '1 minute') AS is_news`,
    [accountId, cookieHash, KEPT_DAYS, MAX_KEPT, browser, system],
  );
  return Boolean(remembered?.is_new && remembered.is_news);
}
