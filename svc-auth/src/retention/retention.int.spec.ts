import { getAuditLog, getCurrentUser, listNotices, removeSubContractor, verifyUser } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { People, startAuth, type TestPerson } from '../testing/people.js';
import { listAccountsAfterRetention } from '../testing/unverified.js';
import { FORMER_SUB_CONTRACTOR, Retention } from './retention.service.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(() => testApp.dataSource.query(`DELETE FROM account WHERE role = 'user'`));

const run = () => testApp.get(Retention).run();
const remove = ({ id }: TestPerson) =>
  testApp.call(removeSubContractor, { token: admin.token, params: { userID: id } });
const deliverOwed = ({ id }: TestPerson, is: boolean) => testApp.deliver('owed', id, { owed: is, earned: true });
const row = async ({ id }: TestPerson) => {
  const [found] = await testApp.dataSource.query('SELECT * FROM account WHERE id = $1', [id]);
  return found;
};
const actions = async ({ id }: TestPerson): Promise<string[]> => {
  const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
  return body.entries.map(({ action }: { action: string }) => action);
};
const moveTo = ({ id }: TestPerson, column: string, instant: string) =>
  testApp.dataSource.query(`UPDATE account SET ${column} = $2 WHERE id = $1`, [id, instant]);

const DETAILS = { address: '14 Acacia Street, Prospect SA', abn: '61000000002', contact_no: '0491 570 006' };
const ERASED_DETAILS = {
  passport_number: '',
  account_number: '',
  bsb: '',
  bank_name: '',
  contact_no: '',
  email: '',
  password_hash: '',
};

describe('the retention of personal details', () => {
  it('keeps all details of a removed person while pay is owed or not known', async () => {
    const ana = await people.createContractor();
    await remove(ana);
    await run();
    expect(await row(ana)).toMatchObject({ ...DETAILS, details_erased_at: null });
    await deliverOwed(ana, true);
    await run();
    expect(await row(ana)).toMatchObject({ ...DETAILS, details_erased_at: null });
  });

  it('erases passport, bank and contact details but no tax record once nothing is owed', async () => {
    const ana = await people.createContractor();
    await deliverOwed(ana, true);
    await remove(ana);
    await deliverOwed(ana, false);
    await Promise.all([run(), run()]);
    expect(await row(ana)).toMatchObject({
      ...ERASED_DETAILS,
      name: ana.name,
      address: DETAILS.address,
      abn: DETAILS.abn,
      erased_at: null,
    });
    expect(await actions(ana)).toEqual(['account.details-erased', 'account.removed']);
  });

  it('keeps all details of a current person', async () => {
    const ana = await people.createContractor();
    await deliverOwed(ana, false);
    await run();
    expect(await row(ana)).toMatchObject(DETAILS);
  });

  it.each([
    // Adelaide is ahead of UTC: these are the last and the first minutes of financial years there.
    ['erases name, ABN and address five years after the financial year ended', '2021-06-30T14:29:00Z', true],
    ['keeps name, ABN and address when removed a minute into the next financial year', '2021-06-30T14:31:00Z', false],
    ['keeps name, ABN and address before the five years are over', '2025-11-18T00:00:00Z', false],
  ])('%s', async (_, removedAt, gone) => {
    const ana = await people.createContractor();
    await remove(ana);
    await deliverOwed(ana, false);
    await moveTo(ana, 'removed_at', removedAt);
    await run();
    await moveTo(ana, 'details_erased_at', removedAt);
    await run();
    const expected = gone
      ? { name: FORMER_SUB_CONTRACTOR, address: '', zip_code: '', abn: '' }
      : { name: ana.name, erased_at: null };
    expect(await row(ana)).toMatchObject(expected);
    const payee = (await testApp.readPublishedStates('payee')).find(({ id }) => id === ana.id);
    expect(payee?.erased).toBe(gone || undefined);
    if (gone)
      expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({
        id: ana.id,
        name: FORMER_SUB_CONTRACTOR,
        removed: true,
      });
  });

  it('relies on database checks against erasing too early', async () => {
    const CHECK_VIOLATION = { driverError: { code: '23514' } };
    const ana = await people.createContractor();
    await expect(moveTo(ana, 'details_erased_at', '2026-01-01T00:00:00Z')).rejects.toMatchObject(CHECK_VIOLATION);
    await remove(ana);
    await expect(moveTo(ana, 'details_erased_at', '2026-01-01T00:00:00Z')).rejects.toMatchObject(CHECK_VIOLATION);
    await expect(moveTo(ana, 'erased_at', '2026-01-01T00:00:00Z')).rejects.toMatchObject(CHECK_VIOLATION);
  });
});

