import { generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_LOGIN_PAGE } from '@cleaning/contracts';
import type Provider from 'oidc-provider';

// Needed by oidc-provider; missing in Node 20.
const withParse = URL as { parse?: (text: string) => URL | null };
withParse.parse ??= (text) => (URL.canParse(text) ? new URL(text) : null);

const CLIENT = { client_id: 'cleaning', client_secret: 'a secret of the client for tests' };

interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

function createKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid: randomUUID(), privateKey };
}

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const parsePart = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

function signToken({ kid, privateKey }: SigningKey, claims: object): string {
  const signed = `${toPart({ alg: 'RS256', typ: 'JWT', kid })}.${toPart(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** A local OpenID Connect provider (oidc-provider) that logs everybody in immediately. */
export class LoginProvider {
  /** Name of the person logged in there. */
  person = 'nobody';
  /** Overrides claims of the next tokens. Undefined: without the claim. */
  claims: Record<string, unknown> = {};
  /** Signs the next tokens instead of the provider's own key. */
  forgedBy: SigningKey | null = null;
  private key = createKey();
  private provider: Provider;

  private constructor(
    private readonly program: typeof Provider,
    private readonly server: Server,
    private readonly siteUrl: string,
    readonly issuer: string,
  ) {
    this.provider = this.create();
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(siteUrl: string): Promise<LoginProvider> {
    const { default: program } = await import('oidc-provider');
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new LoginProvider(program, server, siteUrl, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** For OIDC_ISSUERS. */
  buildSettings(id: string, name: string): object {
    return { id, name, issuer: this.issuer, ...CLIENT };
  }

  /** Another signing key instead of the one before. */
  rotateKey(): void {
    this.key = createKey();
    this.provider = this.create();
  }

  createForgedKey(): SigningKey {
    return { ...createKey(), kid: this.key.kid };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void this.provider.callback()(request, response);
    await this.provider.interactionFinished(request, response, { login: { accountId: this.person, remember: false } });
  }

  private create(): Provider {
    const jwk: JsonWebKey = this.key.privateKey.export({ format: 'jwk' });
    const provider: Provider = new this.program(this.issuer, {
      clients: [
        {
          ...CLIENT,
          redirect_uris: [`${this.siteUrl}${PROVIDER_LOGIN_PAGE}`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['a key for the cookies of tests'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [{ ...jwk, kty: 'RSA', kid: this.key.kid, use: 'sig', alg: 'RS256' } as never] },
      // Without them oidc-provider writes a warning for each.
      ttl: { AccessToken: 60, Grant: 60, IdToken: 600, Interaction: 600, Session: 600 },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, email: `${accountId}@example.com`, email_verified: true }),
      }),
      // Skips the consent page.
      loadExistingGrant: async ({ oidc }) => {
        const { client, session } = oidc;
        const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (context, next) => {
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (context.oidc?.route !== 'token' || !body?.id_token) return;
      const claims = { ...parsePart(body.id_token.split('.')[1]), ...this.claims };
      context.body = { ...body, id_token: signToken(this.forgedBy ?? this.key, claims) };
    });
    return provider;
  }
}

/** A browser's way through the provider: follows redirects with cookies, up to the site's own page. */
export async function goThroughProvider(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  const { origin } = at;
  while (at.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    at = new URL(location, at);
  }
  return at;
}
