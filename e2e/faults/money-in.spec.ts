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
import { killDuring, killDuringEach, openFaultTest, RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';
import { getToday } from './users.js';

/** Age of a press at the kill: before, during and after svc-invoice's transaction. */
const DELAYS_MS = [0, 6, 15, 40];
const COLUMNS = (['day', 'amount', 'payer'] as const).map((field, column) => ({ field, column }));

test('imports, books, undoes and writes off once while svc-invoice is killed', async ({ product }) => {
  const { stack, databases, desk } = await openFaultTest(product);
  const countRows = async (sql: string, values: unknown[]) =>
    (await databases.query<{ count: number }>('invoice', `SELECT count(*)::int AS count ${sql}`, values))[0]?.count;

  const { rows } = await retryUntilDone(() => desk.call(listReceivables, { sort: 'open', direction: 'desc' }));
  const clientId = rows[0]?.client_id ?? '';
  const { invoices } = await retryUntilDone(() =>
    desk.call(getClientAccount, undefined, { params: { client_id: clientId } }),
  );
  const number = invoices.find(({ open }) => Number(open) > 1)?.number;
  if (!number) throw new Error('The demo company has no open invoice');

  /** A bank statement for each age of a press. `mark` is one word, so that two rounds never match as the same payment. */
  const rounds = DELAYS_MS.map((delay) => ({
    delay,
    mark: `Fault${v4().replaceAll('-', '')}`,
    statementId: v4(),
    bookingId: v4(),
    writeOffId: v4(),
    lineId: '',
  }));
  type Round = (typeof rounds)[number];
  const killWhile = <A>(press: (round: Round) => Promise<Outcome<A>>) =>
    killDuringEach(
      stack.services.invoice,
      rounds.map((round) => ({ delay: round.delay, press: () => press(round) })),
    );
  const listOpenLines = ({ mark }: Round) =>
    retryUntilDone(() => desk.call(listBankLines, { text: mark, state: 'open' }));

  await test.step('kills svc-invoice while statements are imported', async () => {
    await killWhile(({ mark, statementId }) => {
      const lines = [1, 2, 3].map((cents) => `${getToday().split('-').reverse().join('/')},0.0${cents},${mark}`);
      const file = Buffer.from(['Date,Amount,Description', ...lines].join('\n')).toString('base64');
      return desk.call(importBankStatement, { id: statementId, file_name: 'bank.csv', file, columns: COLUMNS });
    });
    for (const round of rounds) {
      expect(await countRows('FROM bank_line WHERE payer = $1', [round.mark])).toBe(3);
      expect(await countRows('FROM bank_statement WHERE id = $1 AND added = 3', [round.statementId])).toBe(1);
      round.lineId = (await listOpenLines(round)).rows.find(({ amount }) => amount === '0.02')?.id ?? '';
    }
  });

  await test.step('kills svc-invoice while payments are booked', async () => {
    await killWhile(({ mark, bookingId, lineId }) =>
      desk.call(bookClientPayment, {
        id: bookingId,
        client_id: clientId,
        day: getToday(),
        amount: '0.02',
        payer: mark,
        bank_line_id: lineId,
        parts: [{ invoice_number: number, amount: '0.01' }],
      }),
    );
    for (const { bookingId, lineId } of rounds) {
      expect(await countRows('FROM client_payment WHERE bank_line_id = $1', [lineId])).toBe(1);
      expect(await countRows('FROM payment_part WHERE payment_id = $1', [bookingId])).toBe(1);
    }
  });

  await test.step('kills svc-invoice while payments are undone', async () => {
    await killWhile(({ bookingId }) => desk.call(undoClientPayment, { id: bookingId }));
    for (const round of rounds) {
      expect(await countRows('FROM client_payment WHERE id = $1 AND undone_at IS NOT NULL', [round.bookingId])).toBe(1);
      expect((await listOpenLines(round)).total).toBe(3);
    }
  });

  await test.step('kills svc-invoice while amounts are written off', async () => {
    await killWhile(({ mark, writeOffId }) =>
      desk.call(writeOffInvoice, { id: writeOffId, invoice_number: number, amount: '0.01', reason: mark }),
    );
    for (const { mark } of rounds) expect(await countRows('FROM write_off WHERE reason = $1', [mark])).toBe(1);
  });

  await test.step('kills svc-invoice while write-offs are undone', async () => {
    await killWhile(({ writeOffId }) => desk.call(undoWriteOff, { id: writeOffId }));
    for (const { writeOffId } of rounds)
      expect(await countRows('FROM write_off WHERE id = $1 AND undone_at IS NOT NULL', [writeOffId])).toBe(1);
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
