import { findLocked } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { InvoiceCounter } from './invoice.entity.js';

/** Digits of an invoice's number. */
const DIGITS = 5;

/** Numbers of the one series of invoices of jobs and of clients. */
export interface InvoiceNumbers {
  next(prefix: string): string;
  /** Stores the taken numbers. A failed transaction returns its numbers, so that none is missing. */
  keep(): Promise<void>;
}

/** Waits until no other transaction takes numbers. Held until this one ends. */
export async function lockInvoiceNumbers(manager: EntityManager): Promise<InvoiceNumbers> {
  const counter = await findLocked(manager, InvoiceCounter, { onlyRow: true });
  if (!counter) throw new Error('The counter of invoice numbers is missing');
  let { lastNumber } = counter;
  return {
    next: (prefix) => {
      lastNumber += 1;
      return `${prefix}${String(lastNumber).padStart(DIGITS, '0')}`;
    },
    keep: async () => {
      await manager.update(InvoiceCounter, { onlyRow: true }, { lastNumber });
    },
  };
}
