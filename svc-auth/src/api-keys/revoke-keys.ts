import { type Caller, databaseNow, inFuture, type Transaction } from '@cleaning/service-kit';
import { IsNull } from 'typeorm';
import { writeAudit } from '../audit/audit-entry.js';
import { ApiKey } from './api-key.entity.js';
import { lockKeys } from './api-keys.queries.js';

/**
 * Revokes the open keys of an admin who can no longer log in, in that change's transaction. Audited. A key being made
 * concurrently is revoked too, or refused.
 */
export async function revokeKeysMadeBy(
  tx: Transaction,
  actor: Pick<Caller, 'id' | 'name'>,
  makerId: string,
): Promise<void> {
  await lockKeys(tx.manager);
  const open = await tx.manager.find(ApiKey, {
    where: { madeById: makerId, revokedAt: IsNull(), expiresAt: inFuture() },
    order: { id: 'ASC' },
  });
  for (const { id, name } of open) {
    await tx.manager.update(ApiKey, { id }, { revokedAt: databaseNow });
    await writeAudit(tx, { actor, action: 'api-key.revoked', subject: { kind: 'api-key', id, name } });
  }
}
