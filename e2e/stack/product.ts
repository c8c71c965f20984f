import type { Stack } from '../../scripts/stack/index.mjs';
import type { Storage } from './storage';

/** The product under test. */
export interface Product {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** Undefined with BASE_URL, where tests can't stop anything. */
  readonly stack: Stack | undefined;
  /** Undefined with BASE_URL, unless it is the stack of docker compose. */
  readonly storage: Storage | undefined;
}
