import { getCurrentUser } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { ENVIRONMENT, Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { seedDemo } from '../demo/seed.js';
import { People, startAuth } from '../testing/people.js';
import { FirstAdmin } from './admins.service.js';

const ADMIN = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'platypus in the creek' };
const admins = (testApp: TestApp) =>
  testApp.dataSource.query(`SELECT id, email, name FROM account WHERE role = 'admin'`);

describe('the first admin', () => {
  it('comes from the environment, once, also when replicas start at once', async () => {
    const testApp = await startAuth(ADMIN);
    const first = testApp.get(FirstAdmin);
    await testApp.dataSource.query('DELETE FROM account');
    await Promise.all(Array.from({ length: 4 }, () => first.onApplicationBootstrap()));
    await first.onApplicationBootstrap();
    expect(await admins(testApp)).toMatchObject([{ email: 'owner@example.com' }]);
    const login = await new People(testApp).logIn('owner@example.com', ADMIN.ADMIN_PASSWORD);
    expect(login).toMatchObject({ status: 200, body: { user: { role: 'admin', verified: 'true' } } });
    await testApp.stop();
  }, 60_000);

  it('is not needed to start', async () => {
    const testApp = await startAuth();
    expect(await admins(testApp)).toEqual([]);
    await testApp.stop();
  }, 60_000);
});

describe('the demo company', () => {
  it('has its people, one admin with the password of the environment, and is the same when it is seeded again', async () => {
    const env = { DEMO_DATA: 'true', ADMIN_EMAIL: DEMO_ADMIN.email, ADMIN_PASSWORD: ADMIN.ADMIN_PASSWORD };
    const testApp = await startAuth(env);
    expect(await admins(testApp)).toEqual([{ ...DEMO_ADMIN }]);
    const people = new People(testApp);
    expect(await people.logIn(DEMO_ADMIN.email, ADMIN.ADMIN_PASSWORD)).toMatchObject({ status: 200 });
    for (const person of DEMO_CONTRACTORS) {
      const { body } = await people.logIn(person.email, DEMO_PASSWORD);
      expect(body.user).toMatchObject({ id: person.id, name: person.name, verified: String(person.verified) });
      const { body: shown } = await testApp.call(getCurrentUser, { token: body.access_token });
      expect(shown).toMatchObject({ abn: person.abn, bsb: expect.stringMatching(/^\d{6}$/) });
    }
    expect(await testApp.published('account')).toHaveLength(1 + DEMO_CONTRACTORS.length);

    await seedDemo({
      dataSource: testApp.dataSource,
      transactions: testApp.get(Transactions),
      environment: testApp.app.get(ENVIRONMENT),
      get: (type) => testApp.get(type),
    });
    expect(await testApp.published('account')).toHaveLength(1 + DEMO_CONTRACTORS.length);
    await testApp.stop();
  }, 60_000);

  it('uses the demo password for its admin when the environment names another one', async () => {
    const testApp = await startAuth({ DEMO_DATA: 'true', ...ADMIN });
    expect(await admins(testApp)).toHaveLength(2);
    expect(await new People(testApp).logIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toMatchObject({ status: 200 });
    await testApp.stop();
  }, 60_000);
});
