import { setTimeout } from 'node:timers/promises';
import {
  addDays,
  beginXero,
  bookClientPayment,
  bookXeroPayment,
  chooseXeroOrganisation,
  confirmXeroContacts,
  disconnectXero,
  findXeroContacts,
  finishXero,
  getClient,
  getClientAccount,
  getXero,
  getXeroSettings,
  ignoreXeroPayment,
  issueAdjustmentNote,
  listXeroChoices,
  listXeroContactChanges,
  listXeroContacts,
  listXeroItems,
  listXeroOrganisations,
  listXeroPayments,
  markDocumentSent,
  markReturned,
  queueXeroItems,
  retryXeroItem,
  saveXeroSettings,
  settleXeroContactChange,
  toCents,
  undoClientPayment,
  XERO_PAGE,
  type XeroItem,
  type XeroPayment,
} from '@cleaning/contracts';
import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { PayTestApp, TODAY } from '../pay/testing/pay-test-app.js';
import { invoiceService } from '../service.js';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { BANK_ACCOUNT, type XeroLedger } from '../testing/xero/xero-ledger.js';
import { XeroStandIn } from '../testing/xero/xero-stand-in.js';
import { takeCall } from './xero.queries.js';
import { xeroTaxRates } from './xero-answers.js';
import { XeroClient } from './xero-client.service.js';
import { hasDueItems } from './xero-items.queries.js';
import { XeroReading } from './xero-reading.service.js';
import { XeroSending } from './xero-sending.service.js';

const SITE_URL = 'https://www.gumleaf.example';
/** Valid ABNs, of which each client has one. */
const ABNS = ['51824753556', '53004085616', '83914571673'];
const SETTINGS = {
  send_invoices: true,
  sales_account: '200',
  sales_tax: 'OUTPUT',
  sales_tax_free: 'EXEMPTOUTPUT',
  contractor_payments: 'none',
  contractor_account: '310',
  contractor_tax: 'INPUT',
  contractor_tax_free: 'EXEMPTEXPENSES',
  withheld_account: '825',
  bank_account: BANK_ACCOUNT,
  read_payments: true,
};

let xero: XeroStandIn;
let pay: PayTestApp;
beforeAll(async () => {
  xero = await XeroStandIn.start();
  pay = await PayTestApp.start({ ...xero.environment, SITE_URL });
  await confirmGst();
}, 240_000);
afterAll(async () => {
  await pay.testApp.stop();
  await xero.stop();
  // In every test, all our requests and the stand-in's responses must match Xero's document.
  expect(xero.violations).toEqual([]);
});

