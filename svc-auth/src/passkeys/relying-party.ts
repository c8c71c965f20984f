/** The site towards browsers (WebAuthn). */
export interface RelyingParty {
  /** Passkeys are bound to this host name. */
  readonly id: string;
  /** Required origin of responses to challenges. */
  readonly origin: string;
}

/** @param siteUrl where people reach the site; browsers have passkeys over https and on http://localhost */
export function toRelyingParty(siteUrl: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/**
 * True if the counter reveals a copy of the passkey (WebAuthn Level 3, 7.2 step 22): it doesn't increase, though the
 * authenticator counts.
 */
export const isCounterRollback = (stored: number, received: number): boolean =>
  (stored > 0 || received > 0) && received <= stored;
