/**
 * Seals all data of svc-auth's database that DATA_KEY_PREVIOUS opens again under DATA_KEY: `node
 * dist/rotate-data-key.js`, with the environment of the service, which may run meanwhile. After it has succeeded
 * DATA_KEY_PREVIOUS can be removed.
 */
import { createService, getMessage, readEnvironment } from '@cleaning/service-kit';
import { Resealing } from './sealing/data-key.service.js';
import { authService } from './service.js';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  const environment = readEnvironment(authService.environment, { ...process.env, LOG_LEVEL: 'error' });
  const app = await createService(authService, environment);
  const { texts, unopened } = await app.get(Resealing).run();
  await app.close();
  process.stdout.write(`${texts} ${texts === 1 ? 'text was' : 'texts were'} sealed again.\n`);
  if (unopened.length > 0)
    fail(`Neither DATA_KEY nor DATA_KEY_PREVIOUS opens ${unopened.length}: ${unopened.slice(0, 20).join(', ')}`);
} catch (error) {
  fail(`The data key was not rotated. ${getMessage(error)}`);
}
