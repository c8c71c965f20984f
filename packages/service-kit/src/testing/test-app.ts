import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  type Call,
  type CheckedApiKey,
  CLIENT_TOKEN,
  checkApiKey,
  checkRecentFactor,
  type Entity,
  type EntityState,
  entityStates,
  feedAccess,
  type OutgoingMail,
  type Role,
  readClientSession,
  reportSessionUse,
  type ServiceName,
} from '@cleaning/contracts';
import type { Abstract, Type } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { Feed } from '../changes/feed.js';
import { StateReaders } from '../changes/handlers.js';
import { ReadFeeds } from '../changes/read-feeds.js';
import { SetAside } from '../changes/set-aside.js';
import { readEnvironment } from '../environment/environment.js';
import { EVENT_STREAM } from '../monitoring/metrics.js';
import { hashSha256 } from '../sealing/sha256.js';
import { createService, type ServiceDefinition } from '../service.js';
import { send, sendForm } from './http.js';
import { forbidSecondConnection } from './one-connection.js';
import { PeerServices } from './peer-services.js';
import { readGlobalSetup } from './read-global-setup.js';
import { createTestDatabase } from './test-database.js';

/** `files` are sent as multipart with the body's fields. */
export interface TestCall {
  readonly token?: string;
  /** Additional to those of token and body. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly files?: readonly { field: string; name: string; content: Uint8Array | string; type?: string }[];
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  readonly body: any;
}

export interface TestPerson {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
}

const KID = 'test-key';

/** A running service with its own database, called over HTTP as in production. */
export class TestApp {
  constructor(
    /** Name of the service under test. */
    readonly service: ServiceName,
    readonly url: string,
    readonly app: NestExpressApplication,
    readonly peers: PeerServices,
    private readonly privateKey: KeyObject,
    private readonly dropDatabase: () => Promise<void>,
  ) {
    this.peers.answers.set(`/auth${reportSessionUse.path}`, { status: 'done' });
    this.peers.answers.set(`/invoice${readClientSession.path}`, { session: null });
    this.peers.answers.set(`/auth${checkApiKey.path}`, { checked: { state: 'closed' } });
  }

  get dataSource(): DataSource {
    return this.app.get(DataSource);
  }

  get<T>(type: Type<T> | Abstract<T>): T {
    return this.app.get(type, { strict: false });
  }

  /** Enters a state in its source's feed (the first source of several). Resolves when this service has applied it. */
  async deliver<E extends Entity>(
    entity: E,
    id: string,
    state: EntityState<E> | null,
    source: ServiceName = feedAccess[entity].sources[0],
  ): Promise<void> {
    this.peers.enter(source, entity, id, state);
    await this.readFeed(source);
    const aside = await this.get(SetAside).list();
    const refused = aside.find((change) => change.entity === entity && change.id === id);
    if (refused) throw new Error(`The change was set aside: ${refused.error}`);
  }

  /** Lets the service read a source's feed to its current end. */
  async readFeed(source: ServiceName): Promise<void> {
    const feeds = this.get(ReadFeeds);
    // A running reading may have fetched its page before the last entry.
    await feeds.read(source);
    await feeds.read(source);
  }

  /** The current states of an entity in the service's feed, in the order of their last change. Throws for one that readers would set aside. */
  async readPublishedStates<E extends Entity>(entity: E): Promise<(EntityState<E> & { id: string })[]> {
    await this.get(Feed).assignNumbers();
    const rows = await this.dataSource.query<{ id: string }[]>(
      'SELECT entity_id AS id FROM change WHERE entity = $1 ORDER BY seq',
      [entity],
    );
    const states = await this.get(StateReaders).read(
      entity,
      rows.map(({ id }) => id),
    );
    return rows.flatMap(({ id }) => {
      const state = states.get(id) as EntityState<E> | undefined;
      if (!state) return [];
      entityStates[entity].parse(state);
      return [{ ...state, id }];
    });
  }

