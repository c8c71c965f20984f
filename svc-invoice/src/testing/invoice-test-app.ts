import { Transactions } from '@cleaning/service-kit';
import { buildEmptyStatement, shareApp, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';

/** Tables with feed positions and with rows from before the first request. */
const PRESERVED_TABLES = [
  'change_counter',
  'change_cursor',
  'token_key_set',
  'invoice_counter',
  'adjustment_note_counter',
  'pay_counter',
  'enquiry_digest',
];
const RESET_COUNTERS = `
  UPDATE invoice_counter SET last_number = 0;
  UPDATE adjustment_note_counter SET last_number = 0;
  UPDATE pay_counter SET last_number = 0;
  UPDATE enquiry_digest SET told_at = '2000-01-01T00:00:00Z'`;

/** Empties all tables except keys and feed positions. Document numbers start at 1 again. */
async function empty(app: TestApp): Promise<void> {
  const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const statement = await buildEmptyStatement(
    app.dataSource,
    ...tables.filter((table) => !PRESERVED_TABLES.includes(table)),
  );
  // Retries after a deadlock: interval jobs write too.
  await app.get(Transactions).runStatement(`${statement}; ${RESET_COUNTERS}`, []);
  app.peers.answers.clear();
}

const forBlock = shareApp(() => startTestApp(invoiceService));

/**
 * For the tests of a describe block: returns a function that opens the app shared by all blocks that run together, with
 * an empty database. Blocks that need other variables, or the output of interval jobs, start their own app.
 */
export function openSharedApp(): () => Promise<TestApp> {
  const open = forBlock();
  return async () => {
    const app = await open();
    await empty(app);
    return app;
  };
}
