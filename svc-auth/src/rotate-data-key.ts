/**
 * Seals all data of svc-auth's database that DATA_KEY_PREVIOUS opens again under DATA_KEY: `node dist/rotate-data-key.js`, with the
 * environment of the service, which may run meanwhile. After it has succeeded DATA_KEY_PREVIOUS can be removed.
 */
import { runRotation } from '@cleaning/service-kit';
import { Resealing } from './sealing/data-key.service.js';
import { authService } from './service.js';

await runRotation(authService, (app) => app.get(Resealing).run());
