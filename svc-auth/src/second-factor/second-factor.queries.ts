import type { EntityManager } from 'typeorm';

/** What somebody has beside the password. */
export interface OwnFactors {
  readonly has_totp: boolean;
  readonly has_passkey: boolean;
}

/** Columns of a statement that say what an account has beside the password. `id` is SQL of its id. */
export const factorColumns = (id: string): string =>
  `EXISTS (SELECT FROM second_factor WHERE account_id = ${id} AND confirmed_at IS NOT NULL) AS has_totp,
   EXISTS (SELECT FROM passkey WHERE account_id = ${id} AND copied_at IS NULL) AS has_passkey`;

/** An authenticator app of somebody. */
export interface Factor {
  readonly totp_secret: string;
  readonly confirmed_at: Date | null;
  /** bigint arrives as text. */
  readonly last_step: string;
}

/** It stays as it is until the transaction ends. */
export async function lockFactor(manager: EntityManager, accountId: string): Promise<Factor | undefined> {
  const [factor] = await manager.query<Factor[]>(
    'SELECT totp_secret, confirmed_at, last_step FROM second_factor WHERE account_id = $1 FOR UPDATE',
    [accountId],
  );
  return factor;
}
