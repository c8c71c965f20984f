import { createHash } from 'node:crypto';
import pg from 'pg';
import { withoutValues } from '../errors/error-records.js';

/** Texts beyond this many are sent as they are: PostgreSQL keeps each prepared statement for as long as the connection lives. */
const MOST_STATEMENTS = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Hands on what a query ends with; of an error only what may be told. */
function guarded(query: Query): Query {
  return (text, values, callback) => {
    if (typeof callback === 'function')
      return query(text, values, (error: unknown, result: unknown) =>
        (callback as Callback)(withoutValues(error), result),
      );
    const answer = query(text, values, callback);
    return answer instanceof Promise ? answer.catch((error: unknown) => Promise.reject(withoutValues(error))) : answer;
  };
}

/**
 * Has PostgreSQL parse and plan each statement with parameters once for each connection instead of each time it runs: for the lists that
 * is half of their cost. The texts of this product are constants, so there are few.
 */
export class PreparingClient extends pg.Client {
  // pg declares a dozen overloads; all but this form pass through as they came.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const query = guarded(super.query.bind(this) as Query);
    return name ? query({ name, text, values }, undefined, callback) : query(text, values, callback);
  }) as pg.Client['query'];
}
