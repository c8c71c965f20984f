import { issueMonthInvoices, type ServiceName } from '@cleaning/contracts';
import { eventually } from '../stack/databases.js';
import { isSentTo, readAllMails } from '../stack/mail.js';
import { Office } from '../stack/office.js';
import { expect, test } from '../stack/test.js';
import { confirmGst, createBillableClients, getBillingEmail, getLastMonth } from './billable-clients.js';
import { killAndRestart, openFaultTest, RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';

const CLIENTS = 24;
/** Messages sent before the kill. */
const SENT_BEFORE = 5;
const ALL_CLIENTS = 100;
/** A busy machine writes and sends a hundred PDFs in two minutes. */
const ALL_SENT_WITHIN_MS = 300_000;

for (const name of ['auth', 'invoice'] as const satisfies ServiceName[])
  test(`mails each of 24 invoices at most once, and soon after svc-${name} is killed`, async ({ product }) => {
    const { stack, databases, desk } = await openFaultTest(product);
    const office = await Office.open(product);
    const month = getLastMonth();
    await confirmGst(office);
    const client_ids = await createBillableClients(office, desk, month, CLIENTS);
    const addresses = client_ids.map(getBillingEmail);
    const countMailed = async () => {
      const mails = await readAllMails(product);
      return addresses.filter((address) => mails.some((mail) => isSentTo(mail, address))).length;
    };

    const press = retryUntilDone(() => desk.call(issueMonthInvoices, { month, client_ids, send: true }));
    await eventually(async () => {
      const mailed = await countMailed();
      return mailed < SENT_BEFORE ? [`only ${mailed} clients have mail`] : [];
    }, ALL_SENT_WITHIN_MS);
    await killAndRestart(stack.services[name]);
    const killedAt = Date.now();
    await press;
    await retryUntilDone(() => desk.call(issueMonthInvoices, { month, client_ids, send: true }));

    const states = () =>
      databases.query<{ client_id: string; state: string }>(
        'invoice',
        `SELECT client_id, state FROM document_mail JOIN client_invoice AS invoice ON invoice.id = client_invoice_id
         WHERE client_id = ANY($1)`,
        [client_ids],
      );
    await eventually(
      async () => (await states()).filter(({ state }) => state === 'waiting').map(({ client_id }) => client_id),
      RECOVERED_WITHIN_MS,
    );
    expect(Date.now() - killedAt, 'none waits for minutes').toBeLessThan(RECOVERED_WITHIN_MS);

    const rows = await states();
    expect(rows.map(({ client_id }) => client_id).sort()).toEqual([...client_ids].sort());
    const mails = await readAllMails(product);
    for (const { client_id, state } of rows) {
      const found = mails.filter((mail) => isSentTo(mail, getBillingEmail(client_id)));
      // A message that a server may have accepted is not resent. The office is asked to check it.
      if (state === 'unsure') expect(found.length).toBeLessThanOrEqual(1);
      else expect({ state, count: found.length }).toEqual({ state: 'sent', count: 1 });
      for (const { attachments } of found)
        expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    }
    expect(rows.filter(({ state }) => state === 'unsure').length).toBeLessThanOrEqual(name === 'auth' ? 5 : 0);
    await databases.close();
  });

test('mails a hundred invoices once despite a double press', async ({ product }) => {
  const { databases, desk } = await openFaultTest(product);
  const office = await Office.open(product);
  const month = getLastMonth();
  await confirmGst(office);
  const client_ids = await createBillableClients(office, desk, month, ALL_CLIENTS);
  const press = () => retryUntilDone(() => desk.call(issueMonthInvoices, { month, client_ids, send: true }));
  // Double press.
  await Promise.all([press(), press()]);
  await eventually(async () => {
    const waiting = await databases.query<{ id: string }>(
      'auth',
      `SELECT id FROM mail_message WHERE state IN ('waiting', 'sending')`,
    );
    return [...waiting.map(({ id }) => id), ...(await databases.listFeedLag())];
  }, ALL_SENT_WITHIN_MS);
  const addresses = client_ids.map(getBillingEmail);
  const mails = await readAllMails(product);
  const messages = mails.filter((mail) => addresses.some((address) => isSentTo(mail, address)));
  expect(messages).toHaveLength(ALL_CLIENTS);
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(ALL_CLIENTS);
  await databases.close();
});