describe('the removal of unverified accounts', () => {
  const backdateRegistration = (person: TestPerson, days: number) =>
    testApp.dataSource.query('UPDATE account SET registered_at = now() - make_interval(days => $2) WHERE id = $1', [
      person.id,
      days,
    ]);

  const backdateNotice = ({ id }: TestPerson, days: number) =>
    testApp.dataSource.query('UPDATE notice SET created_at = now() - make_interval(days => $2) WHERE account_id = $1', [
      id,
      days,
    ]);
  const notices = async ({ token }: TestPerson) => (await testApp.call(listNotices, { token })).body.notices;
  /** Sends the notice and moves it this many days back. */
  const notifyAndBackdate = async (person: TestPerson, days = 8) => {
    await run();
    await backdateNotice(person, days);
  };

  it('sends one notice and mail a week before, even when two runs overlap', async () => {
    const [ana, ben] = [
      await people.createContractor({ verified: false }),
      await people.createContractor({ verified: false }),
    ];
    await backdateRegistration(ana, 54);
    await backdateRegistration(ben, 52);
    await Promise.all([run(), run()]);
    await run();
    const [{ week }] = await testApp.dataSource.query(
      `SELECT to_char((now() + interval '7 days') AT TIME ZONE 'Australia/Adelaide', 'FMDD Mon YYYY') AS week`,
    );
    const text = (await notices(ana)).map(({ kind, text }: { kind: string; text: string }) => [kind, text]);
    expect(text).toEqual([
      ['account-ending', expect.stringContaining(`It will be deleted with your documents on ${week}`)],
    ]);
    expect(await notices(ben)).toEqual([]);
    const mails = await testApp.dataSource.query('SELECT kind FROM mail_message WHERE account_id = $1', [ana.id]);
    expect(mails).toEqual([{ kind: 'notice' }]);
  });

  it('waits at least a week after the notice', async () => {
    const ana = await people.createContractor({ verified: false });
    await backdateRegistration(ana, 400);
    await notifyAndBackdate(ana, 6);
    await run();
    expect((await row(ana)).removed_at).toBeNull();
    await backdateNotice(ana, 8);
    await run();
    expect((await row(ana)).removed_at).not.toBeNull();
  });

  it('removes the account and logs it out 60 days after registration', async () => {
    const [ana, ben] = [
      await people.createContractor({ verified: false }),
      await people.createContractor({ verified: false }),
    ];
    await backdateRegistration(ana, 61);
    await backdateRegistration(ben, 59);
    await notifyAndBackdate(ana);
    await backdateNotice(ben, 8);
    await run();
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 401 });
    expect(await testApp.call(getCurrentUser, { token: ben.token })).toMatchObject({ status: 200 });
    expect(await actions(ana)).toEqual(['account.removed']);
    expect((await testApp.readPublishedStates('account')).find(({ id }) => id === ana.id)).toMatchObject({
      removed: true,
    });
    await deliverOwed(ana, false);
    await run();
    expect(await row(ana)).toMatchObject(ERASED_DETAILS);
  });

  it('counts from the update for an account registered before the rule existed', async () => {
    const ana = await people.createContractor({ verified: false });
    await backdateRegistration(ana, 400);
    await testApp.dataSource.query('UPDATE retention_start SET since = now()');
    await run();
    expect((await row(ana)).removed_at).toBeNull();
    await testApp.dataSource.query(`UPDATE retention_start SET since = '-infinity'`);
    await notifyAndBackdate(ana);
    await run();
    expect((await row(ana)).removed_at).not.toBeNull();
  });

  it('leaves an account that was verified once', async () => {
    const ana = await people.createContractor();
    await testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'disprove' } });
    await backdateRegistration(ana, 400);
    await notifyAndBackdate(ana);
    await run();
    expect((await row(ana)).removed_at).toBeNull();
  });

  it('removes an account that an admin refused with a reason', async () => {
    const ana = await people.createContractor({ verified: false });
    const body = { id: ana.id, method: 'disprove', reason: 'The passport has expired.' } as const;
    expect(await testApp.call(verifyUser, { token: admin.token, body })).toMatchObject({ status: 200 });
    await backdateRegistration(ana, 61);
    await notifyAndBackdate(ana);
    await run();
    expect((await row(ana)).removed_at).not.toBeNull();
    expect(await actions(ana)).toEqual(['account.removed', 'account.disproved']);
  });

  it('leaves an account that was verified and then refused with a reason', async () => {
    const ana = await people.createContractor({ verified: false });
    for (const [method, reason] of [
      ['approve', ''],
      ['disprove', 'The passport has expired.'],
    ] as const)
      await testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method, reason } });
    await backdateRegistration(ana, 400);
    await notifyAndBackdate(ana);
    await run();
    expect((await row(ana)).removed_at).toBeNull();
  });

  it.each([
    ['erases name, ABN and address too when nothing was ever earned', { owed: false, earned: false }, true],
    ['keeps the tax record when something was earned', { owed: false, earned: true }, false],
  ])('%s', async (_, state, gone) => {
    const ana = await people.createContractor({ verified: false });
    await remove(ana);
    await testApp.deliver('owed', ana.id, state);
    await run();
    expect(await row(ana)).toMatchObject({
      ...ERASED_DETAILS,
      ...(gone
        ? { name: FORMER_SUB_CONTRACTOR, address: '', zip_code: '', abn: '' }
        : { name: ana.name, address: DETAILS.address, abn: DETAILS.abn, erased_at: null }),
    });
  });

  it('keeps the tax record of a person who was verified once', async () => {
    const ana = await people.createContractor();
    await testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'disprove' } });
    await remove(ana);
    await testApp.deliver('owed', ana.id, { owed: false, earned: false });
    await run();
    expect(await row(ana)).toMatchObject({ ...ERASED_DETAILS, name: ana.name, abn: DETAILS.abn, erased_at: null });
  });

  it('removes four accounts in one run', async () => {
    expect(await listAccountsAfterRetention(testApp, people, 3)).toEqual([]);
  });
});
