import type { BodyInput, Call } from '@cleaning/contracts';
import type { z } from 'zod';

type ParamsInput<C extends Call> = z.input<NonNullable<C['params']>>;
type QueryInput<C extends Call> = z.input<NonNullable<C['query']>>;

/** Files of a multipart call by field name. Missing and empty ones aren't sent. */
export type Files = Readonly<Record<string, File | readonly File[] | null | undefined>>;

/** Input of a call: `params`, `query` and `body` only if the call has them. */
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

/** A prepared HTTP request. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

/** Answer of the server or the service worker. */
export interface Reply {
  readonly status: number;
  readonly requestId: string | undefined;
  readonly contentDisposition: string | null;
  readonly retryAfter: string | null;
  /** Whether it is a copy of the service worker. */
  readonly isKept: boolean;
  /** Null for a copy: it may have less than the answer of that tag. */
  readonly tag: string | null;
  readonly bytes: Blob;
}

type Fields = Readonly<Record<string, unknown>>;

function buildUrl(call: Call, params: Fields, query: Fields): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function buildForm(fields: Fields, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, chosen] of Object.entries(files)) {
    const list = chosen instanceof File ? [chosen] : (chosen ?? []);
    for (const file of list) form.append(name, file, file.name);
  }
  return form;
}

/** Forms and files are sent as multipart, everything else as JSON. Every call that isn't public carries the token. */
export function buildRequest(call: Call, { params, query, body, files }: AnyInput, token: string | null): Outgoing {
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5' };
  if (token !== null && call.access !== 'public') headers.authorization = `Bearer ${token}`;
  const url = buildUrl(call, (params ?? {}) as Fields, (query ?? {}) as Fields);
  if (call.method === 'GET') return { method: 'GET', url, headers, body: undefined };
  if (call.bodyKind !== 'json')
    return { method: call.method, url, headers, body: buildForm((body ?? {}) as Fields, files ?? {}) };
  headers['content-type'] = 'application/json';
  return { method: call.method, url, headers, body: JSON.stringify(body ?? {}) };
}
