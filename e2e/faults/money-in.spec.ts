import {
  bookClientPayment,
  checkReceivables,
  decideBankDetails,
  getBankDetails,
  getClientAccount,
  importBankStatement,
  inviteAdmin,
  listBankLines,
  listReceivables,
  makeLink,
  proposeBankDetails,
  resetPassword,
  undoClientPayment,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import { v4 } from 'uuid';
import { eventually } from '../stack/databases.js';
import { readMails } from '../stack/mail.js';
import { expect, test } from '../stack/test.js';
import { Client, type Outcome } from './client.js';
import { killDuring, openFaultTest, RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';
import { getToday } from './users.js';

/** Delay of the kill after the press: before, during and after svc-invoice's transaction. */
const DELAYS_MS = [0, 6, 15, 40];
const COLUMNS = (['day', 'amount', 'payer'] as const).map((field, column) => ({ field, column }));

test('imports, books, undoes and writes off once while svc-invoice is killed', async ({ product }) => {
  test.setTimeout(600_000);
  const { stack, databases, desk } = await openFaultTest(product);
  const countRows = async (sql: string, values: unknown[]) =>
    (await databases.query<{ count: number }>('invoice', `SELECT count(*)::int AS count ${sql}`, values))[0]?.count;

  const killWhile = <A>(delay: number, press: () => Promise<Outcome<A>>) =>
    killDuring(stack.services.invoice, delay, press);

  const { rows } = await retryUntilDone(() => desk.call(listReceivables, { sort: 'open', direction: 'desc' }));
  const clientId = rows[0]?.client_id ?? '';
  const { invoices } = await retryUntilDone(() =>
    desk.call(getClientAccount, undefined, { params: { client_id: clientId } }),
  );
  const number = invoices.find(({ open }) => Number(open) > 1)?.number;
  if (!number) throw new Error('The demo company has no open invoice');

  for (const delay of DELAYS_MS)
    await test.step(`kills svc-invoice ${delay} ms after each press`, async () => {
      // One word, so that two rounds never match as the same payment.
      const mark = `Fault${v4().replaceAll('-', '')}`;
      const lines = [1, 2, 3].map((cents) => `${getToday().split('-').reverse().join('/')},0.0${cents},${mark}`);
      const file = Buffer.from(['Date,Amount,Description', ...lines].join('\n')).toString('base64');
      const statement = { id: v4(), file_name: 'bank.csv', file, columns: COLUMNS };
      await killWhile(delay, () => desk.call(importBankStatement, statement));
      expect(await countRows('FROM bank_line WHERE payer = $1', [mark])).toBe(3);
      expect(await countRows('FROM bank_statement WHERE id = $1 AND added = 3', [statement.id])).toBe(1);

      const found = await retryUntilDone(() => desk.call(listBankLines, { text: mark, state: 'open' }));
      const line = found.rows.find(({ amount }) => amount === '0.02');
      const booking = {
        id: v4(),
        client_id: clientId,
        day: getToday(),
        amount: '0.02',
        payer: mark,
        bank_line_id: line?.id ?? '',
        parts: [{ invoice_number: number, amount: '0.01' }],
      };
      await killWhile(delay, () => desk.call(bookClientPayment, booking));
      expect(await countRows('FROM client_payment WHERE bank_line_id = $1', [line?.id])).toBe(1);
      expect(await countRows('FROM payment_part WHERE payment_id = $1', [booking.id])).toBe(1);

      await killWhile(delay, () => desk.call(undoClientPayment, { id: booking.id }));
      expect(await countRows('FROM client_payment WHERE id = $1 AND undone_at IS NOT NULL', [booking.id])).toBe(1);
      const { total } = await retryUntilDone(() => desk.call(listBankLines, { text: mark, state: 'open' }));
      expect(total).toBe(3);

      const writeOff = { id: v4(), invoice_number: number, amount: '0.01', reason: mark };
      await killWhile(delay, () => desk.call(writeOffInvoice, writeOff));
      expect(await countRows('FROM write_off WHERE reason = $1', [mark])).toBe(1);
      await killWhile(delay, () => desk.call(undoWriteOff, { id: writeOff.id }));
      expect(await countRows('FROM write_off WHERE id = $1 AND undone_at IS NOT NULL', [writeOff.id])).toBe(1);
    });

  await test.step('accounts for each cent and logs each action once', async () => {
    const { problems } = await retryUntilDone(() => desk.call(checkReceivables));
    expect(problems).toEqual([]);
    await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
    const countLogged = async (action: string, column: string, value: string) =>
      (
        await databases.query<{ count: number }>(
          'auth',
          `SELECT count(*)::int AS count FROM audit_entry WHERE action = $1 AND ${column} = $2`,
          [action, value],
        )
      )[0]?.count;
    expect(await countLogged('client-payment.undone', 'subject_id', clientId)).toBe(DELAYS_MS.length);
    for (const action of ['invoice.written-off', 'invoice.write-off-undone'])
      expect(await countLogged(action, 'subject_name', number)).toBe(DELAYS_MS.length);
  });
  await databases.close();
});

test('changes bank details once, with two admins, while svc-invoice is killed', async ({ product }) => {
  test.setTimeout(600_000);
  const { stack, databases, desk } = await openFaultTest(product);
  const killWhile = <A>(delay: number, press: () => Promise<Outcome<A>>) =>
    killDuring(stack.services.invoice, delay, press);

  const email = `second-${v4()}@fault.example`;
  const password = 'iris has a passphrase';
  const iris = await retryUntilDone(() => desk.call(inviteAdmin, { name: 'Iris Second', email }));
  const token = (await retryUntilDone(() => desk.call(makeLink, { id: iris.id }))).url.split('#').at(-1) ?? '';
  const chosen = { token, new_password: password, confirm_password: password };
  await retryUntilDone(() => Client.visitor(product.url).call(resetPassword, chosen));
  const second = await Client.logIn(product.url, email, password);

  const { since: _, ...former } = (await retryUntilDone(() => desk.call(getBankDetails))).current;
  // Changes the details and back, because other tests need the original ones.
  const changes = [
    { delay: 0, id: v4(), details: { ...former, bank_account_number: '87654321' } },
    { delay: 15, id: v4(), details: former },
  ];
  for (const { delay, id, details } of changes)
    await test.step(`kills svc-invoice ${delay} ms after each press`, async () => {
      await killWhile(delay, () => desk.call(proposeBankDetails, { id, ...details }));
      await killWhile(delay, () => second.call(decideBankDetails, { id, decision: 'approve' }));
      const { current, proposal } = await retryUntilDone(() => desk.call(getBankDetails));
      expect([current, proposal]).toEqual([{ ...details, since: getToday() }, null]);
    });

  await test.step('keeps and logs each change once, and mails the second admin once per action', async () => {
    await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
    const kept = await databases.query(
      'invoice',
      `SELECT id FROM bank_details_change WHERE id = ANY($1) AND state = 'in-force'`,
      [changes.map(({ id }) => id)],
    );
    expect(kept).toHaveLength(changes.length);
    const countLogged = await databases.query<{ action: string; count: number }>(
      'auth',
      `SELECT action, count(*)::int AS count FROM audit_entry
       WHERE action IN ('bank-details.proposed', 'bank-details.approved') AND at >= (SELECT registered_at FROM account WHERE email = $1)
       GROUP BY action ORDER BY action`,
      [email],
    );
    expect(countLogged).toEqual([
      { action: 'bank-details.approved', count: changes.length },
      { action: 'bank-details.proposed', count: changes.length },
    ]);
    const subjects = async () =>
      (await readMails(product, email))
        .map(({ subject = '' }) => subject)
        .filter((subject) => /bank details/i.test(subject));
    await expect
      .poll(async () => (await subjects()).length, { timeout: RECOVERED_WITHIN_MS })
      .toBeGreaterThanOrEqual(4);
    const [changed, asked] = ['Bank details on invoices changed', 'New bank details need approval'];
    expect((await subjects()).toSorted()).toEqual([changed, changed, asked, asked]);
  });
  await databases.close();
});
