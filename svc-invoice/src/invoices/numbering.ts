import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { Invoice } from './invoice.entity.js';

const DIGITS = 5;

/** One invoice for each job and month, and its number. */
@Injectable()
export class Numbering {
  /**
   * The invoice of a job and month, locked until the transaction ends; made with the next number when there is none.
   * A failed transaction rolls its number back, so no number is missing.
   */
  async invoiceOf(manager: EntityManager, jobId: string, month: string, prefix: string): Promise<Invoice> {
    const found = await this.find(manager, jobId, month);
    if (found) return found;
    const [counter]: { last_number: number }[] = await manager.query(
      'SELECT last_number FROM invoice_counter FOR UPDATE',
    );
    if (!counter) throw new Error('The counter of invoice numbers is missing');
    // While this transaction waited for the counter, another may have made the invoice.
    return (
      (await this.find(manager, jobId, month)) ?? this.make(manager, jobId, month, prefix, counter.last_number + 1)
    );
  }

  private find(manager: EntityManager, jobId: string, month: string): Promise<Invoice | null> {
    return manager.findOne(Invoice, { where: { job_id: jobId, month }, lock: { mode: 'pessimistic_write' } });
  }

  private async make(
    manager: EntityManager,
    jobId: string,
    month: string,
    prefix: string,
    count: number,
  ): Promise<Invoice> {
    const number = `${prefix}${String(count).padStart(DIGITS, '0')}`;
    const invoice: Invoice = { id: v7(), number, job_id: jobId, month };
    await manager.query('UPDATE invoice_counter SET last_number = $1', [count]);
    await manager.insert(Invoice, invoice);
    return invoice;
  }
}
