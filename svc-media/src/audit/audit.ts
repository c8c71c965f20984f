import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { AuditEntry } from './audit-entry.entity.js';

type Entry = Pick<AuditEntry, 'actor_id' | 'action' | 'subject_id' | 'detail'> & { person_id?: string };

@Injectable()
export class Audit {
  /** In the transaction of what it tells of. */
  async record(manager: EntityManager, entry: Entry): Promise<void> {
    await manager.insert(AuditEntry, { id: v7(), at: new Date(), person_id: null, ...entry });
  }
}
