/** People in the order of the answer, except that admins come last. */
export const sortCleanersFirst = <Person extends { readonly id: string }>(
  people: readonly Person[],
  admins: ReadonlySet<string>,
): Person[] => people.toSorted((a, b) => Number(admins.has(a.id)) - Number(admins.has(b.id)));
