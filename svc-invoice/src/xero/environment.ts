import { z } from 'zod';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** https; in tests http on this machine. Without a slash at the end. */
const address = (usual: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((text) => {
      const { protocol, hostname, search, hash, username } = new URL(text);
      return (protocol === 'https:' || LOOPBACK.includes(hostname)) && search === '' && hash === '' && username === '';
    })
    .transform((text) => text.replace(/\/+$/, ''))
    .default(usual);

/**
 * Scopes of apps created since 2 March 2026 (developer.xero.com/faq/granular-scopes). `offline_access` gives the
 * refresh token.
 */
const SCOPES = [
  'offline_access',
  'accounting.contacts',
  'accounting.settings.read',
  'accounting.invoices',
  'accounting.payments.read',
  'accounting.banktransactions',
].join(' ');

/** The app at Xero by which the company connects its organisation. */
export const xeroEnvironment = {
  /** Without it Xero is unavailable. */
  XERO_CLIENT_ID: z.string().trim().min(1).max(200).optional(),
  /** For a web app. Without it the app must use PKCE only. */
  XERO_CLIENT_SECRET: z.string().trim().min(1).max(500).optional(),
  /** For apps created before March 2026, which have broader scopes. */
  XERO_SCOPES: z
    .string()
    .trim()
    .regex(/^[a-z._]+( [a-z._]+)*$/)
    .default(SCOPES),
  /** Xero's addresses for login, tokens and API calls. */
  XERO_LOGIN_URL: address('https://login.xero.com'),
  XERO_IDENTITY_URL: address('https://identity.xero.com'),
  XERO_API_URL: address('https://api.xero.com'),
  /** Address of the site, to which Xero redirects. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
};
export type XeroEnvironment = z.output<z.ZodObject<typeof xeroEnvironment>>;
