import { type BodyInput, bookClientPayment, getClientAccount, recordClientRefund } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createClientInvoiceCalls } from './client-invoice-calls.js';

export type Booking = BodyInput<typeof bookClientPayment>;

/** A past business day. */
export const PAID_ON = '2026-04-20';

/** Calls for invoices, payments and refunds of clients, as an admin. */
export function createReceivableCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const invoices = createClientInvoiceCalls(started);
  const { call, client, place, issueAndSend } = invoices;
  /** @param parts amounts by the numbers of invoices */
  const buildBooking = (
    client_id: string,
    amount: string,
    parts: Record<string, string> = {},
    more: Partial<Booking> = {},
  ): Booking => ({
    id: v4(),
    client_id,
    day: PAID_ON,
    amount,
    parts: Object.entries(parts).map(([invoice_number, part]) => ({ invoice_number, amount: part })),
    ...more,
  });
  const book = (...given: Parameters<typeof buildBooking>) => call(bookClientPayment, { body: buildBooking(...given) });
  const refund = (client_id: string, amount: string, more: Partial<BodyInput<typeof recordClientRefund>> = {}) =>
    call(recordClientRefund, { body: { key: v4(), client_id, day: PAID_ON, amount, note: 'Paid too much', ...more } });
  const account = async (client_id: string) => (await call(getClientAccount, { params: { client_id } })).body;
  /** A client with a sent invoice of a month, A$120.00 with GST of 20% unless another amount without GST is given. */
  const addOwingClient = async (name: string, amount = '100') => {
    const id = await client(name);
    const placeId = await place(id, amount);
    return { id, number: await issueAndSend(id), placeId };
  };
  return { ...invoices, buildBooking, book, refund, account, addOwingClient };
}
