import { z } from 'zod';
import { login } from './accounts.js';
import { defineCall, EVERYBODY } from './call.js';
import { answeredId, done, id, line } from './fields.js';
import { LOGIN_PROVIDERS_PATH } from './login-providers-path.js';
import { secondFactorCode } from './second-factor.js';

/** Minutes for the login at the provider, and again for the second factor's code. */
export const PROVIDER_LOGIN_MINUTES = 10;
/** The page of ours that providers lead back to: the redirect URI that is registered with each. */
export const PROVIDER_LOGIN_PAGE = '/login/oidc';

const providerId = line(20);

/** A login provider, such as Google or Microsoft. */
export const loginProvider = z.object({ id: answeredId, name: z.string() });
export type LoginProvider = z.infer<typeof loginProvider>;

/** Parameters that the provider added to our page's address (OpenID Connect Core, 3.1.2.5; `iss`: RFC 9207). */
const providerAnswer = {
  state: line(200),
  code: line(4000),
  iss: line(300).optional(),
};

/** The provider's page for the login. */
const providerAddress = z.object({ url: z.string() });

const own = { service: 'auth', access: EVERYBODY } as const;
const visitor = { service: 'auth', access: 'public' } as const;

export const listLoginProviders = defineCall({
  ...visitor,
  method: 'GET',
  path: LOGIN_PROVIDERS_PATH,
  summary: 'Lists the providers that people can log in with, such as Google.',
  answer: z.object({ providers: z.array(loginProvider) }),
});

export const beginProviderLogin = defineCall({
  ...visitor,
  method: 'POST',
  path: '/api/auth/login/oidc/begin',
  summary: `Gets the address at which to log in with a provider. It leads back to ${PROVIDER_LOGIN_PAGE} in the same browser.`,
  body: z.object({ provider: providerId }),
  answer: providerAddress,
});

export const logInWithProvider = defineCall({
  ...visitor,
  method: 'POST',
  path: '/api/auth/login/oidc',
  summary:
    'Logs in with what the provider answered. After the error `second_factor`, send it again with the code of the authenticator app.',
  body: z.object({ ...providerAnswer, second_factor: secondFactorCode.optional() }),
  answer: login.answer,
});

export const acceptInvitation = defineCall({
  ...visitor,
  method: 'POST',
  path: '/api/auth/login/oidc/accept-invitation',
  changes: ['account', 'session'],
  summary:
    'Accepts an invitation as admin or supervisor with what the provider answered, in place of choosing a password: connects that account and logs in. The provider must have verified the invited email. 400 if the link has expired or was used, 409 for another email. Audited.',
  body: z.object({ ...providerAnswer, token: line(200) }),
  answer: login.answer,
});

/** A person's account at a provider. */
export const identity = z.object({
  id: answeredId,
  /** The name of the provider. */
  provider: z.string(),
  /** Email address when it was connected. */
  email: z.string(),
  /** ISO 8601 instants; the last use is empty before the first one. */
  created_at: z.string(),
  last_used_at: z.string(),
});
export type Identity = z.infer<typeof identity>;

export const listIdentities = defineCall({
  ...own,
  method: 'GET',
  path: '/api/identities',
  shows: ['session', 'account'],
  summary: 'Lists the provider accounts that you log in with, newest first, and the providers you can connect.',
  answer: z.object({ identities: z.array(identity), providers: z.array(loginProvider) }),
});

export const beginIdentity = defineCall({
  ...own,
  method: 'POST',
  path: '/api/identities/begin',
  recentFactor: true,
  summary: `Gets the address at which to connect an account with a provider. It leads back to ${PROVIDER_LOGIN_PAGE}.`,
  body: z.object({ provider: providerId }),
  answer: providerAddress,
});

export const addIdentity = defineCall({
  ...own,
  method: 'POST',
  path: '/api/identities/add',
  changes: ['session'],
  summary:
    'Connects the account that the provider answered with. Its email must be verified, and the same as yours. Audited.',
  body: z.object(providerAnswer),
  answer: identity,
});

export const removeIdentity = defineCall({
  ...own,
  method: 'POST',
  path: '/api/identities/remove',
  recentFactor: true,
  changes: ['session'],
  summary:
    'Disconnects one of your provider accounts. 409 if it is the last one of an admin who must log in with it. Audited.',
  body: z.object({ id }),
  answer: done,
});

/** Settings for logins. */
export const loginSettings = z.object({
  /** Admins who have connected an account with a provider don't log in with the password. */
  admins_without_password: z.boolean(),
  contractors_with_providers: z.boolean(),
});
export type LoginSettings = z.infer<typeof loginSettings>;

export const getLoginSettings = defineCall({
  service: 'auth',
  access: ['admin'],
  method: 'GET',
  path: '/api/admin/login-settings',
  shows: ['account'],
  summary: 'Gets how people may log in, and the providers that are set up.',
  answer: loginSettings.extend({ version: z.number().int(), providers: z.array(loginProvider) }),
});

export const changeLoginSettings = defineCall({
  service: 'auth',
  access: ['admin'],
  method: 'POST',
  path: '/api/admin/change-login-settings',
  recentFactor: true,
  changes: ['account'],
  summary:
    'Saves how people may log in. To turn passwords off you must have logged in with a provider yourself. 409 if someone else has changed the settings. Audited.',
  body: loginSettings.extend({ version: z.number().int().min(0) }),
  answer: done,
});
