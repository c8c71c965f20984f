import {
  type BodyInput,
  exportAuditLog,
  exportPeople,
  findPeopleByEmail,
  getAuditLog,
  getPayeeAccounts,
  removeSubContractor,
  searchPeople,
  showBankDetails,
} from '@cleaning/contracts';
import { Sealing, Transactions } from '@cleaning/service-kit';
import { createServiceToken, type TestApp } from '@cleaning/service-kit/testing';
import { Retention } from '../retention/retention.service.js';
import { Resealing } from '../sealing/data-key.service.js';
import { SEALED_COLUMNS } from '../sealing/sealed-details.service.js';
import { DetailsDesk } from '../testing/details-desk.js';
import { DATA_KEY, People, startAuth, type TestPerson } from '../testing/people.js';

describe('the people desk', () => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startAuth();
    const people = new People(testApp);
    admin = await people.createAdmin('Aaron Admin');
    await people.createContractor({ name: 'cara Quinn', email: 'zoe@example.com' });
    await people.createContractor({ name: 'Ana Silva', email: 'ana@example.com' });
    await people.createContractor({ name: '=Bo_Berg', email: 'bo@example.com', verified: false });
  }, 60_000);
  afterAll(() => testApp.stop());

  it('finds people by email for svc-jobs, without those who were removed', async () => {
    const people = new People(testApp);
    const gone = await people.createContractor({ name: 'Gus Gone', email: 'gus@example.com' });
    await testApp.call(removeSubContractor, { token: admin.token, params: { userID: gone.id } });
    const find = (token: string) =>
      testApp.call(findPeopleByEmail, {
        token,
        body: { emails: ['ANA@example.com', 'gus@example.com', 'nobody@example.com'] },
      });
    const { status, body } = await find(createServiceToken(testApp, 'jobs'));
    expect([status, body.people.map(({ email }: { email: string }) => email)]).toEqual([200, ['ana@example.com']]);
    expect((await find(admin.token)).status).toBe(403);
  });

  describe('searchPeople', () => {
    const search = (body: object = {}) => testApp.call(searchPeople, { token: admin.token, body });
    const names = async (body: object) => (await search(body)).body.rows.map(({ name }: { name: string }) => name);

    it.each<[object, string[]]>([
      [{}, ['=Bo_Berg', 'Ana Silva', 'cara Quinn']],
      [{ sort: 'email', direction: 'desc' }, ['cara Quinn', '=Bo_Berg', 'Ana Silva']],
      [{ sort: 'registered' }, ['cara Quinn', 'Ana Silva', '=Bo_Berg']],
      [{ standing: 'not-verified' }, ['=Bo_Berg']],
      [{ standing: 'verified', text: 'CARA' }, ['cara Quinn']],
      [{ text: 'ana@' }, ['Ana Silva']],
      [{ text: 'b', sort: 'match' }, ['=Bo_Berg']],
      [{ sort: 'match' }, ['=Bo_Berg', 'Ana Silva', 'cara Quinn']],
      [{ text: 'a', sort: 'match' }, ['Ana Silva', 'cara Quinn', '=Bo_Berg']],
      [{ text: '61 000 000 002' }, ['=Bo_Berg', 'Ana Silva', 'cara Quinn']],
      [{ text: '0491570006', page_size: 1, page: 2 }, ['Ana Silva']],
      [{ text: '_' }, ['=Bo_Berg']],
      [{ text: 'Aaron' }, []],
    ])('given %j, finds %j', async (body, expected) => {
      expect(await names(body)).toEqual(expected);
    });

    it('counts the rows of all pages', async () => {
      const { status, body } = await search({ page_size: 1 });
      expect(status).toBe(200);
      expect(searchPeople.answer.parse(body)).toMatchObject({ total: 3, rows: [{ verified: 'false' }] });
    });

    it('exports CSV in which a name cannot become a formula', async () => {
      const answer = await testApp.call(exportPeople, { token: admin.token, body: { standing: 'not-verified' } });
      expect(answer.headers.get('content-type')).toContain('text/csv');
      const [header, row] = answer.body.split('\r\n');
      expect(header).toContain('Name,Email,Contact number,Verified,Registered');
      expect(row).toMatch(/^'=Bo_Berg,bo@example.com,0491 570 006,false,\d{4}-/);
    });

    it('audits exports of people and of the audit log', async () => {
      await testApp.call(exportPeople, { token: admin.token, body: { text: 'cara', standing: 'verified' } });
      const read = (action: string) => testApp.call(getAuditLog, { token: admin.token, query: { action } });
      expect((await read('people.exported')).body.entries[0]).toMatchObject({
        actor_id: admin.id,
        subject_kind: 'list',
        subject_name: 'Sub-contractors',
        details: { text: 'cara', standing: 'verified' },
      });
      await testApp.call(exportAuditLog, { token: admin.token, body: {} });
      expect((await read('audit-log.exported')).body.entries).toMatchObject([{ actor_id: admin.id }]);
    });

    it.each(['a\0b', '\u001b[2J'])('refuses the control characters in %j and names the field', async (text) => {
      for (const call of [searchPeople, exportPeople, exportAuditLog])
        expect(await testApp.call(call, { token: admin.token, body: { text } })).toMatchObject({
          status: 400,
          body: { issues: [{ field: 'text', msg: 'has characters we can’t save. Type it again' }] },
        });
      expect(await testApp.call(getAuditLog, { token: admin.token, query: { text } })).toMatchObject({ status: 400 });
    });

    it('answers 403 to a sub-contractor and 401 without a token', async () => {
      const { token } = await new People(testApp).createContractor({ email: 'somebody@example.com' });
      for (const call of [searchPeople, exportPeople]) {
        expect(await testApp.call(call, { token, body: {} })).toMatchObject({ status: 403 });
        expect(await testApp.call(call, { body: {} })).toMatchObject({ status: 401 });
      }
    });
  });

  describe('showBankDetails', () => {
    const readShowings = async () => {
      const { body } = await testApp.call(getAuditLog, {
        token: admin.token,
        query: { action: 'account.bank-details-shown' },
      });
      return body.entries;
    };

    it('answers bank details and adds an audit entry each time', async () => {
      const { id } = await new People(testApp).createContractor({ name: 'Dee Dunn', email: 'dee@example.com' });
      const ask = (personId: string) => testApp.call(showBankDetails, { token: admin.token, body: { id: personId } });
      expect(await ask(id)).toMatchObject({ status: 200, body: { bsb: '012345', account_number: '001234567' } });
      await ask(id);
      expect(await readShowings()).toMatchObject([
        { actor_name: 'Aaron Admin', subject_id: id, subject_name: 'Dee Dunn' },
        { actor_name: 'Aaron Admin', subject_id: id },
      ]);
      expect(await ask(admin.id)).toMatchObject({ status: 404 });
      expect(await readShowings()).toHaveLength(2);
    });
  });

  describe('searchPeople for names with accents', () => {
    beforeAll(async () => {
      const people = new People(testApp);
      await people.createContractor({ name: 'Seán O’Brien', email: 'sean@example.com' });
      await people.createContractor({ name: 'Nguyễn Thị Mai', email: 'mai@example.com' });
      await people.createContractor({
        name: 'Đặng Văn',
        email: 'dang@example.com',
        details: { contact_no: '(0491) 570 007' },
      });
    });
    const names = async (body: BodyInput<typeof searchPeople>) =>
      (await testApp.call(searchPeople, { token: admin.token, body })).body.rows.map(
        ({ name }: { name: string }) => name,
      );

    it.each([
      ["O'Brien", 'Seán O’Brien'],
      ['OBrien', 'Seán O’Brien'],
      ['O’Brien', 'Seán O’Brien'],
      ['sean o`brien', 'Seán O’Brien'],
      ['Nguyen', 'Nguyễn Thị Mai'],
      ['nguyen thi mai', 'Nguyễn Thị Mai'],
      ['Thị  Mai', 'Nguyễn Thị Mai'],
      ['THI\u00a0MAI', 'Nguyễn Thị Mai'],
      ['dang', 'Đặng Văn'],
      ['0491.570\u2011007', 'Đặng Văn'],
    ])('given %j, finds %s', async (text, name) => {
      expect(await names({ text })).toEqual([name]);
    });
  });
});