  /** Mails of a kind for svc-auth to send, in the order of their last change. */
  async readPublishedMails<Kind extends OutgoingMail['kind']>(
    kind: Kind,
  ): Promise<(Extract<OutgoingMail, { kind: Kind }> & { id: string })[]> {
    const mails = await this.readPublishedStates('outgoing-mail');
    return mails.filter((mail): mail is Extract<OutgoingMail, { kind: Kind }> & { id: string } => mail.kind === kind);
  }

  /** A thing's number in the service's feed; it rises with each change. Null before the first one. */
  async readChangeNumber(entity: Entity, id: string): Promise<number | null> {
    await this.get(Feed).assignNumbers();
    const [row] = await this.dataSource.query<{ seq: string }[]>(
      'SELECT seq FROM change WHERE entity = $1 AND entity_id = $2',
      [entity, id],
    );
    return row ? Number(row.seq) : null;
  }

  /** The newest number of the service's feed; it rises by one for each change. */
  readNewestNumber(): Promise<number> {
    return this.get(Feed).assignNumbers();
  }

  /** Publishes an account of svc-auth to this service, and returns a valid token. */
  async createPerson(
    person: {
      id?: string;
      name?: string;
      role?: Role;
      verified?: boolean;
      removed?: boolean;
      sessionVersion?: number;
      endedSessions?: string[];
      secondFactor?: boolean;
      /** Places of a supervisor. */
      places?: readonly string[];
    } = {},
  ): Promise<TestPerson> {
    const id = person.id ?? v7();
    const role = person.role ?? 'user';
    const sv = person.sessionVersion ?? 1;
    await this.deliver('account', id, {
      name: person.name ?? 'Ana Silva',
      role,
      verified: person.verified ?? role !== 'supervisor',
      removed: person.removed ?? false,
      session_version: sv,
      ended_sessions: person.endedSessions ?? [],
      second_factor: person.secondFactor ?? true,
      ...(person.places ? { places: [...person.places] } : {}),
    });
    const sessionId = v7();
    return { id, token: this.signToken({ sub: id, sv, sid: sessionId, role }), sessionId };
  }

  /** Sets svc-auth's answer about a session's recent second factor; true by default. */
  setRecentFactor({ sessionId }: Pick<TestPerson, 'sessionId'>, recent: boolean): void {
    this.peers.answers.set(`/auth${checkRecentFactor.path.replace(':session_id', sessionId)}`, { recent });
  }

  /**
   * Opens a client session, as in svc-invoice.
   * @param jobs the client's jobs with their days
   */
  openClientSession(
    jobs: readonly { job_id: string; from: string; to: string | null }[],
    { id = v7(), showsNames = false, name = 'Renee Castle' }: { id?: string; showsNames?: boolean; name?: string } = {},
  ): { token: string; clientId: string; sessionId: string; end(): void } {
    const token = `${CLIENT_TOKEN}${randomUUID()}`;
    const session = {
      session_id: v7(),
      client_id: id,
      client_name: 'Wattlebird',
      contact_name: name,
      contact_email: 'renee@wattlebird.example',
      shows_names: showsNames,
      jobs,
    };
    const path = `/invoice${readClientSession.path}`;
    const before = this.peers.answers.get(path);
    const named = { token_hash: hashSha256(token), session_id: session.session_id };
    let isOpen = true;
    this.peers.answers.set(path, (body) => {
      const asked = body as Partial<typeof named>;
      const isMine = asked.token_hash === named.token_hash || asked.session_id === named.session_id;
      if (isMine) return { session: isOpen ? session : null };
      return typeof before === 'function' ? before(body) : { session: null };
    });
    const end = () => {
      isOpen = false;
    };
    return { token, clientId: id, sessionId: session.session_id, end };
  }

  /**
   * Creates an API key, as in svc-auth. `answer` changes svc-auth's later answers about it.
   */
  createApiKey(
    scopes: readonly string[],
    name = 'Roster tool',
  ): { key: string; id: string; answer(checked: CheckedApiKey): void } {
    const key = `${API_KEY_PREFIX}${randomUUID()}`;
    const id = v7();
    const path = `/auth${checkApiKey.path}`;
    const before = this.peers.answers.get(path);
    let checked: CheckedApiKey = { state: 'open', id, name, scopes: [...scopes] };
    this.peers.answers.set(path, (body) => {
      if ((body as { key_hash: string }).key_hash === hashSha256(key)) return { checked };
      return typeof before === 'function' ? before(body) : { checked: { state: 'closed' } };
    });
    const answer = (next: CheckedApiKey) => {
      checked = next;
    };
    return { key, id, answer };
  }

