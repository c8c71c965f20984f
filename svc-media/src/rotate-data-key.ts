/**
 * Re-encrypts every file that is not encrypted with DATA_KEY: `node dist/rotate-data-key.js`, with the environment of the service, the new
 * key in DATA_KEY and the old one in DATA_KEY_PREVIOUS. May run beside the service, and again after an interruption.
 * Exits with 1 if files are left under the previous key, which must be kept then.
 */
import { runCommand } from '@cleaning/service-kit';
import { DocumentEncryption } from './encryption/document-encryption.service.js';
import { mediaService } from './service.js';

await runCommand(mediaService, 'The documents were not all encrypted anew; run it again.', async (app) => {
  const { encrypted, left } = await app.get(DocumentEncryption).reencryptAll();
  if (left > 0)
    return {
      problem: `${encrypted} documents were encrypted anew; ${left} could not be read: keep DATA_KEY_PREVIOUS and see the log.`,
    };
  return { message: `${encrypted} documents were encrypted anew; none is left under another key.` };
});
