import type { CallBody, ChecklistArea, saveChecklist } from '@cleaning/contracts';

type TypedArea = CallBody<typeof saveChecklist>['areas'][number];

const readContent = ({ name, items }: TypedArea): string =>
  JSON.stringify([name, items.map(({ id, text, photo, required }) => [id, text, photo, required])]);

/** Areas with their versions: unchanged areas keep theirs, changed ones get the next number, new ones start at 1. */
export function assignAreaVersions(typed: readonly TypedArea[], before: readonly ChecklistArea[]): ChecklistArea[] {
  const known = new Map(before.map((area) => [area.id, area]));
  return typed.map((area) => {
    const former = known.get(area.id);
    if (!former) return { ...area, version: 1 };
    return { ...area, version: readContent(former) === readContent(area) ? former.version : former.version + 1 };
  });
}
