import type { Stack } from '../../scripts/stack/index.mjs';
import type { Storage } from './storage';

/** The product under test. */
export interface Product {
  readonly url: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** Missing when it was started elsewhere (BASE_URL): then nothing can be stopped. */
  readonly stack: Stack | undefined;
  /** Rows and mail of a product with the demo company. Missing with BASE_URL, unless it is the stack of docker compose. */
  readonly storage: Storage | undefined;
}
