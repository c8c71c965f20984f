import { once } from 'node:events';
import { createServer } from 'node:http';
import { PROVIDER_LOGIN_PAGE } from '@cleaning/contracts';
import Provider from 'oidc-provider';

// oidc-provider uses it, and Node 20 lacks it.
const withParse = URL as { parse?: (text: string) => URL | null };
withParse.parse ??= (text) => (URL.canParse(text) ? new URL(text) : null);

/**
 * Set in the main process for all workers: stacks get the port before the provider listens. Below the ports that the system gives to outgoing
 * connections, and apart from those of the SMS gateway.
 */
process.env.E2E_OIDC_PORT ??= String(10_000 + (process.pid % 10_000));
const PORT = Number(process.env.E2E_OIDC_PORT);
const ISSUER = `http://127.0.0.1:${PORT}`;
const CLIENT = { client_id: 'cleaning', client_secret: 'a secret of the client for tests' };

/** Value of `OIDC_ISSUERS`. */
export const loginProviders = () => JSON.stringify([{ id: 'google', name: 'Google', issuer: ISSUER, ...CLIENT }]);

/** An OpenID Connect provider with oidc-provider's login page, where the login is the email address. */
export async function startLoginProvider(siteUrl: string) {
  const provider = new Provider(ISSUER, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${siteUrl}${PROVIDER_LOGIN_PAGE}`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for the cookies of tests'] },
    // Without them oidc-provider writes a warning for each.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true }),
    }),
  });
  const server = createServer(provider.callback());
  server.listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
