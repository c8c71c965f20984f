import type { VisitRow } from '@cleaning/contracts';
import { visits as texts } from './texts';

/** Summary of a visit beside its day and person. */
export function describeResult({ is_reported, done, not_done, missing, photos }: VisitRow): string {
  if (!is_reported) return texts.notSent;
  const parts = [
    done > 0 && texts.done(done),
    not_done > 0 && texts.notDone(not_done),
    missing > 0 && texts.missing(missing),
    photos > 0 && texts.photoCount(photos),
  ].filter((part) => part !== false);
  return parts.length === 0 ? texts.empty : parts.join(', ');
}
