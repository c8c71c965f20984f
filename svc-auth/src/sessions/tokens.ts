import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import type { Account } from '../accounts/account.entity.js';
import { SESSION_SECONDS, SigningKeys } from './signing-keys.js';

/** Signs the tokens that all services check with the public key. */
@Injectable()
export class Tokens {
  constructor(private readonly keys: SigningKeys) {}

  /** A session of twelve hours, or until the person's session version rises. */
  forPerson(account: Pick<Account, 'id' | 'role' | 'session_version'>): Promise<string> {
    return this.sign({ sub: account.id, sv: account.session_version, role: account.role }, SESSION_SECONDS);
  }

  private async sign(claims: object, expiresIn: number): Promise<string> {
    const { kid, privateKey } = await this.keys.inUse();
    return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid, expiresIn });
  }
}
