import { addDays, issueAdjustmentNote, markDocumentSent } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReminderCalls, TODAY } from '../testing/reminder-calls.js';
import { findSendingDay } from './reminder-rules.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
const { book, call, confirmGst, enable, addLateClient, mailsTo, readReminders, run } = createReminderCalls(() => ({
  testApp,
  admin,
}));
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
  await enable();
}, 60_000);

/** Days from the issue of an invoice to its due day, and from there to the first step. */
const [TERMS, FIRST_STEP] = [14, 7];

/** Dates the issue of an overdue invoice by its terms. */
async function dateIssue(number: string): Promise<void> {
  await testApp.dataSource.query(
    `ALTER TABLE client_invoice_version DISABLE TRIGGER USER;
     UPDATE client_invoice_version SET issued_on = due_on - ${TERMS} WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = '${number}');
     ALTER TABLE client_invoice_version ENABLE TRIGGER USER`,
  );
}

/** Issues an unsent note of A$12.00 more. Returns its number. */
async function addNote(number: string): Promise<string> {
  const lines = [{ description: 'Windows', amount: '10' }];
  const body = { number, reason: 'Windows were cleaned', known_on: '2026-11-01', send: false, lines };
  return (await call(issueAdjustmentNote, { body })).body.notes[0].number;
}

describe('Reminder', () => {
  it('counts an adjustment note only once the note is sent', async () => {
    const [paid, open] = [await addLateClient('Paid all'), await addLateClient('Paid nothing')];
    await dateIssue(paid.number);
    await book(paid.id, '120', { [paid.number]: '120' });
    const note = await addNote(paid.number);
    await addNote(open.number);
    await run();
    expect((await readReminders(paid.id)).sent).toEqual([]);
    expect((await readReminders(open.id)).sent).toMatchObject([
      { invoices: [{ number: open.number, open: '120.00' }] },
    ]);
    await call(markDocumentSent, { body: { kind: 'adjustment-note', number: note, version: 1 } });
    // The terms of the note start on the day it is sent.
    await run();
    expect((await readReminders(paid.id)).sent).toEqual([]);
    await run(findSendingDay(addDays(TODAY, TERMS + FIRST_STEP + 1)));
    expect((await readReminders(paid.id)).sent).toMatchObject([{ invoices: [{ number: paid.number, open: '12.00' }] }]);
  });

  it('is mailed without the tabs that 1.9.0 wrote', async () => {
    const { id } = await addLateClient('Tabs');
    await run();
    const lines = JSON.stringify(['Hello\tTabs,', 'Please pay.']);
    await testApp.dataSource.query('UPDATE reminder SET lines = $2 WHERE client_id = $1', [id, lines]);
    expect(await mailsTo('Tabs')).toMatchObject([{ parameters: { lines: ['Hello Tabs,', 'Please pay.'] } }]);
  });

  it('is written for other clients when one fails', async () => {
    const [broken, whole] = [await addLateClient('A broken one'), await addLateClient('B whole')];
    await testApp.dataSource.query(
      `ALTER TABLE reminder ADD CONSTRAINT refuses_one CHECK (client_id <> '${broken.id}')`,
    );
    await expect(run()).rejects.toThrow('refuses_one');
    await testApp.dataSource.query('ALTER TABLE reminder DROP CONSTRAINT refuses_one');
    expect((await readReminders(whole.id)).sent).toHaveLength(1);
    expect((await readReminders(broken.id)).sent).toEqual([]);
  });
});
