import { type Access, API_KEY_PREFIX, type Call, type CallerRole } from '@cleaning/contracts';
import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JsonWebTokenError, JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { databaseClock } from '../database/database-clock.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { refuse } from '../errors/refusal.js';
import { type AuthenticatedRequest, CALL } from '../http/route.js';
import { setCurrentCall } from '../logging/logging.js';
import { Peers } from '../peers/peers.js';
import { AccountLookup, type AccountState, type Caller, getCallerRole } from './account-lookup.js';
import { ApiKeys, isApiKey } from './api-keys.js';
import { ClientSessions, isClientToken } from './client-sessions.js';
import { RecentFactor } from './recent-factor.js';
import { SessionUse } from './session-use.js';
import { TokenKeys } from './token-keys.js';

export const ACCESS = 'access';
/** Opens a route to everybody. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');
/** Opens a route to these roles. A route with neither decorator is closed to everybody. */
export const Roles = (...roles: CallerRole[]) => SetMetadata<string, Access>(ACCESS, roles);

interface TokenClaims {
  readonly sub: string;
  readonly role: string;
  /** Session version. */
  readonly sv: number;
  /** Session id. */
  readonly sid: string;
  /** Expiry in seconds. */
  readonly exp: number;
}

interface VerifiedClaims extends TokenClaims {
  /** Id of the key that signed it. */
  readonly kid: string;
}

/** Claims of tokens whose signature was verified, so that each token is verified once. The account is looked up for every request. */
export class VerifiedTokens<C extends Pick<TokenClaims, 'exp'>> {
  private readonly claims: LRUCache<string, C>;

  constructor(max: number) {
    this.claims = new LRUCache({ max });
  }

  find(token: string, now = databaseClock.getTime()): C | undefined {
    const found = this.claims.get(token);
    if (!found || found.exp * 1000 > now) return found;
    this.claims.delete(token);
    return undefined;
  }

  add(token: string, claims: C): void {
    this.claims.set(token, claims);
  }
}

interface Identity {
  readonly caller: Caller;
  readonly role: CallerRole;
  /** Missing for a service. */
  readonly account?: AccountState;
}

/** True if this person is an admin who must enrol a second factor before anything else. */
export const mustEnrol = (
  { ADMIN_SECOND_FACTOR }: Pick<CommonEnvironment, 'ADMIN_SECOND_FACTOR'>,
  { role, secondFactor }: Pick<AccountState, 'role' | 'secondFactor'>,
): boolean => ADMIN_SECOND_FACTOR === 'required' && role === 'admin' && secondFactor === false;

/**
 * Refuses forms that a page of another site sends through the visitor's browser (Fetch Metadata). Lets through programs, old browsers and
 * other host names of the company (`same-site`). Throws 403.
 */
function refuseOtherSites(request: Request, call: Call | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD' || call?.fromOtherSites) return;
  if (request.get('sec-fetch-site') === 'cross-site') throw refuse('other_site');
}

const NO_SESSION = { sessionId: '', sessionVersion: 0, places: null };

/** More than the people who work at the same time; a token takes about 1 kB. */
const MAX_VERIFIED_TOKENS = 2000;

/** Pages send it with automatic requests, which do not count as use of the session. */
const UNATTENDED_HEADER = 'x-unattended';

