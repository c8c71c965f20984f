// No schemas here: the login page reads the providers before loading any.

/** Path of listLoginProviders. */
export const LOGIN_PROVIDERS_PATH = '/api/auth/login/oidc/providers';
