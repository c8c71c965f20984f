import { Transactions } from '../database/transactions.js';
import { sourceDefinition } from '../testing/named-jobs-feed.js';
import { startTestApp } from '../testing/test-app.js';
import { raiseNotice } from './notices.js';

it('drops feed entries of notices older than 90 days', async () => {
  const testApp = await startTestApp(sourceDefinition);
  try {
    const raise = (reason: string) =>
      testApp.get(Transactions).run((tx) => raiseNotice(tx, { kind: 'refused', to: 'admins', parameters: { reason } }));
    const notices = () =>
      testApp.dataSource.query(
        `SELECT notice->'parameters'->>'reason' AS reason FROM change LEFT JOIN raised_notice ON id = entity_id
         WHERE entity = 'notice' ORDER BY seq`,
      );
    await raise('old');
    await testApp.dataSource.query(`UPDATE raised_notice SET raised_at = now() - interval '91 days'`);
    await raise('new');
    await raise('newer');
    expect(await notices()).toEqual([{ reason: 'new' }, { reason: 'newer' }]);
  } finally {
    await testApp.stop();
  }
}, 60_000);
