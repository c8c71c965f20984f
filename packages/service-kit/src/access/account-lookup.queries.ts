import type { EntityManager } from 'typeorm';
import type { AccountState } from './account-lookup.js';

/** Known people with these ids. Each request asks for its own: making entities would take longer than the statement. */
export const findAccountStates = (manager: EntityManager, ids: readonly string[]): Promise<AccountState[]> =>
  manager.query(
    `SELECT id, name, role, verified, removed, session_version AS "sessionVersion", ended_sessions AS "endedSessions",
       second_factor AS "secondFactor", places
     FROM known_account WHERE id = ANY($1)`,
    [ids],
  );