const { call, client, place, confirmGst, issueAndSend } = createClientInvoiceCalls(() => pay);
const ok = async (...given: Parameters<TestApp['call']>) => {
  const answer = await call(...given);
  if (answer.status !== 200) throw new Error(`${given[0].path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const query = (sql: string, values: readonly unknown[] = []) => pay.testApp.dataSource.query(sql, [...values]);

async function connect(): Promise<void> {
  const { url } = await ok(beginXero);
  await ok(finishXero, { body: xero.allow(url) });
}
const save = async (changes: object = {}) => {
  const { version } = await ok(getXeroSettings);
  await ok(saveXeroSettings, { body: { ...SETTINGS, ...changes, version } });
};
/** Reads contacts and payments of Xero, as each 15 minutes. */
const read = () => pay.testApp.get(XeroReading).read();
const items = async (
  filters: object = {},
): Promise<{ rows: XeroItem[]; counts: Record<string, number>; total: number }> =>
  ok(listXeroItems, { body: { page_size: 100, ...filters } });
const item = async (number: string): Promise<XeroItem> => {
  const found = (await items({ text: number })).rows.find((row) => row.number === number);
  if (!found) throw new Error(`${number} is not in the list`);
  return found;
};
/** One snapshot: while one item is sent, later ones aren't due. */
const isDone = () =>
  pay.testApp.dataSource.transaction('REPEATABLE READ', async (manager) => {
    const sending = await manager.query<unknown[]>(`SELECT FROM xero_item WHERE state = 'sending'`);
    return sending.length === 0 && !(await hasDueItems(manager));
  });
/** Sends due items, in competition with the queue. */
async function drain(): Promise<void> {
  const sending = pay.testApp.get(XeroSending);
  for (const endsAt = Date.now() + 50_000; Date.now() < endsAt; ) {
    if (!(await sending.sendNext()) && (await isDone())) return;
    await setTimeout(20);
  }
  throw new Error('Something is still to be sent');
}
/** The minute limit has its own test. */
const forgetCalls = () => query('DELETE FROM xero_call');
const endPause = () =>
  query(
    `UPDATE xero_organisation SET paused_until = NULL; UPDATE xero_item SET next_try_at = now() WHERE state = 'waiting'`,
  );

/** A client with a sent invoice of the month that is in no list of Xero yet. */
async function sendInvoice(
  name: string,
  amount = '100',
  details: object = {},
): Promise<{ id: string; number: string }> {
  const id = await client(name, { billing_email: '', ...details });
  await place(id, amount, `Offices of ${name}`);
  return { id, number: await issueAndSend(id) };
}
const confirm = (id: string, contact_id = '', kind = 'client') =>
  ok(confirmXeroContacts, { body: { contacts: [{ kind, id, contact_id }] } });

describe('without an app at Xero', () => {
  let plain: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    plain = await startTestApp(invoiceService);
    admin = await plain.createPerson({ role: 'admin' });
  });
  afterAll(() => plain.stop());

  it('says that Xero isn’t set up, and connects nothing', async () => {
    expect((await plain.call(getXero, { token: admin.token })).body).toMatchObject({
      state: 'not-set-up',
      organisation: null,
    });
    expect(await plain.call(beginXero, { token: admin.token })).toMatchObject({
      status: 409,
      body: { code: 'xero_not_set_up' },
    });
  });
});

describe('the connection', () => {
  let ledger: XeroLedger;
  beforeAll(() => {
    ledger = xero.addOrganisation('Gumleaf Cleaning');
  });

  it('asks for the recent second factor to connect, to choose, to save and to disconnect', async () => {
    pay.testApp.setRecentFactor(pay.admin, false);
    for (const [contract, body] of [
      [beginXero, undefined],
      [chooseXeroOrganisation, { id: v4() }],
      [saveXeroSettings, { ...SETTINGS, version: 0 }],
      [disconnectXero, undefined],
    ] as const)
      expect((await call(contract, body ? { body } : {})).body).toMatchObject({ code: 'step_up' });
    pay.testApp.setRecentFactor(pay.admin, true);
  });

  it('belongs to the session that began it, and is used once', async () => {
    const { url } = await ok(beginXero);
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${SITE_URL}${XERO_PAGE}`);
    const answer = xero.allow(url);
    const other = await pay.testApp.createPerson({ role: 'admin' });
    const refused = { status: 409, body: { code: 'xero_attempt_over' } };
    expect(await pay.testApp.call(finishXero, { token: other.token, body: answer })).toMatchObject(refused);
    expect((await call(finishXero, { body: answer })).body).toMatchObject({ chosen: { name: 'Gumleaf Cleaning' } });
    expect(await call(finishXero, { body: answer })).toMatchObject(refused);
    expect(await ok(getXero)).toMatchObject({ state: 'connected', organisation: { name: 'Gumleaf Cleaning' } });
  });

  it('refuses a code that Xero does not know', async () => {
    const { url } = await ok(beginXero);
    const { state } = xero.allow(url);
    expect(await call(finishXero, { body: { state, code: 'made up' } })).toMatchObject({
      status: 409,
      body: { code: 'xero_refused' },
    });
  });

  it('keeps tokens sealed', async () => {
    const [row] = await query('SELECT access_token, refresh_token FROM xero_connection');
    expect([row.access_token, row.refresh_token]).toEqual([
      expect.stringMatching(/^sealed:1:/),
      expect.stringMatching(/^sealed:1:/),
    ]);
  });

  it('reads accounts and tax types, and refuses others with the field', async () => {
    const { accounts, tax_types } = await ok(listXeroChoices);
    expect(accounts).toContainEqual(expect.objectContaining({ code: '200', use: 'sales' }));
    expect(accounts).toContainEqual(expect.objectContaining({ id: BANK_ACCOUNT, use: 'bank' }));
    // Belongs to Xero.
    expect(accounts).toContainEqual(expect.objectContaining({ code: '820', use: 'other' }));
    expect(tax_types).toContainEqual(expect.objectContaining({ tax_type: 'OUTPUT', rate: 10, for_sales: true }));
    const body = { ...SETTINGS, version: 0, sales_account: '310', sales_tax: 'INPUT' };
    const wrong = await call(saveXeroSettings, { body });
    expect([
      wrong.status,
      wrong.body.issues.map(({ field, code }: { field: string; code: string }) => [field, code]),
    ]).toEqual([
      400,
      [
        ['sales_account', 'not_in_xero'],
        ['sales_tax', 'not_in_xero'],
      ],
    ]);
    const empty = await call(saveXeroSettings, { body: { ...SETTINGS, version: 0, sales_account: '' } });
    expect([empty.status, empty.body.issues[0].field]).toEqual([400, 'sales_account']);
    await ok(saveXeroSettings, { body: { ...SETTINGS, version: 0 } });
    expect(await ok(getXeroSettings)).toEqual({ ...SETTINGS, version: 1 });
    expect((await call(saveXeroSettings, { body: { ...SETTINGS, version: 0 } })).status).toBe(409);
  });

  it('refreshes an expired token once, however many calls need it', async () => {
    xero.expireAccess();
    const before = xero.refreshes;
    const xeroClient = pay.testApp.get(XeroClient);
    await Promise.all(Array.from({ length: 5 }, () => xeroClient.call({ path: '/TaxRates', answer: xeroTaxRates })));
    expect(xero.refreshes - before).toBe(1);
    expect(xero.mostAtOnce).toBeLessThanOrEqual(5);
  });

  it('chooses between several organisations', async () => {
    xero.addOrganisation('Another Company');
    const { url } = await ok(beginXero);
    const { organisations, chosen } = await ok(finishXero, { body: xero.allow(url) });
    expect([organisations.map(({ name }: { name: string }) => name), chosen]).toEqual([
      ['Another Company', 'Gumleaf Cleaning'],
      null,
    ]);
    expect((await ok(getXero)).state).toBe('choosing');
    expect(await call(getXeroSettings)).toMatchObject({ status: 409, body: { code: 'xero_without_organisation' } });
    expect((await call(chooseXeroOrganisation, { body: { id: v4() } })).status).toBe(404);
    const { organisations: listed } = await ok(listXeroOrganisations);
    await ok(chooseXeroOrganisation, { body: { id: listed[1].id } });
    // Its settings are kept.
    expect(await ok(getXeroSettings)).toMatchObject({ send_invoices: true, version: 1 });
    xero.organisations = xero.organisations.filter(({ name }) => name !== 'Another Company');
    expect(ledger.documents).toEqual([]);
  });

  it('queues what is sent while an organisation is to be chosen again', async () => {
    const former = (await ok(getXero)).organisation;
    xero.addOrganisation('Another Company');
    await connect();
    expect(await ok(getXero)).toMatchObject({ state: 'choosing', organisation: null });
    const { number } = await sendInvoice('Meanwhile');
    await ok(chooseXeroOrganisation, { body: { id: former.id } });
    expect(await item(number)).toMatchObject({ state: 'needs-contact' });
    xero.organisations = xero.organisations.filter(({ name }) => name !== 'Another Company');
  });
});

