import type { EntityManager } from 'typeorm';

/**
 * The issuer that replaces an admin's password; undefined if the password opens the account.
 * @param issuers the issuers that are set up
 */
export async function findIssuerInPlaceOfPassword(
  manager: EntityManager,
  accountId: string,
  issuers: readonly string[],
): Promise<string | undefined> {
  const [row] = await manager.query<{ issuer: string }[]>(
    `SELECT issuer FROM linked_identity
     WHERE account_id = $1 AND issuer = ANY($2) AND EXISTS (SELECT FROM login_settings WHERE admins_without_password)
     ORDER BY last_used_at DESC NULLS LAST, id LIMIT 1`,
    [accountId, issuers],
  );
  return row?.issuer;
}
