import type { EntityManager } from 'typeorm';

/** SQL: whether `account` has a second factor. A passkey counts: it is the device and the person's fingerprint, face or PIN. */
export const HAS_SECOND_FACTOR = `(
  EXISTS (SELECT FROM second_factor WHERE second_factor.account_id = account.id AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM passkey WHERE passkey.account_id = account.id AND copied_at IS NULL))`;

/** True if somebody has a second factor. */
export async function hasSecondFactor(manager: EntityManager, accountId: string): Promise<boolean> {
  const [account] = await manager.query<{ has: boolean }[]>(
    `SELECT ${HAS_SECOND_FACTOR} AS has FROM account WHERE id = $1`,
    [accountId],
  );
  return account?.has ?? false;
}

/** A person's factors besides the password. */
export interface OwnFactors {
  readonly has_totp: boolean;
  readonly has_passkey: boolean;
}

/** SQL: columns for an account's factors besides the password. `id`: SQL of its id. */
export const factorColumns = (id: string): string =>
  `EXISTS (SELECT FROM second_factor WHERE account_id = ${id} AND confirmed_at IS NOT NULL) AS has_totp,
   EXISTS (SELECT FROM passkey WHERE account_id = ${id} AND copied_at IS NULL) AS has_passkey`;

/** A person's factors besides the password. */
export async function findOwnFactors(manager: EntityManager, accountId: string): Promise<OwnFactors> {
  const [factors] = await manager.query<[OwnFactors]>(`SELECT ${factorColumns('$1')}`, [accountId]);
  return factors;
}

/** Number of unused recovery codes if the authenticator app is on; otherwise undefined. */
export async function countRecoveryCodesLeft(manager: EntityManager, accountId: string): Promise<number | undefined> {
  const [row] = await manager.query<{ left: number }[]>(
    `SELECT (SELECT count(*)::int FROM recovery_code WHERE account_id = $1 AND used_at IS NULL) AS left
     FROM second_factor WHERE account_id = $1 AND confirmed_at IS NOT NULL`,
    [accountId],
  );
  return row?.left;
}

/** Stores the secret of an authenticator app that is not confirmed yet. False when one is on. */
export async function beginFactor(manager: EntityManager, accountId: string, totpSecret: string): Promise<boolean> {
  const begun = await manager.query<unknown[]>(
    `INSERT INTO second_factor (account_id, totp_secret) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET totp_secret = $2, last_step = 0
       WHERE second_factor.confirmed_at IS NULL
     RETURNING account_id`,
    [accountId, totpSecret],
  );
  return begun.length > 0;
}
