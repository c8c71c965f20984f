import { API_KEY_PREFIX, type CheckedApiKey, checkApiKey } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { refuse } from '../errors/refusal.js';
import { Peers, requireAnswer } from '../peers/peers.js';
import { hashSha256 } from '../sealing/sha256.js';
import type { Caller } from './account-lookup.js';

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** True if a program made the call with an API key: it acts as an admin without a session. */
export const isApiKeyCaller = ({ role, sessionId }: Pick<Caller, 'role' | 'sessionId'>): boolean =>
  role === 'admin' && sessionId === '';

export interface OpenApiKey {
  readonly id: string;
  readonly name: string;
  /** Not only known scopes: a newer svc-auth may have more. */
  readonly scopes: readonly string[];
}

/** API keys, stored by svc-auth. */
@Injectable()
export abstract class ApiKeys {
  /** Throws 401, 403, 429, and PeerAwayError if svc-auth doesn't respond. */
  async admit(key: string, address: string): Promise<OpenApiKey> {
    // Looking up a hash leaks nothing by its timing.
    const checked = await this.check(hashSha256(key), address);
    switch (checked.state) {
      case 'open':
        return checked;
      case 'other-network':
        throw refuse('api_key_other_network');
      case 'limited':
        throw refuse('api_key_limit', { retry_after: checked.retry_after });
      default:
        throw refuse('api_key_closed');
    }
  }

  protected abstract check(keyHash: string, address: string): Promise<CheckedApiKey>;
}

/** Calls svc-auth each time, so that a closed key ends immediately. */
@Injectable()
export class RemoteApiKeys extends ApiKeys {
  constructor(private readonly peers: Peers) {
    super();
  }

  protected async check(keyHash: string, address: string): Promise<CheckedApiKey> {
    const answer = await this.peers.call('auth', 'POST', checkApiKey.path, { key_hash: keyHash, address });
    requireAnswer('auth', answer);
    return checkApiKey.answer.parse(JSON.parse(answer.body)).checked;
  }
}
