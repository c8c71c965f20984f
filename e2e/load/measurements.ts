import type { Call } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { AnsweredCall } from '../faults/client.js';

const names = new Map<Call, string>(Object.entries(calls).map(([name, call]) => [call, name]));

/** Figures of one call as its users saw it. Times in ms; `errors`: no answer, or a server error. */
export interface CallFigures {
  readonly call: string;
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  readonly refused: number;
  readonly errors: number;
}

/** The smallest value that `share` of all values do not exceed. `sorted` must not be empty. */
const getPercentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Times and outcomes of calls. */
export class Measurements {
  private readonly answered = new Map<string, { ms: number[]; refused: number; errors: number }>();

  readonly record = ({ call, is, ms }: AnsweredCall): void => {
    const name = names.get(call) ?? call.path;
    const seen = this.answered.get(name) ?? { ms: [], refused: 0, errors: 0 };
    this.answered.set(name, seen);
    seen.ms.push(ms);
    if (is === 'refused') seen.refused += 1;
    if (is === 'unknown') seen.errors += 1;
  };

  /** The figures of each call by name, and of all calls together as the last row. */
  list(): CallFigures[] {
    const rows = [...this.answered].sort(([one], [other]) => one.localeCompare(other));
    const all = {
      ms: rows.flatMap(([, { ms }]) => ms),
      refused: rows.reduce((sum, [, { refused }]) => sum + refused, 0),
      errors: rows.reduce((sum, [, { errors }]) => sum + errors, 0),
    };
    return [...rows, ['all calls', all] as const].map(([call, { ms, refused, errors }]) => {
      const sorted = ms.toSorted((one, other) => one - other);
      const get = (share: number) => Math.round(getPercentile(sorted, share));
      return {
        call,
        count: sorted.length,
        median: get(0.5),
        p95: get(0.95),
        p99: get(0.99),
        longest: get(1),
        refused,
        errors,
      };
    });
  }

  /** Calls with errors, for an assertion. */
  listErrors(): string[] {
    return this.list().flatMap(({ call, errors }) => (errors > 0 ? [`${call}: ${errors} errors`] : []));
  }
}
