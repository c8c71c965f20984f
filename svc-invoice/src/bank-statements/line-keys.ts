import { createHash } from 'node:crypto';
import type { StatementEntry, StatementLine } from './statement.js';

/** Keys of rows that the bank gives no id: a hash of the row, and how many such rows stand before it in the file. */
function rowKeys(): (cells: readonly string[]) => string {
  const seen = new Map<string, number>();
  return (cells) => {
    const hash = createHash('sha256').update(cells.join('\t')).digest('hex');
    const occurrence = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, occurrence);
    return `${hash} ${occurrence}`;
  };
}

/** The payments that came in, each with its key. A payment that the file has twice under one id of the bank is one payment. */
export function keyedLines(entries: readonly StatementEntry[]): StatementLine[] {
  const lines = new Map<string, StatementLine>();
  const keysByAccount = new Map<string, ReturnType<typeof rowKeys>>();
  for (const { account, day, cents, payer, reference, fitid, written } of entries) {
    if (cents < 0) continue;
    const keyOf = keysByAccount.get(account) ?? rowKeys();
    keysByAccount.set(account, keyOf);
    // Some banks begin their ids again: the day and the amount belong to it. Some write none.
    const key = fitid === '' ? keyOf(written) : `${fitid.slice(0, 255)} ${day} ${cents}`;
    lines.set(`${account}\n${key}`, { account, key, day, cents, payer, reference });
  }
  return [...lines.values()];
}
