import { API_SCOPES, createApiKey } from '@cleaning/contracts';
import { describeAccess } from '@cleaning/service-kit/testing';
import { authService } from './service.js';
import { People, startAuth } from './testing/people.js';

/** Public calls. All others require a token. */
const PUBLIC = [
  'GET /api/status/auth',
  'POST /api/auth/login',
  'POST /api/auth/login/passkey/begin',
  'POST /api/auth/login/passkey',
  'GET /api/auth/login/oidc/providers',
  'POST /api/auth/login/oidc/begin',
  'POST /api/auth/login/oidc',
  'POST /api/auth/login/oidc/accept-invitation',
  'POST /api/auth/register',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'POST /api/auth/read-invitation',
  'POST /api/auth/read-password-link',
  'GET /api/unsubscribe/:token',
  'POST /api/unsubscribe/:token',
  'GET /internal/jwks',
];

describeAccess(authService, PUBLIC, async () => {
  const testApp = await startAuth();
  const people = new People(testApp);
  const tokens = {
    unverified: (await people.createContractor({ verified: false })).token,
    contractor: (await people.createContractor()).token,
    supervisor: (await people.createSupervisor()).token,
    admin: (await people.createAdmin()).token,
    client: 'client.of-another-service',
  };
  const body = { name: 'All scopes', scopes: [...API_SCOPES] };
  const made = await testApp.call(createApiKey, { token: tokens.admin, body });
  return { testApp, tokens, apiKey: made.body.key, stop: () => testApp.stop() };
});
