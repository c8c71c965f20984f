import type { InspectedArea } from '@cleaning/contracts';

/** Findings in one area. */
export type AreaFindings = Pick<InspectedArea, 'score' | 'note' | 'photos'>;
export const NO_FINDINGS: AreaFindings = { score: null, note: '', photos: [] };

export type FindingsByArea = Readonly<Record<string, AreaFindings>>;

function pickUnsavedInArea(now: AreaFindings, saved: AreaFindings): AreaFindings {
  const photos = now.photos.filter((key) => !saved.photos.includes(key));
  return {
    score: now.score === saved.score ? null : now.score,
    note: now.note === saved.note ? '' : now.note,
    photos,
  };
}

/** Findings entered while the inspection was being saved, which the saved one lacks. */
export const pickUnsaved = (now: FindingsByArea, saved: FindingsByArea): FindingsByArea =>
  Object.fromEntries(
    Object.entries(now)
      .map(([area, found]) => [area, pickUnsavedInArea(found, saved[area] ?? NO_FINDINGS)] as const)
      .filter(([, { score, note, photos }]) => score !== null || note !== '' || photos.length > 0),
  );
