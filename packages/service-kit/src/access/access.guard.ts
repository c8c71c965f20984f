import type { Access, Call, CallerRole } from '@cleaning/contracts';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import jwt from 'jsonwebtoken';
import { Forbidden, Unauthenticated } from '../errors/domain-errors.js';
import { type AuthenticatedRequest, CALL } from '../http/route.js';
import { Peers } from '../peers/peers.js';
import { AccountLookup, type Caller, callerRole } from './account-lookup.js';
import { TokenKeys } from './token-keys.js';

/** Of a token that has been verified. Times are those of the JWT, in seconds. */
interface Expiring {
  readonly exp: number;
}

/**
 * Tokens whose signature has been verified, so that it is done once for each token. It says nothing about the person, who is looked
 * up for every request. Bounded: the token that has not been used for longest goes first.
 */
export class VerifiedTokens<C extends Expiring> {
  private readonly claims = new Map<string, C>();

  constructor(private readonly capacity: number) {}

  find(token: string, now = Date.now()): C | undefined {
    const found = this.claims.get(token);
    if (!found) return undefined;
    this.claims.delete(token);
    if (found.exp * 1000 <= now) return undefined;
    // A Map keeps the order of insertion: the end is what was used last.
    this.claims.set(token, found);
    return found;
  }

  add(token: string, claims: C): void {
    this.claims.set(token, claims);
    if (this.claims.size <= this.capacity) return;
    for (const oldest of this.claims.keys()) {
      this.claims.delete(oldest);
      return;
    }
  }
}

export const ACCESS = 'access';
/** Opens a route to everybody. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');
/** Opens a route to people (or services) of these roles. A route with neither key stays closed to all. */
export const Roles = (...roles: CallerRole[]) => SetMetadata<string, Access>(ACCESS, roles);

/** The header of a token is anybody's text until the signature has been checked. */
const KID = /^[\w-]{1,64}$/;

interface TokenClaims {
  /** Key that it was signed with. */
  readonly kid: string;
  readonly sub: string;
  readonly role: string;
  /** Session version. */
  readonly sv: number;
  /** Session; missing in tokens of the versions before. */
  readonly sid?: string;
  /** End of the token, in seconds. */
  readonly exp: number;
}

const NO_SESSION = { sessionId: '', sessionVersion: 0 };

/** More people than are at work at once; a token takes about 1 kB. */
const MAX_VERIFIED_TOKENS = 2000;

@Injectable()
export class AccessGuard implements CanActivate {
  private readonly verified = new VerifiedTokens<TokenClaims>(MAX_VERIFIED_TOKENS);

  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: AccountLookup,
    private readonly keys: TokenKeys,
    private readonly peers: Peers,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw new Forbidden();
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (!token) throw new Unauthenticated();
    const { caller, role } = await this.identify(token);
    // Known to the refusal's line in the log as well.
    request.caller = caller;
    if (!access.includes(role)) {
      throw new Forbidden(role === 'unverified' ? 'Your account is not verified yet.' : undefined);
    }
    if (role === 'service') this.requireNamed(context, caller);
    return true;
  }

  private async identify(token: string): Promise<{ caller: Caller; role: CallerRole }> {
    const known = this.verified.find(token);
    // A key that was taken back takes its tokens with it.
    if (known && this.keys.isTrusted(known.kid)) return this.person(known);
    const service = this.peers.callerOf(token);
    if (service) {
      const caller = { ...NO_SESSION, id: service, name: `svc-${service}`, role: 'user', verified: false } as const;
      return { caller, role: 'service' };
    }
    const claims = await this.verify(token);
    this.verified.add(token, claims);
    return this.person(claims);
  }

  /** A call names the services that may make it. Routes of the kit have no contract and look at the caller themselves. */
  private requireNamed(context: ExecutionContext, { id }: Caller): void {
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (call && !call.callers?.some((name) => name === id)) throw new Forbidden();
  }

  private async person({ sub, sv, sid = '' }: TokenClaims): Promise<{ caller: Caller; role: CallerRole }> {
    const account = await this.accounts.findOpen(sub, sv, sid);
    if (!account) throw new Unauthenticated('Your session has ended. Please log in again.');
    const { id, name, role, verified, sessionVersion } = account;
    return { caller: { id, name, role, verified, sessionId: sid, sessionVersion }, role: callerRole(account) };
  }

  private async verify(token: string): Promise<TokenClaims> {
    const kid: unknown = jwt.decode(token, { complete: true })?.header.kid;
    const key = typeof kid === 'string' && KID.test(kid) ? await this.keys.find(kid) : null;
    if (!key) throw new Unauthenticated();
    try {
      return { ...(jwt.verify(token, key, { algorithms: ['RS256'] }) as unknown as TokenClaims), kid: kid as string };
    } catch {
      throw new Unauthenticated('Your session has ended. Please log in again.');
    }
  }
}

/** A contractor's call acts for the token's person. Throws Forbidden when the body names somebody else. */
export function requireSelf(caller: Caller, userId: string): void {
  if (caller.id !== userId) throw new Forbidden('You can act for yourself only.');
}
