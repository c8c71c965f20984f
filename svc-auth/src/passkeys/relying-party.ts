/** The site towards browsers (WebAuthn). */
export interface RelyingParty {
  /** Passkeys are bound to this host name. */
  readonly id: string;
  /** The origin that answers to challenges must come from. */
  readonly origin: string;
}

/** @param siteUrl where people reach the site; browsers have passkeys over https and on http://localhost */
export function toRelyingParty(siteUrl: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/**
 * Whether a counter says that there is a copy of the passkey (WebAuthn Level 3, 7.2 step 22): it does not rise, and the authenticator
 * counts.
 */
export const isCounterRollback = (stored: number, received: number): boolean =>
  (stored > 0 || received > 0) && received <= stored;
