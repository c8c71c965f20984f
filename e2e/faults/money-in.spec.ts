import {
  bookClientPayment,
  checkReceivables,
  getClientAccount,
  importBankStatement,
  listBankLines,
  listReceivables,
  undoClientPayment,
} from '@cleaning/contracts';
import { v4 } from 'uuid';
import { Databases, eventually } from '../stack/databases.js';
import { expect, test } from '../stack/test.js';
import { Client, type Outcome } from './client.js';
import { today } from './work.js';

const RECOVERED_WITHIN_MS = 60_000;
/** From the press until svc-invoice is killed: before, within and after its transaction. */
const DELAYS_MS = [0, 6, 15, 40];
const COLUMNS = (['day', 'amount', 'payer'] as const).map((field, column) => ({ field, column }));

/** Sends it again until it is answered. */
async function done<A>(send: () => Promise<Outcome<A>>): Promise<A> {
  for (;;) {
    const outcome = await send();
    if (outcome.is === 'done') return outcome.answer;
    if (outcome.is === 'refused') throw new Error('refused');
  }
}

test('a statement is imported, booked and undone once, wherever svc-invoice is killed meanwhile', async ({
  product,
}) => {
  test.setTimeout(600_000);
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  const databases = new Databases(stack);
  const desk = await Client.of(url, admin.email, admin.password);
  const counted = async (sql: string, values: unknown[]) =>
    (await databases.query<{ count: number }>('invoice', `SELECT count(*)::int AS count ${sql}`, values))[0]?.count;

  /** Presses twice, kills the service meanwhile, and presses again when it is back. */
  async function killedDuring<A>(delay: number, press: () => Promise<Outcome<A>>): Promise<void> {
    const presses = [press(), press()];
    await new Promise((resolve) => setTimeout(resolve, delay));
    const service = (stack as NonNullable<typeof stack>).services.invoice;
    const killed = service.pid;
    service.kill('SIGKILL');
    await Promise.all(presses);
    await eventually(async () => {
      if (service.pid === killed) return ['it lives'];
      const answer = await fetch(`${service.url}/readyz`).catch(() => undefined);
      return answer?.ok ? [] : ['it is not back'];
    }, RECOVERED_WITHIN_MS);
    await done(press);
  }

  const { rows } = await done(() => desk.call(listReceivables, { sort: 'open', direction: 'desc' }));
  const clientId = rows[0]?.client_id ?? '';
  const { invoices } = await done(() => desk.call(getClientAccount, undefined, { params: { client_id: clientId } }));
  const number = invoices.find(({ open }) => Number(open) > 1)?.number;
  if (!number) throw new Error('The demo company has no open invoice');

  for (const delay of DELAYS_MS)
    await test.step(`svc-invoice is killed ${delay} ms after each press`, async () => {
      const mark = `Fault ${v4()}`;
      const lines = [1, 2, 3].map((cents) => `${today().split('-').reverse().join('/')},0.0${cents},${mark}`);
      const file = Buffer.from(['Date,Amount,Description', ...lines].join('\n')).toString('base64');
      const statement = { id: v4(), file_name: 'bank.csv', file, columns: COLUMNS };
      await killedDuring(delay, () => desk.call(importBankStatement, statement));
      expect(await counted('FROM bank_line WHERE payer = $1', [mark])).toBe(3);
      expect(await counted('FROM bank_statement WHERE id = $1 AND added = 3', [statement.id])).toBe(1);

      const found = await done(() => desk.call(listBankLines, { text: mark, state: 'open' }));
      const line = found.rows.find(({ amount }) => amount === '0.02');
      const booking = {
        ...{ id: v4(), client_id: clientId, day: today(), amount: '0.02', payer: mark, bank_line_id: line?.id ?? '' },
        parts: [{ invoice_number: number, amount: '0.01' }],
      };
      await killedDuring(delay, () => desk.call(bookClientPayment, booking));
      expect(await counted('FROM client_payment WHERE bank_line_id = $1', [line?.id])).toBe(1);
      expect(await counted('FROM payment_part WHERE payment_id = $1', [booking.id])).toBe(1);

      await killedDuring(delay, () => desk.call(undoClientPayment, { id: booking.id }));
      expect(await counted('FROM client_payment WHERE id = $1 AND undone_at IS NOT NULL', [booking.id])).toBe(1);
      const { total } = await done(() => desk.call(listBankLines, { text: mark, state: 'open' }));
      expect(total).toBe(3);
    });

  await test.step('each cent is accounted for, and each act is in the log once', async () => {
    const { problems } = await done(() => desk.call(checkReceivables));
    expect(problems).toEqual([]);
    await eventually(async () => await databases.behind(), RECOVERED_WITHIN_MS);
    const undone = await databases.query<{ count: number }>(
      'auth',
      `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'client-payment.undone' AND subject_id = $1`,
      [clientId],
    );
    expect(undone[0]?.count).toBe(DELAYS_MS.length);
  });
  await databases.close();
});