@Injectable()
export class AccessGuard implements CanActivate {
  private readonly verified = new VerifiedTokens<VerifiedClaims>(MAX_VERIFIED_TOKENS);

  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: AccountLookup,
    private readonly keys: TokenKeys,
    private readonly jwt: JwtService,
    private readonly peers: Peers,
    private readonly use: SessionUse,
    private readonly recentFactor: RecentFactor,
    private readonly clients: ClientSessions,
    private readonly apiKeys: ApiKeys,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw refuse('forbidden');
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.originalUrl.includes(API_KEY_PREFIX)) throw refuse('api_key_in_address');
    if (access === 'public') {
      refuseOtherSites(request, call);
      if (call) setCurrentCall({ call, callerId: '' });
      return true;
    }
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (!token) throw refuse('unauthenticated');
    if (isClientToken(token)) return this.admitClient(request, token, access, call);
    if (isApiKey(token)) return this.admitApiKey(request, token, access, call);
    const { caller, role, account } = await this.identify(token);
    // Also for the log line of a refusal.
    request.caller = caller;
    if (!access.includes(role)) {
      throw refuse(role === 'unverified' ? 'not_verified' : 'forbidden');
    }
    if (call) setCurrentCall({ call, callerId: caller.id });
    if (!account) {
      this.requireNamedService(call, caller);
      return true;
    }
    if (!call?.beforeEnrolment && mustEnrol(this.environment, account)) throw refuse('second_factor_required');
    if (call?.recentFactor) await this.recentFactor.require(caller.sessionId);
    if (!call?.background && !request.get(UNATTENDED_HEADER)) this.use.note(caller.sessionId);
    return true;
  }

  /** Admits a contact of a client, who has no account, to routes for clients only. */
  private async admitClient(
    request: AuthenticatedRequest,
    token: string,
    access: readonly CallerRole[],
    call: Call | undefined,
  ): Promise<true> {
    if (!access.includes('client')) throw refuse('forbidden');
    const client = await this.clients.find({ token });
    if (!client) throw refuse('client_session_ended');
    const { sessionId, contactName: name } = client;
    request.client = client;
    request.caller = { ...NO_SESSION, id: sessionId, name, role: 'user', verified: false, sessionId };
    if (call) setCurrentCall({ call, callerId: sessionId });
    return true;
  }

  /** Admits a program to admin calls with a scope of its key, except those that need a recent second factor. */
  private async admitApiKey(
    request: AuthenticatedRequest,
    token: string,
    access: readonly CallerRole[],
    call: Call | undefined,
  ): Promise<true> {
    const { id, name, scopes } = await this.apiKeys.admit(token, request.ip ?? 'unknown');
    request.caller = { ...NO_SESSION, id, name: `API key ${name}`, role: 'admin', verified: true };
    const scope = call?.scope;
    if (!scope || call.recentFactor || !access.includes('admin')) throw refuse('api_key_not_allowed');
    if (!scopes.includes(scope)) throw refuse('api_key_lacks_scope', { scope });
    setCurrentCall({ call, callerId: id });
    return true;
  }

  private async identify(token: string): Promise<Identity> {
    const known = this.verified.find(token);
    // Tokens of a revoked key are refused.
    if (known && this.keys.isTrusted(known.kid)) return this.identifyPerson(known);
    const service = this.peers.getCaller(token);
    if (service) {
      const caller = { ...NO_SESSION, id: service, name: `svc-${service}`, role: 'user', verified: false } as const;
      return { caller, role: 'service' };
    }
    const claims = await this.verify(token);
    this.verified.add(token, claims);
    return this.identifyPerson(claims);
  }

  /** Requires that the call's contract names the service. The kit's own routes have no contract and check the caller themselves. */
  private requireNamedService(call: Call | undefined, { id }: Caller): void {
    if (call && !call.callers?.some((name) => name === id)) throw refuse('forbidden');
  }

  private async identifyPerson({ sub, sv, sid }: TokenClaims): Promise<Identity> {
    const account = await this.accounts.findOpen(sub, sv, sid);
    if (!account) throw refuse('session_ended');
    const { id, name, role, verified, sessionVersion, places } = account;
    const caller = { id, name, role, verified, sessionId: sid, sessionVersion, places };
    return { caller, role: getCallerRole(account), account };
  }

  private async verify(token: string): Promise<VerifiedClaims> {
    try {
      const { header, payload } = await this.jwt.verifyAsync<{ header: { kid: string }; payload: TokenClaims }>(token, {
        complete: true,
        clockTimestamp: Math.floor(databaseClock.getTime() / 1000),
      });
      return { ...payload, kid: header.kid };
    } catch (error) {
      if (error instanceof JsonWebTokenError || error instanceof SyntaxError) throw refuse('session_ended');
      throw error;
    }
  }
}

/** Throws 403 when the body names another person than the token. */
export function requireSelf(caller: Caller, userId: string): void {
  if (caller.id !== userId) throw refuse('other_person');
}
