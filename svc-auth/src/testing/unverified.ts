import type { TestApp } from '@cleaning/service-kit/testing';
import { Retention } from '../retention/retention.service.js';
import type { People } from './people.js';

/**
 * Adds this many unverified accounts and lets their 60 days and the week after the notice pass. Returns the accounts
 * left.
 */
export async function listAccountsAfterRetention(testApp: TestApp, people: People, count: number): Promise<unknown[]> {
  const ana = await people.createContractor({ verified: false });
  await testApp.dataSource.query(`UPDATE account SET registered_at = now() - interval '61 days' WHERE id = $1`, [
    ana.id,
  ]);
  await testApp.dataSource.query(
    `INSERT INTO account SELECT (jsonb_populate_record(NULL::account, to_jsonb(account)
       || jsonb_build_object('id', gen_random_uuid(), 'email', 'many' || n || '@example.com'))).*
     FROM account, generate_series(1, $2::int) AS n WHERE id = $1`,
    [ana.id, count],
  );
  await testApp.get(Retention).run();
  await testApp.dataSource.query(`UPDATE notice SET created_at = now() - interval '8 days'`);
  await testApp.get(Retention).run();
  return testApp.dataSource.query(`SELECT id FROM account WHERE role = 'user' AND removed_at IS NULL`);
}
