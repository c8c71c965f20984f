import type { CallBody, ChecklistArea, saveChecklist } from '@cleaning/contracts';

type TypedArea = CallBody<typeof saveChecklist>['areas'][number];

const readContent = ({ name, items }: TypedArea): string =>
  JSON.stringify([name, items.map(({ id, text, photo, required }) => [id, text, photo, required])]);

/** The areas with their versions: one that is as before keeps its own, a changed one has one more, a new one is the first. */
export function assignAreaVersions(typed: readonly TypedArea[], before: readonly ChecklistArea[]): ChecklistArea[] {
  const known = new Map(before.map((area) => [area.id, area]));
  return typed.map((area) => {
    const former = known.get(area.id);
    if (!former) return { ...area, version: 1 };
    return { ...area, version: readContent(former) === readContent(area) ? former.version : former.version + 1 };
  });
}
