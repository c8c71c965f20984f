/** An entry of an account. Above 0: the client owes more. */
export interface AccountEntry {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly text: string;
  readonly cents: number;
}

export interface Statement {
  /** Balance before the first day. */
  readonly before: number;
  /** With the balance after each. */
  readonly entries: readonly (AccountEntry & { readonly balance: number })[];
  readonly after: number;
}

/** The entries of the days from `from` to `to`, both included, in the order of their days. */
export function buildStatement(entries: readonly AccountEntry[], from: string, to: string): Statement {
  const sum = (some: readonly AccountEntry[]) => some.reduce((total, { cents }) => total + cents, 0);
  const before = sum(entries.filter(({ day }) => day < from));
  let balance = before;
  const shown = entries
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((entry) => {
      balance += entry.cents;
      return { ...entry, balance };
    });
  return { before, entries: shown, after: balance };
}
