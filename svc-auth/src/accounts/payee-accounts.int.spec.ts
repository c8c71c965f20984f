import { getAuditLog, getPayeeAccounts, removeSubContractor } from '@cleaning/contracts';
import { Sealing, Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { serviceToken } from '@cleaning/service-kit/testing';
import { Retention } from '../retention/retention.service.js';
import { Resealing } from '../sealing/data-key.service.js';
import { SEALED_COLUMNS } from '../sealing/sealed-details.service.js';
import { DetailsDesk } from '../testing/details-desk.js';
import { DATA_KEY, People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.admin();
}, 60_000);
afterAll(() => testApp.stop());

const stateOf = async ({ id }: TestPerson) => (await testApp.published('payee')).find((payee) => payee.id === id);
const ask = (ids: string[], caller: 'invoice' | 'jobs' = 'invoice') =>
  testApp.call(getPayeeAccounts, {
    token: serviceToken(testApp, caller),
    body: { ids, admin: { id: admin.id, name: admin.name }, purpose: 'Pay run 12' },
  });

describe('what svc-invoice reads of accounts', () => {
  it('is no bank detail, only the end of the number and a hash that changes with it', async () => {
    const ana = await people.contractor({ details: { bsb: '012-345', account_number: '001234567' } });
    const same = await people.contractor({ details: { bsb: '012345', account_number: '001234567' } });
    const state = await stateOf(ana);
    expect(state).toEqual({
      id: ana.id,
      abn: '61000000002',
      address: '14 Acacia Street, Prospect SA',
      postcode: '5082',
      bank: { ending: '567', fingerprint: expect.stringMatching(/^[\da-f]{16}:[\w-]{43}$/) },
    });
    expect(JSON.stringify(state)).not.toMatch(/1234567|012345/);
    // Bound to the person: equal accounts of two people look different.
    expect((await stateOf(same))?.bank?.fingerprint).not.toBe(state?.bank?.fingerprint);
  });

  it('names characters of the account’s name that a bank may not take, not the name', async () => {
    const ana = await people.contractor({ details: { account_name: 'Zoë O’Brien-Жук 2' } });
    expect((await stateOf(ana))?.bank).toMatchObject({ name_characters: '-2ëЖку’' });
    expect(JSON.stringify(await stateOf(ana))).not.toContain('Brien');
    const number = await testApp.numberOf('payee', ana.id);
    await new DetailsDesk(testApp, admin).edit(admin, ana, { account_name: 'Zoe OBrien' });
    expect(await testApp.numberOf('payee', ana.id)).not.toBe(number);
    expect((await stateOf(ana))?.bank).not.toHaveProperty('name_characters');
  });

  it('is published again only when it has changed', async () => {
    const ana = await people.contractor({ verified: false });
    const before = await testApp.numberOf('payee', ana.id);
    await testApp.call(removeSubContractor, { token: admin.token, params: { userID: ana.id } });
    expect(await testApp.numberOf('payee', ana.id)).toBe(before);
    await testApp.deliver('owed', ana.id, { owed: false });
    await testApp.get(Retention).run();
    expect(await stateOf(ana)).toMatchObject({ bank: null, abn: '61000000002' });
  });
});

describe('bank details for a bank file', () => {
  it('are those of the people asked for, with the hash of the feed; the reading is audited', async () => {
    // An admin has no bank details.
    const [ana, bo] = [await people.contractor(), await people.admin()];
    const { status, body } = await ask([ana.id, bo.id]);
    expect(status).toBe(200);
    const fingerprint = (await stateOf(ana))?.bank?.fingerprint;
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

  it('are for svc-invoice alone', async () => {
    const ana = await people.contractor();
    expect((await ask([ana.id], 'jobs')).status).toBe(403);
    expect((await testApp.call(getPayeeAccounts, { token: admin.token, body: {} })).status).toBe(403);
  });
});

describe('an account that was changed', () => {
  it('holds the next payment, whatever of it was changed', async () => {
    const ana = await people.contractor();
    const desk = new DetailsDesk(testApp, admin);
    const before = await stateOf(ana);
    expect(before).not.toHaveProperty('payments_held_until');
    expect(await desk.edit(admin, ana, { account_name: 'Somebody Else' })).toMatchObject({ status: 200 });
    const held = (await stateOf(ana))?.payments_held_until ?? '';
    expect(new Date(held).getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(await testApp.numberOf('payee', ana.id)).toBeGreaterThan(0);
  });

  it('has another hash once it is sealed under another key, and the feed says so', async () => {
    const ana = await people.contractor();
    const [state, number] = [await stateOf(ana), await testApp.numberOf('payee', ana.id)];
    const rotating = new Sealing({ DATA_KEY: `${DATA_KEY} of the next year`, DATA_KEY_PREVIOUS: DATA_KEY });
    const accounts = SEALED_COLUMNS.filter(({ table }) => table === 'account');
    await new Resealing(testApp.get(Transactions), rotating).run(accounts);
    expect(await testApp.numberOf('payee', ana.id)).not.toBe(number);
    // This service has the key of before alone: it opens nothing, and says that there are no bank details.
    expect(await stateOf(ana)).toMatchObject({ abn: state?.abn, bank: null });
    expect((await ask([ana.id])).body).toEqual({ accounts: [] });
  });
});
