import {
  type CallAnswer,
  type CallBody,
  DONE,
  type endOtherSessions,
  type endSession,
  type listSessions,
  type logout,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  getNow,
  inFuture,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOperator, IsNull, Not, type Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Account, changeAccount } from '../accounts/account.entity.js';
import { forgetOtherDevices, forgetSessionDevices, moveDevices } from '../push/push-sessions.js';
import { type Device, KnownDevices } from './devices.service.js';
import { Session } from './session.entity.js';
import { addSession, findEndedSessions, findOpenSessions } from './sessions.queries.js';
import { SigningKeys } from './signing-keys.service.js';

/**
 * Every service stores ids of ended sessions until their tokens expire. Above this number all sessions of the person
 * end.
 */
const MAX_ENDED = 100;

type Holder = Pick<Account, 'id' | 'role' | 'sessionVersion'>;

/** People's sessions. Each login opens one; its id is in the token. */
@Injectable()
export class PersonSessions {
  constructor(
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly keys: SigningKeys,
    private readonly devices: KnownDevices,
    private readonly jwt: JwtService,
  ) {}

  /** Opens a session and returns its token. */
  open(account: Holder): Promise<string> {
    return this.insert(account, { device: '' });
  }

  /**
   * Opens a session at a login. Notifies the person of a device they haven't used before.
   * @param factorAt when the person gave the factor, if not now
   */
  openOn(device: Device, person: Holder, factorAt: Date | null = null): Promise<string> {
    return this.insert(person, { device: device.label, factorAt }, (tx) => this.devices.remember(tx, person, device));
  }

  /** Opens a session instead of the caller's, which has ended with all others. Its factor is as old as it was. */
  async continueWith(account: Holder, { sessionId }: Caller): Promise<string> {
    const session = sessionId ? await this.sessions.findOneBy({ id: sessionId }) : null;
    const device = session?.device ?? '';
    const factorAt = session ? (session.factorAt ?? session.createdAt) : new Date(0);
    return this.insert(account, { device, factorAt }, (tx, id) =>
      moveDevices(tx, sessionId || null, { id, sessionVersion: account.sessionVersion }),
    );
  }

  /** The token of a session, which every service verifies with the public key. */
  async signToken(account: Holder, sessionId: string): Promise<string> {
    const { kid, privateKey } = await this.keys.getKeyInUse();
    const iat = Math.floor(getNow().getTime() / 1000);
    const claims = { sub: account.id, sv: account.sessionVersion, sid: sessionId, role: account.role, iat };
    return this.jwt.signAsync(claims, { privateKey, keyid: kid });
  }

  list({ id, sessionId, sessionVersion }: Caller): Promise<CallAnswer<typeof listSessions>> {
    return findOpenSessions(this.manager, id, { sessionVersion, current: sessionId });
  }

  /** Ends the caller's session in every service. */
  async end({ id, sessionId }: Caller): Promise<CallAnswer<typeof logout>> {
    await this.transactions.run(async (tx) => {
      const ended = await this.endOpen(tx, id, sessionId);
      await forgetSessionDevices(tx, ended);
      await this.publish(tx, id);
    });
    return DONE;
  }

  /** Throws 404 if the person has no such open session. */
  async endOne(caller: Caller, { id }: CallBody<typeof endSession>): Promise<CallAnswer<typeof endSession>> {
    await this.transactions.run(async (tx) => {
      const ended = await this.endOpen(tx, caller.id, id);
      if (ended.length === 0) throw refuse('session_not_open');
      await forgetSessionDevices(tx, ended);
      await this.publish(tx, caller.id);
    });
    return DONE;
  }

  async endOthers({ id, sessionId }: Caller): Promise<CallAnswer<typeof endOtherSessions>> {
    await this.transactions.run(async (tx) => {
      const ended = await this.endOpen(tx, id, Not(sessionId));
      await forgetOtherDevices(tx, id, sessionId);
      if (ended.length > 0) await this.publish(tx, id);
    });
    return DONE;
  }

  /** Ends one, some or all of a person's open sessions; returns their ids. */
  private async endOpen(
    { manager }: Transaction,
    accountId: string,
    id?: string | FindOperator<string>,
  ): Promise<string[]> {
    const ended = await manager
      .createQueryBuilder()
      .update(Session)
      .set({ endedAt: databaseNow })
      .where({ accountId, endedAt: IsNull(), expiresAt: inFuture(), ...(id && { id }) })
      .returning('id')
      .execute();
    return (ended.raw as { id: string }[]).map((session) => session.id);
  }

  /** Publishes the ended sessions with the account. */
  private async publish(tx: Transaction, id: string, all = false): Promise<void> {
    const ended = await findEndedSessions(tx.manager, id);
    await changeAccount(tx, id, (account) => {
      if (all || ended.length > MAX_ENDED) account.sessionVersion += 1;
      return true;
    });
  }

  private async insert(
    account: Holder,
    { device, factorAt = null }: { device: string; factorAt?: Date | null },
    also: (tx: Transaction, id: string) => Promise<void> = async () => {},
  ): Promise<string> {
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(async (tx) => {
      tx.announce('session', id, [account.id]);
      const { id: accountId, sessionVersion } = account;
      await addSession(tx.manager, { id, accountId, sessionVersion, device, factorAt });
      await also(tx, id);
    });
    return this.signToken(account, id);
  }
}
