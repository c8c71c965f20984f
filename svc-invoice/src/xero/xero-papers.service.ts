import { formatDate } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { AdjustmentNote, AdjustmentNoteLine } from '../client-invoices/adjustment-note.entity.js';
import { toAnsweredLine } from '../client-invoices/answers.js';
import { ClientInvoice, ClientInvoiceLine, ClientInvoiceVersion } from '../client-invoices/client-invoice.entity.js';
import { describeInvoiceLine } from '../client-invoices/client-invoice-pdf.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { answerInvoice, Invoices } from '../invoices/invoices.service.js';
import { PayDocument } from '../pay/documents/pay-document.entity.js';
import { PayRow } from '../pay/runs/pay-row.entity.js';
import { PayRun } from '../pay/runs/pay-run.entity.js';
import { findInvoiceById } from '../receivables/receivables.queries.js';
import type { ClaimedItem } from './xero-items.queries.js';
import { splitTaxable, type XeroPaper } from './xero-papers.js';

/** Reads an item's paper as issued. */
@Injectable()
export class XeroPapers {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly invoices: Invoices,
  ) {}

  read({ kind, thingId, personId }: Pick<ClaimedItem, 'kind' | 'thingId' | 'personId'>): Promise<XeroPaper> {
    const { manager } = this;
    if (kind === 'client-invoice') return this.readClientInvoice(manager, thingId);
    if (kind === 'job-invoice') return this.readJobInvoice(manager, thingId);
    if (kind === 'adjustment-note') return this.readNote(manager, thingId);
    return this.readPayment(manager, thingId, personId ?? '');
  }

  private async readClientInvoice(manager: EntityManager, id: string): Promise<XeroPaper> {
    const invoice = await manager.findOneByOrFail(ClientInvoice, { id });
    const key = { clientInvoiceId: id, version: invoice.version };
    const version = await manager.findOneByOrFail(ClientInvoiceVersion, key);
    const lines = await manager.find(ClientInvoiceLine, { where: key, order: { position: 'ASC' } });
    const isTaxable = version.gstRate > 0;
    return {
      ...USUAL,
      type: 'invoice',
      number: invoice.number,
      reference: version.orderNumber,
      day: version.issuedOn,
      dueDay: version.dueOn,
      lines: lines.map((line) => ({
        description: describeInvoiceLine(toAnsweredLine(line)),
        cents: line.cents,
        isTaxable,
      })),
      gstCents: version.gstCents,
      totalCents: version.totalCents,
    };
  }

  private async readJobInvoice(manager: EntityManager, id: string): Promise<XeroPaper> {
    const invoice = await manager.findOneByOrFail(Invoice, { id });
    const version = await this.invoices.findNewestVersion(manager, invoice);
    if (!version) throw new Error('An invoice that was sent has no version');
    const { description, printed_number } = answerInvoice(invoice, version);
    // Due by the terms of the client, as the CSV files for Xero have it.
    const receivable = await findInvoiceById(manager, id);
    return {
      ...USUAL,
      type: 'invoice',
      number: invoice.number,
      reference: printed_number ?? '',
      day: version.issuedOn,
      dueDay: receivable?.due_on ?? version.issuedOn,
      lines: [{ description, cents: version.subTotalCents, isTaxable: version.gstRate > 0 }],
      gstCents: version.gstCents,
      totalCents: version.totalCents,
    };
  }

  private async readNote(manager: EntityManager, id: string): Promise<XeroPaper> {
    const note = await manager.findOneByOrFail(AdjustmentNote, { id });
    const lines = await manager.find(AdjustmentNoteLine, { where: { noteId: id }, order: { position: 'ASC' } });
    const { number: correctsNumber } = note.clientInvoiceId
      ? await manager.findOneByOrFail(ClientInvoice, { id: note.clientInvoiceId })
      : await manager.findOneByOrFail(Invoice, { id: note.invoiceId ?? '' });
    const sign = note.totalCents < 0 ? -1 : 1;
    return {
      ...USUAL,
      type: sign < 0 ? 'credit-note' : 'invoice',
      number: note.number,
      reference: correctsNumber,
      day: note.issuedOn,
      dueDay: note.issuedOn,
      lines: lines.map(({ description, cents }) => ({
        description,
        cents: sign * cents,
        isTaxable: note.gstRate > 0,
      })),
      gstCents: sign * note.gstCents,
      totalCents: sign * note.totalCents,
      correctsNumber,
    };
  }

  private async readPayment(manager: EntityManager, runId: string, personId: string): Promise<XeroPaper> {
    const row = await manager.findOneByOrFail(PayRow, { runId, personId });
    const { number, throughDay, paidOn, payDay } = await manager.findOneByOrFail(PayRun, { id: runId });
    const documents = await manager.find(PayDocument, { where: { runId, personId }, order: { number: 'ASC' } });
    const numbers = documents.map((document) => document.number).join(', ');
    const description = `Pay run ${number}, work up to ${formatDate(throughDay)}${numbers === '' ? '' : ` (${numbers})`}`;
    // Work from before the payee's GST registration is on its own document.
    const taxable = documents.reduce(
      (sum, { content }) => sum + (content.gst_registered ? content.taxable_cents : 0),
      0,
    );
    const day = paidOn ?? payDay;
    return {
      ...USUAL,
      type: 'contractor-payment',
      number: row.reference,
      day,
      dueDay: day,
      lines: splitTaxable(description, row, taxable),
      gstCents: row.gstCents,
      totalCents: row.paidCents,
      withheldCents: row.withheldCents,
      isReturned: row.state === 'returned',
    };
  }
}

/** Defaults for papers without these. */
const USUAL = { reference: '', withheldCents: 0, correctsNumber: '', isReturned: false } as const;
