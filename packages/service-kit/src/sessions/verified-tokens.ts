/** Of a token that has been verified. Times are those of the JWT, in seconds. */
interface Expiring {
  readonly exp: number;
}

/**
 * Tokens whose signature has been verified, so that it is done once for each token. It says nothing about the person, who is looked
 * up for every request. Bounded: the token that has not been used for longest goes first.
 */
export class VerifiedTokens<C extends Expiring> {
  private readonly claims = new Map<string, C>();

  constructor(private readonly capacity: number) {}

  find(token: string, now = Date.now()): C | undefined {
    const found = this.claims.get(token);
    if (!found) return undefined;
    this.claims.delete(token);
    if (found.exp * 1000 <= now) return undefined;
    // A Map keeps the order of insertion: the end is what was used last.
    this.claims.set(token, found);
    return found;
  }

  add(token: string, claims: C): void {
    this.claims.set(token, claims);
    if (this.claims.size <= this.capacity) return;
    for (const oldest of this.claims.keys()) {
      this.claims.delete(oldest);
      return;
    }
  }
}
