import type { BodyInput, Call } from '@cleaning/contracts';
import type { z } from 'zod';

type ParamsInput<C extends Call> = z.input<NonNullable<C['params']>>;
type QueryInput<C extends Call> = z.input<NonNullable<C['query']>>;

/** The files of a multipart call by field name; missing and empty ones are not sent. */
export type Files = Readonly<Record<string, File | readonly File[] | null | undefined>>;

/** What a call needs from its caller: `params`, `query` and `body` only where the call has them. */
export type CallInput<C extends Call> = (unknown extends ParamsInput<C>
  ? { params?: undefined }
  : { params: ParamsInput<C> }) &
  (unknown extends QueryInput<C>
    ? { query?: undefined }
    : Record<never, never> extends QueryInput<C>
      ? { query?: QueryInput<C> }
      : { query: QueryInput<C> }) &
  (unknown extends BodyInput<C> ? { body?: undefined } : { body: BodyInput<C> }) & { files?: Files };

/** Optional when nothing is needed. */
export type InputArgs<C extends Call, More = unknown> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C> & More] : [input: CallInput<C> & More];

/** Any call's input, for code that only passes it on. */
export interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Files | undefined;
}
