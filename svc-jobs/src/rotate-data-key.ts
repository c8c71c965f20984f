/**
 * Seals all data of svc-jobs's database that DATA_KEY_PREVIOUS opens again under DATA_KEY: `node dist/rotate-data-key.js`, with the
 * environment of the service, which may run meanwhile. After it has succeeded DATA_KEY_PREVIOUS can be removed.
 */
import { resealAll, runRotation, Sealing, Transactions } from '@cleaning/service-kit';
import { jobsService } from './service.js';
import { SEALED_COLUMNS } from './site-cards/site-access.service.js';

await runRotation(jobsService, (app) =>
  resealAll(app.get(Transactions), app.get(Sealing, { strict: false }), SEALED_COLUMNS),
);
