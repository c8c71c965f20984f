import {
  type AnswerOf,
  type addPasskey,
  type BodyOf,
  type beginPasskey,
  type listPasskeys,
  MAX_PASSKEYS,
  type Passkey,
  type removePasskey,
  type renamePasskey,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  ENVIRONMENT,
  type Environment,
  InvalidInput,
  NotFound,
  type Transaction,
  Transactions,
  Unauthenticated,
  violatedConstraint,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type Account, changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { Notices } from '../notices/notices.js';
import { requireAnotherFactor } from '../second-factor/factors.js';
import { Challenges } from './challenges.js';
import { PasskeyCheck, userHandleOf } from './passkey-check.js';

/** ES256 and RS256 are what authenticators have; EdDSA is newer. */
const ALGORITHMS = [-8, -7, -257];

const instant = (column: string): string =>
  `coalesce(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;
const ANSWERED = `id, name, ${instant('created_at')} AS created_at, ${instant('last_used_at')} AS last_used_at, synced,
  copied_at IS NOT NULL AS copied`;

const notAccepted = (): InvalidInput => {
  const msg = 'The passkey was not accepted. Please try again.';
  return new InvalidInput([{ field: 'response', msg }], msg);
};
const NO_PASSKEY = 'There is no such passkey.';
const tooMany = () => new Conflict(`You have ${MAX_PASSKEYS} passkeys. Please remove one first.`);

/** People's own passkeys. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly challenges: Challenges,
    private readonly check: PasskeyCheck,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  list({ id }: Caller): Promise<AnswerOf<typeof listPasskeys>> {
    return this.dataSource.query(`SELECT ${ANSWERED} FROM passkey WHERE account_id = $1 ORDER BY passkey.id DESC`, [
      id,
    ]);
  }

  /** Throws Conflict for a person with MAX_PASSKEYS, and TooManyRequests. */
  async begin(caller: Caller): Promise<AnswerOf<typeof beginPasskey>> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const own = await this.dataSource.query<{ id: string; email: string; transports: never[] | null }[]>(
      `SELECT passkey.credential_id AS id, account.email, passkey.transports
       FROM account LEFT JOIN passkey ON passkey.account_id = account.id WHERE account.id = $1`,
      [caller.id],
    );
    const there = own.filter((row) => row.id !== null);
    if (there.length >= MAX_PASSKEYS) throw tooMany();
    const { id: rpID, name: rpName } = this.check.relyingParty;
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: new Uint8Array(userHandleOf(caller.id)),
      userName: own[0]?.email ?? '',
      userDisplayName: caller.name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: there.map(({ id, transports }) => ({ id, transports: transports ?? [] })),
      // The device keeps the person's id, so that a login needs no e-mail address.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { challenge_id: await this.challenges.keep(options.challenge, 'add', caller.id), options: { ...options } };
  }

  /** Throws InvalidInput for an answer that is wrong or late, and Conflict. */
  async add(caller: Caller, { challenge_id, name, response }: BodyOf<typeof addPasskey>): Promise<Passkey> {
    const challenge = await this.challenges.take(challenge_id, 'add', caller.id);
    const registration = challenge && (await this.verified(challenge, response));
    if (!registration) throw notAccepted();
    const { credential, credentialBackedUp } = registration;
    const id = uuidv7();
    try {
      return await this.transactions.run(async (tx) => {
        const account = await this.changed(tx, caller);
        const [{ count }] = await tx.manager.query('SELECT count(*)::int AS count FROM passkey WHERE account_id = $1', [
          caller.id,
        ]);
        if (count >= MAX_PASSKEYS) throw tooMany();
        const [added] = await tx.manager.query<[Passkey]>(
          `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, transports, synced, name)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${ANSWERED}`,
          [
            id,
            caller.id,
            credential.id,
            Buffer.from(credential.publicKey),
            credential.counter,
            response.response.transports ?? [],
            credentialBackedUp,
            name,
          ],
        );
        await this.told(tx, account, 'account.passkey-added', name);
        return added;
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'passkey_credential_unique') throw error;
      throw new Conflict('This passkey is there already.');
    }
  }

  /** Throws NotFound for a passkey of somebody else. */
  async rename(caller: Caller, { id, name }: BodyOf<typeof renamePasskey>): Promise<Passkey> {
    const [renamed] = await this.transactions.run(({ manager, announce }) => {
      announce('session', '', [caller.id]);
      return manager.query<[Passkey[], number]>(
        `UPDATE passkey SET name = $3 WHERE id = $1 AND account_id = $2 RETURNING ${ANSWERED}`,
        [id, caller.id, name],
      );
    });
    if (!renamed[0]) throw new NotFound(NO_PASSKEY);
    return renamed[0];
  }

  /** Throws NotFound for a passkey of somebody else, and Conflict for the last factor of an admin who must have one. */
  async remove(caller: Caller, { id }: BodyOf<typeof removePasskey>): Promise<AnswerOf<typeof removePasskey>> {
    await this.transactions.run(async (tx) => {
      const account = await this.changed(tx, caller);
      const [removed] = await tx.manager.query<[{ name: string }[], number]>(
        'DELETE FROM passkey WHERE id = $1 AND account_id = $2 RETURNING name',
        [id, caller.id],
      );
      if (!removed[0]) throw new NotFound(NO_PASSKEY);
      await requireAnotherFactor(tx, this.env, account);
      await this.told(tx, account, 'account.passkey-removed', removed[0].name);
    });
    return { status: 'done' };
  }

  private async verified(
    expectedChallenge: string,
    response: BodyOf<typeof addPasskey>['response'],
  ): Promise<VerifiedRegistrationResponse['registrationInfo'] | null> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { id: expectedRPID, origin: expectedOrigin } = this.check.relyingParty;
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge,
        expectedOrigin,
        expectedRPID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return verified ? registrationInfo : null;
    } catch {
      // The library's messages hold parts of the answer.
      return null;
    }
  }

  /** Locks the account: its passkeys are added and removed one after the other. Other services read whether there is a factor. */
  private async changed(tx: Transaction, caller: Caller): Promise<Account> {
    const outcome = await changeAccount(tx, caller.id, (account) => {
      if (account.disabled_at || account.session_version !== caller.sessionVersion) throw new Unauthenticated();
      return true;
    });
    if (!outcome) throw new Unauthenticated();
    tx.announce('session', '', [caller.id]);
    return outcome.account;
  }

  private async told(
    tx: Transaction,
    { id, name }: Account,
    action: 'account.passkey-added' | 'account.passkey-removed',
    passkey: string,
  ): Promise<void> {
    const subject = { kind: 'person', id, name } as const;
    await writeAudit(tx, { actor: { id, name }, action, subject, details: { passkey } });
    const change = action === 'account.passkey-added' ? 'added' : 'removed';
    await this.notices.raise(tx, { kind: 'passkeys-changed', to: [id], parameters: { passkey, change } });
  }
}
