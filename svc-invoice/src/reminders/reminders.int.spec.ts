import {
  addDays,
  endReminderHold,
  getClientReminders,
  getReminderSettings,
  holdReminders,
  issueAdjustmentNote,
  readMailedDocument,
  saveClient,
  writeOffInvoice,
} from '@cleaning/contracts';
import { createServiceToken, readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { MailedPapers } from '../document-mail/mailed-papers.service.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReminderCalls, findSundayAfter, getMorning, TODAY } from '../testing/reminder-calls.js';
import { ReminderAttachments } from './reminder-attachments.service.js';
import { findSendingDay } from './reminder-rules.js';
import { ReminderSending } from './reminder-sending.service.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);

const calls = createReminderCalls(() => ({ testApp, admin }));
const {
  ask,
  book,
  call,
  confirmGst,
  enable,
  give,
  hold,
  issue,
  job,
  addLateClient,
  mailsTo,
  findReminderNotices,
  readReminders,
  makeOverdue,
  record,
  result,
  run,
} = calls;

describe('Reminder', () => {
  it('is off until it is switched on', async () => {
    const { id } = await addLateClient('Off at first');
    expect((await call(getReminderSettings)).body).toMatchObject({
      enabled: false,
      version: 0,
      steps: [{ days: 7 }, { days: 14 }, { days: 30 }],
    });
    await run();
    expect((await readReminders(id)).sent).toEqual([]);
    expect(await mailsTo('Off at first')).toEqual([]);
    await enable();
  });

  it('goes once to a client with all overdue invoices and PDFs, even from simultaneous runs', async () => {
    const { id, number } = await addLateClient('All in one');
    const { number: second } = (await issue([id], { month: '2026-04', send: true })).body.results[0];
    const [before] = await mailsTo('All in one');
    await result(before?.id ?? '', 'sent');
    await makeOverdue(second, 1);
    const jobId = await job('Single job');
    await give(jobId, id);
    await record(jobId, '2026-02-10', 5_000);
    const single = (await ask(jobId, '02')).body.invoice_number;
    await testApp.dataSource.query(`UPDATE invoice SET sent_at = now() WHERE number = $1`, [single]);
    await book(id, '20', { [number]: '20' });
    await Promise.all([run(), run(), run()]);
    await run();
    const [mail, ...others] = await mailsTo('All in one');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'accounts@client.example' },
      parameters: { subject: expect.stringContaining('A$220.00') },
    });
    expect(mail?.parameters.lines).toEqual(
      expect.arrayContaining([
        'Hello All in one,',
        expect.stringContaining(`Tax invoice ${number}, due `),
        expect.stringContaining('A$100.00 of A$120.00 still owing'),
        expect.stringContaining(`Tax invoice ${second}`),
        'Total: A$220.00',
        expect.stringContaining('/client'),
      ]),
    );
    const reminded = await readReminders(id);
    expect(getClientReminders.answer.safeParse(reminded).error).toBeUndefined();
    expect(reminded).toMatchObject({
      sent: [
        {
          step: 1,
          state: 'waiting',
          invoices: [
            { number, step: 1, open: '100.00' },
            { number: second, step: 0, open: '120.00' },
          ],
        },
      ],
    });
    const papers = testApp.get(MailedPapers);
    const attachments = testApp.get(ReminderAttachments);
    const now = jest.spyOn(attachments, 'getAttachment');
    const original = ReminderAttachments.prototype.getAttachment;
    now.mockImplementation((reminder, position) => original.call(attachments, reminder, position, getMorning(TODAY)));
    const first = await papers.read({ id: mail?.id ?? '', position: 0 });
    expect([first.file_name, first.next]).toEqual([`${number}.pdf`, 1]);
    expect(readPdfText(Buffer.from(first.content, 'base64'))).toContain(number);
    expect((await papers.read({ id: mail?.id ?? '', position: 1 })).next).toBeUndefined();
    now.mockRestore();
    await result(mail?.id ?? '', 'sent');
    expect((await readReminders(id)).sent[0]).toMatchObject({ state: 'sent' });
    // The second invoice isn't due for a reminder on the next sending day, even after Easter or Christmas.
    await run(findSendingDay(addDays(TODAY, 1)));
    expect((await readReminders(id)).sent).toHaveLength(1);
    expect((await readReminders(id)).next.day > TODAY).toBe(true);
  });

  it('is held back for bank details in a text saved by 1.9.0, and admins are notified once', async () => {
    const { steps } = (await call(getReminderSettings)).body;
    const write = (text: string) =>
      testApp.dataSource.query(
        `UPDATE reminder_settings SET steps = jsonb_set(steps, '{0,text}', to_jsonb($1::text))`,
        [text],
      );
    await write('Please pay into BSB 105-900, account 1234 5678.');
    const [first, second] = [await addLateClient('Barred text A', 12), await addLateClient('Barred text B', 12)];
    await run();
    await run();
    for (const { id } of [first, second]) {
      expect(await readReminders(id)).toMatchObject({
        sent: [],
        problem: 'bank-details',
        next: { due: false, now: null },
      });
      expect(await calls.send(id)).toMatchObject({
        status: 409,
        body: { msg: expect.stringContaining('contains bank details') },
      });
    }
    const told = [...(await findReminderNotices('Barred text A')), ...(await findReminderNotices('Barred text B'))];
    expect(told.map(({ parameters }) => parameters.problem)).toEqual(['bank-details']);
    await write(steps[0].text);
    await run();
    for (const { id } of [first, second]) expect((await readReminders(id)).sent).toHaveLength(1);
  });

  it('can claim each step of an invoice only once in the database', async () => {
    const { id } = await addLateClient('Claims');
    await run();
    const [{ id: reminder }] = (await readReminders(id)).sent;
    const again = testApp.dataSource.query(
      `WITH other AS (INSERT INTO reminder SELECT $2, client_id, day - 1, step, to_address, subject, lines FROM reminder WHERE id = $1 RETURNING id)
       INSERT INTO reminder_invoice SELECT other.id, position, invoice_id, client_invoice_id, reminder_invoice.step, open_cents FROM reminder_invoice, other
       WHERE reminder_id = $1`,
      [reminder, v7()],
    );
    await expect(again).rejects.toThrow('reminder_claimed_once');
    const sameDay = testApp.dataSource.query(
      'INSERT INTO reminder SELECT $2, client_id, day, step, to_address, subject, lines FROM reminder WHERE id = $1',
      [reminder, v7()],
    );
    await expect(sameDay).rejects.toThrow('reminder_once_a_day');
  });

  it.each<[string, (id: string, number: string) => Promise<unknown>]>([
    ['a paid invoice', (id, number) => book(id, '120', { [number]: '120' })],
    [
      'a written-off invoice',
      (_, number) =>
        call(writeOffInvoice, { body: { id: v4(), invoice_number: number, amount: '120', reason: 'Vase' } }),
    ],
    [
      'a credited invoice',
      (_, number) =>
        call(issueAdjustmentNote, {
          body: {
            number,
            reason: 'Nothing was done',
            known_on: '2026-11-01',
            send: false,
            lines: [{ description: 'All', amount: '-100' }],
          },
        }),
    ],
    ['a paused client', (id) => hold(id, 'pause')],
    ['a disputed invoice', (id, number) => hold(id, 'dispute', { invoice_number: number })],
    ['a promised payment', (id) => hold(id, 'promise', { until: addDays(TODAY, 5) })],
  ])('is not sent for %s, and is withdrawn if that comes later', async (name, change) => {
    const title = `Not ${name}`;
    const before = await addLateClient(title);
    expect(await change(before.id, before.number)).toMatchObject({ status: 200 });
    await run();
    expect((await readReminders(before.id)).sent).toEqual([]);

    const after = await addLateClient(`${title} later`);
    await run();
    const [mail] = await mailsTo(`${title} later`);
    const [{ id: reminder }] = (await readReminders(after.id)).sent;
    const attachments = testApp.get(ReminderAttachments);
    expect(await attachments.getAttachment(reminder, 0, getMorning(TODAY))).toMatchObject({ hasNext: false });
    expect(await change(after.id, after.number)).toMatchObject({ status: 200 });
    await expect(attachments.getAttachment(reminder, 0, getMorning(TODAY))).rejects.toThrow('out of date');
    await result(mail?.id ?? '', 'refused', 'EWITHDRAWN');
    expect((await readReminders(after.id)).sent).toMatchObject([{ state: 'withdrawn', code: '' }]);
    expect(await findReminderNotices(`${title} later`)).toEqual([]);
    await run();
    expect((await readReminders(after.id)).sent).toHaveLength(1);
  });

  it('asks again the same day for the remainder after a part payment', async () => {
    const { id, number } = await addLateClient('Part paid');
    await run();
    const [mail] = await mailsTo('Part paid');
    await book(id, '50', { [number]: '50' });
    await result(mail?.id ?? '', 'refused', 'EWITHDRAWN');
    await run();
    expect(
      (await readReminders(id)).sent.map(({ state, invoices }: { state: string; invoices: object[] }) => [
        state,
        invoices,
      ]),
    ).toEqual([
      ['waiting', [{ number, step: 1, open: '70.00' }]],
      ['withdrawn', [{ number, step: 1, open: '120.00' }]],
    ]);
  });

  it('never goes out at night or on Sundays', async () => {
    const { id } = await addLateClient('At night');
    const sunday = getMorning(findSundayAfter(TODAY));
    await testApp.get(ReminderSending).run(sunday);
    await testApp.get(ReminderSending).run(new Date(`${TODAY}T12:00:00Z`));
    expect((await readReminders(id)).sent).toEqual([]);
    await run();
    const [{ id: reminder }] = (await readReminders(id)).sent;
    await expect(testApp.get(ReminderAttachments).getAttachment(reminder, 0, sunday)).rejects.toThrow('time of day');
  });

  it('names a broken promise once', async () => {
    const { id, number } = await addLateClient('Promised');
    const promise = {
      id: v4(),
      client_id: id,
      kind: 'promise',
      invoice_number: number,
      until: TODAY,
      reason: 'By phone',
    };
    const answers = await Promise.all([1, 2, 3].map(() => call(holdReminders, { body: promise })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await run();
    expect((await readReminders(id)).sent).toEqual([]);
    const next = findSendingDay(addDays(TODAY, 1));
    expect((await readReminders(id)).next.day).toBe(next);
    await run(next);
    const [mail] = await mailsTo('Promised');
    expect(
      mail?.parameters.lines.some((line) => line.includes(`you told us that invoice ${number} would be paid by`)),
    ).toBe(true);
    const [noted] = (await readReminders(id)).holds;
    expect(noted).toMatchObject({ kind: 'promise', by: 'Helen', named_in: (await readReminders(id)).sent[0].id });
    await result(mail?.id ?? '', 'sent');
    await run(findSendingDay(addDays(TODAY, 14)));
    const [second] = await mailsTo('Promised');
    expect(second?.id).not.toBe(mail?.id);
    expect(second?.parameters.lines.some((line) => line.includes('you told us'))).toBe(false);
  });

  it('waits while an invoice is disputed, and continues when that is settled', async () => {
    const { id, number } = await addLateClient('Disputed');
    await hold(id, 'dispute', { invoice_number: number });
    await run();
    const [{ id: dispute }] = (await readReminders(id)).holds;
    await Promise.all([1, 2].map(() => call(endReminderHold, { body: { id: dispute } })));
    expect((await readReminders(id)).holds).toMatchObject([{ kind: 'dispute', by: 'Helen', ended_by: 'Helen' }]);
    await run();
    expect((await readReminders(id)).sent).toHaveLength(1);
    const audit = (await testApp.readPublishedStates('audit-entry'))
      .filter(({ subject_id }) => subject_id === id)
      .map(({ action }) => action);
    expect(audit).toEqual(expect.arrayContaining(['reminder.held', 'reminder.hold-ended', 'reminder.sent']));
    expect(audit.filter((action) => action === 'reminder.hold-ended')).toHaveLength(1);
  });

  it('reports a refused email, and goes out again to a new address', async () => {
    const { id } = await addLateClient('Refused');
    await run();
    const [mail] = await mailsTo('Refused');
    await result(mail?.id ?? '', 'refused', '550 5.1.1');
    expect(await readReminders(id)).toMatchObject({
      problem: 'refused',
      sent: [{ state: 'refused', code: '550 5.1.1' }],
    });
    expect(await findReminderNotices('Refused')).toHaveLength(1);
    await run();
    expect((await readReminders(id)).sent).toHaveLength(1);
    const details = { legal_name: 'Refused', billing_email: 'right@client.example' };
    expect((await call(saveClient, { body: { id, version: 1, details } })).status).toBe(200);
    await run();
    expect((await readReminders(id)).sent).toMatchObject([
      { state: 'waiting', to: 'right@client.example', step: 1 },
      { state: 'refused' },
    ]);
    expect(await findReminderNotices('Refused')).toHaveLength(1);
  });

  it('stops at once when switched off', async () => {
    const { id } = await addLateClient('Switched off');
    await run();
    const [{ id: reminder }] = (await readReminders(id)).sent;
    await enable(false);
    await expect(testApp.get(ReminderAttachments).getAttachment(reminder, 0, getMorning(TODAY))).rejects.toThrow(
      'out of date',
    );
    const token = createServiceToken(testApp, 'auth');
    expect([404, 409]).toContain(
      (await testApp.call(readMailedDocument, { token, body: { id: (await mailsTo('Switched off'))[0]?.id } })).status,
    );
  });
});
