import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, type Role } from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import { startTestApp, type TestAnswer, type TestApp } from '@cleaning/service-kit/testing';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { addAccount } from '../accounts/account.entity.js';
import { toAccountDetails } from '../accounts/account-details.js';
import { Admins, NO_DETAILS } from '../accounts/admins.service.js';
import { SealedDetails } from '../sealing/sealed-details.service.js';
import { authService } from '../service.js';
import { PersonSessions } from '../sessions/person-sessions.service.js';

export const PASSWORD = 'wombat lives here';
/** A hash of the least cost makes logins in tests fast. `passwords.ts` has the product's cost. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const DOCUMENT_LINK_SECRET = 'a secret for tests of at least 32 characters';

export const DATA_KEY = 'a data key for tests of more than 32 characters';

/** Files of messages; their names are ids. */
export const MAIL_FOLDER = join(tmpdir(), 'cleaning-test-mail');

/** Key of the first app in a spec file, reused because creating one takes as long as the rest of a start. */
let signingKey: unknown;

async function insertSigningKey(databaseUrl: string): Promise<void> {
  if (!signingKey) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('INSERT INTO signing_key SELECT * FROM jsonb_populate_record(NULL::signing_key, $1)', [
    signingKey,
  ]);
  await client.end();
}

/** Reuses the token signing key of an earlier start, unless another `DATA_KEY` sealed it. */
export async function startAuth(env: Record<string, string> = {}): Promise<TestApp> {
  const testApp = await startTestApp(authService, {
    env: { DOCUMENT_LINK_SECRET, DATA_KEY, MAIL_FOLDER, ...env },
    ...(env.DATA_KEY ? {} : { fill: insertSigningKey }),
  });
  if (!signingKey && !env.DATA_KEY) {
    const [row] = await testApp.dataSource.query('SELECT to_jsonb(signing_key) AS key FROM signing_key');
    signingKey = row.key;
  }
  return testApp;
}

export interface TestPerson {
  id: string;
  name: string;
  email: string;
  token: string;
}

const DETAILS = {
  address: '14 Acacia Street, Prospect SA',
  zip_code: '5082',
  contact_no: '0491 570 006',
  abn: '61000000002',
  passport_number: 'PA1234567',
  bank_name: 'ANZ',
  account_type: 'Savings account',
  account_name: 'A Person',
  account_number: '001234567',
  bsb: '012345',
};

/** Adds people through the service's own code, each with a valid token. */
export class People {
  private count = 0;

  constructor(private readonly testApp: TestApp) {}

  async createContractor(
    given: {
      name?: string;
      email?: string;
      verified?: boolean;
      details?: Partial<typeof DETAILS>;
      passwordHash?: string;
    } = {},
  ): Promise<TestPerson> {
    const name = given.name ?? 'Ana Silva';
    const email = given.email ?? this.createEmail();
    const hashed = given.passwordHash ?? (await passwordHash);
    const account = await this.testApp.get(Transactions).runWithoutWaiting((tx) =>
      addAccount(tx, this.testApp.get(SealedDetails), {
        ...toAccountDetails({ ...DETAILS, ...given.details, name, email }),
        role: 'user',
        verified: given.verified ?? true,
        passwordHash: hashed,
      }),
    );
    return { id: account.id, name, email, token: await this.openSession(account) };
  }

  async createAdmin(name = 'Helen Marsh'): Promise<TestPerson> {
    const email = this.createEmail();
    await this.testApp.get(Admins).add({ name, email, passwordHash: await passwordHash });
    const [account] = await this.testApp.dataSource.query('SELECT * FROM account WHERE email = $1', [email]);
    return {
      id: account.id,
      name,
      email,
      token: await this.openSession({ ...account, sessionVersion: account.session_version }),
    };
  }

  async createSupervisor(given: { name?: string; email?: string; places?: string[] } = {}): Promise<TestPerson> {
    const { name = 'Sam Lee', email = this.createEmail(), places = [] } = given;
    const person = { ...NO_DETAILS, name, email, places, passwordHash: await passwordHash };
    const account = await this.testApp
      .get(Transactions)
      .runWithoutWaiting((tx) =>
        addAccount(tx, this.testApp.get(SealedDetails), { ...person, role: 'supervisor', verified: false }),
      );
    return { id: account.id, name, email, token: await this.openSession(account) };
  }

  /** Logs in over HTTP. `address` is the client's, as nginx would send it. */
  async logIn(email: string, password: string, address = '203.0.113.1'): Promise<TestAnswer> {
    const response = await fetch(`${this.testApp.url}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  private openSession(account: { id: string; role: Role; sessionVersion: number }): Promise<string> {
    return this.testApp.get(PersonSessions).open(account);
  }

  private createEmail(): string {
    this.count += 1;
    return `person${this.count}@example.com`;
  }
}