describe('a month of invoices', () => {
  let ledger: XeroLedger;
  beforeAll(async () => {
    ledger = xero.addOrganisation('Month');
    xero.organisations = xero.organisations.filter(({ name }) => name === 'Month');
    await connect();
    await save();
    await forgetCalls();
  });

  it('shows which were sent, matched and refused, with Xero’s own words', async () => {
    // 10 are found by email, 2 by ABN, 1 is created, 1 is in Xero twice.
    const names = Array.from({ length: 14 }, (_, index) => `Client ${String(index + 1).padStart(2, '0')}`);
    for (const [index, Name] of names.entries()) {
      if (index < 10) ledger.addContact({ Name, EmailAddress: `${index}@client.example` });
      else if (index < 12) ledger.addContact({ Name: `${Name} Pty Ltd`, TaxNumber: ABNS[index - 10] ?? '' });
    }
    const twice = { EmailAddress: '13@client.example' };
    ledger.addContact({ Name: 'Client 14', ...twice });
    ledger.addContact({ Name: 'Client fourteen', ...twice });
    await read();
    const sent: { id: string; number: string }[] = [];
    for (const [index, name] of names.entries())
      sent.push(
        await sendInvoice(name, '100', {
          billing_email: index === 12 ? '' : `${index}@client.example`,
          abn: index >= 10 && index < 12 ? ABNS[index - 10] : '',
        }),
      );
    expect((await items()).counts).toMatchObject({ 'needs-contact': 14, sent: 0 });
    // Nothing is created in Xero before an admin has seen it.
    await drain();
    expect(ledger.documents).toEqual([]);

    const { rows, total } = await ok(listXeroContacts, { body: { state: 'open', kind: 'client', page_size: 100 } });
    const ours = rows.filter(({ name }: { name: string }) => names.includes(name));
    expect([
      total >= 14,
      ours.map(({ state, matched_by }: { state: string; matched_by: string }) => `${state} ${matched_by}`),
    ]).toEqual([true, [...Array(10).fill('proposed email'), ...Array(2).fill('proposed abn'), 'new ', 'several ']]);
    const { contacts: found } = await ok(findXeroContacts, { body: { text: 'client 14' } });
    await ok(confirmXeroContacts, {
      body: {
        contacts: ours.map((row: { id: string; state: string; contact: { id: string } | null }) => ({
          kind: 'client',
          id: row.id,
          contact_id: row.state === 'several' ? found[0].id : (row.contact?.id ?? ''),
        })),
      },
    });
    // One was entered in Xero by hand, one contact was archived since, one number has another amount.
    const [first, second, third] = ledger.contacts;
    if (!first || !second || !third) throw new Error('Contacts are missing');
    ledger.addInvoice(first, sent[0]?.number ?? '', toCents((await item(sent[0]?.number ?? '')).total));
    second.ContactStatus = 'ARCHIVED';
    ledger.addInvoice(third, sent[2]?.number ?? '', 1);
    await drain();
    expect((await items()).counts).toEqual({
      waiting: 0,
      'needs-contact': 0,
      sending: 0,
      sent: 11,
      matched: 1,
      refused: 2,
    });
    expect(await item(sent[0]?.number ?? '')).toMatchObject({ state: 'matched', error: '' });
    expect(await item(sent[1]?.number ?? '')).toMatchObject({
      state: 'refused',
      error: 'The contact Client 02 is archived and can’t be used on new transactions.',
    });
    expect((await item(sent[2]?.number ?? '')).error).toContain('instead of');
    // In the order of sending.
    const numbers = ledger.documents.map(({ number }) => number).slice(2);
    expect(numbers).toEqual(sent.map(({ number }) => number).filter((number) => numbers.includes(number)));

    second.ContactStatus = 'ACTIVE';
    const refused = await item(sent[1]?.number ?? '');
    await ok(retryXeroItem, { body: { id: refused.id } });
    await drain();
    expect((await items()).counts).toMatchObject({ sent: 12, matched: 1, refused: 1 });
    expect(await call(retryXeroItem, { body: { id: refused.id } })).toMatchObject({
      status: 409,
      body: { code: 'xero_item_not_refused' },
    });
  }, 120_000);

  it('refuses what somebody has entered with another total after Xero had refused ours', async () => {
    await forgetCalls();
    const { id, number } = await sendInvoice('Entered by hand');
    const contact = ledger.addContact({ Name: 'Entered by hand' });
    await read();
    contact.ContactStatus = 'ARCHIVED';
    await confirm(id, contact.ContactID);
    await drain();
    const refused = await item(number);
    expect(refused).toMatchObject({ state: 'refused', error: expect.stringContaining('is archived') });
    contact.ContactStatus = 'ACTIVE';
    ledger.addInvoice(contact, number, 1);
    await ok(retryXeroItem, { body: { id: refused.id } });
    await drain();
    expect(await item(number)).toMatchObject({ state: 'refused', error: expect.stringContaining('instead of') });
    // Nothing of theirs is in Xero, so they may be linked to another contact.
    const other = ledger.addContact({ Name: 'Entered by hand Pty Ltd' });
    await read();
    await confirm(id, other.ContactID);
  });

  it('lets an admin choose another contact once the contact was merged or archived in Xero', async () => {
    await forgetCalls();
    const { id, number } = await sendInvoice('Merged');
    const [before, after] = [ledger.addContact({ Name: 'Merged' }), ledger.addContact({ Name: 'Merged Pty Ltd' })];
    await read();
    await confirm(id, before.ContactID);
    await drain();
    expect((await item(number)).state).toBe('sent');
    const contacts = [{ kind: 'client' as const, id, contact_id: after.ContactID }];
    expect(await call(confirmXeroContacts, { body: { contacts } })).toMatchObject({
      status: 409,
      body: { code: 'xero_contact_in_use' },
    });
    before.ContactStatus = 'ARCHIVED';
    before.changedAt = Date.now();
    await read();
    await ok(confirmXeroContacts, { body: { contacts } });
    await issueAndSend(id, '2026-02');
    await drain();
    expect(ledger.documents.filter(({ contactId }) => contactId === after.ContactID)).toHaveLength(1);
  });

  it('gives the contact of somebody who has left to their new account', async () => {
    const contact = ledger.addContact({ Name: 'Mai Tran', TaxNumber: '61000000002' });
    await read();
    const [former, now] = [await pay.addPayee('Mai Tran'), await pay.addPayee('Mai Tran')];
    await confirm(former.id, contact.ContactID, 'person');
    const contacts = [{ kind: 'person' as const, id: now.id, contact_id: contact.ContactID }];
    expect(await call(confirmXeroContacts, { body: { contacts } })).toMatchObject({
      status: 409,
      body: { code: 'xero_contact_taken' },
    });
    await pay.testApp.createPerson({ id: former.id, name: 'Mai Tran', removed: true });
    const { rows } = await ok(listXeroContacts, { body: { kind: 'person', text: 'Mai Tran' } });
    expect(rows).toMatchObject([{ id: now.id, state: 'proposed', contact: { id: contact.ContactID } }]);
    await ok(confirmXeroContacts, { body: { contacts } });
  });

  it('sends each line with GST that adds up to that of the invoice', async () => {
    await forgetCalls();
    const id = await client('Three places', { billing_email: '' });
    for (const amount of ['33.33', '33.33', '33.34']) await place(id, amount, `Place ${amount}`);
    await confirm(id);
    const number = await issueAndSend(id);
    await drain();
    const sent = await item(number);
    expect(sent).toMatchObject({ state: 'sent', error: '' });
    const document = ledger.find('ACCREC', number);
    expect([document.totalCents, (document.sent.LineItems as unknown[]).length]).toEqual([toCents(sent.total), 3]);
    const contact = ledger.contacts.find(({ Name }) => Name === 'Three places');
    expect(contact).toMatchObject({ ContactNumber: id });
  });

  it('queues earlier papers, each once', async () => {
    await save({ send_invoices: false });
    const { id, number } = await sendInvoice('Earlier');
    expect((await items({ text: number })).total).toBe(0);
    await save();
    const body = { from: TODAY, to: TODAY };
    // This one, and one sent while another organisation was connected.
    expect((await ok(queueXeroItems, { body })).queued).toBe(2);
    expect((await ok(queueXeroItems, { body })).queued).toBe(0);
    await confirm(id);
    await drain();
    expect((await item(number)).state).toBe('sent');
  });

  it('asks for no accounts of what isn’t sent', async () => {
    const { version } = await ok(getXeroSettings);
    const gone = { ...SETTINGS, contractor_account: '999', version };
    const asked = await call(saveXeroSettings, { body: { ...gone, contractor_payments: 'bill' } });
    expect([asked.status, asked.body.issues.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['contractor_account'],
    ]);
    await ok(saveXeroSettings, { body: gone });
    await save();
  });

  it('lets invoices wait while the settings send none', async () => {
    const { id, number } = await sendInvoice('Switched off');
    await save({ send_invoices: false });
    await confirm(id);
    await drain();
    expect(await item(number)).toMatchObject({ state: 'waiting', attempts: 0 });
    await save();
    await drain();
    expect((await item(number)).state).toBe('sent');
  });

  it('takes a note off its invoice as a credit note, and adds one that charges more as an invoice', async () => {
    await forgetCalls();
    const { id, number } = await sendInvoice('With notes', '200');
    await confirm(id);
    const issue = async (amount: string) => {
      const lines = [{ description: 'Windows', amount }];
      const { notes } = await ok(issueAdjustmentNote, {
        body: { number, reason: 'Agreed', known_on: TODAY, lines, send: false },
      });
      const note = notes.at(-1).number;
      await ok(markDocumentSent, { body: { kind: 'adjustment-note', number: note, version: 1 } });
      return note as string;
    };
    const [less, more] = [await issue('-50'), await issue('20')];
    await drain();
    expect([(await item(less)).state, (await item(more)).state]).toEqual(['sent', 'sent']);
    const [invoice, note] = [ledger.find('ACCREC', number), ledger.find('ACCRECCREDIT', less)];
    expect(ledger.allocations).toContainEqual({ noteId: note.id, invoiceId: invoice.id, cents: note.totalCents });
    expect([invoice.dueCents, note.dueCents]).toEqual([invoice.totalCents - note.totalCents, 0]);
    expect(ledger.find('ACCREC', more).totalCents).toBeGreaterThan(0);
  });
});

