import type { VisitRow } from '@cleaning/contracts';
import { describeResult } from './visitResult';

const row = (change: Partial<VisitRow>): VisitRow =>
  ({ is_reported: true, done: 0, not_done: 0, missing: 0, photos: 0, ...change }) as VisitRow;

it.each([
  [row({ is_reported: false }), 'no checklist sent'],
  [row({}), 'checklist not filled in'],
  [row({ done: 4 }), '4 done'],
  [row({ done: 2, not_done: 1, missing: 1, photos: 3 }), '2 done, 1 couldn’t be done, 1 not answered, 3 photos'],
  [row({ photos: 1 }), '1 photo'],
])('summarises the checklist of a visit (%#)', (visit, text) => expect(describeResult(visit)).toBe(text));