  /** A token that this service accepts. */
  signToken({ sid = v7(), ...claims }: { sub: string; role: string; sv: number; sid?: string }): string {
    const { privateKey } = this;
    return new JwtService().sign({ ...claims, sid }, { privateKey, algorithm: 'RS256', keyid: KID, expiresIn: 3600 });
  }

  async call(
    call: Call,
    { token, headers: given = {}, body, params = {}, query = {}, files }: TestCall = {},
  ): Promise<TestAnswer> {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const url = `${this.url}${path}${search && `?${search}`}`;
    const { method } = call;
    const identity: Record<string, string> = { ...given, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const asJson: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const { status, headers, bytes } = files
      ? await sendForm(url, { method, headers: identity, body: this.buildForm(body, files) })
      : await send(url, { method, headers: { ...identity, ...asJson }, body: JSON.stringify(body) });
    const type = headers.get('content-type') ?? '';
    if (type === EVENT_STREAM) return { status, headers, body: '' };
    const toText = () => bytes.toString('utf8');
    const answer = type.includes('json') ? JSON.parse(toText()) : type.startsWith('text/') ? toText() : bytes;
    return { status, headers, body: answer };
  }

  private buildForm(body: unknown, files: NonNullable<TestCall['files']>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
      form.append(name, String(value));
    for (const file of files)
      form.append(file.field, new Blob([Buffer.from(file.content)], { type: file.type ?? '' }), file.name);
    return form;
  }

  async stop(): Promise<void> {
    // Otherwise a late answer would keep its connection open, and the app waits for all of them.
    this.app.getHttpServer().keepAliveTimeout = 1;
    await this.app.close();
    await this.peers.stop();
    await this.dropDatabase();
  }
}

/** Longer than any file of tests runs on a busy machine. */
const KEPT_CONNECTION_MS = 3_600_000;

/**
 * Starts a service on a free port with its own database and queues, and peers whose feeds the test writes.
 * @param prepare fills the empty database before the service connects; without it the database is already migrated
 * @param fill adds rows to the migrated database before the service connects
 */
export async function startTestApp(
  definition: ServiceDefinition,
  {
    env = {},
    prepare,
    fill,
  }: {
    env?: Record<string, string>;
    prepare?: (databaseUrl: string) => Promise<void>;
    fill?: (databaseUrl: string) => Promise<void>;
  } = {},
): Promise<TestApp> {
  const database = await createTestDatabase(prepare ? undefined : definition);
  const peers = new PeerServices();
  const privateKey = createPrivateKey(readGlobalSetup('TEST_TOKEN_KEY'));
  peers.keys = [{ ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: KID }];
  const environment = readEnvironment(definition.environment, {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    DATABASE_URL: database.url,
    REDIS_URL: readGlobalSetup('TEST_REDIS_URL'),
    REDIS_PREFIX: randomUUID(),
    // Documents in tests need a company name.
    DEMO_COMPANY: 'true',
    // For services that seal something and don't bring their own.
    DATA_KEY: 'a data key that only the tests know, 32+',
    ...(await peers.start()),
    ...env,
  });
  let app: NestExpressApplication | undefined;
  try {
    await (prepare ?? fill)?.(database.url);
    app = await createService(definition, environment);
    forbidSecondConnection(app.get(DataSource));
    // The service must not close an idle connection just as a request goes out on it.
    app.getHttpServer().keepAliveTimeout = KEPT_CONNECTION_MS;
    await app.listen(0, '127.0.0.1');
    const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    return new TestApp(definition.name, url, app, peers, privateKey, database.drop);
  } catch (error) {
    // Stop what already runs beside the HTTP server.
    await app?.close().catch(() => {});
    await peers.stop();
    await database.drop();
    throw error;
  }
}