describe('faults', () => {
  let ledger: XeroLedger;
  beforeAll(async () => {
    ledger = xero.addOrganisation('Faults');
    xero.organisations = xero.organisations.filter(({ name }) => name === 'Faults');
    await connect();
    await save();
  });
  beforeEach(async () => {
    await forgetCalls();
    await endPause();
  });

  it('pauses for as long as Xero asks, and goes on in order', async () => {
    const [one, two] = [await sendInvoice('Limited 1'), await sendInvoice('Limited 2')];
    xero.fault('PUT /Invoices', (response) => {
      response.writeHead(429, { 'retry-after': '17', 'x-rate-limit-problem': 'minute' }).end();
    });
    const before = Date.now();
    await ok(confirmXeroContacts, {
      body: { contacts: [one, two].map(({ id }) => ({ kind: 'client', id, contact_id: '' })) },
    });
    await drain();
    const { paused_until } = await ok(getXero);
    expect(Date.parse(paused_until) - before).toBeGreaterThan(15_000);
    expect((await items()).counts).toMatchObject({ waiting: 2, refused: 0 });
    await endPause();
    await drain();
    expect(ledger.documents.map(({ number }) => number)).toEqual([one.number, two.number]);
  });

  it('doubles nothing when the answer gets lost', async () => {
    const { id, number } = await sendInvoice('Lost');
    const lose = (response: { destroy(): void }) => response.destroy();
    xero.fault('PUT /Contacts', lose, { when: 'after' });
    xero.fault('PUT /Invoices', lose, { when: 'after' });
    await confirm(id);
    for (let times = 0; times < 4; times += 1) {
      await drain();
      await endPause();
    }
    await drain();
    expect(await item(number)).toMatchObject({ state: 'sent', error: '' });
    expect(ledger.documents.filter((document) => document.number === number)).toHaveLength(1);
    expect(ledger.contacts.filter(({ Name }) => Name === 'Lost')).toHaveLength(1);
  });

  it('doubles nothing when a process is killed after it has posted, and the next one takes over', async () => {
    const { id, number } = await sendInvoice('Killed');
    let release = () => {};
    const posted = new Promise<void>((resolve) => {
      xero.fault(
        'PUT /Invoices',
        async (response) => {
          resolve();
          await new Promise<void>((goOn) => {
            release = goOn;
          });
          response.destroy();
        },
        { when: 'after' },
      );
    });
    await confirm(id);
    const sending = pay.testApp.get(XeroSending);
    const former = sending.sendNext();
    await posted;
    // State of the row minutes after the process ended.
    await query(`UPDATE xero_item SET claimed_at = now() - interval '151 seconds' WHERE state = 'sending'`);
    await drain();
    expect(await item(number)).toMatchObject({ state: 'sent', attempts: 2 });
    release();
    await former;
    expect(await item(number)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(ledger.documents.filter((document) => document.number === number)).toHaveLength(1);
    await endPause();
  });

  it('gives up after six answers of 500, so that others go on, and sends it by Retry', async () => {
    const [stuck, next] = [await sendInvoice('Stuck'), await sendInvoice('Next')];
    xero.fault('PUT /Invoices', (response) => void response.writeHead(500).end(), { times: 6 });
    await ok(confirmXeroContacts, {
      body: { contacts: [stuck, next].map(({ id }) => ({ kind: 'client', id, contact_id: '' })) },
    });
    for (let times = 0; times < 7; times += 1) {
      await drain();
      await endPause();
    }
    await drain();
    const refused = await item(stuck.number);
    expect([refused.state, refused.error, (await item(next.number)).state]).toEqual([
      'refused',
      'Xero answers 500',
      'sent',
    ]);
    await ok(retryXeroItem, { body: { id: refused.id } });
    await drain();
    expect((await item(stuck.number)).state).toBe('sent');
  });

  it('waits while Xero takes no tokens, and goes on after connecting again', async () => {
    const { id, number } = await sendInvoice('Waiting');
    xero.revoke();
    await confirm(id);
    await drain();
    expect(await ok(getXero)).toMatchObject({ state: 'broken', counts: { waiting: 1 } });
    expect(await call(listXeroChoices)).toMatchObject({ status: 409, body: { code: 'xero_not_connected' } });
    await connect();
    await drain();
    expect((await item(number)).state).toBe('sent');
  });

  it('keeps 55 calls in each minute and 5 at once', async () => {
    const tenant = v4();
    const { manager } = pay.testApp.dataSource;
    for (let running = 0; running < 5; running += 1) expect(await takeCall(manager, v7(), tenant)).toBe(0);
    expect(await takeCall(manager, v7(), tenant)).toBe(200);
    for (let taken = 5; taken < 55; taken += 1) {
      await query('UPDATE xero_call SET ended_at = now() WHERE tenant_id = $1', [tenant]);
      expect(await takeCall(manager, v7(), tenant)).toBe(0);
    }
    await query('UPDATE xero_call SET ended_at = now() WHERE tenant_id = $1', [tenant]);
    const wait = await takeCall(manager, v7(), tenant);
    expect([wait > 50_000, wait <= 60_000]).toEqual([true, true]);
  });
});

describe('what comes back', () => {
  let ledger: XeroLedger;
  beforeAll(async () => {
    ledger = xero.addOrganisation('Back');
    xero.organisations = xero.organisations.filter(({ name }) => name === 'Back');
    await connect();
    await save();
    await forgetCalls();
  });
  const payments = async (state = 'open'): Promise<XeroPayment[]> =>
    (await ok(listXeroPayments, { body: { state, page_size: 100 } })).rows;
  const account = async (id: string) => ok(getClientAccount, { params: { client_id: id } });

  it('proposes payments, and books one once when an admin says so', async () => {
    const { id, number } = await sendInvoice('Payer', '300');
    await confirm(id);
    await drain();
    const payment = ledger.pay(number, 100, TODAY, 'EFT 12');
    await read();
    const [row, ...others] = await payments();
    expect([row, others]).toEqual([
      expect.objectContaining({
        id: payment.PaymentID,
        invoice_number: number,
        client_name: 'Payer',
        amount: '100.00',
        part: '100.00',
        reconciled: true,
        looks_booked: false,
        reference: 'EFT 12',
      }),
      [],
    ]);
    expect((await ok(getXero)).counts.payments).toBe(1);
    expect((await account(id)).payments).toEqual([]);
    expect((await call(bookXeroPayment, { body: { id: payment.PaymentID, part: '99.00' } })).status).toBe(409);
    for (let times = 0; times < 2; times += 1)
      await ok(bookXeroPayment, { body: { id: payment.PaymentID, part: '100.00' } });
    expect((await account(id)).payments).toEqual([expect.objectContaining({ amount: '100.00', day: TODAY })]);
    expect([await payments(), (await payments('booked')).length]).toEqual([[], 1]);

    // Undone it is open again, and booked again it is another payment.
    const [{ id: bookedId }] = (await account(id)).payments;
    await ok(undoClientPayment, { body: { id: bookedId } });
    expect(await payments()).toHaveLength(1);
    await ok(bookXeroPayment, { body: { id: payment.PaymentID, part: '100.00' } });
    expect(await payments('booked')).toHaveLength(1);

    payment.Status = 'DELETED';
    payment.changedAt = Date.now();
    await read();
    expect(await payments('booked')).toEqual([expect.objectContaining({ deleted_since: true })]);
  });

  it('ignores a payment until that is taken back, and does not propose one that was deleted', async () => {
    const { id, number } = await sendInvoice('Ignored', '300');
    await confirm(id);
    await drain();
    const payment = ledger.pay(number, 50, TODAY);
    await read();
    await ok(ignoreXeroPayment, { body: { id: payment.PaymentID, ignored: true } });
    expect([await payments(), (await payments('ignored')).length]).toEqual([[], 1]);
    expect(await call(bookXeroPayment, { body: { id: payment.PaymentID, part: '50.00' } })).toMatchObject({
      status: 409,
      body: { code: 'xero_payment_ignored' },
    });
    await ok(ignoreXeroPayment, { body: { id: payment.PaymentID, ignored: false } });
    expect(await payments()).toHaveLength(1);
    payment.Status = 'DELETED';
    payment.changedAt = Date.now();
    await read();
    expect(await payments()).toEqual([]);
  });

  const book = (client_id: string, day: string, parts: readonly { invoice_number: string; amount: string }[]) => {
    const amount = (parts.reduce((sum, part) => sum + toCents(part.amount), 0) / 100).toFixed(2);
    return ok(bookClientPayment, { body: { id: v7(), client_id, day, amount, parts: [...parts] } });
  };

  it('says that a payment may be booked already: of a bank line for several invoices, or entered for another day', async () => {
    const { id, number } = await sendInvoice('Several', '300');
    const second = await issueAndSend(id, '2026-02');
    await confirm(id);
    await drain();
    const parts = [number, second].map(async (invoice_number) => ({
      invoice_number,
      amount: (await item(invoice_number)).total,
    }));
    await book(id, TODAY, await Promise.all(parts));
    const { id: other, number: third } = await sendInvoice('Another day', '300');
    await confirm(other);
    await drain();
    await book(other, addDays(TODAY, -1), [{ invoice_number: third, amount: (await item(third)).total }]);
    const { number: unpaid, id: open } = await sendInvoice('Not yet paid', '300');
    await confirm(open);
    await drain();
    for (const each of [number, second, third, unpaid]) ledger.pay(each, Number((await item(each)).total), TODAY);
    await read();
    const shown = new Map((await payments()).map((row) => [row.invoice_number, row]));
    expect([number, second, third, unpaid].map((each) => shown.get(each)?.looks_booked)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(shown.get(third)).toMatchObject({ part: '0.00' });
    for (const row of shown.values()) await ok(ignoreXeroPayment, { body: { id: row.id, ignored: true } });
  });

  it('proposes a payment that was read before the answer to the invoice was known', async () => {
    await forgetCalls();
    const { id, number } = await sendInvoice('Early payer', '300');
    xero.fault('PUT /Invoices', (response) => void response.destroy(), { when: 'after' });
    await confirm(id);
    await drain();
    const payment = ledger.pay(number, 10, TODAY);
    await read();
    expect(await payments()).toEqual([]);
    // As if longer ago than reads overlap.
    await query(`UPDATE xero_organisation SET payments_since = now() + interval '1 minute' WHERE name = 'Back'`);
    await endPause();
    await drain();
    expect((await item(number)).state).toBe('sent');
    await read();
    expect((await payments()).map((row) => row.id)).toEqual([payment.PaymentID]);
    await ok(ignoreXeroPayment, { body: { id: payment.PaymentID, ignored: true } });
  });

  it('reads all payments again when that was asked for while all were read', async () => {
    const since = async () => (await query(`SELECT payments_since FROM xero_organisation WHERE name = 'Back'`))[0];
    await query(`UPDATE xero_organisation SET payments_since = NULL WHERE name = 'Back'`);
    const xeroClient = pay.testApp.get(XeroClient);
    const original = xeroClient.call.bind(xeroClient);
    const spy = jest.spyOn(xeroClient, 'call').mockImplementation(async (request) => {
      // As sending does after finding something in Xero.
      if (request.path === '/Payments')
        await query(`UPDATE xero_organisation SET payments_since = NULL WHERE name = 'Back'`);
      return original(request);
    });
    await read();
    spy.mockRestore();
    expect(await since()).toEqual({ payments_since: null });
    await read();
    expect(await since()).toEqual({ payments_since: expect.any(Date) });
  });

  it('shows contacts that changed, and takes or keeps what differs', async () => {
    const contact = ledger.addContact({ Name: 'Changing', EmailAddress: 'old@client.example' });
    await read();
    const id = await client('Changing', { billing_email: 'old@client.example' });
    await confirm(id, contact.ContactID);
    expect((await ok(listXeroContactChanges)).changes).toEqual([]);
    contact.EmailAddress = 'new@client.example';
    contact.changedAt = Date.now() + 1000;
    await read();
    const [change] = (await ok(listXeroContactChanges)).changes;
    expect(change).toMatchObject({
      client_id: id,
      differences: [{ field: 'billing_email', ours: 'old@client.example', xero: 'new@client.example' }],
    });
    const body = { client_id: id, changed_at: change.changed_at };
    expect(
      (await call(settleXeroContactChange, { body: { ...body, changed_at: '2026-01-01T00:00:00Z', take: true } }))
        .status,
    ).toBe(409);
    await ok(settleXeroContactChange, { body: { ...body, take: true } });
    expect((await ok(getClient, { params: { id } })).details.billing_email).toBe('new@client.example');
    expect((await ok(listXeroContactChanges)).changes).toEqual([]);

    contact.Name = 'Changed Pty Ltd';
    contact.changedAt = Date.now() + 2000;
    await read();
    const [again] = (await ok(listXeroContactChanges)).changes;
    await ok(settleXeroContactChange, { body: { client_id: id, changed_at: again.changed_at, take: false } });
    expect((await ok(getClient, { params: { id } })).details.legal_name).toBe('Changing');
    expect((await ok(listXeroContactChanges)).changes).toEqual([]);
  });
});

describe('payments of sub-contractors', () => {
  let ledger: XeroLedger;
  beforeAll(async () => {
    ledger = xero.addOrganisation('Pay');
    xero.organisations = xero.organisations.filter(({ name }) => name === 'Pay');
    await connect();
    await forgetCalls();
  });

  it.each([
    ['bill', 'ACCPAY', 'Lan Nguyen'],
    ['spend', 'SPEND', 'Ana Silva'],
  ] as const)('go as a %s', async (contractor_payments, type, name) => {
    await save({ contractor_payments });
    const person = await pay.addPayee(name);
    await pay.deliverWork(person);
    await pay.payNewRun();
    const [row] = (await items({ kind: 'contractor-payment', text: name })).rows;
    expect(row).toMatchObject({ state: 'needs-contact', name, day: TODAY });
    await confirm(person.id, '', 'person');
    await drain();
    expect(await item(row?.number ?? '')).toMatchObject({ state: 'sent', error: '' });
    expect(ledger.find(type, row?.number ?? '').totalCents).toBe(toCents(row?.total ?? ''));
  });

  const payNow = async (name: string): Promise<{ run_id: string; row: XeroItem }> => {
    const { id: run_id } = await pay.payNewRun();
    const [row] = (await items({ kind: 'contractor-payment', text: name })).rows;
    if (!row) throw new Error(`Nothing is queued for ${name}`);
    return { run_id, row };
  };

  it('stay out of Xero when the bank has returned them before they were sent', async () => {
    const person = await pay.addPayee('Rita Returned');
    await pay.deliverWork(person);
    const { run_id, row } = await payNow('Rita Returned');
    await ok(markReturned, { body: { run_id, user_id: person.id, returned_on: TODAY } });
    await confirm(person.id, '', 'person');
    await drain();
    expect((await items({ text: row.number })).total).toBe(0);
    expect(ledger.documents.filter(({ number }) => number === row.number)).toEqual([]);
  });

  it('go once, also when the settings change after one was posted without an answer', async () => {
    await forgetCalls();
    await endPause();
    await save({ contractor_payments: 'bill' });
    const person = await pay.addPayee('Sam Switched');
    await pay.deliverWork(person);
    const { row } = await payNow('Sam Switched');
    // Pays the person with the returned payment again.
    await drain();
    xero.fault('PUT /Invoices', (response) => void response.destroy(), { when: 'after' });
    await confirm(person.id, '', 'person');
    await drain();
    await save({ contractor_payments: 'spend' });
    await endPause();
    await drain();
    expect(await item(row.number)).toMatchObject({ state: 'sent', error: '' });
    expect(ledger.documents.filter(({ number }) => number === row.number).map(({ Type }) => Type)).toEqual(['ACCPAY']);
  });

  it('have GST on the lines that it was paid for', async () => {
    await forgetCalls();
    const person = await pay.addPayee('Gia Tran');
    const record = await pay.deliverWork(person);
    await payNow('Gia Tran');
    await pay.agree(person);
    // A correction of work without GST, and work with GST.
    await pay.deliverWork(person, { contractor_cents: 9_000 }, record);
    await pay.deliverWork(person, { contractor_cents: 5_000 });
    const { row } = await payNow('Gia Tran');
    await confirm(person.id, '', 'person');
    await drain();
    const { sent, totalCents } = ledger.find('SPEND', row.number);
    expect([totalCents, sent.LineItems]).toEqual([
      4_500,
      [
        expect.objectContaining({ UnitAmount: 50, TaxType: 'INPUT', TaxAmount: 5 }),
        expect.objectContaining({ UnitAmount: -10, TaxType: 'EXEMPTEXPENSES', TaxAmount: 0 }),
      ],
    ]);
  });
});

describe('disconnecting', () => {
  it('revokes the tokens, takes the app off, and keeps settings', async () => {
    await ok(disconnectXero);
    expect([xero.isRevoked, xero.organisations]).toEqual([true, []]);
    expect(await ok(getXero)).toMatchObject({ state: 'off', organisation: null });
    expect(await query('SELECT 1 FROM xero_connection')).toEqual([]);
    expect(await call(listXeroItems, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'xero_not_connected' },
    });
    await ok(disconnectXero);
    await sendInvoice('After');
    expect(
      await query(`SELECT 1 FROM xero_item JOIN client_invoice ON client_invoice.id = thing_id
      JOIN client ON client.id = client_id WHERE legal_name = 'After'`),
    ).toEqual([]);
  });
});
