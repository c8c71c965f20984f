/** The people in the order of the answer, but those with one of the ids of admins last. */
export const sortCleanersFirst = <Person extends { readonly id: string }>(
  people: readonly Person[],
  admins: ReadonlySet<string>,
): Person[] => people.toSorted((a, b) => Number(admins.has(a.id)) - Number(admins.has(b.id)));
