// Without schemas: the login page asks for the providers before it loads any.

/** Of listLoginProviders. */
export const LOGIN_PROVIDERS_PATH = '/api/auth/login/oidc/providers';
