import {
  addDays,
  archiveClient,
  checkMailReach,
  getBusinessToday,
  getInvoiceSettings,
  getReminderSettings,
  listReminders,
  previewReminder,
  saveReminderSettings,
  sendReminder,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReminderCalls, findSundayAfter, getMorning, TODAY } from '../testing/reminder-calls.js';
import { ReminderAttachments } from './reminder-attachments.service.js';
import { findSendingDay } from './reminder-rules.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
  await enable();
}, 60_000);

const {
  book,
  call,
  client,
  confirmGst,
  enable,
  hold,
  addLateClient,
  mailsTo,
  findReminderNotices,
  readReminders,
  makeOverdue,
  place,
  result,
  run,
  send,
  issueAndSend,
} = createReminderCalls(() => ({ testApp, admin }));

describe('Reminder on the desk', () => {
  it('is shown and reported once when it can’t be sent', async () => {
    const findProblemRow = async (name: string) =>
      (await call(listReminders)).body.problems.find((row: { client_name: string }) => row.client_name === name);
    const noMail = await client('No mail', { billing_email: '' });
    await place(noMail, '100');
    await makeOverdue(await issueAndSend(noMail), 9);
    // Overdue enough on a weekend too, when the next sending day is two days away.
    const archived = await addLateClient('Archived', 12);
    await call(archiveClient, { body: { id: archived.id, archived: true, version: 1 } });
    const credit = await addLateClient('Has credit', 12);
    await book(credit.id, '120');
    await run();
    await run();
    for (const [name, problem] of [
      ['No mail', 'no-address'],
      ['Archived', 'archived'],
      ['Has credit', 'credit'],
    ] as const) {
      expect([name, await findProblemRow(name)]).toMatchObject([name, { problem, open: '120.00' }]);
      expect((await findReminderNotices(name)).map(({ parameters }) => parameters)).toMatchObject([
        { problem, amount: 'A$120.00' },
      ]);
    }
    expect(listReminders.answer.safeParse((await call(listReminders)).body).error).toBeUndefined();
  });

  it('is written completely by the next run when a run is killed midway', async () => {
    await run();
    const { id } = await addLateClient('Cut off');
    const { dataSource } = testApp;
    const other = dataSource.createQueryRunner();
    await other.startTransaction();
    // The reminder is written before its message. Ending the connection between the two acts like killing the service.
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
    expect((await readReminders(id)).sent).toEqual([]);
    await Promise.all([run(), run()]);
    expect((await readReminders(id)).sent).toHaveLength(1);
    expect(await mailsTo('Cut off')).toHaveLength(1);
    const acts = (await testApp.readPublishedStates('audit-entry')).filter(({ action }) => action === 'reminder.sent');
    expect(acts.filter(({ subject_id }) => subject_id === id)).toHaveLength(1);
  });

  it('goes to each client once when a run is killed between two of them', async () => {
    await run();
    const [first, second] = [await addLateClient('Between 1'), await addLateClient('Between 2')];
    const { dataSource } = testApp;
    const other = dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT id FROM client WHERE id = $1 FOR UPDATE', [second.id]);
    const cut = run().then(
      () => 'ended well',
      () => 'cut off',
    );
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
    let pids: { pid: number }[] = [];
    while (pids.length === 0) pids = await dataSource.query(waiting);
    expect((await readReminders(first.id)).sent).toHaveLength(1);
    await dataSource.query('SELECT pg_terminate_backend($1)', [pids[0]?.pid]);
    await other.rollbackTransaction();
    await other.release();
    expect(await cut).toBe('cut off');
    await Promise.all([run(), run()]);
    for (const [name, { id }] of [
      ['Between 1', first],
      ['Between 2', second],
    ] as const) {
      expect((await readReminders(id)).sent).toHaveLength(1);
      expect(await mailsTo(name)).toHaveLength(1);
    }
  });

  it('names a credit that doesn’t cover the amount, and expires when the credit changes', async () => {
    const { id } = await addLateClient('Little credit');
    await book(id, '0.01');
    await run();
    const [{ id: reminder, lines }] = (await readReminders(id)).sent;
    expect(lines.join(' ')).toContain('A$0.01 of unused credit with us. If you use it, A$119.99 is left');
    const attachments = testApp.get(ReminderAttachments);
    expect(await attachments.getAttachment(reminder, 0, getMorning(TODAY))).toMatchObject({ hasNext: false });
    await book(id, '5.00');
    await expect(attachments.getAttachment(reminder, 0, getMorning(TODAY))).rejects.toThrow('out of date');
  });

  it('is withdrawn the day after, and nothing else is written while one waits', async () => {
    const { id } = await addLateClient('Waits', 14);
    await run();
    const [{ id: reminder, invoices }] = (await readReminders(id)).sent;
    const later = findSendingDay(addDays(TODAY, 21));
    await run(later);
    expect((await readReminders(id)).sent).toMatchObject([{ id: reminder, state: 'waiting' }]);
    const attachments = testApp.get(ReminderAttachments);
    await expect(attachments.getAttachment(reminder, 0, getMorning(later))).rejects.toThrow('out of date');
    await result((await mailsTo('Waits'))[0]?.id ?? '', 'refused', 'EWITHDRAWN');
    await run(later);
    expect((await readReminders(id)).sent).toMatchObject([{ state: 'waiting', invoices }, { state: 'withdrawn' }]);
  });

  it('counts from the day a late invoice was sent', async () => {
    const { id, number } = await addLateClient('Sent late', 30);
    expect((await readReminders(id)).next).toMatchObject({ day: TODAY });
    await testApp.dataSource.query('UPDATE client_invoice SET sent_at = now() WHERE number = $1', [number]);
    const { next } = await readReminders(id);
    expect([next.day > TODAY, next.due]).toEqual([true, false]);
    await run();
    expect((await readReminders(id)).sent).toEqual([]);
  });

  it('can be sent by an admin at any hour, even while switched off, and is checked again', async () => {
    const { id, number } = await addLateClient('By hand', 20);
    await enable(false);
    const now = { step: 1, invoices: [{ number, step: 1, open: '120.00' }] };
    expect((await readReminders(id)).next).toMatchObject({ due: true, now });
    const press = v4();
    const answers = await Promise.all([1, 2, 3].map(() => send(id, press)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(id)).body.msg).toContain('No reminder is due');
    expect((await send((await addLateClient('Another by hand', 20)).id, press)).status).toBe(409);
    expect(await mailsTo('By hand')).toHaveLength(1);
    expect(await readReminders(id)).toMatchObject({
      sent: [{ id: press, by: 'Helen', state: 'waiting', step: 1, invoices: [{ number, step: 1, open: '120.00' }] }],
      next: { due: false, now: null },
    });
    const acts = (await testApp.readPublishedStates('audit-entry')).filter(({ action }) => action === 'reminder.sent');
    expect(acts.filter(({ subject_id }) => subject_id === id)).toMatchObject([{ actor_name: 'Helen' }]);
    const attachments = testApp.get(ReminderAttachments);
    const sundayNight = new Date(`${findSundayAfter(TODAY)}T13:00:00Z`);
    expect(await attachments.getAttachment(press, 0, sundayNight)).toMatchObject({ hasNext: false });
    await hold(id, 'dispute', { invoice_number: number });
    await expect(attachments.getAttachment(press, 0, sundayNight)).rejects.toThrow('out of date');
    await enable();
  });

  it('goes out once when an admin and the schedule send at the same time', async () => {
    const { id } = await addLateClient('By both', 20);
    const today = getBusinessToday('Australia/Adelaide');
    const [pressed] = await Promise.all([send(id), run(today), run(today)]);
    expect([200, 409]).toContain(pressed.status);
    expect((await readReminders(id)).sent).toHaveLength(1);
    expect(await mailsTo('By both')).toHaveLength(1);
  });

  it.each<[string, (given: { id: string; number: string }) => Promise<unknown>, RegExp]>([
    ['is not due yet', ({ number }) => makeOverdue(number, -9), /No reminder is due/],
    ['is paid', ({ id, number }) => book(id, '120', { [number]: '120' }), /No reminder is due/],
    ['is paused', ({ id }) => hold(id, 'pause'), /No reminder is due/],
    ['is disputed', ({ id, number }) => hold(id, 'dispute', { invoice_number: number }), /No reminder is due/],
    ['is promised', ({ id }) => hold(id, 'promise', { until: TODAY }), /No reminder is due/],
    ['is covered by credit', ({ id }) => book(id, '120'), /credit/],
    [
      'is of an archived client',
      ({ id }) => call(archiveClient, { body: { id, archived: true, version: 1 } }),
      /archived/,
    ],
  ])('can’t be sent by an admin when the invoice %s', async (name, change, why) => {
    const given = await addLateClient(`By hand ${name}`, 20);
    await change(given);
    const { status, body } = await send(given.id);
    expect([status, body.msg]).toEqual([409, expect.stringMatching(why)]);
    expect((await readReminders(given.id)).sent).toEqual([]);
  });

  it('answers 404 for an unknown client and refuses an invalid id', async () => {
    expect((await send(v7())).status).toBe(404);
    const { status, body } = await send(v7(), 'x');
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'id']);
  });

  it('is previewed with a real invoice', async () => {
    const { id, number } = await addLateClient('Preview');
    const shown = (
      await call(previewReminder, {
        body: { client_id: id, subject: 'About {count}', text: 'Dear {client},\npay {total}.' },
      })
    ).body;
    expect(shown).toMatchObject({ client_name: 'Preview', subject: 'About 1 invoice', attached: [number] });
    expect(shown.lines.slice(0, 2)).toEqual(['Dear Preview,', 'pay A$120.00.']);
    expect((await call(previewReminder, { body: { client_id: v7(), subject: 'x', text: 'y' } })).status).toBe(404);
  });

  it('refuses settings that another admin has changed', async () => {
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
      'an unknown placeholder',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, text: 'Pay {amount}' })) }),
      'steps.0.text',
    ],
    [
      'bank details',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, text: 'Pay to BSB 105-900, account 1234 5678' })) }),
      'steps.0.text',
    ],
    [
      'bank details in a subject',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, subject: 'New account １２３４５６７８' })) }),
      'steps.0.subject',
    ],
    [
      'a telephone number that is not the company’s',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, text: 'Pay to PayID 0412 345 678' })) }),
      'steps.0.text',
    ],
    [
      'a subject of two lines',
      ({ steps }) => ({ steps: steps.map((step) => ({ ...step, subject: 'a\nb' })) }),
      'steps.0.subject',
    ],
  ])('refuses %s', async (_, change, field) => {
    const { body } = await call(getReminderSettings);
    const refused = await call(saveReminderSettings, { body: { ...body, ...change(body) } });
    expect([refused.status, refused.body.issues?.[0]?.field]).toEqual([400, field]);
  });

  it('may name the company’s phone number and ABN, amounts and dates', async () => {
    const { body } = await call(getReminderSettings);
    const { supplier } = (await call(getInvoiceSettings)).body;
    const text = `Call ${supplier.telephone}. ABN ${supplier.abn}. A$1,484.46 was due on 28/11/2026 (INV-00012).`;
    const steps = body.steps.map((step: object) => ({ ...step, text }));
    expect((await call(saveReminderSettings, { body: { ...body, steps } })).status).toBe(200);
  });

  it('notifies all admins of new texts and of being switched on, but not of other days', async () => {
    const changes = async () =>
      (await testApp.readPublishedStates('notice'))
        .filter(({ kind }) => kind === 'reminders-changed')
        .map(({ admins, parameters }) => [admins, parameters.by, parameters.change]);
    const save = async (change: object) => {
      const { body } = await call(getReminderSettings);
      const answer = await call(saveReminderSettings, { body: { ...body, ...change } });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const { steps } = await save({ enabled: false });
    const before = (await changes()).length;
    const later = steps.map((step: { days: number }) => ({ ...step, days: step.days + 1 }));
    await save({ steps: later });
    await save({ enabled: true });
    await save({ enabled: false });
    const other = later.map((step: object) => ({ ...step, subject: 'Reminder of {count}' }));
    await save({ steps: other });
    await save({ enabled: true, steps: later });
    expect((await changes()).slice(before)).toEqual([
      [true, 'Helen', 'switched-on'],
      [true, 'Helen', 'texts'],
      [true, 'Helen', 'texts-and-switched-on'],
    ]);
  });

  it('waits for a mail server, and can be marked as sent by hand', async () => {
    await run();
    const place = `/auth${checkMailReach.path}`;
    testApp.peers.answers.set(place, { reaches_people: false });
    const [byHand, later] = [await addLateClient('Without a server', 12), await addLateClient('With one later', 12)];
    await run();
    expect((await readReminders(byHand.id)).sent).toEqual([]);
    expect(await send(byHand.id)).toMatchObject({ status: 409, body: { code: 'no_mail_server' } });
    const id = v4();
    for (const _ of [1, 2])
      expect((await call(sendReminder, { body: { id, client_id: byHand.id, channel: 'hand' } })).status).toBe(200);
    expect(await readReminders(byHand.id)).toMatchObject({ sent: [{ state: 'sent', by: 'Helen', step: 1 }] });
    expect(await mailsTo('Without a server')).toEqual([]);
    testApp.peers.answers.set(place, { reaches_people: true });
    await run();
    expect((await readReminders(byHand.id)).sent).toHaveLength(1);
    expect(await mailsTo('With one later')).toHaveLength(1);
    expect((await readReminders(later.id)).sent).toMatchObject([{ state: 'waiting' }]);
  });

  it('is held once for one request id, which can’t be reused with other details', async () => {
    const [first, second] = [await addLateClient('Disputed once'), await addLateClient('Disputed twice')];
    const held = { id: v4(), invoice_number: first.number };
    for (const _ of [1, 2]) expect((await hold(first.id, 'dispute', held)).status).toBe(200);
    for (const other of [{ invoice_number: second.number }, { reason: 'Mrs Lee called' }])
      expect((await hold(first.id, 'dispute', { ...held, ...other })).status).toBe(409);
  });

  it.each<[string, object, number]>([
    ['a dispute without an invoice', { kind: 'dispute' }, 400],
    ['a promise without a day', { kind: 'promise' }, 400],
    ['a promise for the past', { kind: 'promise', until: '2026-01-01' }, 400],
    ['a pause of one invoice', { kind: 'pause', invoice_number: 'INV-1' }, 400],
    ['an unknown invoice', { kind: 'dispute', invoice_number: 'INV-99999' }, 404],
    ['nobody', { kind: 'pause', client_id: v7() }, 404],
  ])('can’t be held for %s', async (name, given, status) => {
    const id = await client(`Held ${name}`);
    expect((await hold(id, 'pause', given)).status).toBe(status);
  });

  it('can’t be held by an invoice of another client', async () => {
    const [one, other] = [await addLateClient('Mine'), await client('Another')];
    expect((await hold(other, 'dispute', { invoice_number: one.number })).status).toBe(404);
  });
});
