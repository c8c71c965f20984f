import { getCurrentUser } from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { ENVIRONMENT, Transactions } from '@cleaning/service-kit';
import type { Bench } from '@cleaning/service-kit/testing';
import { seedDemo } from '../demo/seed.js';
import { People, startAuth } from '../testing/people.js';
import { FirstAdmin } from './admins.js';

const ADMIN = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'platypus in the creek' };
const admins = (bench: Bench) => bench.dataSource.query(`SELECT id, email, name FROM account WHERE role = 'admin'`);

describe('the first admin', () => {
  it('comes from the environment, once, also when replicas start at once', async () => {
    const bench = await startAuth(ADMIN);
    const first = bench.get(FirstAdmin);
    await bench.dataSource.query('DELETE FROM account');
    await Promise.all(Array.from({ length: 4 }, () => first.onApplicationBootstrap()));
    await first.onApplicationBootstrap();
    expect(await admins(bench)).toMatchObject([{ email: 'owner@example.com' }]);
    const login = await new People(bench).logIn('owner@example.com', ADMIN.ADMIN_PASSWORD);
    expect(login).toMatchObject({ status: 200, body: { user: { role: 'admin', verified: 'true' } } });
    await bench.stop();
  }, 60_000);

  it('is not needed to start', async () => {
    const bench = await startAuth();
    expect(await admins(bench)).toEqual([]);
    await bench.stop();
  }, 60_000);
});

describe('the demo company', () => {
  it('has its people, one admin with the password of the environment, and is the same when it is seeded again', async () => {
    const env = { DEMO_DATA: 'true', ADMIN_EMAIL: DEMO_ADMIN.email, ADMIN_PASSWORD: ADMIN.ADMIN_PASSWORD };
    const bench = await startAuth(env);
    expect(await admins(bench)).toEqual([{ ...DEMO_ADMIN }]);
    const people = new People(bench);
    expect(await people.logIn(DEMO_ADMIN.email, ADMIN.ADMIN_PASSWORD)).toMatchObject({ status: 200 });
    for (const person of DEMO_CONTRACTORS) {
      const { body } = await people.logIn(person.email, DEMO_PASSWORD);
      expect(body.user).toMatchObject({ id: person.id, name: person.name, verified: String(person.verified) });
      const { body: shown } = await bench.call(getCurrentUser, { token: body.access_token });
      expect(shown).toMatchObject({ abn: person.abn, bsb: expect.stringMatching(/^\d{6}$/) });
    }
    expect(await bench.published('account')).toHaveLength(1 + DEMO_CONTRACTORS.length);

    await seedDemo({
      dataSource: bench.dataSource,
      transactions: bench.get(Transactions),
      environment: bench.app.get(ENVIRONMENT),
      get: (type) => bench.get(type),
    });
    expect(await bench.published('account')).toHaveLength(1 + DEMO_CONTRACTORS.length);
    await bench.stop();
  }, 60_000);

  it('uses the demo password for its admin when the environment names another one', async () => {
    const bench = await startAuth({ DEMO_DATA: 'true', ...ADMIN });
    expect(await admins(bench)).toHaveLength(2);
    expect(await new People(bench).logIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toMatchObject({ status: 200 });
    await bench.stop();
  }, 60_000);
});
