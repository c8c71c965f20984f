import type { EntityState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { factorColumns, type OwnFactors } from '../second-factor/second-factor.queries.js';

/** A person as needed for a login, with their current work. */
export interface LoginRow extends OwnFactors, Pick<Account, 'id' | 'name' | 'email' | 'role' | 'verified'> {
  readonly passwordHash: string;
  readonly sessionVersion: number;
  readonly disabledAt: Date | null;
  readonly currentWork: EntityState<'current-work'> | null;
}

const ROW = `
  SELECT a.id, a.name, a.email, a.role, a.verified, a.password_hash AS "passwordHash", a.session_version AS "sessionVersion",
    a.disabled_at AS "disabledAt", s.current_work AS "currentWork", ${factorColumns('a.id')}
  FROM account a LEFT JOIN account_assignments s ON s.user_id = a.id
  WHERE a.removed_at IS NULL`;

/** Undefined for a removed person. */
export async function findLoginRow(manager: EntityManager, id: string): Promise<LoginRow | undefined> {
  const [row] = await manager.query<LoginRow[]>(`${ROW} AND a.id = $1`, [id]);
  return row;
}

/** The account with the email address, ignoring case. */
export async function findLoginRowByEmail(manager: EntityManager, email: string): Promise<LoginRow | undefined> {
  // PostgreSQL text cannot contain NUL.
  if (email.includes('\0')) return undefined;
  const [row] = await manager.query<LoginRow[]>(`${ROW} AND lower(a.email) = lower($1)`, [email]);
  return row;
}
