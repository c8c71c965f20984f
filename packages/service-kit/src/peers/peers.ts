import { createSecretKey, type KeyObject } from 'node:crypto';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { listSources, SERVICES, type ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import {
  JwtModule,
  type JwtModuleOptions,
  JwtSecretRequestType,
  JwtService,
  type JwtSignOptions,
  type JwtVerifyOptions,
} from '@nestjs/jwt';
import { z } from 'zod';
import { databaseClock } from '../database/database-clock.js';
import { ENVIRONMENT, SERVICE } from '../environment/environment.js';
import { getCurrentBudget } from '../http/request-budget.js';
import { getCurrentRequestId } from '../logging/logging.js';

/** Lifetime of a service token; a token is reused for half of it. */
const TOKEN_SECONDS = 60;
const REUSE_MS = 30_000;
/** For calls in background work. Calls of a request end with the request's time limit. */
const TIMEOUT_MS = 30_000;

/** svc-auth forwards files and asks the other services for reports, in addition to reading their feeds. */
const CALLED_BESIDE_FEEDS: Partial<Record<ServiceName, readonly ServiceName[]>> = {
  auth: ['jobs', 'media', 'invoice'],
};
const listCallees = (service: ServiceName): ServiceName[] =>
  SERVICES.filter((name) => listSources(service).includes(name) || CALLED_BESIDE_FEEDS[service]?.includes(name));
const listCallers = (service: ServiceName): ServiceName[] =>
  SERVICES.filter((name) => listCallees(name).includes(service));

const getUrlVariable = (peer: ServiceName) => `${peer.toUpperCase()}_URL`;
const getSecretVariable = (peer: ServiceName) => `${peer.toUpperCase()}_SECRET`;

/**
 * The variables with the URLs and secrets of the services that this one calls or is called by. Every pair of services
 * has its own secret, so that a compromised service cannot impersonate a third one.
 */
export function buildPeerVariables(service: ServiceName): Record<string, z.ZodType<string>> {
  const urls = listCallees(service).map((peer) => [getUrlVariable(peer), z.url({ protocol: /^http$/ })] as const);
  const peers = new Set([...listCallees(service), ...listCallers(service)]);
  const secrets = [...peers].map((peer) => [getSecretVariable(peer), z.string().min(32)] as const);
  return Object.fromEntries([...urls, ...secrets]);
}

export interface PeerAnswer {
  readonly status: number;
  readonly body: string;
}

/** The service can't be reached, or didn't respond in time. A call that needs it can be repeated. */
export class PeerAwayError extends Error {}

/**
 * For calls that need a response of 200. Throws PeerAwayError if the service is too busy or draining, and Error for any
 * other status.
 */
export function requireAnswer(peer: ServiceName, { status }: PeerAnswer): void {
  if (status === 503) throw new PeerAwayError(`svc-${peer} answered 503`);
  if (status !== 200) throw new Error(`svc-${peer} answered ${status}`);
}

/** Service tokens are signed with the secret that two services share. */
function createTokenOptions(environment: Record<string, unknown>): JwtModuleOptions {
  const secrets = new Map<unknown, KeyObject>();
  for (const peer of SERVICES) {
    const secret = environment[getSecretVariable(peer)];
    if (typeof secret === 'string') secrets.set(peer, createSecretKey(Buffer.from(secret)));
  }
  return {
    signOptions: { algorithm: 'HS256', expiresIn: TOKEN_SECONDS },
    verifyOptions: { algorithms: ['HS256'], maxAge: TOKEN_SECONDS },
    secretOrKeyProvider: (type, _, options) => {
      const signs = type === JwtSecretRequestType.SIGN;
      const peer = signs ? (options as JwtSignOptions).audience : (options as JwtVerifyOptions).issuer;
      const secret = secrets.get(peer);
      if (!secret) throw new Error(`There is no secret that is shared with svc-${peer}`);
      return secret;
    },
  };
}

const toSeconds = (time: number): number => Math.floor(time / 1000);

/** Calls other services, and identifies services that call this one. */
@Injectable()
export class Peers implements OnApplicationShutdown {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly proofs = new Map<ServiceName, { proof: string; reusableUntil: number }>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(ENVIRONMENT) private readonly environment: Record<string, unknown>,
    private readonly jwt: JwtService,
  ) {}

  onApplicationShutdown(): void {
    this.agent.destroy();
  }

  getUrl(peer: ServiceName): string {
    const url = this.environment[getUrlVariable(peer)];
    if (typeof url !== 'string') throw new Error(`svc-${this.service} does not call svc-${peer}`);
    return url.replace(/\/$/, '');
  }

  /** The value of the Authorization header that identifies this service. */
  getProof(peer: ServiceName, now = databaseClock.getTime()): string {
    const made = this.proofs.get(peer);
    if (made && now < made.reusableUntil) return made.proof;
    const proof = `Bearer ${this.jwt.sign({ iat: toSeconds(now) }, { issuer: this.service, audience: peer })}`;
    this.proofs.set(peer, { proof, reusableUntil: now + REUSE_MS });
    return proof;
  }

  /** The service that signed the token; null when it is not a service that may call this one. */
  getCaller(token: string): ServiceName | null {
    const claimed = this.jwt.decode<{ iss?: unknown } | null>(token);
    const caller = listCallers(this.service).find((name) => name === claimed?.iss);
    if (!caller) return null;
    try {
      const clockTimestamp = toSeconds(databaseClock.getTime());
      this.jwt.verify(token, { issuer: caller, audience: this.service, clockTimestamp });
      return caller;
    } catch {
      return null;
    }
  }

  /** Makes one short call. Throws PeerAwayError if the service can't be reached; any status counts as a response. */
  async call(peer: ServiceName, method: 'GET' | 'POST', path: string, body?: unknown): Promise<PeerAnswer> {
    const timeout = Math.max(1, getCurrentBudget()?.leftMs ?? TIMEOUT_MS);
    const options = { method, headers: this.buildHeaders(peer, body), agent: this.agent, timeout };
    const url = new URL(`${this.getUrl(peer)}${path}`);
    const sent = body === undefined ? undefined : JSON.stringify(body);
    try {
      return await this.send(url, options, sent);
    } catch (error) {
      // The other side may close a kept-alive connection just as it is used again. Repeating a GET is harmless.
      if (method !== 'GET' || (error as { code?: string }).code !== 'ECONNRESET') throw createPeerAway(peer, error);
      return this.send(url, options, sent).catch((second: unknown) => {
        throw createPeerAway(peer, second);
      });
    }
  }

  private buildHeaders(peer: ServiceName, body: unknown): Record<string, string> {
    return {
      authorization: this.getProof(peer),
      ...(getCurrentRequestId() ? { 'x-request-id': getCurrentRequestId() as string } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
  }

  private send(url: URL, options: RequestOptions, body: string | undefined): Promise<PeerAnswer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(url, options, (incoming: IncomingMessage) => {
        text(incoming).then((answer) => resolve({ status: incoming.statusCode ?? 0, body: answer }), reject);
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('No answer in time')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

const createPeerAway = (peer: ServiceName, error: unknown) =>
  new PeerAwayError(`svc-${peer} cannot be reached: ${(error as { code?: string }).code ?? (error as Error).message}`);

@Module({
  imports: [JwtModule.registerAsync({ inject: [ENVIRONMENT], useFactory: createTokenOptions })],
  providers: [Peers],
  exports: [Peers],
})
export class PeersModule {}
