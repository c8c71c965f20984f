/**
 * Re-encrypts every file that is not encrypted with DATA_KEY: `node dist/rotate-data-key.js`, with the environment of the service, the new
 * key in DATA_KEY and the old one in DATA_KEY_PREVIOUS. May run beside the service, and again after an interruption.
 * Exits with 1 if files are left under the previous key, which must be kept then.
 */
import { createService, getMessage, readEnvironment } from '@cleaning/service-kit';
import { DocumentEncryption } from './encryption/document-encryption.service.js';
import { mediaService } from './service.js';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

try {
  const environment = readEnvironment(mediaService.environment, {
    ...process.env,
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
  });
  const app = await createService(mediaService, environment);
  const { encrypted, left } = await app.get(DocumentEncryption).reencryptAll();
  await app.close();
  if (left > 0)
    fail(
      `${encrypted} documents were encrypted anew; ${left} could not be read: keep DATA_KEY_PREVIOUS and see the log.`,
    );
  process.stdout.write(`${encrypted} documents were encrypted anew; none is left under another key.\n`);
} catch (error) {
  fail(`The documents were not all encrypted anew; run it again. ${getMessage(error)}`);
}
