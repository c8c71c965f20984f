import {
  checkReceivables,
  getAdjustmentNotePdf,
  getClientAccount,
  getClientInvoice,
  getJobInvoiceNotes,
  issueAdjustmentNote,
  listInvoicesToAdjust,
  markDocumentSent,
  sendDocument,
  setJobClient,
  undoAdjustmentNote,
} from '@cleaning/contracts';
import { type Caller, Transactions } from '@cleaning/service-kit';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { JobInvoiceNotes } from './job-invoice-notes.service.js';

const KNOWN = '2026-04-02';

describe('Adjustment note', () => {
  const openApp = openSharedApp();
  let testApp: TestApp;
  let admin: TestPerson;
  const { job, ask, call, client, give, price, place, confirmGst, row, list, issue, read, issueAndSend, record } =
    createClientInvoiceCalls(() => ({ testApp, admin }));
  beforeAll(async () => {
    testApp = await openApp();
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
    await testApp.readFeed('jobs');
    await confirmGst();
  }, 60_000);

  const adjust = (number: string, rest: object) =>
    call(issueAdjustmentNote, { body: { number, reason: 'Corrected hours', known_on: KNOWN, send: false, ...rest } });
  const toAdjust = async () => (await call(listInvoicesToAdjust)).body;
  const undo = (number: string) => call(undoAdjustmentNote, { body: { number, reason: 'It was right', send: false } });
  const hourly = async (name: string) => {
    const clientId = await client(name, { abn: '51824753556', billing_address: '1 Mill Lane' });
    const jobId = await job(`Hall of ${name}`);
    await give(jobId, clientId);
    const recordId = await record(jobId, '2026-03-05', 40_003);
    return { clientId, jobId, recordId, number: await issueAndSend(clientId) };
  };

  it('adjusts a sent invoice for a corrected record with GST, and is reversed by another note', async () => {
    const { clientId, jobId, recordId, number } = await hourly('Anna');
    expect(await row(clientId)).toMatchObject({ state: 'sent', total: '480.04', difference: '' });
    await record(jobId, '2026-03-05', 30_001, {}, recordId);
    expect(await row(clientId)).toMatchObject({ difference: '-100.02' });
    expect(await list({ state: 'differing' })).toMatchObject({ total: 1, counts: { differing: 1 } });
    expect(await toAdjust()).toEqual({
      total: 1,
      rows: [
        {
          kind: 'client-invoice',
          number,
          to_name: 'Anna',
          month: '2026-03',
          difference: '-100.02',
          adjust_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        },
      ],
    });
    const before = await read(number);
    expect(before).toMatchObject({
      differences: [{ place: 'Hall of Anna', invoiced: '400.03', now: '300.01', difference: '-100.02' }],
      adjust_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect((await adjust(number, { difference: '-100.01' })).status).toBe(409);
    const adjusted = (await adjust(number, { difference: '-100.02' })).body;
    expect(getClientInvoice.answer.safeParse(adjusted).success).toBe(true);
    expect(await toAdjust()).toEqual({ total: 0, rows: [] });
    const description = 'Hall of Anna: A$300.01 instead of A$400.03, excluding GST';
    expect(adjusted).toMatchObject({
      version: 1,
      total: '480.04',
      adjusted_total: '360.01',
      differences: [],
      adjust_until: '',
      notes: [
        {
          number: 'ADJ-00001',
          invoice_number: number,
          reason: 'Corrected hours',
          known_on: KNOWN,
          undone_by: '',
          sub_total: '-100.02',
          gst: '-20.01',
          total: '-120.03',
          adjusted_total: '360.01',
          lines: [{ description, amount: '-100.02' }],
        },
      ],
    });
    const pdf = await call(getAdjustmentNotePdf, { params: { number: 'ADJ-00001' } });
    const text = readPdfText(pdf.body);
    for (const shown of [
      'ADJUSTMENT NOTE',
      'ADJ-00001',
      number,
      'ABN 80 000 000 001',
      'Anna',
      'ABN 51 824 753 556',
      'Corrected hours',
      'A$300.01 instead of A$400.03',
      '−A$100.02',
      '−A$20.01',
      '−A$120.03',
      'decreases by A$20.01',
      'A$360.01',
    ])
      expect(text).toContain(shown);

    const undone = (await undo('ADJ-00001')).body;
    expect(undone).toMatchObject({
      adjusted_total: '480.04',
      differences: [{ difference: '-100.02' }],
      notes: [{ undone_by: 'ADJ-00002' }, { number: 'ADJ-00002', undoes: 'ADJ-00001', total: '120.03', gst: '20.01' }],
    });
    expect((await undo('ADJ-00001')).status).toBe(409);
    expect((await undo('ADJ-00002')).status).toBe(409);
    expect(
      (await testApp.readPublishedStates('audit-entry')).filter(({ action }) => action === 'invoice.adjusted'),
    ).toMatchObject([
      { subject_name: number, details: { note: 'ADJ-00001', total: '-120.03' } },
      { details: { note: 'ADJ-00002' } },
    ]);
    await expect(testApp.dataSource.query(`UPDATE adjustment_note SET reason = 'x'`)).rejects.toThrow('append-only');
  });

  it('takes the office’s own amounts, up to the total of the invoice', async () => {
    const { clientId, number } = await hourly('Ben');
    const lines = [{ description: 'Broken vase', amount: '-50' }];
    expect((await adjust(number, { lines })).body).toMatchObject({
      adjusted_total: '420.04',
      differences: [],
      notes: [{ lines: [{ description: 'Broken vase', amount: '-50.00' }] }],
    });
    expect(await row(clientId)).toMatchObject({ total: '420.04', difference: '' });
    expect((await adjust(number, { lines: [{ description: 'All', amount: '-350.04' }] })).status).toBe(409);
    const all = await adjust(number, { lines: [{ description: 'All', amount: '-350.03' }] });
    expect(all.body).toMatchObject({ adjusted_total: '0.00', state: 'sent' });
  });

  it('is refused for an unsent invoice, without an amount or with a future day', async () => {
    const clientId = await client('Chris');
    await place(clientId);
    const { number } = (await issue([clientId])).body.results[0];
    const lines = [{ description: 'Vase', amount: '-50' }];
    expect((await adjust(number, { lines })).status).toBe(409);
    expect((await adjust(number, {})).status).toBe(400);
    expect((await adjust(number, { lines: [{ description: 'Vase', amount: '0' }] })).status).toBe(400);
    expect((await adjust(number, { lines, known_on: '2099-01-01' })).status).toBe(400);
    expect((await adjust('INV-99999', { lines })).status).toBe(404);
    expect((await undo('ADJ-99999')).status).toBe(404);
    expect((await call(getAdjustmentNotePdf, { params: { number: 'ADJ-99999' } })).status).toBe(404);
  });

  it('releases a site that was never the client’s so it can be invoiced elsewhere', async () => {
    const [wrong, right] = [await client('Wrong'), await client('Right')];
    const jobId = await place(wrong, '100', 'Mixed up');
    await place(wrong, '40', 'Own');
    const number = await issueAndSend(wrong);
    await call(setJobClient, { body: { job_id: jobId, version: 1, client_id: right, from: '2026-01-01' } });
    expect(await row(right)).toMatchObject({ state: 'blocked', other_invoices: [number] });
    expect((await ask(jobId, '03')).status).toBe(409);
    expect((await adjust(number, { difference: '-100' })).body).toMatchObject({ adjusted_total: '48.00' });
    expect(await row(right)).toMatchObject({ state: 'ready', sub_total: '100.00' });
    expect((await issue([right])).status).toBe(200);
    // The days are now on the other invoice: the reversal is refused and uses no number.
    const { notes } = await read(number);
    const refused = await undo(notes[0].number);
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      'Some of this work is now on another invoice. Reload the page to see it.',
    ]);
    expect((await read(number)).notes).toHaveLength(1);
    expect((await adjust(number, { lines: [{ description: 'Vase', amount: '-1' }] })).body.notes[1].number).toBe(
      `ADJ-${String(Number(notes[0].number.slice(4)) + 1).padStart(5, '0')}`,
    );
  });

  it('gives back days and records when it is reversed', async () => {
    const { clientId, jobId, recordId, number } = await hourly('Again');
    const other = await client('Again elsewhere');
    const held = () =>
      testApp.dataSource.query(
        `SELECT from_day::text AS "from", to_day::text AS "to", (SELECT count(*)::int FROM invoiced_work WHERE work_record_id = $2) AS records
         FROM invoiced_days WHERE job_id = $1 ORDER BY from_day`,
        [jobId, recordId],
      );
    const all = [{ from: '2026-03-01', to: '2026-03-31', records: 1 }];
    expect(await held()).toEqual(all);
    await call(setJobClient, { body: { job_id: jobId, version: 1, client_id: other, from: '2026-03-04' } });
    const [note] = (await adjust(number, { difference: '-400.03' })).body.notes;
    expect(await held()).toEqual([]);
    expect(await row(other)).toMatchObject({ state: 'ready', sub_total: '400.03' });
    expect((await undo(note.number)).body).toMatchObject({ adjusted_total: '480.04' });
    expect(await held()).toEqual(all);
    expect(await row(other)).toMatchObject({ state: 'blocked', other_invoices: [number] });
    expect(await row(clientId)).toMatchObject({ state: 'sent', difference: '-400.03' });
  });

  it('can’t be reversed once the moved record is invoiced elsewhere', async () => {
    const [jobId, otherJob] = [await job('From here'), await job('To there')];
    const recordId = await record(jobId, '2026-03-05', 40_000);
    await record(jobId, '2026-03-06', 10_000);
    const number = (await ask(jobId, '03')).body.invoice_number;
    await call(markDocumentSent, { body: { kind: 'job-invoice', number, version: 1 } });
    await record(otherJob, '2026-03-05', 40_000, {}, recordId);
    const [note] = (await adjust(number, { difference: '-400' })).body.notes;
    expect((await ask(otherJob, '03')).status).toBe(200);
    expect((await undo(note.number)).status).toBe(409);
  });

  it('is due within 28 days of the unsettled change', async () => {
    const { clientId, jobId, recordId, number } = await hourly('Days');
    const changed = (id: string, on: string) =>
      testApp.dataSource.query(
        `ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_changed;
         UPDATE ledger_entry SET changed_at = '${on}' WHERE work_record_id = '${id}';
         ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_changed`,
      );
    const later = await record(jobId, '2026-03-06', 10_000);
    await changed(later, '2099-03-05T03:00:00Z');
    expect(await row(clientId)).toMatchObject({ difference: '100.00', adjust_until: '2099-04-02' });
    await adjust(number, { difference: '100' });
    expect(await row(clientId)).toMatchObject({ difference: '', adjust_until: '' });
    // The first change is settled by the note; the next one comes 40 days later.
    await changed(later, '2026-03-05T03:00:00Z');
    await record(jobId, '2026-03-05', 30_003, {}, recordId);
    await changed(recordId, '2099-04-14T03:00:00Z');
    expect(await read(number)).toMatchObject({ adjust_until: '2099-05-12' });
    expect(await row(clientId)).toMatchObject({ difference: '-100.00', adjust_until: '2099-05-12' });
  });

  it('is issued once for one idempotency key, even without a difference', async () => {
    const { number } = await hourly('Press');
    const body = { lines: [{ description: 'Vase', amount: '-50' }], key: v4() };
    const answers = await Promise.all([1, 2, 3].map(() => adjust(number, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(number)).toMatchObject({ adjusted_total: '420.04', notes: [{ total: '-60.00' }] });
    expect((await adjust(number, { ...body, key: v4() })).body.notes).toHaveLength(2);
  });

  it('corrects an emailed job invoice and what its client owes', async () => {
    const clientId = await client('Single', { billing_email: 'pay@single.example' });
    const jobId = await job('Single Hall');
    await give(jobId, clientId);
    const recordId = await record(jobId, '2026-03-05', 40_003);
    const number = (await ask(jobId, '03')).body.invoice_number;
    const notes = async () => (await call(getJobInvoiceNotes, { params: { number } })).body;
    const lines = [{ description: 'Vase', amount: '-50' }];
    expect((await adjust(number, { lines })).body.msg).toContain('hasn’t been sent');
    const { id } = (
      await call(sendDocument, { body: { kind: 'job-invoice', number, version: 1, to: 'pay@single.example' } })
    ).body;
    await testApp.deliver('mail-result', id, { state: 'sent', code: '', at: '2026-04-02T02:00:00.000Z' });
    expect(await notes()).toMatchObject({ notes: [], difference: '', adjusted_total: '480.04' });
    await record(jobId, '2026-03-05', 30_001, {}, recordId);
    expect((await ask(jobId, '03')).body.version).toBe(1);
    expect(await notes()).toMatchObject({
      invoiced: '400.03',
      now: '300.01',
      difference: '-100.02',
      adjust_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    const listed = { kind: 'job-invoice', number, to_name: 'Single Hall', month: '2026-03', difference: '-100.02' };
    expect((await toAdjust()).rows).toContainEqual(expect.objectContaining(listed));
    const answers = await Promise.all([1, 2].map(() => adjust(number, { difference: '-100.02', send: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await toAdjust()).rows).not.toContainEqual(expect.objectContaining({ number }));
    const body = await notes();
    expect(getJobInvoiceNotes.answer.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      difference: '',
      adjusted_total: '360.01',
      notes: [{ invoice_number: number, gst: '-20.01', total: '-120.03', to_name: 'Single Hall', sending: true }],
    });
    const note = body.notes[0].number;
    const text = readPdfText((await call(getAdjustmentNotePdf, { params: { number: note } })).body);
    for (const shown of [note, number, 'Single Hall: A$300.01 instead of A$400.03', '−A$120.03'])
      expect(text).toContain(shown);
    const owed = async () => (await call(getClientAccount, { params: { client_id: clientId } })).body;
    expect(await owed()).toMatchObject({ invoices: [{ kind: 'job', adjusted: '-120.03', open: '360.01' }] });
    const undone = (await undo(note)).body;
    expect(undone).toMatchObject({ difference: '-100.02', adjusted_total: '480.04', notes: [{}, { undoes: note }] });
    const back = undone.notes[1].number;
    expect(await undo(note)).toMatchObject({
      status: 409,
      body: { code: 'note_undone', msg: `${note} was already reversed by ${back}.` },
    });
    expect(await undo(back)).toMatchObject({
      status: 409,
      body: { code: 'note_undoes', params: { number: back, undoes: note } },
    });
    expect((await owed()).ages.open).toBe('480.04');
    expect((await call(checkReceivables)).body.problems).toEqual([]);
    await expect(testApp.dataSource.query('UPDATE adjustment_note SET invoice_id = NULL')).rejects.toThrow(
      'append-only',
    );
  });

  it('follows a late price change, once for several requests at the same time', async () => {
    const clientId = await client('Twice');
    const jobId = await place(clientId, '100');
    const number = await issueAndSend(clientId);
    await price(jobId, 'month', '130', '2026-01-01', 1);
    const answers = await Promise.all([1, 2, 3].map(() => adjust(number, { difference: '30' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const adjusted = { adjusted_total: '156.00', notes: [{ total: '36.00' }], adjust_until: '' };
    expect(await read(number)).toMatchObject(adjusted);
  });

  it('refuses to reverse a note that doesn’t exist', async () => {
    const jobId = await job('Note that is gone');
    await record(jobId, '2026-03-05', 40_003);
    const { invoice_id: invoiceId } = (
      await testApp.dataSource.query('SELECT id AS invoice_id FROM invoice WHERE number = $1', [
        (await ask(jobId, '03')).body.invoice_number,
      ])
    )[0];
    const caller = { id: admin.id, name: 'Helen' } as Caller;
    const gone = { noteId: v4(), invoiceId, reason: 'It was right', knownOn: KNOWN, send: false };
    const undoing = testApp.get(Transactions).run((tx) => testApp.get(JobInvoiceNotes).undo(tx, caller, gone));
    await expect(undoing).rejects.toThrow('That adjustment note doesn’t exist.');
  });
});
