import type { EntityManager } from 'typeorm';

export type MessageTable = 'mail_message' | 'push_message' | 'sms_message' | 'webhook_delivery';

export interface DueMessage {
  readonly id: string;
  readonly request_id: string | null;
  readonly attempts: number;
}

/** Due messages, up to the limit; they are due again a minute later. Skips those taken by another process. */
export async function takeDue(manager: EntityManager, table: MessageTable, limit: number): Promise<DueMessage[]> {
  const [due] = await manager.query<[DueMessage[], number]>(
    `UPDATE ${table} SET next_try_at = now() + interval '1 minute'
     WHERE id IN (SELECT id FROM ${table} WHERE state = 'waiting' AND next_try_at <= now()
                  ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, request_id, attempts`,
    [limit],
  );
  return due;
}

/** True if a message is due, or its attempt was begun. */
export async function hasUnfinished(manager: EntityManager, table: MessageTable): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM ${table} WHERE state = 'sending' OR state = 'waiting' AND next_try_at <= now() LIMIT 1`,
  );
  return found.length > 0;
}
