import { chooseNotices, listNoticeChoices, subscribePush } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { Notices } from '../notices/notices.service.js';
import { People, startAuth } from '../testing/people.js';
import { PushService } from '../testing/push-service.js';

describe('a push message about an injury', () => {
  let service: PushService;
  let testApp: TestApp;
  let people: People;
  beforeAll(async () => {
    service = await PushService.start();
    testApp = await startAuth({ PUSH_LOOPBACK: 'allow' });
    people = new People(testApp);
  }, 60_000);
  afterAll(async () => {
    await testApp.stop();
    await service.stop();
  });

  it('reaches an admin whose stored setting switched it off', async () => {
    const [admin, device] = [await people.createAdmin(), service.createDevice()];
    expect((await testApp.call(subscribePush, { token: admin.token, body: device.subscription })).status).toBe(200);
    await testApp.dataSource.query(
      `INSERT INTO notice_choice (account_id, kind, channel, enabled)
       SELECT $1, 'injury-reported', channel, false FROM unnest(ARRAY['mail', 'push']) AS channel`,
      [admin.id],
    );
    const choice = { kind: 'injury-reported', channel: 'push', enabled: false };
    expect((await testApp.call(chooseNotices, { token: admin.token, body: choice })).status).toBe(409);
    const { body } = await testApp.call(listNoticeChoices, { token: admin.token });
    expect(body.find(({ kind }: { kind: string }) => kind === 'injury-reported')).toMatchObject({
      mail: true,
      mail_always: true,
      push: true,
      push_always: true,
    });
    await testApp.get(Transactions).run((tx) =>
      testApp.get(Notices).deliver(tx, uuidv7(), {
        kind: 'injury-reported',
        people: [],
        admins: true,
        parameters: { incident_id: uuidv7(), person: 'Ana Silva', job: 'Library' },
        at: new Date().toISOString(),
      }),
    );
    await service.waitForRequests(1);
    expect(service.received).toHaveLength(1);
  });
});
