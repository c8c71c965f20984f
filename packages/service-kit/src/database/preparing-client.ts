import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { withoutValues } from '../errors/error-records.js';

/** Further statements are sent unprepared: PostgreSQL keeps each prepared statement as long as the connection lives. */
const MAX_STATEMENTS = 500;

const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_STATEMENTS) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Removes values from the errors of a query. */
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

/** What pg keeps of a connection: its socket, and the statements that PostgreSQL has prepared, by name. */
interface Internals {
  readonly connection: {
    readonly stream: Writable;
    readonly parsedStatements: Readonly<Record<string, string>>;
  };
}

/**
 * Prepares each statement with parameters once for each connection. For lists, parsing and planning is half of the
 * cost. The statements of this product are constants, so they are few. Statements that are sent without waiting for each other leave in
 * one write, and wake PostgreSQL once.
 */
export class PreparingClient extends pg.Client {
  private isGathering = false;
  /** How often PostgreSQL has refused to prepare a statement, by its name. */
  private readonly refusals = new Map<string, number>();

  // pg declares a dozen overloads. Only this form is prepared; the others pass through unchanged.
  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    this.gather();
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : undefined;
    const query = guarded(super.query.bind(this) as Query);
    if (!name) return query(text, values, callback);
    const refused = this.refusals.get(name);
    const named = { name: refused ? `${name}_${refused}` : name, text, values };
    if (typeof callback === 'function') return query(named, undefined, callback);
    const answer = query(named, undefined) as Promise<unknown>;
    return answer.catch((error: unknown) => {
      this.noteRefusal(name, named.name);
      throw error;
    });
  }) as pg.Client['query'];

  /** Keeps what is sent until everything has run that is ready to: what follows without an answer is among it. */
  private gather(): void {
    if (this.isGathering) return;
    const { stream } = (this as unknown as Internals).connection;
    this.isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.isGathering = false;
      stream.uncork();
    });
  }

  /**
   * PgBouncer keeps the name of a statement that PostgreSQL has refused to prepare, as it does with all that stand behind a refused one in
   * a transaction, and ends a connection that prepares one under that name again. So the next try has another name.
   */
  private noteRefusal(name: string, used: string): void {
    const { parsedStatements } = (this as unknown as Internals).connection;
    if (parsedStatements[used] === undefined) this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
  }
}
