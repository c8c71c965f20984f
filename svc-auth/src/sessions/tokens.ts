import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import type { Account } from '../accounts/account.entity.js';
import { SESSION_SECONDS, SigningKeys } from './signing-keys.js';

/** Signs the tokens that all services check with the public key. */
@Injectable()
export class Tokens {
  constructor(private readonly keys: SigningKeys) {}

  /** Good for twelve hours, or until the session ends or the person's session version rises. */
  forPerson(account: Pick<Account, 'id' | 'role' | 'session_version'>, sessionId: string): Promise<string> {
    const { id, session_version, role } = account;
    return this.sign({ sub: id, sv: session_version, sid: sessionId, role }, SESSION_SECONDS);
  }

  private async sign(claims: object, expiresIn: number): Promise<string> {
    const { kid, privateKey } = await this.keys.inUse();
    return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid, expiresIn });
  }
}
