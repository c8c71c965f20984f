/**
 * Adds an admin: `node dist/add-admin.js <email> <name>`, with the environment of the service. The password is read from
 * standard input, and from ADMIN_PASSWORD when that is empty.
 */
import { text } from 'node:stream/consumers';
import { email, line } from '@cleaning/contracts';
import { createService, getMessage, readEnvironment } from '@cleaning/service-kit';
import { z } from 'zod';
import { Admins } from './accounts/admins.service.js';
import { findPasswordProblem, hashPassword } from './passwords/passwords.js';
import { authService } from './service.js';

const newAdmin = z.object({
  email,
  name: line(120),
  password: z
    .string()
    .refine((password) => findPasswordProblem('password', password) === null, 'is too short or too common'),
});

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Reads a password from the terminal without echo. Exits with 130 at Ctrl-C. */
async function findTypedPassword(): Promise<string> {
  process.stdin.setRawMode(true).setEncoding('utf8');
  process.stderr.write('Password (it is not shown), then Enter: ');
  let typed = '';
  for await (const keys of process.stdin) {
    for (const key of keys as string) {
      if (key === '\u0003') process.exit(130);
      if (key === '\r' || key === '\n' || key === '\u0004') {
        process.stdin.setRawMode(false).pause();
        process.stderr.write('\n');
        return typed;
      }
      typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key;
    }
  }
  return typed;
}

const [givenEmail, ...givenName] = process.argv.slice(2);
if (!givenEmail || givenName.length === 0) fail('Usage: add-admin <email> <name>, with the password on standard input');
const typed = process.stdin.isTTY ? await findTypedPassword() : (await text(process.stdin)).replace(/\r?\n$/, '');
const admin = newAdmin.safeParse({
  email: givenEmail,
  name: givenName.join(' '),
  password: typed || process.env.ADMIN_PASSWORD || '',
});
if (!admin.success) fail(admin.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));

try {
  const environment = readEnvironment(authService.environment, { ...process.env, LOG_LEVEL: 'error' });
  // Doesn't listen, so it can run beside the service. Other services read the new account from the feed.
  const app = await createService(authService, environment);
  const { password, ...person } = admin.data;
  const added = await app.get(Admins).add({ ...person, passwordHash: await hashPassword(password) });
  await app.close();
  if (!added) fail(`Somebody has the e-mail ${admin.data.email} already.`);
  process.stdout.write(`${admin.data.name} can log in as ${admin.data.email}.\n`);
} catch (error) {
  fail(`The admin was not added. ${getMessage(error)}`);
}
