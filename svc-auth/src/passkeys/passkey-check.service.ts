import { randomBytes } from 'node:crypto';
import { type beginPasskeyLogin, type CallAnswer, type CallBody, type logInWithPasskey } from '@cleaning/contracts';
import {
  databaseNow,
  ENVIRONMENT,
  type Environment,
  findLocked,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import type { environment } from '../environment.js';
import { Notices } from '../notices/notices.service.js';
import { Challenges } from './challenges.service.js';
import { PasskeyRow } from './passkey.entity.js';
import { isCounterRollback, type RelyingParty, toRelyingParty } from './relying-party.js';

type Proof = CallBody<typeof logInWithPasskey>;
type Purpose = 'login' | 'step-up';

/** `unknown`: no owner, or not for this challenge. `copied`: its counter went back, now or before. */
export type Checked = { readonly accountId: string } | 'unknown' | 'copied';

/** The id of a person towards authenticators. */
export const getUserHandle = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex');

/** Challenges for people with a passkey, and checks of the responses. */
@Injectable()
export class PasskeyCheck {
  private readonly logger = new Logger(PasskeyCheck.name);
  readonly relyingParty: RelyingParty;

  constructor(
    @InjectRepository(PasskeyRow) private readonly passkeys: Repository<PasskeyRow>,
    private readonly transactions: Transactions,
    private readonly challenges: Challenges,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) env: Environment<typeof environment>,
  ) {
    this.relyingParty = toRelyingParty(env.SITE_URL);
  }

  /**
   * Throws 429.
   * @param accountId null for a login, which any passkey of the site may answer; it is limited by address
   */
  async begin(
    purpose: Purpose,
    accountId: string | null,
    address?: string,
  ): Promise<CallAnswer<typeof beginPasskeyLogin>> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const own = accountId ? await this.passkeys.findBy({ accountId, copiedAt: IsNull() }) : [];
    const options = await generateAuthenticationOptions({
      rpID: this.relyingParty.id,
      challenge: new Uint8Array(randomBytes(32)),
      userVerification: 'required',
      allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    });
    return {
      challenge_id: await this.challenges.keep(options.challenge, purpose, accountId, address),
      options: { ...options },
    };
  }

  /**
   * Checks challenge, origin, relying party, user verification, signature and counter. A passkey whose counter goes
   * back is rejected from then on; the person is notified and it is audited.
   */
  async check({ challenge_id, response }: Proof, purpose: Purpose, accountId: string | null): Promise<Checked> {
    const challenge = await this.challenges.take(challenge_id, purpose, accountId);
    const passkey = await this.passkeys.findOneBy({ credentialId: response.id, ...(accountId && { accountId }) });
    if (!challenge || !passkey) return 'unknown';
    const handle = response.response.userHandle;
    if (handle && handle !== getUserHandle(passkey.accountId).toString('base64url')) return 'unknown';
    const counter = await this.findSignedCounter(challenge, passkey, response);
    return counter === null ? 'unknown' : this.transactions.run((tx) => this.use(tx, passkey, counter));
  }

  /** The counter of a good signature, otherwise null. */
  private async findSignedCounter(
    expectedChallenge: string,
    { id, credentialId, publicKey }: PasskeyRow,
    response: Proof['response'],
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge,
        expectedOrigin: this.relyingParty.origin,
        expectedRPID: this.relyingParty.id,
        requireUserVerification: true,
        // The counter is compared under the lock of the row.
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      // The library's messages hold parts of the response.
      this.logger.warn({ msg: 'A passkey was refused', passkey: id });
      return null;
    }
  }

  private async use(tx: Transaction, { id, accountId }: PasskeyRow, received: number): Promise<Checked> {
    const now = await findLocked(tx.manager, PasskeyRow, { id });
    if (!now) return 'unknown';
    if (now.copiedAt) return 'copied';
    if (isCounterRollback(now.counter, received)) {
      await this.refuseFromNowOn(tx, now);
      return 'copied';
    }
    await tx.manager.update(PasskeyRow, { id }, { counter: received, lastUsedAt: databaseNow });
    return { accountId };
  }

  private async refuseFromNowOn(tx: Transaction, { id, name, accountId }: PasskeyRow): Promise<void> {
    await tx.manager.update(PasskeyRow, { id }, { copiedAt: databaseNow });
    // Other services may need to know that the person no longer has a second factor.
    const outcome = await changeAccount(tx, accountId, () => true);
    if (!outcome) return;
    const { account } = outcome;
    await writeAudit(tx, {
      actor: account,
      action: 'account.passkey-copied',
      subject: { kind: 'person', id: accountId, name: account.name },
      details: { passkey: name },
    });
    await this.notices.raise(tx, { kind: 'passkey-copied', to: [accountId], parameters: { passkey: name } });
  }
}
