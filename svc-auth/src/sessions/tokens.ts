import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import type { Account } from '../accounts/account.entity.js';
import { SigningKeys } from './signing-keys.js';

export const SESSION_SECONDS = 12 * 60 * 60;
const SERVICE_TOKEN_SECONDS = 60;
/** Half of its life: whoever gets the cached one can still use it for as long again. */
const SERVICE_TOKEN_REUSE_MS = 30_000;

/** Signs the tokens that all services check with the public key. */
@Injectable()
export class Tokens {
  private serviceToken = { token: '', reusableUntil: 0 };

  constructor(private readonly keys: SigningKeys) {}

  /** Good for twelve hours, or until the session ends or the person's session version rises. */
  forPerson(account: Pick<Account, 'id' | 'role' | 'session_version'>, sessionId: string): Promise<string> {
    const { id, session_version, role } = account;
    return this.sign({ sub: id, sv: session_version, sid: sessionId, role }, SESSION_SECONDS);
  }

  /** What this service shows to svc-media. */
  async forService(now = Date.now()): Promise<string> {
    if (now >= this.serviceToken.reusableUntil) {
      const token = await this.sign({ sub: 'svc-auth', role: 'service' }, SERVICE_TOKEN_SECONDS);
      this.serviceToken = { token, reusableUntil: now + SERVICE_TOKEN_REUSE_MS };
    }
    return this.serviceToken.token;
  }

  private async sign(claims: object, expiresIn: number): Promise<string> {
    const { kid, privateKey } = await this.keys.inUse();
    return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid, expiresIn });
  }
}
