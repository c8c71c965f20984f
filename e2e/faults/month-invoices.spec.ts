import { type CallAnswer, issueMonthInvoices, sendReminder } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { eventually } from '../stack/databases.js';
import { readMails } from '../stack/mail.js';
import { Office } from '../stack/office.js';
import { makeOverdue } from '../stack/overdue.js';
import { expect, test } from '../stack/test.js';
import { confirmGst, createBillableClients, getBillingEmail, getLastMonth } from './billable-clients.js';
import {
  killAndRestart,
  killDuringEach,
  openFaultTest,
  type Press,
  pressAndKill,
  RECOVERED_WITHIN_MS,
} from './kill-service.js';

/** Ages of a press when svc-invoice, which makes the invoices, is killed. */
const INVOICE_DELAYS_MS = [0, 15, 40, 90];
/** Delays between the answer and the kill of svc-auth, which sends the mails. */
const AUTH_DELAYS_MS = [0, 60, 150];
const CLIENTS_PER_ROUND = 3;

test('issues and sends a month once while services are killed between press and mail', async ({ product }) => {
  const { stack, databases, desk } = await openFaultTest(product);
  const office = await Office.open(product);
  const month = getLastMonth();
  await confirmGst(office);

  const asked: string[] = [];
  const createClients = async () => {
    const client_ids = await createBillableClients(office, desk, month, CLIENTS_PER_ROUND);
    asked.push(...client_ids);
    return client_ids;
  };
  const issue = (client_ids: string[]) => desk.call(issueMonthInvoices, { month, client_ids, send: true });
  /** Presses again until every client has an invoice. svc-invoice issues nothing until it has caught up with the feed. */
  const issueAll = (client_ids: string[]) =>
    eventually(async () => {
      const outcome = await issue(client_ids);
      if (outcome.is !== 'done') return [`the press is ${outcome.is}`];
      return outcome.answer.results.filter((result) => result.outcome === 'blocked').map((result) => result.client_id);
    }, RECOVERED_WITHIN_MS);

  await test.step('kills svc-invoice after presses of different ages', async () => {
    const presses: (Press<CallAnswer<typeof issueMonthInvoices>> & { client_ids: string[] })[] = [];
    for (const delay of INVOICE_DELAYS_MS) {
      const client_ids = await createClients();
      presses.push({ delay, client_ids, press: () => issue(client_ids) });
    }
    await pressAndKill(stack.services.invoice, presses);
    for (const { client_ids } of presses) await issueAll(client_ids);
  });

  for (const delay of AUTH_DELAYS_MS)
    await test.step(`kills svc-auth ${delay} ms after the answer`, async () => {
      const client_ids = await createClients();
      await Promise.all([issue(client_ids), issue(client_ids)]);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await killAndRestart(stack.services.auth);
      await issueAll(client_ids);
    });

  await test.step('gives each client one invoice and at most one message with it', async () => {
    // Mail in transit at the kill is resent, or marked unsure if it was handed over.
    await eventually(async () => {
      const waiting = await databases.query<{ id: string }>(
        'invoice',
        `SELECT id FROM document_mail WHERE state = 'waiting'`,
      );
      return waiting.map(({ id }) => id);
    }, 3 * RECOVERED_WITHIN_MS);
    const rows = await databases.query<{ client_id: string; mails: string[]; is_sent: boolean }>(
      'invoice',
      `SELECT client_id, array_agg(mail.state) AS mails, bool_and(invoice.sent_at IS NOT NULL) AS is_sent
       FROM client_invoice AS invoice LEFT JOIN document_mail AS mail ON mail.client_invoice_id = invoice.id
       WHERE client_id = ANY($1) GROUP BY client_id`,
      [asked],
    );
    expect(rows.map((row) => row.client_id).sort()).toEqual([...asked].sort());
    for (const { client_id, mails, is_sent } of rows) {
      const messages = await readMails(product, getBillingEmail(client_id));
      expect(mails).toHaveLength(1);
      if (mails[0] === 'unsure') expect(messages.length).toBeLessThanOrEqual(1);
      else
        expect({ mails, is_sent, messages: messages.length }).toEqual({ mails: ['sent'], is_sent: true, messages: 1 });
      for (const { attachments } of messages)
        expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    }
    const unsure = rows.filter(({ mails }) => mails[0] === 'unsure').length;
    expect(unsure).toBeLessThanOrEqual(AUTH_DELAYS_MS.length * CLIENTS_PER_ROUND);
  });

  await test.step('reminds each client once while svc-invoice is killed', async () => {
    const reminded = asked.slice(0, 2 * CLIENTS_PER_ROUND);
    const invoices = await databases.query<{ number: string }>(
      'invoice',
      'SELECT number FROM client_invoice WHERE client_id = ANY($1)',
      [reminded],
    );
    await makeOverdue(
      office,
      invoices.map(({ number }) => number),
      9,
    );
    const reminders = reminded.map((client_id, index) => ({
      id: v4(),
      client_id,
      delay: index < CLIENTS_PER_ROUND ? 0 : 20,
    }));
    await killDuringEach(
      stack.services.invoice,
      reminders.map(({ delay, id, client_id }) => ({ delay, press: () => desk.call(sendReminder, { id, client_id }) })),
    );
    for (const { client_id } of reminders) {
      const about = async () => {
        const mails = await readMails(product, getBillingEmail(client_id));
        return mails.filter(({ subject }) => subject?.startsWith('Reminder: ')).length;
      };
      await expect.poll(about, { timeout: RECOVERED_WITHIN_MS }).toBe(1);
    }
    await eventually(async () => await databases.listFeedLag(), RECOVERED_WITHIN_MS);
    const kept = await databases.query<{ id: string; state: string }>(
      'invoice',
      'SELECT id, state FROM reminder WHERE client_id = ANY($1)',
      [reminded],
    );
    expect(kept.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      reminders.map(({ id }) => ({ id, state: 'sent' })).toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    const logged = await databases.query<{ count: number }>(
      'auth',
      `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'reminder.sent' AND subject_id = ANY($1) GROUP BY subject_id`,
      [reminded],
    );
    expect(logged.map(({ count }) => count)).toEqual(reminded.map(() => 1));
  });

  await test.step('numbers invoices of both kinds without a gap', async () => {
    const numbers = await databases.query<{ number: string }>(
      'invoice',
      'SELECT number FROM invoice UNION ALL SELECT number FROM client_invoice',
    );
    const counted = numbers.map(({ number }) => Number(/\d+$/.exec(number)?.[0])).sort((a, b) => a - b);
    expect(counted).toEqual(counted.map((_, index) => index + 1));
  });
  await databases.close();
});
