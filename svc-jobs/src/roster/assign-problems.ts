import { type AssignProblem, describeObstacle, type Repeats } from '@cleaning/contracts';
import { findMissingDocuments } from '../compliance/missing-documents.js';
import {
  type Candidate,
  type CoverObstacle,
  conflictsWith,
  describeShortRest,
  findShortRests,
  showObstacle,
  type WantedShift,
} from '../covers/candidates.js';

interface AssignTerms {
  repeats: Repeats;
  /** Sentences on the hours that their visa allows. */
  warnings?: readonly string[] | undefined;
  /** True if they cover an absent person. A cover can't have another shift at that time. */
  isCover?: boolean | undefined;
}

const describe = (obstacle: CoverObstacle): string => describeObstacle(showObstacle(obstacle, 'all'));

/**
 * Problems with giving a shift to a person; see `assignProblem`. Leave doesn't block a weekly assignment, which
 * continues after it. Overlaps only block covers, and little rest or visa hours never block: the office decides.
 */
export function findAssignProblems(
  wanted: WantedShift,
  candidate: Candidate,
  { repeats, warnings = [], isCover = false }: AssignTerms,
): AssignProblem[] {
  const { absent, compliance, shifts } = candidate;
  const own = shifts.find(
    ({ jobId, date, time }) => jobId === wanted.jobId && date === wanted.date && time === wanted.time,
  );
  if (own) {
    const text = own.state === 'planned' ? 'They’re already on this shift.' : 'It’s their own shift, and they’re away.';
    return [{ kind: 'own', text, blocks: true }];
  }
  const problems: AssignProblem[] = [];
  if (absent) problems.push({ kind: 'leave', text: describe({ kind: 'leave' }), blocks: repeats === 'once' });
  for (const other of shifts.filter((shift) => conflictsWith(shift, wanted)))
    problems.push({ kind: 'overlap', text: describe({ kind: 'overlap', with: other }), blocks: isCover });
  const lacks = findMissingDocuments(compliance, wanted.date);
  if (lacks.length > 0) {
    const text = describe({ kind: 'documents', documents: lacks });
    problems.push({ kind: 'documents', text, blocks: true });
  }
  for (const rest of findShortRests(wanted, candidate))
    problems.push({ kind: 'rest', text: describeShortRest(rest), blocks: false });
  for (const text of warnings) problems.push({ kind: 'visa', text, blocks: false });
  return problems;
}

export const isBlocked = (problems: readonly AssignProblem[]): boolean => problems.some(({ blocks }) => blocks);

/** Sort rank: 0 without problems, 1 with some, 2 if the rules forbid it. */
export const rankProblems = (problems: readonly AssignProblem[]): number =>
  isBlocked(problems) ? 2 : Math.min(problems.length, 1);
