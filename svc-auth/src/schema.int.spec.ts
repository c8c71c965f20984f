import { type Bench, describeSchema } from '@cleaning/service-kit/testing';
import { startAuth } from './testing/people.js';

describe('schema', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startAuth();
  }, 60_000);
  afterAll(() => bench.stop());

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(bench.dataSource, [
      'account_owed',
      'delivered_notice',
      'detail_change',
      'known_device',
      'mail_message',
      'notice',
      'notice_choice',
      'one_time_link',
      'passkey',
      'passkey_challenge',
      'push_device',
      'push_key',
      'push_message',
      'recovery_code',
      'refused_address',
      'reset_request',
      'retention_start',
      'second_factor',
      'session',
      'session_use',
    ]);
    expect(entities).toEqual(tables);
  });
});
