const width = (rows, column) => Math.max(...rows.map((row) => row[column].length));

/** Prints rows of texts as a table; the first row is its head. Numbers stand on the right. */
export function printTable(title, head, rows, log = console.log) {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => width(all, column));
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ');
  log(`\n${title}`);
  log(`  ${line(head)}`);
  log(`  ${widths.map((size) => '─'.repeat(size)).join('  ')}`);
  for (const row of all.slice(1)) log(`  ${line(row)}`);
}

/** A goal, and whether it was reached. */
export const against = (good, goal) => `${goal} ${good ? '✓' : '✗ missed'}`;
