import {
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  formatAmount,
  type listXeroItems,
  type queueXeroItems,
  type retryXeroItem,
} from '@cleaning/contracts';
import { type Caller, findLocked, recordAudit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { XeroItemRow } from './xero.entity.js';
import { XeroConnections } from './xero-connection.service.js';
import { countItems, findItems, queueEarlier, retryItem } from './xero-items.queries.js';
import { toXeroSettings } from './xero-settings.service.js';

/** Items for Xero and their results. */
@Injectable()
export class XeroItems {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly connections: XeroConnections,
  ) {}

  /** Throws 409. */
  async page({
    state,
    page,
    page_size,
    ...filters
  }: CallBody<typeof listXeroItems>): Promise<CallAnswer<typeof listXeroItems>> {
    const { manager } = this;
    const { tenantId } = await this.connections.requireOrganisation();
    const [counts, rows] = await Promise.all([
      countItems(manager, { ...filters, tenantId }),
      findItems(manager, { ...filters, tenantId }, { state, page, page_size }),
    ]);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      total: state === 'all' ? all : counts[state],
      counts,
      rows: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        state: row.state,
        number: row.number,
        name: row.name,
        day: row.day,
        total: formatAmount(row.total_cents),
        attempts: row.attempts,
        queued_at: row.queued_at.toISOString(),
        next_try_at: row.state === 'waiting' ? row.next_try_at.toISOString() : '',
        sent_at: row.state === 'sent' || row.state === 'matched' ? (row.finished_at?.toISOString() ?? '') : '',
        error: row.error,
        xero_id: row.xero_id ?? '',
      })),
    };
  }

  /** Throws 404, 409. */
  async retry(admin: Caller, { id }: CallBody<typeof retryXeroItem>): Promise<Done> {
    const { tenantId, name } = await this.connections.requireOrganisation();
    await this.transactions.run(async (tx) => {
      const item = await findLocked(tx.manager, XeroItemRow, { id, tenantId });
      if (!item) throw refuse('no_such_xero_item');
      if (!(await retryItem(tx.manager, id))) throw refuse('xero_item_not_refused');
      tx.notifyQueue('xero_item');
      await recordAudit(tx, {
        actor: admin,
        action: 'xero.paper-retried',
        subject: { kind: 'xero', id: tenantId, name },
        details: { kind: item.kind, error: item.error },
      });
    });
    return DONE;
  }

  /** Throws 409. */
  queue(admin: Caller, { from, to }: CallBody<typeof queueXeroItems>): Promise<{ queued: number }> {
    return this.transactions.run(async (tx) => {
      const organisation = await this.connections.requireOrganisation(tx.manager);
      const { send_invoices: invoices, contractor_payments } = toXeroSettings(organisation);
      const { tenantId, name } = organisation;
      const payments = contractor_payments !== 'none';
      const queued = await queueEarlier(tx.manager, { tenantId, from, to, invoices, payments });
      if (queued > 0) {
        tx.notifyQueue('xero_item');
        await recordAudit(tx, {
          actor: admin,
          action: 'xero.papers-queued',
          subject: { kind: 'xero', id: tenantId, name },
          details: { from, to, papers: String(queued) },
        });
      }
      return { queued };
    });
  }
}
