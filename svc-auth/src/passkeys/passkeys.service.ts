import {
  type addPasskey,
  type beginPasskey,
  type CallAnswer,
  type CallBody,
  DONE,
  type listPasskeys,
  MAX_PASSKEYS,
  type Passkey,
  type removePasskey,
  type renamePasskey,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  findRow,
  refuse,
  refuseField,
  refuseOnConstraint,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { EntityManager, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account, changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { KnownCompany } from '../company/known-company.service.js';
import type { environment } from '../environment.js';
import { Notices } from '../notices/notices.service.js';
import { requireAnotherFactor } from '../second-factor/factors.js';
import { Challenges } from './challenges.service.js';
import { PasskeyRow } from './passkey.entity.js';
import { getUserHandle, PasskeyCheck } from './passkey-check.service.js';

/** Authenticators support ES256 and RS256; EdDSA is newer. */
const ALGORITHMS = [-8, -7, -257];

const toPasskey = ({ id, name, createdAt, lastUsedAt, synced, copiedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? '',
  synced,
  copied: copiedAt !== null,
});

const refuseResponse = () => refuseField('response', 'passkey_refused');
const refuseTooManyPasskeys = () => refuse('passkeys_full', { max: MAX_PASSKEYS });

/** People's own passkeys. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly company: KnownCompany,
    @InjectRepository(PasskeyRow) private readonly passkeys: Repository<PasskeyRow>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly challenges: Challenges,
    private readonly check: PasskeyCheck,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async list({ id }: Caller): Promise<CallAnswer<typeof listPasskeys>> {
    const own = await this.passkeys.find({ where: { accountId: id }, order: { id: 'DESC' } });
    return own.map(toPasskey);
  }

  /** Throws 409 for a person with MAX_PASSKEYS, and 429. */
  async begin(caller: Caller): Promise<CallAnswer<typeof beginPasskey>> {
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const there = await this.passkeys.findBy({ accountId: caller.id });
    if (there.length >= MAX_PASSKEYS) throw refuseTooManyPasskeys();
    const account = await this.manager.findOneBy(Account, { id: caller.id });
    const { id: rpID } = this.check.relyingParty;
    const { short_name: rpName } = await this.company.read();
    const options = await generateRegistrationOptions({
      rpID,
      rpName,
      userID: new Uint8Array(getUserHandle(caller.id)),
      userName: account?.email ?? '',
      userDisplayName: caller.name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: there.map(({ credentialId: id, transports }) => ({ id, transports })),
      // The device stores the person's id, so that a login needs no email address.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { challenge_id: await this.challenges.keep(options.challenge, 'add', caller.id), options: { ...options } };
  }

  /** Throws 400 for a wrong or late response, and 409. */
  async add(caller: Caller, { challenge_id, name, response }: CallBody<typeof addPasskey>): Promise<Passkey> {
    const challenge = await this.challenges.take(challenge_id, 'add', caller.id);
    const registration = challenge && (await this.verifyRegistration(challenge, response));
    if (!registration) throw refuseResponse();
    const { credential, credentialBackedUp } = registration;
    const id = uuidv7();
    return refuseOnConstraint({ passkey_credential_unique: 'passkey_there' }, () =>
      this.transactions.run(async (tx) => {
        const account = await this.lockAccount(tx, caller);
        if ((await tx.manager.countBy(PasskeyRow, { accountId: caller.id })) >= MAX_PASSKEYS)
          throw refuseTooManyPasskeys();
        const added: PasskeyRow = {
          id,
          accountId: caller.id,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: (response.response.transports ?? []) as PasskeyRow['transports'],
          synced: credentialBackedUp,
          name,
          createdAt: new Date(),
          lastUsedAt: null,
          copiedAt: null,
        };
        await tx.manager.insert(PasskeyRow, added);
        await this.reportChange(tx, account, 'account.passkey-added', name);
        return toPasskey(added);
      }),
    );
  }

  /** Throws 404 for somebody else's passkey. */
  async rename(caller: Caller, { id, name }: CallBody<typeof renamePasskey>): Promise<Passkey> {
    const renamed = await this.transactions.run(async ({ manager }) => {
      await manager.update(PasskeyRow, { id, accountId: caller.id }, { name });
      return manager.findOneBy(PasskeyRow, { id, accountId: caller.id });
    });
    if (!renamed) throw refuse('no_such_passkey');
    return toPasskey(renamed);
  }

  /** Throws 404 for somebody else's passkey, and 409 for the last factor of an admin who must have one. */
  async remove(caller: Caller, { id }: CallBody<typeof removePasskey>): Promise<CallAnswer<typeof removePasskey>> {
    await this.transactions.run(async (tx) => {
      const account = await this.lockAccount(tx, caller);
      const own = { id, accountId: caller.id };
      const passkey = await findRow(tx.manager, PasskeyRow, own, 'no_such_passkey');
      await tx.manager.delete(PasskeyRow, own);
      await requireAnotherFactor(tx, this.env, account);
      await this.reportChange(tx, account, 'account.passkey-removed', passkey.name);
    });
    return DONE;
  }

  private async verifyRegistration(
    expectedChallenge: string,
    response: CallBody<typeof addPasskey>['response'],
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
      // The library's messages hold parts of the response.
      return null;
    }
  }

  /** Locks the account: its passkeys are added and removed one after the other. Other services read whether there is a factor. */
  private async lockAccount(tx: Transaction, caller: Caller): Promise<Account> {
    const outcome = await changeAccount(tx, caller.id, (account) => {
      if (account.disabledAt || account.sessionVersion !== caller.sessionVersion) throw refuse('unauthenticated');
      return true;
    });
    if (!outcome) throw refuse('unauthenticated');
    return outcome.account;
  }

  private async reportChange(
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
