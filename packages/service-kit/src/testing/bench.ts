import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { Call, EventName, EventPayload, Role, ServiceName } from '@cleaning/contracts';
import { eventSources } from '@cleaning/contracts';
import type { Abstract, Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { readEnvironment } from '../environment/environment.js';
import { Inbox } from '../events/inbox.js';
import { createService, type ServiceDefinition } from '../service.js';

/** What a test sends. `files` go as multipart beside the body's fields. */
export interface BenchCall {
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly files?: readonly { field: string; name: string; content: Uint8Array | string; type?: string }[];
}

export interface BenchAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  readonly body: any;
}

export interface BenchPerson {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
}

const KID = 'test-key';

/** A running service on a database of its own, driven from outside like in production. */
export class Bench {
  private readonly sequences = new Map<ServiceName, number>();
  private delivering: Promise<unknown> = Promise.resolve();

  constructor(
    readonly url: string,
    readonly app: NestExpressApplication,
    private readonly privateKey: KeyObject,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  get<T>(type: Type<T> | Abstract<T>): T {
    return this.app.get(type, { strict: false });
  }

  /** Applies an event as if its source (the first of them where an event has several) had sent it next. */
  deliver<N extends EventName>(
    name: N,
    payload: EventPayload<N>,
    source: ServiceName = eventSources[name][0],
  ): Promise<void> {
    const result = this.delivering.then(async () => {
      const inbox = this.get(Inbox);
      const seq = (this.sequences.get(source) ?? (await inbox.lastSeq(source))) + 1;
      this.sequences.set(source, seq);
      await inbox.receive(source, [{ id: v7(), source, seq, name, payload, request_id: null }]);
    });
    this.delivering = result.catch(() => {});
    return result;
  }

  /** Payloads of the events that the service has published so far, oldest first. */
  async published<N extends EventName>(name: N): Promise<EventPayload<N>[]> {
    const rows = await this.dataSource.query<{ payload: EventPayload<N> }[]>(
      'SELECT payload FROM outbox_event WHERE name = $1 ORDER BY position',
      [name],
    );
    return rows.map((row) => row.payload);
  }

  /** Somebody whom svc-auth has told this service of, with a token that is good here. */
  async person(
    person: {
      id?: string;
      name?: string;
      role?: Role;
      verified?: boolean;
      removed?: boolean;
      version?: number;
      endedSessions?: string[];
    } = {},
  ): Promise<BenchPerson> {
    const id = person.id ?? v7();
    const role = person.role ?? 'user';
    await this.deliver('account.changed', {
      user_id: id,
      version: person.version ?? 1,
      name: person.name ?? 'Ana Silva',
      email: `${id}@example.com`,
      role,
      verified: person.verified ?? true,
      removed: person.removed ?? false,
      session_version: 1,
      ended_sessions: person.endedSessions ?? [],
    });
    const sessionId = v7();
    return { id, token: this.token({ sub: id, sv: 1, sid: sessionId, role }), sessionId };
  }

  /** A token signed with the key that this service knows. */
  token(claims: { sub: string; role: string; sv?: number; sid?: string }): string {
    return jwt.sign(claims, this.privateKey, { algorithm: 'RS256', keyid: KID, expiresIn: 3600 });
  }

  async call(call: Call, { token, body, params = {}, query = {}, files }: BenchCall = {}): Promise<BenchAnswer> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const init: RequestInit = { method: call.method, headers };
    if (files) init.body = this.form(body, files);
    else if (body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(body);
    }
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${this.url}${path}${search && `?${search}`}`, init);
    const type = response.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = () => bytes.toString('utf8');
    const answer = type.includes('json') ? JSON.parse(text()) : type.startsWith('text/') ? text() : bytes;
    return { status: response.status, headers: response.headers, body: answer };
  }

  private form(body: unknown, files: NonNullable<BenchCall['files']>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
      form.append(name, String(value));
    for (const file of files)
      form.append(file.field, new Blob([Buffer.from(file.content)], { type: file.type ?? '' }), file.name);
    return form;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.dropDatabase();
  }
}

function serverUrl(name: 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: integration specs run in the integration project`);
  return url;
}

async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = serverUrl('TEST_POSTGRES_URL');
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  return { url: `${server}/${name}`, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Starts a service on a free port, with a fresh database and queues of its own. */
export async function startBench(
  definition: ServiceDefinition,
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<Bench> {
  const database = await createDatabase();
  const environment = readEnvironment(definition.environment, {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    DATABASE_URL: database.url,
    REDIS_URL: serverUrl('TEST_REDIS_URL'),
    REDIS_PREFIX: randomUUID(),
    ...env,
  });
  const app = await createService(definition, environment);
  await app.listen(0, '127.0.0.1');
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const bench = new Bench((await app.getUrl()).replace('[::1]', '127.0.0.1'), app, privateKey, database.drop);
  if (definition.name !== 'auth') {
    const public_key_pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
    await bench.deliver('signing-key.added', { kid: KID, public_key_pem });
  }
  return bench;
}
