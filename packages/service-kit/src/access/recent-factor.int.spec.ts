import { checkRecentFactor, defineCall } from '@cleaning/contracts';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { Route } from '../http/route.js';
import { defineService } from '../service.js';
import { NoStates, NothingKept } from '../testing/peer-services.js';
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.js';
import { Roles } from './access.guard.js';
import { MissingFactors } from './missing-factors.js';

const common = { method: 'POST', service: 'invoice', access: ['admin'], answer: z.object({}) } as const;
const pay = defineCall({ ...common, path: '/pay', recentFactor: true, summary: 'Pay' });
const look = defineCall({ ...common, path: '/look', summary: 'Look' });
const enrol = defineCall({ ...common, path: '/enrol', beforeEnrolment: true, summary: 'Enrol' });

@Controller()
@Roles('admin')
class DeskController {
  @Route(pay)
  pay() {
    return {};
  }
  @Route(look)
  look() {
    return {};
  }
  @Route(enrol)
  enrol() {
    return {};
  }
}

const service = defineService({
  name: 'invoice',
  environment: z.object({}),
  migrations: [],
  controllers: [DeskController],
  providers: [NoStates, NothingKept],
});

describe('the factor of a session', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(service);
  });
  afterAll(() => testApp.stop());

  const authSays = ({ sessionId }: TestPerson, recent: boolean) =>
    testApp.peers.answers.set(`/auth${checkRecentFactor.path.replace(':session_id', sessionId)}`, { recent });

  it('is asked of svc-auth at each call that needs it, and at no other', async () => {
    const admin = await testApp.person({ role: 'admin' });
    authSays(admin, false);
    expect(await testApp.call(pay, admin)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect((await testApp.call(look, admin)).status).toBe(200);
    authSays(admin, true);
    expect((await testApp.call(pay, admin)).status).toBe(200);
    authSays(admin, false);
    expect((await testApp.call(pay, admin)).status).toBe(403);
  });

  it('is not asked for by an earlier version of svc-auth', async () => {
    expect((await testApp.call(pay, await testApp.person({ role: 'admin' }))).status).toBe(200);
  });

  it('is missing from a token without a session, and people of other roles are refused as before', async () => {
    const { id } = await testApp.person({ role: 'admin' });
    const token = testApp.token({ sub: id, role: 'admin', sv: 1 });
    expect(await testApp.call(pay, { token })).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect(await testApp.call(pay, await testApp.person())).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('cannot be known while svc-auth is away: nothing happens', async () => {
    const admin = await testApp.person({ role: 'admin' });
    await testApp.peers.stop();
    expect(await testApp.call(pay, admin)).toMatchObject({ status: 503 });
    expect((await testApp.call(look, admin)).status).toBe(200);
  });
});

describe('ADMIN_SECOND_FACTOR=required', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(service, { env: { ADMIN_SECOND_FACTOR: 'required' } });
  });
  afterAll(() => testApp.stop());

  it('closes all but enrolment to an admin who has none, from the moment that the feed says so', async () => {
    const admin = await testApp.person({ role: 'admin', secondFactor: false });
    expect(await testApp.call(look, admin)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
    expect((await testApp.call(enrol, admin)).status).toBe(200);
    await testApp.person({ id: admin.id, role: 'admin', secondFactor: true });
    expect((await testApp.call(look, admin)).status).toBe(200);
  });

  it('closes nothing while it is not known, and then the accounts are read again', async () => {
    const admin = await testApp.person({ role: 'admin', secondFactor: false });
    // As an earlier version of this service would have applied it.
    await testApp.dataSource.query('UPDATE known_account SET second_factor = NULL WHERE id = $1', [admin.id]);
    expect((await testApp.call(look, admin)).status).toBe(200);
    await testApp.get(MissingFactors).run();
    // The next reading, within a second, begins at the start of the feed.
    while ((await testApp.call(look, admin)).status === 200);
    expect(await testApp.call(look, admin)).toMatchObject({ body: { code: 'second_factor_required' } });
  });
});
