import { removeSubContractor } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { DetailsDesk } from '../testing/details-desk.js';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
let other: TestPerson;
let desk: DetailsDesk;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
  other = await people.createAdmin('Omar Haddad');
  desk = new DetailsDesk(testApp, admin);
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(() => testApp.dataSource.query('DELETE FROM detail_change'));

const BANK = { account_number: '987654321', bsb: '062-000' };

describe('a detail change request', () => {
  it('shows an admin current and requested details and applies them on approval', async () => {
    const ana = await people.createContractor();
    const id = await desk.requestChange(ana, { address: '7 Rosella Street', name: ana.name, ...BANK });
    expect(await desk.readRequest(ana)).toMatchObject({
      state: 'open',
      fields: ['address', 'account_number', 'bsb'],
      asked: { address: '7 Rosella Street', account_number: '••••321', bsb: '••••000' },
    });
    expect(await desk.list()).toMatchObject({
      total: 1,
      rows: [
        {
          id,
          user_id: ana.id,
          name: ana.name,
          details_version: 1,
          details: [
            { field: 'address', was: '14 Acacia Street, Prospect SA', asked: '7 Rosella Street' },
            { field: 'account_number', was: '••••567', asked: '••••321' },
            { field: 'bsb', was: '••••345', asked: '••••000' },
          ],
        },
      ],
    });
    expect((await desk.findNotices(admin))[0]).toMatchObject({ kind: 'change-asked', path: '/admin/detail-changes' });
    expect(await desk.decide(admin, id)).toMatchObject({ status: 200 });
    expect(await desk.readBankDetails(ana)).toMatchObject({ account_number: '987654321', bsb: '062000' });
    expect(await desk.readRequest(ana)).toMatchObject({ state: 'approved', asked: {} });
    expect((await desk.readAudit(ana)).map(({ action }) => action)).toContain('account.change-approved');
    expect((await desk.findNotices(ana))[0]).toMatchObject({ kind: 'details-changed' });
    expect((await desk.readRow(ana)).payments_held_until).not.toBeNull();
    expect(await desk.list()).toEqual({ total: 0, rows: [] });
  });

  it('needs a reason for a rejection and shows it to the person', async () => {
    const ana = await people.createContractor();
    const id = await desk.requestChange(ana, { name: 'Ana M.' });
    expect(await desk.decide(admin, id, 'reject')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'reason' }] },
    });
    expect(await desk.decide(admin, id, 'reject', { reason: 'The passport says otherwise.' })).toMatchObject({
      status: 200,
    });
    expect(await desk.readRequest(ana)).toMatchObject({ state: 'rejected', reason: 'The passport says otherwise.' });
    expect((await desk.findNotices(ana))[0]).toMatchObject({
      kind: 'change-rejected',
      text: expect.stringContaining('“The passport says otherwise.”'),
    });
    expect((await desk.readDetail(ana)).name).toBe(ana.name);
  });

  it('is limited to one per person at a time and can be withdrawn', async () => {
    const ana = await people.createContractor();
    const answers = await Promise.all([desk.ask(ana, { name: 'Ana 1' }), desk.ask(ana, { name: 'Ana 2' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await desk.readRequest(ana);
    expect(await desk.withdraw(ana, id)).toMatchObject({ status: 200 });
    expect(await desk.withdraw(ana, id)).toMatchObject({ status: 404 });
    expect(await desk.decide(admin, id)).toMatchObject({ status: 409 });
    expect(await desk.ask(ana, { name: 'Ana 3' })).toMatchObject({ status: 200 });
  });

  it('cannot be withdrawn by another person', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    const id = await desk.requestChange(ana, { name: 'Ana M.' });
    expect(await desk.withdraw(bo, id)).toMatchObject({ status: 404 });
    expect(await desk.readRequest(bo)).toBeNull();
    expect(await desk.readRequest(ana)).toMatchObject({ state: 'open' });
  });

  it('is open to unverified people, but not for passport, ABN or unchanged details', async () => {
    const ana = await people.createContractor({ verified: false });
    expect(await desk.ask(ana, { name: ana.name })).toMatchObject({ status: 409 });
    expect(await desk.ask(ana, { abn: '51 824 753 556', passport_number: 'XX999' })).toMatchObject({ status: 409 });
    expect(await desk.ask(ana, { bsb: '1' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'changes.bsb' }] },
    });
    expect(await desk.ask(ana, { email: admin.email })).toMatchObject({ status: 400 });
    expect(await desk.ask(ana, { contact_no: '0400 000 000' })).toMatchObject({ status: 200 });
  });
});

describe('a decision on a detail change request', () => {
  it('is accepted from one of two admins who decide at the same time', async () => {
    const ana = await people.createContractor();
    const id = await desk.requestChange(ana, { name: 'Ana M.' });
    const answers = await Promise.all([desk.decide(admin, id), desk.decide(other, id, 'reject', { reason: 'No.' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await desk.readRequest(ana);
    expect((await desk.readDetail(ana)).name).toBe(state === 'approved' ? 'Ana M.' : ana.name);
    expect(await desk.findNotices(ana)).toHaveLength(1);
  });

  it('answers 409 when the details changed since the admin read them', async () => {
    const ana = await people.createContractor();
    const id = await desk.requestChange(ana, { name: 'Ana M.' });
    await desk.edit(other, ana, { address: '7 Rosella Street' });
    expect(await desk.decide(admin, id)).toMatchObject({ status: 409 });
    expect(await desk.readRequest(ana)).toMatchObject({ state: 'open' });
    expect(await desk.decide(admin, id, 'approve', { details_version: 2 })).toMatchObject({ status: 200 });
  });

  it('answers 409 when another account has taken the email address', async () => {
    const ana = await people.createContractor();
    const id = await desk.requestChange(ana, { email: 'wanted@example.com' });
    await people.createContractor({ email: 'wanted@example.com' });
    expect(await desk.decide(admin, id)).toMatchObject({ status: 409 });
    expect(await desk.readRequest(ana)).toMatchObject({ state: 'open' });
  });

  it('answers 404 for a removed person, whose request leaves the list', async () => {
    const ana = await people.createContractor();
    const id = await desk.requestChange(ana, { name: 'Ana M.' });
    await testApp.call(removeSubContractor, { token: admin.token, params: { userID: ana.id } });
    expect(await desk.list()).toMatchObject({ total: 0 });
    expect(await desk.decide(admin, id)).toMatchObject({ status: 404 });
  });
});

it('seals requested details in the database and erases them after the decision', async () => {
  const ana = await people.createContractor();
  const id = await desk.requestChange(ana, { ...BANK, address: '7 Rosella Street' });
  const stored = async () =>
    (
      await testApp.dataSource.query('SELECT asked, detail_change::text AS whole FROM detail_change WHERE id = $1', [
        id,
      ])
    )[0];
  expect((await stored()).asked).toMatch(/^sealed:1:/);
  for (const plain of ['987654321', '062000', 'Rosella']) expect((await stored()).whole).not.toContain(plain);
  await desk.decide(admin, id);
  expect((await stored()).asked).toBe('');
  const audit = JSON.stringify(await desk.readAudit(ana));
  for (const plain of ['987654321', '062000', '001234567']) expect(audit).not.toContain(plain);
});
