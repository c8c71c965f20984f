import { confirmEmail, removeSubContractor } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { DetailsDesk } from '../testing/details-desk.js';
import { MailServer } from '../testing/mail-server.js';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let mails: MailServer;
let people: People;
let admin: TestPerson;
let other: TestPerson;
let desk: DetailsDesk;
beforeAll(async () => {
  mails = await MailServer.start();
  testApp = await startAuth({ SMTP_URL: mails.buildUrl() });
  people = new People(testApp);
  admin = await people.createAdmin();
  other = await people.createAdmin('Omar Haddad');
  desk = new DetailsDesk(testApp, admin);
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await mails.stop();
});

const BANK = { account_number: '987654321', bsb: '062-000' };

describe('editPerson', () => {
  it('changes details, audits them with numbers masked and notifies the person', async () => {
    const ana = await people.createContractor();
    const changes = { name: 'Ana Maria Silva', address: '7 Rosella Street', abn: '51 824 753 556', bsb: '062-000' };
    expect(await desk.edit(admin, ana, changes)).toMatchObject({ status: 200 });
    expect(await desk.readDetail(ana)).toMatchObject({
      name: 'Ana Maria Silva',
      address: '7 Rosella Street',
      abn: '51824753556',
      bsb: '••••000',
      details_version: 2,
    });
    const [entry] = (await desk.readAudit(ana)).filter(({ action }) => action === 'account.details-changed');
    expect(entry?.details).toEqual({
      name: 'Ana Silva → Ana Maria Silva',
      address: '14 Acacia Street, Prospect SA → 7 Rosella Street',
      abn: '61000000002 → 51824753556',
      bsb: '••••345 → ••••000',
    });
    expect(await desk.findNotices(ana)).toMatchObject([
      { kind: 'details-changed', text: expect.stringContaining('name, address, bank account, ABN') },
    ]);
    expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({
      id: ana.id,
      name: 'Ana Maria Silva',
    });
  });

  it('changes nothing when the same edit arrives twice', async () => {
    const ana = await people.createContractor();
    await desk.edit(admin, ana, { name: 'Ana M.' });
    expect(await desk.edit(admin, ana, { name: 'Ana M.' })).toMatchObject({ status: 200 });
    expect(await desk.readVersion(ana)).toBe(2);
    expect(await desk.findNotices(ana)).toHaveLength(1);
  });

  it('names every invalid field and changes nothing', async () => {
    const ana = await people.createContractor();
    const bad = {
      name: '',
      email: 'no mail',
      zip_code: '12',
      contact_no: 'x',
      abn: '1',
      bsb: '12',
      bank_name: 'My bank',
    };
    const { status, body } = await desk.edit(admin, ana, { ...bad, address: 'a new one' });
    expect(status).toBe(400);
    expect(body.issues.map(({ field }: { field: string }) => field).sort()).toEqual(
      Object.keys(bad)
        .map((field) => `changes.${field}`)
        .sort(),
    );
    const taken = await people.createContractor();
    expect(await desk.edit(admin, ana, { email: taken.email.toUpperCase() })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'changes.email' }] },
    });
    expect(await desk.edit(admin, ana, { name: 'A\nB' })).toMatchObject({ status: 400 });
    expect(await desk.readRow(ana)).toMatchObject({ name: ana.name, email: ana.email, details_version: 1 });
    expect(await desk.findNotices(ana)).toEqual([]);
  });

  it('accepts one of two simultaneous edits and answers 409 to the other', async () => {
    const ana = await people.createContractor();
    const answers = await Promise.all([
      desk.edit(admin, ana, { address: '1 First Street' }),
      desk.edit(other, ana, { address: '2 Second Street' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await desk.readVersion(ana)).toBe(2);
  });

  it('answers 404 for an admin, a removed person and an invalid id', async () => {
    const gone = await people.createContractor();
    await testApp.call(removeSubContractor, { token: admin.token, params: { userID: gone.id } });
    for (const person of [other, gone, { ...gone, id: 'nonsense' }])
      expect(await desk.edit(admin, person, { name: 'X' })).toMatchObject({ status: 404 });
  });
});

describe('a changed email address', () => {
  it('notifies the old address, needs confirmation at the new one, and ends the old links', async () => {
    const ana = await people.createContractor();
    const link = await insertConfirmationLink(ana);
    await testApp.dataSource.query('UPDATE account SET email_confirmed_at = now() WHERE id = $1', [ana.id]);
    await desk.edit(admin, ana, { email: 'ana.new@example.com' });
    expect(await desk.readDetail(ana)).toMatchObject({ email: 'ana.new@example.com', email_state: 'unconfirmed' });
    const [told] = await mails.waitForMailsTo(ana.email);
    const [confirmation] = await mails.waitForMailsTo('ana.new@example.com');
    expect(told?.subject).toBe('Your details were changed');
    expect(confirmation?.subject).toBe('Confirm your email address');
    expect(await testApp.call(confirmEmail, { body: { token: link } })).toMatchObject({ status: 400 });
    expect((await desk.readRow(ana)).email_confirmed_at).toBeNull();
  });
});

/** Stores a link to confirm the earlier address; returns its token. */
async function insertConfirmationLink({ id }: TestPerson): Promise<string> {
  const token = 'a'.repeat(43);
  await testApp.dataSource.query(
    `INSERT INTO one_time_link (id, account_id, purpose, token_hash, expires_at)
     VALUES (gen_random_uuid(), $1, 'confirm-email', encode(sha256(convert_to($2, 'UTF8')), 'hex'), now() + interval '1 hour')`,
    [id, token],
  );
  return token;
}

describe('a changed bank account', () => {
  it('holds payments for 48 hours and notifies the person', async () => {
    const ana = await people.createContractor();
    await desk.edit(admin, ana, BANK);
    const { bank_changed_at, payments_held_until } = await desk.readRow(ana);
    expect(payments_held_until - bank_changed_at).toBeGreaterThan(47.9 * 3_600_000);
    expect(payments_held_until - bank_changed_at).toBeLessThan(48.1 * 3_600_000);
    expect((await desk.readDetail(ana)).payments_held_until).toBe(payments_held_until.toISOString());
    expect((await desk.findNotices(ana))[0]?.text).toMatch(/on hold until \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/);
    expect(await desk.readBankDetails(ana)).toMatchObject({ account_number: '987654321', bsb: '062000' });
  });

  it('holds no payments when only other details change', async () => {
    const ana = await people.createContractor();
    await desk.edit(admin, ana, { address: '7 Rosella Street' });
    expect(await desk.readRow(ana)).toMatchObject({ bank_changed_at: null, payments_held_until: null });
    expect((await desk.readDetail(ana)).payments_held_until).toBe('');
  });
});
