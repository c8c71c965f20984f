import {
  AUDIT_EXPORT_ENTRIES,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type exportAuditLog,
  type getAuditLog,
} from '@cleaning/contracts';
import {
  buildTextPattern,
  type ChangedState,
  type CsvList,
  createCsvList,
  ENVIRONMENT,
  type Environment,
  insertOnce,
  OnChanges,
  readInBatches,
  type Transaction,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { environment } from '../environment.js';
import { WebhookEvents } from '../webhooks/webhook-events.service.js';
import { AuditEntry } from './audit-entry.entity.js';
import { toAuditRow, toEntryView } from './audit-entry.js';

type Filters = CallBody<typeof exportAuditLog>;

const CSV_HEADER = ['When (UTC)', 'Who', 'What', 'Type', 'Person or item', 'Details'];

const EXPORTED = ['at', 'actorName', 'action', 'subjectKind', 'subjectName', 'details'] as const;
/** Columns as TypeORM names them in a statement. */
interface ExportedEntry {
  readonly entry_at: Date;
  readonly entry_actor_name: string;
  readonly entry_action: string;
  readonly entry_subject_kind: string;
  readonly entry_subject_name: string;
  readonly entry_details: AuditEntry['details'];
}

/** The product's audit log: entries of this service and of the other services' feeds. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly events: WebhookEvents,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  /** Entries never change. They stay even when the service that wrote them has deleted them. */
  @OnChanges('audit-entry')
  async keep(changes: readonly ChangedState<'audit-entry'>[], tx: Transaction): Promise<void> {
    const entries = changes.flatMap(({ state }) => state ?? []);
    if (entries.length === 0) return;
    await insertOnce(tx.manager, AuditEntry, entries.map(toAuditRow));
    await this.events.handleAuditEntries(tx, entries);
  }

  /** Newest first, by the time of the action. An entry that arrives late is sorted in. */
  async list({ before, limit, ...filters }: CallQuery<typeof getAuditLog>): Promise<CallAnswer<typeof getAuditLog>> {
    const query = this.applyFilters(filters);
    if (before) {
      const isByTime = filters.from !== undefined || filters.to !== undefined;
      const last = query.subQuery().select(['last.at', 'last.id']).from(AuditEntry, 'last').where('last.id = :before');
      query.andWhere(isByTime ? `(entry.at, entry.id) < ${last.getQuery()}` : 'entry.id < :before', { before });
    }
    // One more than shown, to know whether there is a next page.
    const found = await query.take(limit + 1).getMany();
    const shown = found.slice(0, limit);
    return {
      entries: shown.map(toEntryView),
      next: found.length > limit ? (shown.at(-1)?.id ?? '') : '',
    };
  }

  /** Newest first. */
  createCsv(filters: Filters): CsvList {
    const [sql, params] = this.applyFilters(filters)
      .select(EXPORTED.map((column) => `entry.${column}`))
      .limit(AUDIT_EXPORT_ENTRIES)
      .getQueryAndParameters();
    return createCsvList(CSV_HEADER, readInBatches<ExportedEntry>(this.dataSource, sql, params), (entry) => [
      entry.entry_at.toISOString(),
      entry.entry_actor_name,
      entry.entry_action,
      entry.entry_subject_kind,
      entry.entry_subject_name,
      Object.entries(entry.entry_details)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    ]);
  }

  private applyFilters({
    text,
    from,
    to,
    action,
    actor_id: actorId,
    subject_id: subjectId,
  }: Filters): SelectQueryBuilder<AuditEntry> {
    const query = this.manager.createQueryBuilder(AuditEntry, 'entry');
    // Ids are made with the time. Days are found by the time itself, along its index.
    if (from || to) query.orderBy('entry.at', 'DESC').addOrderBy('entry.id', 'DESC');
    else query.orderBy('entry.id', 'DESC');
    for (const [property, value] of Object.entries({ action, actorId, subjectId }))
      if (value !== undefined) query.andWhere(`entry.${property} = :${property}`, { [property]: value });
    if (text !== '')
      query.andWhere('(fold_text(entry.actorName) LIKE :text OR fold_text(entry.subjectName) LIKE :text)', {
        text: buildTextPattern(text),
      });
    const zone = this.env.BUSINESS_TZ;
    if (from) query.andWhere('entry.at >= CAST(:from AS date)::timestamp AT TIME ZONE :zone', { from, zone });
    if (to) query.andWhere('entry.at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE :zone', { to, zone });
    return query;
  }
}
