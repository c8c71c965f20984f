import type { CallerRole, Role, StateOf } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { OnChange } from '../changes/handlers.js';
import type { Transaction } from '../database/transactions.js';

/** Most lookups of one kind that are under way at once; the next ones are asked for together when one of them ends. */
const AT_ONCE = 2;

interface Asked<V> {
  readonly answer: Promise<V | null>;
  readonly resolve: (value: V | null) => void;
  readonly reject: (error: unknown) => void;
}

function asked<V>(): Asked<V> {
  let settle: Pick<Asked<V>, 'resolve' | 'reject'> | undefined;
  const answer = new Promise<V | null>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { answer, ...(settle as Pick<Asked<V>, 'resolve' | 'reject'>) };
}

/**
 * Reads single things by key, many in one query when many are asked for at the same time. Nothing is remembered: a read always begins
 * after it was asked for, so it never shows an older state than a query of its own would.
 */
export class JoinedLookups<V> {
  private waiting = new Map<string, Asked<V>>();
  private running = 0;

  /** @param read answers what it finds; the order does not matter */
  constructor(
    private readonly read: (keys: readonly string[]) => Promise<readonly V[]>,
    private readonly keyOf: (value: V) => string,
  ) {}

  find(key: string): Promise<V | null> {
    const known = this.waiting.get(key);
    if (known) return known.answer;
    const lookup = asked<V>();
    this.waiting.set(key, lookup);
    if (this.running < AT_ONCE) void this.run();
    return lookup.answer;
  }

  private async run(): Promise<void> {
    this.running += 1;
    while (this.waiting.size > 0) {
      const lookups = this.waiting;
      this.waiting = new Map();
      await this.answer(lookups);
    }
    this.running -= 1;
  }

  private async answer(lookups: ReadonlyMap<string, Asked<V>>): Promise<void> {
    try {
      for (const value of await this.read([...lookups.keys()])) {
        lookups.get(this.keyOf(value))?.resolve(value);
      }
      for (const { resolve } of lookups.values()) resolve(null);
    } catch (error) {
      for (const { reject } of lookups.values()) reject(error);
    }
  }
}

/** What a service knows about the person behind a token. */
export interface AccountState {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly removed: boolean;
  /** Tokens that carry an older one have ended. */
  readonly sessionVersion: number;
  /** Ids of sessions that ended before their tokens do. */
  readonly endedSessions: readonly string[];
}

/** Whether tokens and links of a session are still good. */
const isOpenFor = (account: AccountState | null, version: number | undefined, sessionId: string): boolean =>
  account !== null &&
  !account.removed &&
  account.sessionVersion === version &&
  !account.endedSessions.includes(sessionId);

/**
 * Looks up the person of a token. svc-auth reads its accounts, the others their replica; always the row as it is now, so that whoever
 * is removed or has a new password is out at once.
 */
export abstract class AccountLookup {
  private readonly lookups = new JoinedLookups<AccountState>(
    (ids) => this.read(ids),
    ({ id }) => id,
  );

  /** @param userId of a token that has been verified, so that it is an id of ours */
  find(userId: string): Promise<AccountState | null> {
    return this.lookups.find(userId);
  }

  /** The person of a session that has not ended; null for any other. `sessionId` is empty in tokens of the versions before. */
  async findOpen(userId: string, version: number | undefined, sessionId: string): Promise<AccountState | null> {
    const account = await this.find(userId);
    return isOpenFor(account, version, sessionId) ? account : null;
  }

  async isOpen(userId: string, version: number, sessionId: string): Promise<boolean> {
    return (await this.findOpen(userId, version, sessionId)) !== null;
  }

  /** The accounts that there are among these ids. */
  protected abstract read(ids: readonly string[]): Promise<AccountState[]>;
}

/** The person, or the service, that makes a call. */
export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly verified: boolean;
  /** Of the token: empty in one of a service, and in those of the versions before. */
  readonly sessionId: string;
  readonly sessionVersion: number;
}

/** The one role that a person has towards calls. */
export const callerRole = (account: Pick<AccountState, 'role' | 'verified'>): CallerRole => {
  if (account.role === 'admin') return 'admin';
  return account.verified ? 'contractor' : 'unverified';
};

/** Replica of svc-auth's accounts. Written by the handler of its changes alone. */
@Entity('known_account')
export class KnownAccount {
  @PrimaryColumn('uuid')
  id: string;
  @Column('text')
  name: string;
  @Column('text')
  role: Role;
  @Column('boolean')
  verified: boolean;
  @Column('boolean')
  removed: boolean;
  @Column('integer')
  session_version: number;
  /** Ids of sessions that ended before their tokens do. */
  @Column('uuid', { array: true })
  ended_sessions: string[];
}

/** The people as svc-auth's feed has told of them. */
@Injectable()
export class ReplicatedAccountLookup extends AccountLookup {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected read(ids: readonly string[]): Promise<AccountState[]> {
    return this.dataSource.query(
      `SELECT id, name, role, verified, removed, session_version AS "sessionVersion", ended_sessions AS "endedSessions"
       FROM known_account WHERE id = ANY($1)`,
      [ids],
    );
  }

  @OnChange('account')
  async apply(id: string, account: StateOf<'account'> | null, { manager }: Transaction): Promise<void> {
    if (!account) {
      await manager.query('DELETE FROM known_account WHERE id = $1', [id]);
      return;
    }
    const { name, role, verified, removed, session_version, ended_sessions } = account;
    await manager.query(
      `INSERT INTO known_account (id, name, role, verified, removed, session_version, ended_sessions)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET name = $2, role = $3, verified = $4, removed = $5, session_version = $6,
         ended_sessions = $7`,
      [id, name, role, verified, removed, session_version, ended_sessions],
    );
  }
}
