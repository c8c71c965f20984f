import {
  allocateClientPayment,
  bookClientPayment,
  checkReceivables,
  formatAmount,
  issueAdjustmentNote,
  type Receivable,
  recordClientRefund,
  toCents,
  undoClientPayment,
  undoClientRefund,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import fc from 'fast-check';
import { v4 } from 'uuid';
import { createReceivableCalls, PAID_ON } from './receivable-calls.js';

/** The maximum number of acts in a history. */
const MAX_ACTS = 18;

/** Acts that change credit are as frequent as payments. */
const KINDS = [
  'book',
  'book',
  'allocate',
  'allocate',
  'undo',
  'refund',
  'refund',
  'undo-refund',
  'write',
  'undo-write',
  'note',
  'note',
  'reissue',
] as const;

type Act = {
  readonly kind: (typeof KINDS)[number];
  readonly pick: number;
  readonly cents: number;
  readonly twice: boolean;
};

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom(...KINDS),
    pick: fc.nat(20),
    // Includes overpayments, one cent and amounts that match no invoice.
    cents: fc.oneof(fc.constantFrom(1, 12_000, 24_000), fc.integer({ min: 1, max: 40_000 })),
    twice: fc.boolean(),
  }),
  { minLength: 3, maxLength: MAX_ACTS },
);

const pickItem = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

interface Place {
  readonly id: string;
  readonly placeId: string;
}

/** Plays random histories of client money and checks that no cent is lost or counted twice. */
export function createMoneyHistories(started: () => { testApp: TestApp; admin: TestPerson }) {
  const { account, buildBooking, call, issue, addOwingClient, price, read } = createReceivableCalls(started);
  const versions = new Map<string, number>();

  /** Changes the price, and so makes another version of the unsent invoice. */
  async function reissue(clientId: string, placeId: string, cents: number): Promise<{ status: number }> {
    const version = versions.get(placeId) ?? 1;
    const { status } = await price(placeId, 'month', formatAmount(Math.max(1, cents)), '2026-01-01', version);
    if (status === 200) versions.set(placeId, version + 1);
    return issue([clientId], { month: '2026-04' });
  }

  /** Performs an act on the client's account; with `twice` as two concurrent requests. It may be refused. */
  async function perform({ id: clientId, placeId }: Place, { kind, pick, cents, twice }: Act): Promise<void> {
    const { invoices, payments, refunds, ages, write_offs: writeOffs } = await account(clientId);
    const invoice: Receivable | undefined = pickItem(invoices, pick);
    const part = invoice ? { [invoice.number]: formatAmount(Math.min(cents, Math.max(1, toCents(invoice.open)))) } : {};
    const send = (): Promise<{ status: number }>[] => {
      const times = twice ? [1, 2] : [1];
      if (kind === 'book') {
        const body = buildBooking(clientId, formatAmount(cents), pick % 3 === 0 ? {} : part);
        return times.map(() => call(bookClientPayment, { body }));
      }
      const payment = pickItem(payments as { id: string }[], pick);
      if (kind === 'allocate' && payment && invoice) {
        const body = {
          id: payment.id,
          key: v4(),
          parts: [{ invoice_number: invoice.number, amount: formatAmount(cents) }],
        };
        return times.map(() => call(allocateClientPayment, { body }));
      }
      if (kind === 'undo' && payment) return times.map(() => call(undoClientPayment, { body: { id: payment.id } }));
      if (kind === 'refund') {
        // Mostly within the credit, so that some refunds succeed.
        const amount = formatAmount(pick % 4 === 0 ? cents : Math.max(1, Math.min(cents, toCents(ages.credit))));
        const body = { key: v4(), client_id: clientId, day: PAID_ON, amount, note: 'Paid too much' };
        return times.map(() => call(recordClientRefund, { body }));
      }
      const refund = pickItem(refunds as { id: string }[], pick);
      if (kind === 'undo-refund' && refund) return times.map(() => call(undoClientRefund, { body: { id: refund.id } }));
      if (kind === 'write' && invoice) {
        const body = { id: v4(), invoice_number: invoice.number, amount: formatAmount(cents), reason: 'Vase' };
        return times.map(() => call(writeOffInvoice, { body }));
      }
      const off = pickItem(writeOffs as { id: string }[], pick);
      if (kind === 'undo-write' && off) return times.map(() => call(undoWriteOff, { body: { id: off.id } }));
      if (kind === 'note' && invoice) {
        const amount = formatAmount(pick % 2 === 0 ? cents : 0 - cents);
        const lines = [{ description: 'A visit', amount }];
        return [
          call(issueAdjustmentNote, {
            body: { number: invoice.number, reason: 'Counted anew', known_on: '2026-11-01', send: false, lines },
          }),
        ];
      }
      if (kind === 'reissue') return [reissue(clientId, placeId, cents)];
      return [];
    };
    for (const { status } of await Promise.all(send())) expect([200, 400, 409]).toContain(status);
  }

  return async (histories: number): Promise<void> => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(acts, async (history) => {
        made += 1;
        const { id, number, placeId } = await addOwingClient(`History ${made}`);
        expect((await read(number)).total).toBe('120.00');
        await issue([id], { month: '2026-04' });
        // The second half runs concurrently.
        const half = Math.ceil(history.length / 2);
        for (const act of history.slice(0, half)) await perform({ id, placeId }, act);
        await Promise.all(history.slice(half).map((act) => perform({ id, placeId }, act)));
        const { body } = await call(checkReceivables);
        expect(body.problems).toEqual([]);
        const { invoices, payments, refunds, ages } = await account(id);
        for (const { invoiced, adjusted, paid, written_off, open } of invoices as Receivable[])
          expect(toCents(invoiced) + toCents(adjusted)).toBe(toCents(paid) + toCents(written_off) + toCents(open));
        const received = (payments as { amount: string; undone_at: string }[]).reduce(
          (sum, { amount, undone_at }) => sum + (undone_at === '' ? toCents(amount) : 0),
          0,
        );
        const paid = (invoices as Receivable[]).reduce((sum, one) => sum + toCents(one.paid), 0);
        const overpaid = (invoices as Receivable[]).reduce((sum, one) => sum + Math.max(0, 0 - toCents(one.open)), 0);
        const back = (refunds as { amount: string; undone_at: string }[]).reduce(
          (sum, { amount, undone_at }) => sum + (undone_at === '' ? toCents(amount) : 0),
          0,
        );
        expect(received).toBe(paid + back + toCents(ages.credit) - overpaid);
        const kept = payments as { amount: string; undone_at: string; refunded: string; left: string }[];
        expect(kept.reduce((sum, { left }) => sum + toCents(left), 0)).toBe(toCents(ages.credit));
        expect(kept.reduce((sum, { refunded }) => sum + toCents(refunded), 0)).toBe(back);
      }),
      { numRuns: histories },
    );
  };
}
