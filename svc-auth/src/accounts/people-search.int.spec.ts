import { exportAuditLog, exportPeople, getAuditLog, searchPeople, showBankDetails } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  const people = new People(testApp);
  admin = await people.admin('Aaron Admin');
  await people.contractor({ name: 'cara Quinn', email: 'zoe@example.com' });
  await people.contractor({ name: 'Ana Silva', email: 'ana@example.com' });
  await people.contractor({ name: '=Bo_Berg', email: 'bo@example.com', verified: false });
}, 60_000);
afterAll(() => testApp.stop());

describe('searching people', () => {
  const search = (body: object = {}) => testApp.call(searchPeople, { token: admin.token, body });
  const names = async (body: object) => (await search(body)).body.rows.map(({ name }: { name: string }) => name);

  it.each<[object, string[]]>([
    [{}, ['=Bo_Berg', 'Ana Silva', 'cara Quinn']],
    [{ sort: 'email', direction: 'desc' }, ['cara Quinn', '=Bo_Berg', 'Ana Silva']],
    [{ sort: 'registered' }, ['cara Quinn', 'Ana Silva', '=Bo_Berg']],
    [{ standing: 'not-verified' }, ['=Bo_Berg']],
    [{ standing: 'verified', text: 'CARA' }, ['cara Quinn']],
    [{ text: 'ana@' }, ['Ana Silva']],
    [{ text: '61 000 000 002' }, ['=Bo_Berg', 'Ana Silva', 'cara Quinn']],
    [{ text: '0491570006', page_size: 1, page: 2 }, ['Ana Silva']],
    [{ text: '_' }, ['=Bo_Berg']],
    [{ text: 'Aaron' }, []],
  ])('%j finds %j', async (body, expected) => {
    expect(await names(body)).toEqual(expected);
  });

  it('counts the rows of all pages', async () => {
    const { status, body } = await search({ page_size: 1 });
    expect(status).toBe(200);
    expect(searchPeople.answer.parse(body)).toMatchObject({ total: 3, rows: [{ verified: 'false' }] });
  });

  it('hands the list out as CSV, where no name becomes a formula', async () => {
    const answer = await testApp.call(exportPeople, { token: admin.token, body: { standing: 'not-verified' } });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [header, row] = answer.body.split('\r\n');
    expect(header).toContain('Name,E-mail,Contact number,Verified,Registered');
    expect(row).toMatch(/^'=Bo_Berg,bo@example.com,0491 570 006,false,\d{4}-/);
  });

  it('and taking the list away is in the audit log, with who and which', async () => {
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

  it.each(['a\0b', '\u001b[2J'])('refuses control characters and names the field: %j', async (text) => {
    for (const call of [searchPeople, exportPeople, exportAuditLog])
      expect(await testApp.call(call, { token: admin.token, body: { text } })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'text', msg: 'must not contain control characters' }] },
      });
    expect(await testApp.call(getAuditLog, { token: admin.token, query: { text } })).toMatchObject({ status: 400 });
  });

  it('is for admins alone', async () => {
    const { token } = await new People(testApp).contractor({ email: 'somebody@example.com' });
    for (const call of [searchPeople, exportPeople]) {
      expect(await testApp.call(call, { token, body: {} })).toMatchObject({ status: 403 });
      expect(await testApp.call(call, { body: {} })).toMatchObject({ status: 401 });
    }
  });
});

describe("a sub-contractor's bank details", () => {
  const shown = async () => {
    const { body } = await testApp.call(getAuditLog, {
      token: admin.token,
      query: { action: 'account.bank-details-shown' },
    });
    return body.entries;
  };

  it('are shown on request, and each showing is in the audit log', async () => {
    const { id } = await new People(testApp).contractor({ name: 'Dee Dunn', email: 'dee@example.com' });
    const ask = (personId: string) => testApp.call(showBankDetails, { token: admin.token, body: { id: personId } });
    expect(await ask(id)).toMatchObject({ status: 200, body: { bsb: '012345', account_number: '001234567' } });
    await ask(id);
    expect(await shown()).toMatchObject([
      { actor_name: 'Aaron Admin', subject_id: id, subject_name: 'Dee Dunn' },
      { actor_name: 'Aaron Admin', subject_id: id },
    ]);
    expect(await ask(admin.id)).toMatchObject({ status: 404 });
    expect(await shown()).toHaveLength(2);
  });
});
