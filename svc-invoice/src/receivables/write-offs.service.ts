import { type CallBody, DONE, type Done, formatAmount, type writeOffInvoice } from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  findLocked,
  lockRow,
  recordAudit,
  refuse,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { lockClient } from '../clients/clients.service.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { WriteOffRow } from './client-payment.entity.js';
import { findInvoiceById, findInvoiceByNumber } from './receivables.queries.js';

/** What clients will not pay. */
@Injectable()
export class WriteOffs {
  constructor(private readonly transactions: Transactions) {}

  /** Sent twice it is done once. Throws 404, and 409 when less is open. */
  async write(admin: Caller, body: CallBody<typeof writeOffInvoice>): Promise<Done> {
    const { id, invoice_number: number, amount: cents, reason } = body;
    await this.transactions.run(async (tx) => {
      const found = await findInvoiceByNumber(tx.manager, number);
      if (!found) throw refuse('no_such_client_invoice');
      await lockClient(tx, found.client_id);
      const before = await tx.manager.findOneBy(WriteOffRow, { id });
      if (before) {
        if (before.cents !== cents || (before.invoiceId ?? before.clientInvoiceId) !== found.id)
          throw refuse('other_contents');
        return;
      }
      // An adjustment note has the invoice locked.
      await findLocked<Invoice | ClientInvoice>(tx.manager, found.kind === 'job' ? Invoice : ClientInvoice, {
        id: found.id,
      });
      // Read again: the amount owing may have decreased before the lock.
      const { open_cents } = (await findInvoiceByNumber(tx.manager, number)) ?? found;
      if (cents > open_cents) throw refuse('invoice_open_less', { number, cents: Math.max(0, open_cents) });
      const isJob = found.kind === 'job';
      await tx.manager.insert(WriteOffRow, {
        id,
        cents,
        reason,
        writtenBy: admin.name,
        invoiceId: isJob ? found.id : null,
        clientInvoiceId: isJob ? null : found.id,
      });
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice.written-off',
        subject: { kind: 'invoice', id: found.id, name: number },
        details: { amount: formatAmount(cents), reason },
      });
    });
    return DONE;
  }

  /** Undone twice it is undone once. Throws 404. */
  async undo(admin: Caller, id: string): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const row = await lockRow(tx.manager, WriteOffRow, { id }, 'no_such_write_off');
      if (row.undoneAt) return;
      await tx.manager.update(WriteOffRow, { id }, { undoneAt: databaseNow, undoneBy: admin.name });
      const invoice = await findInvoiceById(tx.manager, row.invoiceId ?? row.clientInvoiceId ?? '');
      tx.announce('receivable', invoice?.client_id ?? '');
      await recordAudit(tx, {
        actor: admin,
        action: 'invoice.write-off-undone',
        subject: { kind: 'invoice', id: row.invoiceId ?? row.clientInvoiceId ?? '', name: invoice?.number ?? '' },
        details: { amount: formatAmount(row.cents), reason: row.reason },
      });
    });
    return DONE;
  }
}
