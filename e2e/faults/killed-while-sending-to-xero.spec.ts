import {
  beginXero,
  confirmXeroContacts,
  finishXero,
  getXeroSettings,
  issueAdjustmentNote,
  listXeroContacts,
  listXeroItems,
  markDocumentSent,
  queueXeroItems,
  saveXeroSettings,
} from '@cleaning/contracts';
import { BANK_ACCOUNT } from '../../svc-invoice/src/testing/xero/xero-ledger.js';
import { XeroStandIn } from '../../svc-invoice/src/testing/xero/xero-stand-in.js';
import { eventually } from '../stack/databases.js';
import { getBusinessToday, Office } from '../stack/office.js';
import { test as base, expect } from '../stack/test.js';
import { confirmGst } from './billable-clients.js';
import { openFaultTest } from './kill-service.js';
import { flushAll } from './random-faults.js';

const test = base.extend<object, { xero: XeroStandIn }>({
  xero: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use) => {
      const xero = await XeroStandIn.start();
      await use(xero);
      await xero.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  serviceEnvironment: [async ({ xero }, use) => use(xero.environment), { scope: 'worker' }],
});

/** Number of kills of svc-invoice after Xero has executed a call, and before it answers. */
const KILLS: Readonly<Record<string, number>> = {
  'PUT /Contacts': 2,
  'PUT /Invoices': 2,
  'PUT /CreditNotes': 2,
  'PUT /CreditNotes/:id/Allocations': 1,
  'PUT /BankTransactions': 2,
};
const SETTINGS = {
  send_invoices: true,
  sales_account: '200',
  sales_tax: 'OUTPUT',
  sales_tax_free: 'EXEMPTOUTPUT',
  contractor_payments: 'spend',
  contractor_account: '310',
  contractor_tax: 'INPUT',
  contractor_tax_free: 'EXEMPTEXPENSES',
  withheld_account: '825',
  bank_account: BANK_ACCOUNT,
  read_payments: false,
};
/** The queue finds a killed process's job within a minute, and due items within five seconds. */
const NEXT_WITHIN_MS = 120_000;

test('sends each record to Xero once although svc-invoice is killed during the call', async ({ product, xero }) => {
  const { stack, databases } = await openFaultTest(product);
  const service = stack.services.invoice;
  const office = await Office.open(product);
  const ledger = xero.addOrganisation('Gumleaf Cleaning Pty Ltd');
  const query = <Row extends object>(sql: string) => databases.query<Row>('invoice', sql);

  await test.step('issues two credit notes, connects Xero and queues what was sent before', async () => {
    await confirmGst(office);
    const invoices = await query<{ number: string }>(
      `SELECT number FROM client_invoice AS invoice WHERE sent_at IS NOT NULL
         AND NOT EXISTS (SELECT FROM adjustment_note WHERE client_invoice_id = invoice.id) ORDER BY number LIMIT 2`,
    );
    for (const { number } of invoices) {
      const { notes } = await office.call(issueAdjustmentNote, {
        number,
        reason: 'Agreed',
        known_on: getBusinessToday(),
        lines: [{ description: 'Windows were left out', amount: '-50' }],
        send: false,
      });
      const note = notes.at(-1)?.number;
      await office.call(markDocumentSent, { kind: 'adjustment-note', number: note, version: 1 });
    }
    const { url } = await office.call(beginXero);
    await office.call(finishXero, xero.allow(url));
    const { version } = await office.call(getXeroSettings);
    await office.call(saveXeroSettings, { ...SETTINGS, version });
    const { queued } = await office.call(queueXeroItems, { from: '2020-01-01', to: getBusinessToday() });
    expect(queued).toBeGreaterThan(15);
  });

  const killed: string[] = [];
  for (const [call, times] of Object.entries(KILLS))
    xero.fault(
      call,
      (response) => {
        killed.push(call);
        service.kill('SIGKILL');
        response.destroy();
      },
      { times, when: 'after' },
    );

  const owners = await test.step('confirms the contacts, which begins the sending', async () => {
    const { rows } = await office.call(listXeroContacts, { state: 'open', page_size: 100 });
    const contacts = rows.filter(({ waiting }) => waiting > 0).map(({ kind, id }) => ({ kind, id, contact_id: '' }));
    await office.call(confirmXeroContacts, { contacts });
    return contacts.map(({ id }) => id);
  });

  const kills = Object.values(KILLS).reduce((sum, times) => sum + times, 0);
  for (let count = 1; count <= kills; count += 1)
    await test.step(`restarts svc-invoice after kill ${count}`, async () => {
      await eventually(
        async () => (killed.length < count ? [`killed only at ${killed.join(', ') || 'nothing'}`] : []),
        NEXT_WITHIN_MS,
      );
      // The first time, the queue finds the killed process's job itself, which takes up to a minute.
      if (count > 1) await flushAll(stack);
      await service.restart();
      // Pretends that minutes have passed: a process silent for that long has ended. Another test covers the limit of a
      // minute.
      await query(`UPDATE xero_item SET claimed_at = claimed_at - interval '151 seconds' WHERE state = 'sending'`);
      await query('DELETE FROM xero_call');
    });

  await test.step('has sent everything, each once', async () => {
    await eventually(async () => {
      const open = await query<{ id: string; state: string }>(
        `SELECT id, state FROM xero_item WHERE state IN ('waiting', 'sending')`,
      );
      return open.map(({ id, state }) => `${id} is ${state}`);
    }, NEXT_WITHIN_MS);
    expect(killed.toSorted()).toEqual(
      Object.entries(KILLS)
        .flatMap(([call, times]) => Array.from({ length: times }, () => call))
        .toSorted(),
    );
    const { rows } = await office.call(listXeroItems, { page_size: 100 });
    expect(rows.filter(({ state, error }) => state !== 'sent' || error !== '')).toEqual([]);
    expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual([
      'adjustment-note',
      'client-invoice',
      'contractor-payment',
    ]);
    const numbers = rows.map(({ number }) => number);
    expect(ledger.documents.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
    expect(ledger.contacts.map(({ ContactNumber }) => ContactNumber).toSorted()).toEqual(owners.toSorted());
    const notes = ledger.documents.filter(({ Type }) => Type === 'ACCRECCREDIT');
    expect(notes.length).toBeGreaterThanOrEqual(2);
    expect(ledger.allocations.map(({ noteId }) => noteId).toSorted()).toEqual(notes.map(({ id }) => id).toSorted());
    expect(notes.filter(({ dueCents }) => dueCents !== 0)).toEqual([]);
    expect(xero.violations).toEqual([]);
  });
  await databases.close();
});
