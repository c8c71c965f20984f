/**
 * Seals all data of svc-invoice's database that DATA_KEY_PREVIOUS opens again under DATA_KEY: `node dist/rotate-data-key.js`, with the
 * environment of the service, which may run meanwhile. After it has succeeded DATA_KEY_PREVIOUS can be removed.
 */
import { createService, getMessage, readEnvironment, resealAll, Sealing, Transactions } from '@cleaning/service-kit';
import { invoiceService } from './service.js';
import { SEALED_COLUMNS } from './xero/xero-tokens.service.js';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  const environment = readEnvironment(invoiceService.environment, {
    ...process.env,
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
  });
  const app = await createService(invoiceService, environment);
  const { texts, unopened } = await resealAll(
    app.get(Transactions),
    app.get(Sealing, { strict: false }),
    SEALED_COLUMNS,
  );
  await app.close();
  process.stdout.write(`${texts} ${texts === 1 ? 'text was' : 'texts were'} sealed again.\n`);
  if (unopened.length > 0)
    fail(`Neither DATA_KEY nor DATA_KEY_PREVIOUS opens ${unopened.length}: ${unopened.slice(0, 20).join(', ')}`);
} catch (error) {
  fail(`The data key was not rotated. ${getMessage(error)}`);
}
