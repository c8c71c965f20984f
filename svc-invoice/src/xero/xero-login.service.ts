import { XERO_PAGE } from '@cleaning/contracts';
import { ENVIRONMENT, refuse } from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Configuration, TokenEndpointResponse } from 'openid-client';
import type { XeroEnvironment } from './environment.js';

const TIMEOUT_SECONDS = 20;
/** Default lifetime of Xero's access tokens (half an hour), if the response doesn't name one. */
const USUAL_SECONDS = 1800;
/** Error codes of openid-client: timeout, or a response that isn't OAuth. */
const AWAY_CODES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

export interface XeroTokens {
  readonly access: string;
  readonly refresh: string;
  /** By our clock. */
  readonly until: Date;
}

/** Sent to Xero; the response must match. */
export interface XeroSecrets {
  readonly state: string;
  readonly verifier: string;
}

/** Talks to Xero's login by OAuth 2 with PKCE. openid-client does the protocol. */
@Injectable()
export class XeroLogin {
  private readonly logger = new Logger(XeroLogin.name);

  constructor(@Inject(ENVIRONMENT) private readonly env: XeroEnvironment) {}

  get isSetUp(): boolean {
    return this.env.XERO_CLIENT_ID !== undefined;
  }

  async createSecrets(): Promise<XeroSecrets> {
    const { randomPKCECodeVerifier, randomState } = await import('openid-client');
    return { state: randomState(), verifier: randomPKCECodeVerifier() };
  }

  /** Xero's address for the login. Throws 409 if Xero is unavailable. */
  async buildAddress({ state, verifier }: XeroSecrets): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    const address = buildAuthorizationUrl(await this.configure(), {
      redirect_uri: this.page,
      scope: this.env.XERO_SCOPES,
      state,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Exchanges the code in the address of our page. Throws 409 if Xero refuses it, 503 if it doesn't respond. */
  async exchange(code: string, { state, verifier }: XeroSecrets): Promise<XeroTokens> {
    const { authorizationCodeGrant } = await import('openid-client');
    const answered = new URL(this.page);
    answered.search = new URLSearchParams({ code, state }).toString();
    const config = await this.configure();
    try {
      const answer = await authorizationCodeGrant(config, answered, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      return read(answer, '');
    } catch (error) {
      throw refuse(this.classify(error) === 'away' ? 'xero_away' : 'xero_refused');
    }
  }

  /**
   * Refreshes tokens; uses up the refresh token, which Xero accepts again within 30 minutes in case its response got
   * lost (developer.xero.com/faq/oauth2). `refused`: revoked or expired.
   */
  async refresh(refreshToken: string): Promise<XeroTokens | 'refused' | 'away'> {
    const { refreshTokenGrant } = await import('openid-client');
    try {
      return read(await refreshTokenGrant(await this.configure(), refreshToken), refreshToken);
    } catch (error) {
      return this.classify(error);
    }
  }

  /** Revokes a refresh token with its access tokens. Returns false if Xero didn't respond. */
  async revoke(refreshToken: string): Promise<boolean> {
    const { tokenRevocation } = await import('openid-client');
    try {
      await tokenRevocation(await this.configure(), refreshToken);
      return true;
    } catch (error) {
      return this.classify(error) === 'refused';
    }
  }

  private get page(): string {
    return `${this.env.SITE_URL}${XERO_PAGE}`;
  }

  private async configure(): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretBasic, Configuration, None } = await import('openid-client');
    const { XERO_CLIENT_ID, XERO_CLIENT_SECRET, XERO_LOGIN_URL, XERO_IDENTITY_URL } = this.env;
    if (XERO_CLIENT_ID === undefined) throw refuse('xero_not_set_up');
    const config = new Configuration(
      {
        issuer: XERO_IDENTITY_URL,
        authorization_endpoint: `${XERO_LOGIN_URL}/identity/connect/authorize`,
        token_endpoint: `${XERO_IDENTITY_URL}/connect/token`,
        revocation_endpoint: `${XERO_IDENTITY_URL}/connect/revocation`,
      },
      XERO_CLIENT_ID,
      {},
      XERO_CLIENT_SECRET === undefined ? None() : ClientSecretBasic(XERO_CLIENT_SECRET),
    );
    config.timeout = TIMEOUT_SECONDS;
    // Local machine, for tests.
    if (XERO_IDENTITY_URL.startsWith('http:')) allowInsecureRequests(config);
    return config;
  }

  /** Never reads the message, which may hold parts of the response. 429 and 5xx mean nothing about the token. */
  private classify(error: unknown): 'away' | 'refused' {
    const {
      name,
      code,
      error: answered,
      status,
    } = error as {
      name?: string;
      code?: string;
      error?: string;
      status?: number;
    };
    const isAway =
      status === 429 ||
      (status ?? 0) >= 500 ||
      (answered === undefined && (code === undefined || AWAY_CODES.includes(code)));
    this.logger.warn({
      msg: isAway ? 'Xero’s login cannot be reached' : 'Xero has refused a token',
      problem: answered ?? code ?? name,
    });
    return isAway ? 'away' : 'refused';
  }
}

function read({ access_token, refresh_token, expires_in }: TokenEndpointResponse, former: string): XeroTokens {
  return {
    access: access_token,
    refresh: refresh_token ?? former,
    until: new Date(Date.now() + (expires_in ?? USUAL_SECONDS) * 1000),
  };
}
