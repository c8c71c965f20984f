import { randomBytes } from 'node:crypto';
import {
  API_KEY_PREFIX,
  type ApiKeyRow,
  type CallAnswer,
  type CallBody,
  type createApiKey,
  DAY_MS,
  DONE,
  MAX_API_KEYS,
  type revokeApiKey,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  getNow,
  hashSha256,
  insertOnce,
  lockRow,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { ApiKey } from './api-key.entity.js';
import { deleteOldKeys, lockKeys, revokeExpiredKeys } from './api-keys.queries.js';

const MAX_LISTED = 500;

function findState({ revokedAt, expiresAt }: ApiKey, now: Date): ApiKeyRow['state'] {
  if (expiresAt <= now && (!revokedAt || revokedAt >= expiresAt)) return 'expired';
  return revokedAt ? 'revoked' : 'open';
}

/** The admins' list of API keys. */
@Injectable()
export class ApiKeyList {
  constructor(
    private readonly transactions: Transactions,
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
  ) {}

  async list(now = getNow()): Promise<ApiKeyRow[]> {
    const rows = await this.keys.find({ order: { madeAt: 'DESC', id: 'DESC' }, take: MAX_LISTED });
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scopes: row.scopes,
      networks: row.networks,
      state: findState(row, now),
      made_by: row.madeBy,
      made_at: row.madeAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
      last_used_from: row.lastUsedFrom,
    }));
  }

  /** Throws 409. */
  create(
    admin: Caller,
    { name, scopes, days, networks }: CallBody<typeof createApiKey>,
  ): Promise<CallAnswer<typeof createApiKey>> {
    const key = `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
    const id = uuidv7();
    const expiresAt = new Date(getNow().getTime() + days * DAY_MS);
    return this.transactions.run(async (tx) => {
      await lockKeys(tx.manager);
      // Another admin may have disabled the caller since the request was admitted.
      if (!(await tx.manager.existsBy(Account, { id: admin.id, disabledAt: IsNull() }))) throw refuse('session_ended');
      await deleteOldKeys(tx.manager);
      await revokeExpiredKeys(tx.manager);
      if ((await tx.manager.countBy(ApiKey, { revokedAt: IsNull() })) >= MAX_API_KEYS)
        throw refuse('api_keys_full', { max: MAX_API_KEYS });
      const row = {
        id,
        name,
        keyHash: hashSha256(key),
        scopes: [...new Set(scopes)],
        networks: [...new Set(networks)],
        madeBy: admin.name,
        madeById: admin.id,
        expiresAt,
      };
      if (!(await insertOnce(tx.manager, ApiKey, row))) throw refuse('api_key_name_taken');
      await writeAudit(tx, {
        actor: admin,
        action: 'api-key.created',
        subject: { kind: 'api-key', id, name },
        details: {
          scopes: row.scopes.join(', '),
          networks: row.networks.join(', '),
          expires: expiresAt.toISOString(),
        },
      });
      return { id, key, expires_at: expiresAt.toISOString() };
    });
  }

  /** Throws 404. */
  revoke(admin: Caller, { id }: CallBody<typeof revokeApiKey>): Promise<CallAnswer<typeof revokeApiKey>> {
    return this.transactions.run(async (tx) => {
      const { name, revokedAt } = await lockRow(tx.manager, ApiKey, { id }, 'no_such_api_key');
      if (!revokedAt) {
        await tx.manager.update(ApiKey, { id }, { revokedAt: databaseNow });
        await writeAudit(tx, { actor: admin, action: 'api-key.revoked', subject: { kind: 'api-key', id, name } });
      }
      return DONE;
    });
  }
}
