import { Transactions } from '@cleaning/service-kit';
import { emptying, sharedApp, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { invoiceService } from '../service.js';

/** Where the service is in feeds, and rows that are there before the first request. */
const KEPT = [
  'change_counter',
  'change_cursor',
  'token_key_set',
  'invoice_counter',
  'adjustment_note_counter',
  'pay_counter',
  'enquiry_digest',
];
const AS_AT_FIRST = `
  UPDATE invoice_counter SET last_number = 0;
  UPDATE adjustment_note_counter SET last_number = 0;
  UPDATE pay_counter SET last_number = 0;
  UPDATE enquiry_digest SET told_at = '2000-01-01T00:00:00Z'`;

/** Removes everything but the service's keys and its places in feeds; numbers of papers begin at 1. */
async function empty(app: TestApp): Promise<void> {
  const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  const statement = await emptying(app.dataSource, ...tables.filter((table) => !KEPT.includes(table)));
  // Again after a deadlock: interval jobs write too.
  await app.get(Transactions).statement(`${statement}; ${AS_AT_FIRST}`, []);
  app.peers.answers.clear();
}

const forBlock = sharedApp(() => startTestApp(invoiceService));

/**
 * For the tests of a describe block: answers what opens, in its hooks, the app of all blocks that run together, with nothing in its database.
 * A block that needs other variables, or what interval jobs write, starts an app of its own.
 */
export function appForTests(): () => Promise<TestApp> {
  const open = forBlock();
  return async () => {
    const app = await open();
    await empty(app);
    return app;
  };
}
