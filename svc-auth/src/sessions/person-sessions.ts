import type { AnswerOf, BodyOf, endOtherSessions, endSession, listSessions, logout } from '@cleaning/contracts';
import { type Caller, NotFound, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Account, changeAccount } from '../accounts/account.entity.js';
import { forgetDevicesOf, forgetOtherDevices, moveDevices } from '../push/push-sessions.js';
import { endedSessions } from './account-lookup.js';
import { type Device, KnownDevices } from './devices.js';
import { SESSION_SECONDS, SigningKeys } from './signing-keys.js';

/**
 * Every service stores the ids of ended sessions until their tokens expire. Above this number all sessions of the
 * person end.
 */
const MAX_ENDED = 100;

type Holder = Pick<Account, 'id' | 'role' | 'session_version'>;

/** SQL: an instant as ISO 8601. */
const instant = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** People's sessions. Each login opens one; its id is in the token. */
@Injectable()
export class PersonSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly keys: SigningKeys,
    private readonly devices: KnownDevices,
    private readonly jwt: JwtService,
  ) {}

  /** Opens a session and answers its token. */
  open(account: Holder): Promise<string> {
    return this.insert(account, { device: '' });
  }

  /** Opens a session at a login. The person is told about a device that they have not used before. */
  openOn(device: Device, person: Holder): Promise<string> {
    return this.insert(person, { device: device.label }, (tx) => this.devices.remember(tx, person, device));
  }

  /** Opens a session in place of the caller's, which has ended with all others. Its factor is as old as it was. */
  async continueWith(account: Holder, { sessionId }: Caller): Promise<string> {
    const [session] = await this.dataSource.query<{ device: string; factor_at: Date }[]>(
      'SELECT device, coalesce(factor_at, created_at) AS factor_at FROM session WHERE id = $1',
      [sessionId || null],
    );
    const { device, factor_at } = session ?? { device: '', factor_at: new Date(0) };
    return this.insert(account, { device, factor_at }, (tx, id) =>
      moveDevices(tx, sessionId || null, { id, sessionVersion: account.session_version }),
    );
  }

  /** The token of a session, which every service verifies with the public key. */
  async token(account: Holder, sessionId: string): Promise<string> {
    const { kid, privateKey } = await this.keys.inUse();
    const claims = { sub: account.id, sv: account.session_version, sid: sessionId, role: account.role };
    return this.jwt.signAsync(claims, { privateKey, keyid: kid });
  }

  list({ id, sessionId, sessionVersion }: Caller): Promise<AnswerOf<typeof listSessions>> {
    return this.dataSource.query(
      `SELECT id, device, ${instant('created_at')} AS created_at,
         ${instant('coalesce(last_used_at, created_at)')} AS last_used_at, id IS NOT DISTINCT FROM $2::uuid AS current
       FROM session LEFT JOIN session_use ON session_id = id
       WHERE account_id = $1 AND session_version = $3 AND ended_at IS NULL AND expires_at > now()
       ORDER BY coalesce(session_use.last_used_at, session.created_at) DESC, id DESC`,
      [id, sessionId || null, sessionVersion],
    );
  }

  /**
   * Ends the caller's session in every service. A token of an earlier version has no session id: then all sessions of
   * the person end.
   */
  async end({ id, sessionId }: Caller): Promise<AnswerOf<typeof logout>> {
    await this.transactions.run(async (tx) => {
      await forgetDevicesOf(tx, await this.endWhere(tx, id, 'id = $2', sessionId || null));
      await this.publish(tx, id, sessionId === '');
    });
    return { status: 'done' };
  }

  /** Throws NotFound when the person has no such open session. */
  async endOne(caller: Caller, { id }: BodyOf<typeof endSession>): Promise<AnswerOf<typeof endSession>> {
    await this.transactions.run(async (tx) => {
      const ended = await this.endWhere(tx, caller.id, 'id = $2', id);
      if (ended.length === 0) throw new NotFound('This session is not open.');
      await forgetDevicesOf(tx, ended);
      await this.publish(tx, caller.id);
    });
    return { status: 'done' };
  }

  async endOthers({ id, sessionId }: Caller): Promise<AnswerOf<typeof endOtherSessions>> {
    await this.transactions.run(async (tx) => {
      const ended = await this.endWhere(tx, id, 'id IS DISTINCT FROM $2::uuid', sessionId || null);
      await forgetOtherDevices(tx, id, sessionId || null);
      if (ended.length > 0) await this.publish(tx, id);
    });
    return { status: 'done' };
  }

  /** Answers the ids of the sessions that have ended. */
  private async endWhere(
    { manager, announce }: Transaction,
    accountId: string,
    condition: string,
    sessionId: string | null,
  ): Promise<string[]> {
    const [ended] = await manager.query<[{ id: string }[], number]>(
      `UPDATE session SET ended_at = now()
       WHERE account_id = $1 AND ${condition} AND ended_at IS NULL AND expires_at > now() RETURNING id`,
      [accountId, sessionId],
    );
    announce('session', '', [accountId]);
    return ended.map(({ id }) => id);
  }

  /** Publishes the ended sessions with the account. */
  private async publish(tx: Transaction, id: string, all = false): Promise<void> {
    const ended = await endedSessions(tx.manager, id);
    await changeAccount(tx, id, (account) => {
      if (all || ended.length > MAX_ENDED) account.session_version += 1;
      return true;
    });
  }

  private async insert(
    account: Holder,
    { device, factor_at = null }: { device: string; factor_at?: Date | null },
    also: (tx: Transaction, id: string) => Promise<void> = async () => {},
  ): Promise<string> {
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(async (tx) => {
      tx.announce('session', id, [account.id]);
      // Skips rows that another login is deleting.
      await tx.manager.query(
        `WITH old AS (DELETE FROM session WHERE id IN (
           SELECT id FROM session WHERE expires_at < now() - interval '1 minute' LIMIT 100 FOR UPDATE SKIP LOCKED))
         INSERT INTO session (id, account_id, session_version, device, expires_at, factor_at)
         VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5), $6)`,
        [id, account.id, account.session_version, device, SESSION_SECONDS, factor_at],
      );
      await also(tx, id);
    });
    return this.token(account, id);
  }
}
