/**
 * Replaces the key that signs tokens: `node dist/rotate-signing-key.js [--revoke-old]`, with the environment of the
 * service, which may run meanwhile. Sessions stay open. With --revoke-old earlier keys are no longer trusted and
 * everybody must log in again.
 */
import { createService, getMessage, PubSub, readEnvironment } from '@cleaning/service-kit';
import { authService } from './service.js';
import { SigningKeys } from './sessions/signing-keys.service.js';

const unknown = process.argv.slice(2).filter((argument) => argument !== '--revoke-old');
if (unknown.length > 0) {
  process.stderr.write('Usage: rotate-signing-key [--revoke-old]\n');
  process.exit(1);
}
const revoke = process.argv.includes('--revoke-old');

try {
  const environment = readEnvironment(authService.environment, { ...process.env, LOG_LEVEL: 'error' });
  const app = await createService(authService, environment);
  const pubSub = app.get(PubSub);
  pubSub.start();
  await pubSub.waitUntilReady();
  const kid = await app.get(SigningKeys).rotate({ revoke });
  await app.close();
  process.stdout.write(
    `Tokens are signed with key ${kid} from now on. ${revoke ? 'Everybody has to log in again.' : 'Sessions go on.'}\n`,
  );
} catch (error) {
  process.stderr.write(`The key was not replaced. ${getMessage(error)}\n`);
  process.exit(1);
}
