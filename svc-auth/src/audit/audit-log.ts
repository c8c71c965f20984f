import type { AnswerOf, EventPayload, getAuditLog, QueryOf } from '@cleaning/contracts';
import { OnEvent, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, LessThan } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

/** The one audit log of the product: this service's own entries, and those that the others tell of. */
@Injectable()
export class AuditLog {
  constructor(private readonly dataSource: DataSource) {}

  @OnEvent('audit.recorded')
  async keep(event: EventPayload<'audit.recorded'>, tx: Transaction): Promise<void> {
    await tx.manager.insert(AuditEntry, event);
  }

  /** Newest first. An entry that came late, because its service was cut off, stands where its time is. */
  async page({ before, limit, ...filters }: QueryOf<typeof getAuditLog>): Promise<AnswerOf<typeof getAuditLog>> {
    const where: FindOptionsWhere<AuditEntry> = Object.fromEntries(
      Object.entries(filters).filter(([, value]) => value !== undefined),
    );
    if (before) where.id = LessThan(before);
    // One more than is shown tells whether there is a next page.
    const found = await this.dataSource.manager.find(AuditEntry, { where, order: { id: 'DESC' }, take: limit + 1 });
    const shown = found.slice(0, limit);
    return {
      entries: shown.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      next: found.length > limit ? (shown.at(-1)?.id ?? '') : '',
    };
  }
}
