import {
  AUDITED_EVENTS,
  type AuditAction,
  type AuditEntry,
  DAY_MS,
  type EntityState,
  WEBHOOK_EVENTS,
  type WebhookData,
  type WebhookEventType,
} from '@cleaning/contracts';
import { type ChangedState, OnChanges, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type WebhookEvent, writeDeliveries } from './webhooks.queries.js';

/** After a restore feeds are read from their beginning: what is older was told before. */
const EVENT_DAYS = 3;
/** A record of last month may be corrected. */
const RECORD_DAYS = 35;

const isRecent = (at: string, days: number): boolean => Date.parse(at) > Date.now() - days * DAY_MS;

const isAuditedEvent = (action: AuditAction): action is keyof typeof AUDITED_EVENTS =>
  Object.hasOwn(AUDITED_EVENTS, action);

function toEvent(id: string, type: WebhookEventType, timestamp: string, data: WebhookData): WebhookEvent[] {
  const area = WEBHOOK_EVENTS[type];
  return area ? [{ id, area, payload: { type, timestamp, data } }] : [];
}

/** Other services' changes as events, written in the transaction that reads them from the feeds. */
@Injectable()
export class WebhookEvents {
  /** The event has the entry's id, so that a repeat is sent once. */
  async handleAuditEntries(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
    const events = entries.flatMap(({ id, at, action, subject_kind, subject_id, subject_name, details }) => {
      if (!isAuditedEvent(action) || !isRecent(at, EVENT_DAYS)) return [];
      const data: WebhookData = { id: subject_id, kind: subject_kind, name: subject_name };
      if (details.job_id) data.job_id = details.job_id;
      if (details.job) data.job = details.job;
      return toEvent(id, action, at, data);
    });
    await this.write(tx, events);
  }

  async handleNotice(tx: Transaction, id: string, { kind, at, parameters }: EntityState<'notice'>): Promise<void> {
    if (!['incident-reported', 'injury-reported'].includes(kind) || !isRecent(at, EVENT_DAYS)) return;
    const data: WebhookData = { id: parameters.incident_id ?? '', kind: 'incident', name: '' };
    if (parameters.job) data.job = parameters.job;
    await this.write(tx, toEvent(id, 'incident.reported', at, data));
  }

  @OnChanges('work-record')
  async handleWorkRecords(changes: readonly ChangedState<'work-record'>[], tx: Transaction): Promise<void> {
    const events = changes.flatMap(({ id, state }) => {
      if (!state || !isRecent(state.business_date, RECORD_DAYS)) return [];
      const { job_id, person_id } = state;
      const data = { id, kind: 'work-record', name: '', job_id, person_id };
      return toEvent(uuidv7(), 'work-record.changed', new Date().toISOString(), data);
    });
    await this.write(tx, events);
  }

  private async write(tx: Transaction, events: readonly WebhookEvent[]): Promise<void> {
    if (events.length === 0) return;
    if ((await writeDeliveries(tx.manager, events)) > 0) tx.notifyQueue('webhook_delivery');
  }
}
