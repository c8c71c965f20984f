/**
 * Adds an admin: `node dist/add-admin.js <email> <name>`, with the environment of the service. The password is read from
 * standard input, and from ADMIN_PASSWORD when that is empty.
 */
import { text } from 'node:stream/consumers';
import { email, line } from '@cleaning/contracts';
import { createService, readEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';
import { Admins } from './accounts/admins.js';
import { passwordProblem } from './passwords/passwords.js';
import { authService } from './service.js';

const newAdmin = z.object({
  email,
  name: line(120),
  password: z.string().refine((password) => passwordProblem(password) === null, 'is too short or too common'),
});

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [givenEmail, ...givenName] = process.argv.slice(2);
if (!givenEmail || givenName.length === 0) fail('Usage: add-admin <email> <name>, with the password on standard input');
if (process.stdin.isTTY) process.stderr.write('Password, then Enter and Ctrl-D:\n');
const typed = (await text(process.stdin)).replace(/\r?\n$/, '');
const admin = newAdmin.safeParse({
  email: givenEmail,
  name: givenName.join(' '),
  password: typed || process.env.ADMIN_PASSWORD || '',
});
if (!admin.success) fail(admin.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));

try {
  const environment = readEnvironment(authService.environment, { ...process.env, LOG_LEVEL: 'error' });
  // It does not listen, so it can run beside the service. Other services read the new account in the feed.
  const app = await createService(authService, environment);
  const added = await app.get(Admins).add(admin.data);
  await app.close();
  if (!added) fail(`Somebody has the e-mail ${admin.data.email} already.`);
  process.stdout.write(`${admin.data.name} can log in as ${admin.data.email}.\n`);
} catch (error) {
  fail(`The admin was not added. ${(error as Error).message}`);
}
