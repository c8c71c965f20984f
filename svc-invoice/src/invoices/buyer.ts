import type { EntityManager } from 'typeorm';
import { Client } from '../clients/client.entity.js';
import { findClientOn } from '../clients/client-days.js';
import { JobClient } from '../clients/job-client.entity.js';
import { findPayingClient } from '../receivables/receivables.queries.js';
import type { Invoice } from './invoice.entity.js';
import { parseMonthKey } from './month.js';

/**
 * Total in cents, including GST, from which a tax invoice must identify the buyer by name or ABN (GST Act s
 * 29-70(1)(c)).
 */
const IDENTITY_FROM_CENTS = 100_000;

/**
 * The client who paid an invoice of a job, as in receivables; otherwise the job's client on the last day of its month.
 */
export async function findInvoiceClient(
  manager: EntityManager,
  { jobId, month }: Pick<Invoice, 'jobId' | 'month'>,
): Promise<Client | null> {
  const paidBy = await findPayingClient(manager, jobId, month);
  const owners = paidBy === undefined ? await manager.findBy(JobClient, { jobId }) : [];
  const id = paidBy ?? findClientOn(owners, parseMonthKey(month).lastDay);
  return id === null ? null : manager.findOneBy(Client, { id });
}

/** The buyer as an invoice of this total names them; empty below the limit, and without a client. */
export async function findBuyer(
  manager: EntityManager,
  invoice: Pick<Invoice, 'jobId' | 'month'>,
  totalCents: number,
): Promise<{ buyerName: string; buyerAbn: string }> {
  const client = totalCents < IDENTITY_FROM_CENTS ? null : await findInvoiceClient(manager, invoice);
  return { buyerName: client?.legalName ?? '', buyerAbn: client?.abn ?? '' };
}
