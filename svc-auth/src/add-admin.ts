/**
 * Adds an admin: `node dist/add-admin.js <email> <name>`, with the environment of the service. The password is read from
 * standard input, and from ADMIN_PASSWORD when that is empty.
 */
import { text } from 'node:stream/consumers';
import { email, line } from '@cleaning/contracts';
import { runService } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { AdminAccounts } from './accounts/admin-accounts.js';
import { passwordProblem } from './passwords/password-rules.js';
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

@Injectable()
class NewAdmin implements OnApplicationBootstrap {
  constructor(private readonly admins: AdminAccounts) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!admin.data) return;
    if (!(await this.admins.add(admin.data))) fail(`Somebody has the e-mail ${admin.data.email} already.`);
  }
}

// The command is the service itself with one thing more to do at its start. It may run beside the service, so it takes a
// port of its own, and it may just end: the event for the other services is in the outbox, and the service sends it.
Object.assign(process.env, { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' });
await runService({ ...authService, providers: [...authService.providers, NewAdmin] });
process.stdout.write(`${admin.data.name} can log in as ${admin.data.email}.\n`);
process.exit(0);
