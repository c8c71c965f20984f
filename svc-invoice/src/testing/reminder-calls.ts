import {
  addDays,
  type EntityState,
  getBusinessToday,
  getClientReminders,
  getReminderSettings,
  holdReminders,
  saveReminderSettings,
  sendReminder,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import type { Day } from '../pay/calendar/days.js';
import { findSendingDay } from '../reminders/reminder-rules.js';
import { ReminderSending } from '../reminders/reminder-sending.service.js';
import { createReceivableCalls } from './receivable-calls.js';

/** The next day on which reminders are sent. */
export const TODAY = findSendingDay(getBusinessToday('Australia/Adelaide'));
/** 9:30 or 10:30 am in Adelaide. */
export const getMorning = (day: Day) => new Date(`${day}T00:00:00Z`);
export const findSundayAfter = (day: Day): Day => addDays(day, 7 - getMorning(day).getUTCDay());

/** Calls for overdue invoices and reminders. */
export function createReminderCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const receivable = createReceivableCalls(started);
  const { call, addOwingClient } = receivable;
  /** Dates a sent invoice back, due this many days before TODAY. */
  const makeOverdue = async (number: string, days: number) => {
    const { dataSource } = started().testApp;
    await dataSource.query('ALTER TABLE client_invoice_version DISABLE TRIGGER USER');
    await dataSource.query(
      `UPDATE client_invoice_version SET due_on = $1, issued_on = '2026-01-01'
       WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = $2)`,
      [addDays(TODAY, -days), number],
    );
    await dataSource.query('ALTER TABLE client_invoice_version ENABLE TRIGGER USER');
    await dataSource.query(`UPDATE client_invoice SET sent_at = '2026-01-01' WHERE number = $1`, [number]);
  };
  /** Adds a client with an overdue invoice of A$120.00. */
  const addLateClient = async (name: string, days = 8) => {
    const { id, number } = await addOwingClient(name);
    await makeOverdue(number, days);
    return { id, number };
  };
  const run = (day = TODAY) => started().testApp.get(ReminderSending).run(getMorning(day));
  const readReminders = async (client_id: string) => (await call(getClientReminders, { params: { client_id } })).body;
  const hold = (client_id: string, kind: string, more: object = {}) =>
    call(holdReminders, { body: { id: v4(), client_id, kind, reason: 'Mr Lee called', ...more } });
  const send = (client_id: string, id = v4()) => call(sendReminder, { body: { id, client_id } });
  const mailsTo = async (name: string) =>
    (await started().testApp.readPublishedMails('document')).filter(({ to }) => to.name === name);
  const result = (id: string, state: EntityState<'mail-result'>['state'], code = '') =>
    started().testApp.deliver('mail-result', id, { state, code, at: '2026-12-01T02:00:00.000Z' });
  const findReminderNotices = async (name: string) =>
    (await started().testApp.readPublishedStates('notice')).filter(
      ({ kind, parameters }) => kind === 'reminder-not-sent' && parameters.client === name,
    );
  const enable = async (enabled = true) => {
    const { body } = await call(getReminderSettings);
    return call(saveReminderSettings, { body: { ...body, enabled } });
  };
  return {
    ...receivable,
    makeOverdue,
    addLateClient,
    run,
    readReminders,
    hold,
    send,
    mailsTo,
    result,
    findReminderNotices,
    enable,
  };
}
