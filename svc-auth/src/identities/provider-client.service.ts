import { type LoginProvider, PROVIDER_LOGIN_PAGE } from '@cleaning/contracts';
import { ENVIRONMENT, type Environment, getNow, refuse } from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Configuration, IDToken, ServerMetadata } from 'openid-client';
import type { environment } from '../environment.js';
import type { IdentityProvider } from './identity-providers.js';

/** A provider's statement about somebody. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Empty when the provider has not verified it. */
  readonly email: string;
  /** True if the provider reports more than one factor. */
  readonly hasMfa: boolean;
  /** Time of the login at the provider, if reported. */
  readonly authenticatedAt: Date | null;
}

/** Sent to the provider; the response must match. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The parameters that the provider added to our address. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
}

const TIMEOUT_SECONDS = 10;
/**
 * How long a provider's addresses are cached. Its keys are read at each login, so that a new one applies immediately.
 */
const METADATA_MS = 60 * 60_000;
const MICROSOFT = 'https://login.microsoftonline.com/';
/** RFC 8176: more than one factor. */
const MFA = 'mfa';
/** Error codes of openid-client: timeout, or a response that isn't OAuth. */
const AWAY_CODES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/**
 * Microsoft has no `email_verified`. `xms_edov` says that the directory has proved that it owns the domain of the address; it is a number
 * or a text in some tokens.
 */
const isVerified = (issuer: string, { email_verified, xms_edov }: IDToken): boolean =>
  email_verified === true || (issuer.startsWith(MICROSOFT) && ['1', 'true'].includes(String(xms_edov)));

/** Talks to the providers. openid-client does the protocol. */
@Injectable()
export class ProviderClient {
  private readonly logger = new Logger(ProviderClient.name);
  private readonly known = new Map<string, { readonly server: ServerMetadata; readonly readAt: number }>();

  constructor(@Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>) {}

  list(without: readonly string[] = []): LoginProvider[] {
    return this.env.OIDC_ISSUERS.filter(({ issuer }) => !without.includes(issuer)).map(({ id, name }) => ({
      id,
      name,
    }));
  }

  get issuers(): string[] {
    return this.env.OIDC_ISSUERS.map(({ issuer }) => issuer);
  }

  /** For a provider that is no longer set up: the host of the issuer. */
  getName(issuer: string): string {
    return this.env.OIDC_ISSUERS.find((provider) => provider.issuer === issuer)?.name ?? new URL(issuer).host;
  }

  /** Throws 404. */
  find(id: string): IdentityProvider {
    const found = this.env.OIDC_ISSUERS.find((provider) => provider.id === id);
    if (!found) throw refuse('no_such_provider');
    return found;
  }

  async createSecrets(): Promise<Secrets> {
    const { randomNonce, randomPKCECodeVerifier, randomState } = await import('openid-client');
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /** The provider's address for the login. Throws 503. */
  async buildAddress(provider: IdentityProvider, { state, nonce, verifier }: Secrets): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    try {
      const address = buildAuthorizationUrl(await this.configure(provider), {
        redirect_uri: this.page,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    } catch (error) {
      this.logProblem(provider, error);
      throw refuse('provider_away');
    }
  }

  /**
   * Exchanges the code, and checks the response's issuer, state, nonce, signature, audience and time. `refused`: by one
   * of these checks or by the provider. Throws 503.
   */
  async prove(
    provider: IdentityProvider,
    { code, state, iss }: ProviderAnswer,
    { nonce, verifier }: Pick<Secrets, 'nonce' | 'verifier'>,
  ): Promise<ProvenIdentity | 'refused'> {
    const { authorizationCodeGrant } = await import('openid-client');
    const answered = new URL(this.page);
    answered.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
    try {
      const tokens = await authorizationCodeGrant(await this.configure(provider), answered, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      return claims ? this.read(provider, claims) : 'refused';
    } catch (error) {
      if (this.logProblem(provider, error) === 'away') throw refuse('provider_away');
      return 'refused';
    }
  }

  private get page(): string {
    return `${this.env.SITE_URL}${PROVIDER_LOGIN_PAGE}`;
  }

  private read({ issuer }: IdentityProvider, claims: IDToken): ProvenIdentity {
    const { sub: subject, email, amr, auth_time } = claims;
    return {
      issuer,
      subject,
      email: typeof email === 'string' && isVerified(issuer, claims) ? email : '',
      hasMfa: Array.isArray(amr) && amr.includes(MFA),
      authenticatedAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
    };
  }

  /** A new configuration each time, since it caches the provider's keys. */
  private async configure(provider: IdentityProvider): Promise<Configuration> {
    const { allowInsecureRequests, clockSkew, Configuration, enableNonRepudiationChecks } = await import(
      'openid-client'
    );
    const { client_id, client_secret } = provider;
    const skew = Math.round((getNow().getTime() - Date.now()) / 1000);
    const config = new Configuration(await this.discover(provider), client_id, { client_secret, [clockSkew]: skew });
    config.timeout = TIMEOUT_SECONDS;
    // The signature too, not TLS alone.
    enableNonRepudiationChecks(config);
    if (isPlain(provider)) allowInsecureRequests(config);
    return config;
  }

  private async discover(provider: IdentityProvider): Promise<ServerMetadata> {
    const { issuer, client_id, client_secret } = provider;
    const known = this.known.get(issuer);
    if (known && known.readAt > Date.now() - METADATA_MS) return known.server;
    const { allowInsecureRequests, discovery } = await import('openid-client');
    const found = await discovery(new URL(issuer), client_id, client_secret, undefined, {
      execute: isPlain(provider) ? [allowInsecureRequests] : [],
      timeout: TIMEOUT_SECONDS,
    });
    const server = found.serverMetadata();
    this.known.set(issuer, { server, readAt: Date.now() });
    return server;
  }

  /** Never logs the message, which may hold parts of the response. */
  private logProblem({ id }: IdentityProvider, error: unknown): 'away' | 'refused' {
    const { name, code, error: answered } = error as { name?: string; code?: string; error?: string };
    // No code: the connection failed.
    const isAway = answered === undefined && (code === undefined || AWAY_CODES.includes(code));
    this.logger.warn({
      msg: isAway ? 'A login provider cannot be reached' : 'A login with a provider was refused',
      provider: id,
      problem: answered ?? code ?? name,
    });
    return isAway ? 'away' : 'refused';
  }
}

/** http: on this machine alone, for tests. */
const isPlain = ({ issuer }: IdentityProvider): boolean => issuer.startsWith('http:');
