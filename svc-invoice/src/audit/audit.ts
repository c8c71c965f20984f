import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { AuditEntry } from './audit-entry.entity.js';

@Injectable()
export class Audit {
  /** In the transaction of what it tells of. */
  async record(manager: EntityManager, entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void> {
    await manager.query(
      'INSERT INTO audit_entry (id, at, actor_id, action, subject, detail) VALUES ($1, now(), $2, $3, $4, $5)',
      [v7(), entry.actor_id, entry.action, entry.subject, entry.detail],
    );
  }
}
