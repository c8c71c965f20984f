/**
 * Prints the age identities that decrypt documents in the object store, newest first, for a recovery without the service:
 * `node dist/print-document-identity.js > identity.txt`, then `age -d -i identity.txt OBJECT`. Reads only DATA_KEY and DATA_KEY_PREVIOUS.
 */
import { sealingEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';
import { DocumentKeys } from './encryption/document-objects.service.js';

const variables = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
const environment = z.object(sealingEnvironment).safeParse(variables);
if (!environment.success) {
  process.stderr.write('DATA_KEY is missing or too short (32 characters at least).\n');
  process.exit(1);
}
for (const { id, identity } of new DocumentKeys(environment.data).all) {
  process.stdout.write(`# key ${id}\n${identity}\n`);
}
