import type { CallerRole, EntityState, Role } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import DataLoader from 'dataloader';
import type { Repository } from 'typeorm';
import { OnChange } from '../changes/handlers.js';
import type { Transaction } from '../database/transaction.js';
import { findAccountStates } from './account-lookup.queries.js';
import { KnownAccount } from './known-account.entity.js';

/** The person, or the service, that makes a call. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly verified: boolean;
  /** From the token; empty in a service's token. */
  readonly sessionId: string;
  readonly sessionVersion: number;
  /** For a supervisor: the jobs that they act for, as of this request. Null for others. */
  readonly places: readonly string[] | null;
}

/** A service's state of a token's person. */
export interface AccountState {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly removed: boolean;
  /** Tokens with a lower version have ended. */
  readonly sessionVersion: number;
  /** Ids of sessions that ended before their tokens expire. */
  readonly endedSessions: readonly string[];
  /** True if the person has a second factor; null if unknown. */
  readonly secondFactor: boolean | null;
  /** The jobs of a supervisor; null for others. */
  readonly places: readonly string[] | null;
}

export const getCallerRole = (account: Pick<AccountState, 'role' | 'verified'>): CallerRole => {
  if (account.role !== 'user') return account.role;
  return account.verified ? 'contractor' : 'unverified';
};

const isOpenFor = (account: AccountState | null, version: number | undefined, sessionId: string): boolean =>
  account !== null &&
  !account.removed &&
  account.sessionVersion === version &&
  !account.endedSessions.includes(sessionId);

/** Concurrent queries. Further keys wait and share the next query. */
const MAX_CONCURRENT = 2;

/**
 * A DataLoader without a cache. Each query starts after its keys were requested, so that no result is older than the
 * request.
 * @param read returns the values that exist, in any order
 */
export function createBatchLoader<V>(
  read: (keys: readonly string[]) => Promise<readonly V[]>,
  toKey: (value: V) => string,
): DataLoader<string, V | null> {
  let running = 0;
  let waiting: (() => void) | undefined;
  const readBatch = async (keys: readonly string[]): Promise<(V | null)[]> => {
    running += 1;
    try {
      const found = new Map((await read([...new Set(keys)])).map((value) => [toKey(value), value]));
      return keys.map((key) => found.get(key) ?? null);
    } finally {
      running -= 1;
      waiting?.();
      waiting = undefined;
    }
  };
  return new DataLoader(readBatch, {
    cache: false,
    batchScheduleFn: (dispatch) => {
      if (running < MAX_CONCURRENT) queueMicrotask(dispatch);
      else waiting = dispatch;
    },
  });
}

/**
 * Looks up the person of a token: svc-auth in its accounts, other services in their replica. Reads the current row each
 * time, so that a removed person or an ended session is refused immediately.
 */
export abstract class AccountLookup {
  private readonly accounts = createBatchLoader<AccountState>(
    (ids) => this.read(ids),
    ({ id }) => id,
  );

  /** @param userId from a verified token, so it is one of our ids */
  find(userId: string): Promise<AccountState | null> {
    return this.accounts.load(userId);
  }

  /** The person of an open session, otherwise null. */
  async findOpen(userId: string, version: number | undefined, sessionId: string): Promise<AccountState | null> {
    const account = await this.find(userId);
    return isOpenFor(account, version, sessionId) ? account : null;
  }

  async isOpen(userId: string, version: number, sessionId: string): Promise<boolean> {
    return (await this.findOpen(userId, version, sessionId)) !== null;
  }

  protected abstract read(ids: readonly string[]): Promise<AccountState[]>;
}

/** Reads and updates the replica of accounts. */
@Injectable()
export class ReplicatedAccountLookup extends AccountLookup {
  constructor(@InjectRepository(KnownAccount) private readonly known: Repository<KnownAccount>) {
    super();
  }

  protected read(ids: readonly string[]): Promise<AccountState[]> {
    return findAccountStates(this.known.manager, ids);
  }

  @OnChange('account')
  async apply(id: string, account: EntityState<'account'> | null, { manager }: Transaction): Promise<void> {
    if (!account) {
      await manager.delete(KnownAccount, { id });
      return;
    }
    const { name, role, verified, removed, second_factor, places } = account;
    await manager.upsert(
      KnownAccount,
      {
        id,
        name,
        role,
        verified,
        removed,
        sessionVersion: account.session_version,
        endedSessions: account.ended_sessions,
        secondFactor: second_factor,
        places: role === 'supervisor' ? (places ?? null) : null,
      },
      ['id'],
    );
  }
}
