/** Rows by key, each group and the groups in the order of the rows. Node 20 has no `Map.groupBy`. */
export function groupBy<Row, Key>(rows: Iterable<Row>, getKey: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = getKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
