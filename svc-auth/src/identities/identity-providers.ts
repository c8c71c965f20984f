import { z } from 'zod';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Microsoft's shared directories, which have no issuer of their own. */
const ANY_DIRECTORY = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/;

/** https; in tests http on this machine. */
function isIssuer(text: string): boolean {
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || LOOPBACK.includes(hostname);
  return isSafe && search === '' && hash === '' && username === '' && !ANY_DIRECTORY.test(text);
}

const identityProvider = z.strictObject({
  /** Ours, in calls and rows. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
  /** Label of the button. */
  name: z.string().trim().min(1).max(40),
  /** As in the provider's discovery document. */
  issuer: z.url({ protocol: /^https?$/ }).refine(isIssuer),
  client_id: z.string().min(1).max(300),
  client_secret: z.string().min(1).max(500),
});
export type IdentityProvider = z.infer<typeof identityProvider>;

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

const identityProviders = z
  .array(identityProvider)
  .max(5)
  .refine((all) => areUnique(all.map(({ id }) => id)) && areUnique(all.map(({ issuer }) => issuer)));

/** OIDC_ISSUERS, a JSON array. Undefined when it does not fit. */
export function parseIdentityProviders(text: string): IdentityProvider[] | undefined {
  try {
    return identityProviders.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
