/**
 * Seals all data of svc-invoice's database that DATA_KEY_PREVIOUS opens again under DATA_KEY: `node dist/rotate-data-key.js`, with the
 * environment of the service, which may run meanwhile. After it has succeeded DATA_KEY_PREVIOUS can be removed.
 */
import { resealAll, runRotation, Sealing, Transactions } from '@cleaning/service-kit';
import { invoiceService } from './service.js';
import { SEALED_COLUMNS } from './xero/xero-tokens.service.js';

await runRotation(invoiceService, (app) =>
  resealAll(app.get(Transactions), app.get(Sealing, { strict: false }), SEALED_COLUMNS),
);
