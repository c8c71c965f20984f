import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  CHANGES_PATH,
  type Change,
  checkRecentFactor,
  ENTITIES,
  type Entity,
  JWKS_PATH,
  SERVICES,
  type ServiceName,
  STATES_PATH,
  type Thing,
} from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { OnChange, ReadsState } from '../changes/handlers.js';

const RECENT_FACTOR_PATH = checkRecentFactor.path.replace(':session_id', '');

/**
 * The other services of a test app: their feeds and svc-auth's keys, over HTTP as in production. Tests write the feeds.
 */
export class PeerServices {
  private readonly feeds = new Map<ServiceName, Map<string, Change>>();
  private readonly numbers = new Map<ServiceName, number>();
  private server: Server | undefined;
  readonly getSecret = (peer: ServiceName) => `the secret that a test shares with svc-${peer}`;
  /** Keys of svc-auth. */
  keys: readonly object[] = [];
  /** Further answers by `/<peer><path>`, or functions of the request's body. Other paths are 404; each session has a recent factor. */
  readonly answers = new Map<string, object | ((body: unknown) => object | Promise<object>)>();
  /** Statuses by `/<peer><path>`, before the answers. */
  readonly statuses = new Map<string, number>();
  /** Number of requests by path. */
  readonly asked = new Map<string, number>();

  /** Starts the server. Returns the variables for a service to find its peers. */
  async start(): Promise<Record<string, string>> {
    const server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
    this.server = server;
    // Like the test app.
    server.keepAliveTimeout = 0;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return Object.fromEntries(
      SERVICES.flatMap((peer) => [
        [`${peer.toUpperCase()}_URL`, `http://127.0.0.1:${port}/${peer}`],
        [`${peer.toUpperCase()}_SECRET`, this.getSecret(peer)],
      ]),
    );
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }

  /** Adds a change to a feed. Returns its number. */
  enter(source: ServiceName, entity: Entity | string, id: string, state: unknown): number {
    const feed = this.feeds.get(source) ?? new Map<string, Change>();
    this.feeds.set(source, feed);
    const seq = (this.numbers.get(source) ?? 0) + 1;
    this.numbers.set(source, seq);
    feed.delete(`${entity} ${id}`);
    feed.set(`${entity} ${id}`, { seq, entity, id, state });
    return seq;
  }

  /** Changes the state of a thing without a new entry in the feed, as a repair in the source would. */
  repair(source: ServiceName, entity: Entity, id: string, state: unknown): void {
    const change = this.feeds.get(source)?.get(`${entity} ${id}`);
    if (!change) throw new Error(`svc-${source} never published it`);
    change.state = state;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://peer');
    const [, peer = '', ...rest] = url.pathname.split('/');
    const path = `/${rest.join('/')}`;
    this.asked.set(path, (this.asked.get(path) ?? 0) + 1);
    const reply = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    const feed = this.feeds.get(peer as ServiceName) ?? new Map<string, Change>();
    if (path === JWKS_PATH) return void reply({ keys: this.keys });
    if (path === STATES_PATH) {
      const { things } = JSON.parse(await text(request)) as { things: Thing[] };
      const changes = things.map(({ entity, id }) => ({
        entity,
        id,
        state: feed.get(`${entity} ${id}`)?.state ?? null,
      }));
      return void reply({ changes });
    }
    const refused = this.statuses.get(url.pathname);
    if (refused) return void response.writeHead(refused).end();
    const answer = this.answers.get(url.pathname);
    if (typeof answer === 'function') return void reply(await answer(JSON.parse(await text(request))));
    if (answer) return void reply(answer);
    if (path.startsWith(RECENT_FACTOR_PATH)) return void reply({ recent: true });
    if (path !== CHANGES_PATH) return void response.writeHead(404).end();
    const after = Number(url.searchParams.get('after'));
    const limit = Number(url.searchParams.get('limit'));
    const found = [...feed.values()].filter(({ seq }) => seq > after).slice(0, limit);
    const newest = this.numbers.get(peer as ServiceName) ?? 0;
    reply({ changes: found, last: found.length < limit ? newest : found.at(-1)?.seq });
  }
}

/** Handled in each service by the kit. */
const KIT_ENTITIES: readonly Entity[] = ['account', 'audit-entry', 'notice'];

const listOtherEntities = (own: readonly Entity[]): Entity[] =>
  ENTITIES.filter((entity) => ![...own, ...KIT_ENTITIES].includes(entity));

/** Empty state readers for test services, except for their own entities. */
export function createStateReaders(...own: Entity[]): new () => object {
  @Injectable()
  class NothingThere {
    async read() {
      return new Map<string, never>();
    }
  }
  const { prototype } = NothingThere;
  for (const entity of listOtherEntities(own)) ReadsState(entity)(prototype, 'read', { value: prototype.read });
  return NothingThere;
}

/** Change handlers for test services that store nothing, except for their own entities. */
export function createChangeHandlers(...own: Entity[]): new () => object {
  @Injectable()
  class NothingStored {
    async ignore() {}
  }
  const { prototype } = NothingStored;
  for (const entity of listOtherEntities(own)) OnChange(entity)(prototype, 'ignore', { value: prototype.ignore });
  return NothingStored;
}

export const NoStateReaders = createStateReaders();
export const NoHandlers = createChangeHandlers();