describe('account data for other services', () => {
  let testApp: TestApp;
  let people: People;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
    admin = await people.createAdmin();
  }, 60_000);
  afterAll(() => testApp.stop());

  const readState = async ({ id }: TestPerson) =>
    (await testApp.readPublishedStates('payee')).find((payee) => payee.id === id);
  const ask = (ids: string[], caller: 'invoice' | 'jobs' = 'invoice') =>
    testApp.call(getPayeeAccounts, {
      token: createServiceToken(testApp, caller),
      body: { ids, admin: { id: admin.id, name: admin.name }, purpose: 'Pay run 12' },
    });

  describe('the payee feed', () => {
    it('publishes the end of the account number and a hash per person, not the bank details', async () => {
      const ana = await people.createContractor({ details: { bsb: '012-345', account_number: '001234567' } });
      const same = await people.createContractor({ details: { bsb: '012345', account_number: '001234567' } });
      const state = await readState(ana);
      expect(state).toEqual({
        id: ana.id,
        abn: '61000000002',
        address: '14 Acacia Street, Prospect SA',
        postcode: '5082',
        bank: { ending: '567', fingerprint: expect.stringMatching(/^[\da-f]{16}:[\w-]{43}$/) },
      });
      expect(JSON.stringify(state)).not.toMatch(/1234567|012345/);
      // Bound to the person: equal accounts of two people look different.
      expect((await readState(same))?.bank?.fingerprint).not.toBe(state?.bank?.fingerprint);
    });

    it('names account name characters that a bank may refuse, without the name', async () => {
      const ana = await people.createContractor({ details: { account_name: 'Zoë O’Brien-Жук 2' } });
      expect((await readState(ana))?.bank).toMatchObject({ name_characters: '-2ëЖку’' });
      expect(JSON.stringify(await readState(ana))).not.toContain('Brien');
      const number = await testApp.readChangeNumber('payee', ana.id);
      await new DetailsDesk(testApp, admin).edit(admin, ana, { account_name: 'Zoe OBrien' });
      expect(await testApp.readChangeNumber('payee', ana.id)).not.toBe(number);
      expect((await readState(ana))?.bank).not.toHaveProperty('name_characters');
    });

    it('publishes a payee again only when its state changed', async () => {
      const ana = await people.createContractor({ verified: false });
      const before = await testApp.readChangeNumber('payee', ana.id);
      await testApp.call(removeSubContractor, { token: admin.token, params: { userID: ana.id } });
      expect(await testApp.readChangeNumber('payee', ana.id)).toBe(before);
      await testApp.deliver('owed', ana.id, { owed: false, earned: true });
      await testApp.get(Retention).run();
      expect(await readState(ana)).toMatchObject({ bank: null, abn: '61000000002' });
    });
  });

  describe('getPayeeAccounts', () => {
    it('answers the accounts of the given people with the hash of the feed and audits it', async () => {
      // An admin has no bank details.
      const [ana, bo] = [await people.createContractor(), await people.createAdmin()];
      const { status, body } = await ask([ana.id, bo.id]);
      expect(status).toBe(200);
      const fingerprint = (await readState(ana))?.bank?.fingerprint;
      expect(body).toEqual({
        accounts: [{ id: ana.id, account_name: 'A Person', bsb: '012345', account_number: '001234567', fingerprint }],
      });
      const log = await testApp.call(getAuditLog, { token: admin.token, query: { action: 'payee.bank-details-read' } });
      expect(log.body.entries[0]).toMatchObject({
        actor_id: admin.id,
        subject_name: 'Pay run 12',
        details: { people: '1' },
      });
    });

    it('answers 403 to svc-jobs and to an admin', async () => {
      const ana = await people.createContractor();
      expect((await ask([ana.id], 'jobs')).status).toBe(403);
      expect((await testApp.call(getPayeeAccounts, { token: admin.token, body: {} })).status).toBe(403);
    });
  });

  describe('a changed bank account', () => {
    it('holds payments for two days when only the account name changed', async () => {
      const ana = await people.createContractor();
      const desk = new DetailsDesk(testApp, admin);
      const before = await readState(ana);
      expect(before?.payments_held_until).toBeUndefined();
      expect(await desk.edit(admin, ana, { account_name: 'Somebody Else' })).toMatchObject({ status: 200 });
      const held = (await readState(ana))?.payments_held_until ?? '';
      expect(new Date(held).getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
      expect(await testApp.readChangeNumber('payee', ana.id)).toBeGreaterThan(0);
    });

    it('is published again after resealing, without bank details that the old key cannot open', async () => {
      const ana = await people.createContractor();
      const [state, number] = [await readState(ana), await testApp.readChangeNumber('payee', ana.id)];
      const rotating = new Sealing({ DATA_KEY: `${DATA_KEY} of the next year`, DATA_KEY_PREVIOUS: DATA_KEY });
      const accounts = SEALED_COLUMNS.filter(({ table }) => table === 'account');
      await new Resealing(testApp.get(Transactions), rotating).run(accounts);
      expect(await testApp.readChangeNumber('payee', ana.id)).not.toBe(number);
      // The service only has the old key, so it opens nothing and returns no bank details.
      expect(await readState(ana)).toMatchObject({ abn: state?.abn, bank: null });
      expect((await ask([ana.id])).body).toEqual({ accounts: [] });
    });
  });
});
