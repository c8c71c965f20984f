import { addDays } from '@cleaning/contracts';

/** From a day a job belongs to a client, or to nobody (null). Days are YYYY-MM-DD. */
export interface ClientChange {
  readonly validFrom: string;
  readonly clientId: string | null;
}

/** Days in a row on which a job is one client's. */
export interface ClientDays {
  readonly from: string;
  /** Last day; null while it continues. */
  readonly to: string | null;
  readonly clientId: string | null;
}

/** Changes to another client, oldest first. */
function listStarts(changes: readonly ClientChange[]): ClientChange[] {
  const sorted = changes.toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));
  return sorted.filter(({ clientId }, index) => index === 0 || sorted[index - 1]?.clientId !== clientId);
}

/**
 * Clients of a job from its first change, oldest first. A change to the same client starts nothing new.
 * @param changes at most one for each day, in any order
 */
export const computeClientSpans = (changes: readonly ClientChange[]): ClientDays[] =>
  listStarts(changes).map(({ validFrom, clientId }, index, starts) => {
    const next = starts[index + 1];
    return { from: validFrom, to: next ? addDays(next.validFrom, -1) : null, clientId };
  });

/** Clients of a job on each day of a period, such as a month. Covers exactly its days; null before the first change. */
export function computeClientDays(
  changes: readonly ClientChange[],
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): (ClientDays & { readonly to: string })[] {
  const starts = listStarts([{ validFrom: '0001-01-01', clientId: null }, ...changes]);
  return starts.flatMap(({ validFrom, clientId }, index) => {
    const end = starts[index + 1]?.validFrom;
    if (validFrom > lastDay || (end !== undefined && end <= firstDay)) return [];
    const from = validFrom > firstDay ? validFrom : firstDay;
    return [{ from, to: end === undefined || end > lastDay ? lastDay : addDays(end, -1), clientId }];
  });
}

/** Client of a job on a day; null: nobody. */
export const findClientOn = (changes: readonly ClientChange[], day: string): string | null =>
  computeClientDays(changes, { firstDay: day, lastDay: day })[0]?.clientId ?? null;
