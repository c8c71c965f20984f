import type { KeyObject } from 'node:crypto';
import type { CallerRole, Role } from '@cleaning/contracts';
import { JoinedLookups } from './joined-lookups.js';

/** What a service knows about the person behind a token. */
export interface SessionAccount {
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
const isOpenFor = (account: SessionAccount | null, version: number | undefined, sessionId: string): boolean =>
  account !== null &&
  !account.removed &&
  account.sessionVersion === version &&
  !account.endedSessions.includes(sessionId);

/**
 * Looks up the person of a token. svc-auth reads its accounts, the others their replica; always the row as it is now, so that whoever
 * is removed or has a new password is out at once.
 */
export abstract class Sessions {
  private readonly lookups = new JoinedLookups<SessionAccount>(
    (ids) => this.read(ids),
    ({ id }) => id,
  );

  /** @param userId of a token that has been verified, so that it is an id of ours */
  find(userId: string): Promise<SessionAccount | null> {
    return this.lookups.find(userId);
  }

  /** The person of a session that has not ended; null for any other. `sessionId` is empty in tokens of the versions before. */
  async findOpen(userId: string, version: number | undefined, sessionId: string): Promise<SessionAccount | null> {
    const account = await this.find(userId);
    return isOpenFor(account, version, sessionId) ? account : null;
  }

  async isOpen(userId: string, version: number, sessionId: string): Promise<boolean> {
    return (await this.findOpen(userId, version, sessionId)) !== null;
  }

  /** The accounts that there are among these ids. */
  protected abstract read(ids: readonly string[]): Promise<SessionAccount[]>;
}

/** Topic of the bus: the keys have changed. It carries nothing; whoever hears it asks svc-auth. */
export const KEYS_CHANGED = 'keys.changed';

/** Looks up the public key that a token was signed with. */
export abstract class TokenKeys {
  abstract find(kid: string): Promise<KeyObject | null>;
  /** Whether a key that was found before is still one that tokens may be signed with. */
  abstract isTrusted(kid: string): boolean;
  /** Whether any key is known yet: before that no token can be checked. */
  abstract any(): Promise<boolean>;
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
export const callerRole = (account: Pick<SessionAccount, 'role' | 'verified'>): CallerRole => {
  if (account.role === 'admin') return 'admin';
  return account.verified ? 'contractor' : 'unverified';
};
