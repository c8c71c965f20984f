import { z } from 'zod';

const uuid = z.uuid();

/** Maximum number of changes in a page. */
export const FEED_PAGE = 500;
/** `GET ?after=N&limit=500`: a page of the feed. Services only; nginx does not route it. */
export const CHANGES_PATH = '/internal/changes';
/** `POST {things}`: the current states of single things, to retry changes that were set aside. Services only. */
export const STATES_PATH = '/internal/changes/states';
/** `GET`: the public keys for tokens, as a JSON Web Key Set (RFC 7517). */
export const JWKS_PATH = '/internal/jwks';

/** The query of a page: changes after number `after`, at most `limit`. */
export const changesQuery = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(FEED_PAGE).default(FEED_PAGE),
});

/** `entity` is any text: a newer source may have entities that this version skips. */
const thing = z.object({ entity: z.string().max(60), id: uuid });
export type Thing = z.infer<typeof thing>;
export const statesQuery = z.object({ things: z.array(thing).max(FEED_PAGE) });

/** `state` is null if the thing was deleted. `request_id`: the last request that changed it. */
export const change = thing.extend({
  seq: z.number().int().positive(),
  state: z.unknown(),
  request_id: z.string().nullish(),
});
export type Change = z.infer<typeof change>;

/** `last`: the number up to which this page is complete; the next page starts after it. */
export const changesPage = z.object({ changes: z.array(change), last: z.number().int().min(0) });
export type ChangesPage = z.infer<typeof changesPage>;
export const statesAnswer = z.object({ changes: z.array(thing.extend({ state: z.unknown() })) });
