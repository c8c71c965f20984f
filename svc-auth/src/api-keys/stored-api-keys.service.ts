import { API_KEY_CALLS_PER_MINUTE, type CheckedApiKey } from '@cleaning/contracts';
import { ApiKeys, HourlyLimit, inFuture, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { ApiKey } from './api-key.entity.js';
import { KEY_USE_UPDATE } from './api-keys.queries.js';
import { isInNetworks } from './networks.js';

const MINUTE_SECONDS = 60;

/** The keys as they are stored. Read at each request. */
@Injectable()
export class StoredApiKeys extends ApiKeys {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
  ) {
    super();
  }

  async check(keyHash: string, address: string): Promise<CheckedApiKey> {
    const found = await this.manager.findOneBy(ApiKey, {
      keyHash,
      revokedAt: IsNull(),
      expiresAt: inFuture(),
    });
    if (!found) return { state: 'closed' };
    const { id, name, scopes } = found;
    if (!isInNetworks(address, found.networks)) return { state: 'other-network' };
    const wait = await this.limit.take(`api-key ${id}`, API_KEY_CALLS_PER_MINUTE, MINUTE_SECONDS);
    if (wait > 0) return { state: 'limited', retry_after: wait };
    await this.transactions.runStatement(KEY_USE_UPDATE, [id, address]);
    return { state: 'open', id, name, scopes };
  }
}
