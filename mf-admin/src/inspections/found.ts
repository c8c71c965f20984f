import type { InspectedArea } from '@cleaning/contracts';

/** What was found in an area. */
export type Found = Pick<InspectedArea, 'score' | 'note' | 'photos'>;
export const NOTHING: Found = { score: null, note: '', photos: [] };

export type FoundByArea = Readonly<Record<string, Found>>;

function leftInArea(now: Found, saved: Found): Found {
  const photos = now.photos.filter((key) => !saved.photos.includes(key));
  return {
    score: now.score === saved.score ? null : now.score,
    note: now.note === saved.note ? '' : now.note,
    photos,
  };
}

/** What was filled in while the inspection was being saved, and is not in it. */
export const leftAfter = (now: FoundByArea, saved: FoundByArea): FoundByArea =>
  Object.fromEntries(
    Object.entries(now)
      .map(([area, found]) => [area, leftInArea(found, saved[area] ?? NOTHING)] as const)
      .filter(([, { score, note, photos }]) => score !== null || note !== '' || photos.length > 0),
  );
