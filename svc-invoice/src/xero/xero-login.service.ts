import { XERO_PAGE } from '@cleaning/contracts';
import { ENVIRONMENT, refuse } from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Configuration, TokenEndpointResponse } from 'openid-client';
import type { XeroEnvironment } from './environment.js';

const TIMEOUT_SECONDS = 20;
/** Xero's access tokens are valid for half an hour; used when the answer does not say it. */
const USUAL_SECONDS = 1800;
/** Codes of openid-client: no answer in time, or one that is no answer of OAuth. */
const AWAY_CODES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

export interface XeroTokens {
  readonly access: string;
  readonly refresh: string;
  /** By our clock. */
  readonly until: Date;
}

/** What is sent to Xero, and what comes back must fit. */
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

  /** The address at Xero to go on to. Throws 409 when Xero is not set up. */
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

  /** Exchanges the code that Xero added to the address of our page. Throws 409 when Xero refuses it, 503 when it does not answer. */
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
   * New tokens for a refresh token, which is used up by it. Xero takes it again within 30 minutes, if its answer got lost
   * (developer.xero.com/faq/oauth2). `refused`: it is revoked or has expired.
   */
  async refresh(refreshToken: string): Promise<XeroTokens | 'refused' | 'away'> {
    const { refreshTokenGrant } = await import('openid-client');
    try {
      return read(await refreshTokenGrant(await this.configure(), refreshToken), refreshToken);
    } catch (error) {
      return this.classify(error);
    }
  }

  /** Revokes a refresh token with its access tokens. False when Xero did not answer. */
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
    // On this machine alone, for tests.
    if (XERO_IDENTITY_URL.startsWith('http:')) allowInsecureRequests(config);
    return config;
  }

  /** Never the message: it may hold parts of the answer. 429 and 5xx say nothing of the token. */
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
