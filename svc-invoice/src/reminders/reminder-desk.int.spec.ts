import {
  archiveClient,
  getReminderSettings,
  listReminders,
  previewReminder,
  saveReminderSettings,
} from '@cleaning/contracts';
import { startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from '../service.js';
import { morningOf, reminderCalls, TODAY } from '../testing/reminder-calls.js';
import { ReminderAttachments } from './reminder-attachments.service.js';

let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp(invoiceService);
  admin = await testApp.person({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
  await enable();
}, 60_000);
afterAll(() => testApp.stop());

const { book, call, client, confirmGst, enable, hold, late, mailsTo, noticesOf, of, overdue, place, run, sent } =
  reminderCalls(() => ({ testApp, admin }));

describe('reminders on the desk', () => {
  it('that cannot be sent are shown and told once', async () => {
    const ofName = async (name: string) =>
      (await call(listReminders)).body.problems.find((row: { client_name: string }) => row.client_name === name);
    const noMail = await client('No mail', { billing_email: '' });
    await place(noMail, '100');
    await overdue(await sent(noMail), 9);
    const archived = await late('Archived');
    await call(archiveClient, { body: { id: archived.id, archived: true, version: 1 } });
    const credit = await late('Has credit');
    await book(credit.id, '120');
    await run();
    await run();
    for (const [name, problem] of [
      ['No mail', 'no-address'],
      ['Archived', 'archived'],
      ['Has credit', 'credit'],
    ] as const) {
      expect([name, await ofName(name)]).toMatchObject([name, { problem, open: '120.00' }]);
      expect((await noticesOf(name)).map(({ parameters }) => parameters)).toMatchObject([
        { problem, amount: 'A$120.00' },
      ]);
    }
    expect(listReminders.answer.safeParse((await call(listReminders)).body).error).toBeUndefined();
  });

  it('are written wholly by the next look when the service ends while it writes one', async () => {
    await run();
    const { id } = await late('Cut off');
    const { dataSource } = testApp;
    const other = dataSource.createQueryRunner();
    await other.startTransaction();
    // Its message is written after the reminder itself. A service that is killed leaves a connection that ends within its transaction.
    await other.query('LOCK TABLE document_mail IN SHARE MODE');
    const cut = run().then(
      () => 'ended well',
      () => 'cut off',
    );
    const waiting = `SELECT pid FROM pg_locks WHERE relation = 'document_mail'::regclass AND NOT granted`;
    let pids: { pid: number }[] = [];
    while (pids.length === 0) pids = await dataSource.query(waiting);
    await dataSource.query('SELECT pg_terminate_backend($1)', [pids[0]?.pid]);
    await other.rollbackTransaction();
    await other.release();
    expect(await cut).toBe('cut off');
    expect((await of(id)).sent).toEqual([]);
    await Promise.all([run(), run()]);
    expect((await of(id)).sent).toHaveLength(1);
    expect(await mailsTo('Cut off')).toHaveLength(1);
    const acts = (await testApp.published('audit-entry')).filter(({ action }) => action === 'reminder.sent');
    expect(acts.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
  });

  it('are sent where credit does not pay all, name it, and say something else once it is another one', async () => {
    const { id } = await late('Little credit');
    await book(id, '0.01');
    await run();
    const [{ id: reminder, lines }] = (await of(id)).sent;
    expect(lines.join(' ')).toContain('a credit of A$0.01 with us, which is not used yet: A$119.99 remain');
    const attachments = testApp.get(ReminderAttachments);
    expect(await attachments.at(reminder, 0, morningOf(TODAY))).toMatchObject({ hasNext: false });
    await book(id, '5.00');
    await expect(attachments.at(reminder, 0, morningOf(TODAY))).rejects.toThrow('not so any more');
  });

  it('are shown before, with a real invoice', async () => {
    const { id, number } = await late('Preview');
    const shown = (
      await call(previewReminder, {
        body: { client_id: id, subject: 'About {count}', text: 'Dear {client},\npay {total}.' },
      })
    ).body;
    expect(shown).toMatchObject({ client_name: 'Preview', subject: 'About 1 invoice', attached: [number] });
    expect(shown.lines.slice(0, 2)).toEqual(['Dear Preview,', 'pay A$120.00.']);
    expect((await call(previewReminder, { body: { client_id: v7(), subject: 'x', text: 'y' } })).status).toBe(404);
  });

  it('have settings that two admins cannot overwrite', async () => {
    const { body } = await call(getReminderSettings);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((subject) =>
        call(saveReminderSettings, {
          body: { ...body, steps: body.steps.map((step: object) => ({ ...step, subject })) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await call(getReminderSettings)).body.version).toBe(body.version + 1);
  });

  it.each<[string, (settings: { steps: object[] }) => object, string]>([
    ['days that do not rise', ({ steps }) => ({ steps: steps.map((step) => ({ ...step, days: 7 })) }), 'steps.1.days'],
    [
      'a day too far',
      ({ steps }) => ({ steps: steps.map((step, index) => ({ ...step, days: 400 + index })) }),
      'steps.0.days',
    ],
    ['two steps', ({ steps }) => ({ steps: steps.slice(1) }), 'steps'],
    [
      'a placeholder that is not known',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, text: 'Pay {amount}' })) }),
      'steps.0.text',
    ],
    [
      'a subject of two lines',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, subject: 'a\nb' })) }),
      'steps.0.subject',
    ],
  ])('refuse %s', async (_, change, field) => {
    const { body } = await call(getReminderSettings);
    const refused = await call(saveReminderSettings, { body: { ...body, ...change(body) } });
    expect([refused.status, refused.body.issues?.[0]?.field]).toEqual([400, field]);
  });

  it.each<[string, object, number]>([
    ['a dispute without an invoice', { kind: 'dispute' }, 400],
    ['a promise without a day', { kind: 'promise' }, 400],
    ['a promise for the past', { kind: 'promise', until: '2026-01-01' }, 400],
    ['a pause of one invoice', { kind: 'pause', invoice_number: 'INV-1' }, 400],
    ['an invoice of nobody', { kind: 'dispute', invoice_number: 'INV-99999' }, 404],
    ['nobody', { kind: 'pause', client_id: v7() }, 404],
  ])('are not held for %s', async (name, given, status) => {
    const id = await client(`Held ${name}`);
    expect((await hold(id, 'pause', given)).status).toBe(status);
  });

  it('are not held by an invoice of another client', async () => {
    const [one, other] = [await late('Mine'), await client('Another')];
    expect((await hold(other, 'dispute', { invoice_number: one.number })).status).toBe(404);
  });
});
