import type { FieldIssue } from '../call.js';
import { formatHoursWarning, type HoursSpan } from '../compliance/work-hours.js';
import { type Lacking, listDocumentProblems, type NamedShift, type ShiftOverlap } from './jobs.js';
import { writeSentence } from './sentences.js';
import type { WarningDetail } from './warning-detail.js';

const describeShift = ({ date, time, title }: NamedShift): string => `${date} ${time} ${title}`;

/** '2026-11-18 06:00-08:00 Library / 2026-11-18 07:00-09:00 School'. */
export const describeOverlap = ({ shifts: [one, other] }: Pick<ShiftOverlap, 'shifts'>): string =>
  `${describeShift(one)} / ${describeShift(other)}`;

interface AboveVisa {
  /** 'You', or a name. */
  readonly who: string;
  /** Days as YYYY-MM-DD. */
  readonly from: string;
  readonly until: string;
  readonly own_minutes: number;
  readonly elsewhere_minutes: number;
}

/**
 * Warnings that don't refuse a call, or only until the admin insists: in a response, or as issues of
 * `overlapping_shifts` and `needs_insist`.
 */
export const WARNINGS = {
  documents_due: ({ documents }: Lacking) =>
    `Send a current document under Account: ${listDocumentProblems(documents)}.`,
  hours_above_visa: (span: AboveVisa) => formatHoursWarning(span.who, span),
  overlap: (overlap: ShiftOverlap) => describeOverlap(overlap),
  overlap_of_person: (overlap: ShiftOverlap) => `${overlap.person}: ${describeOverlap(overlap)}`,
  absence_ends: ({ date, time, person }: { date: string; time: string; person: string }) =>
    `${date} ${time}: ${person} will no longer be marked as away.`,
  cancellation_ends: ({ date, time }: { date: string; time: string }) =>
    `${date} ${time}: the shift will no longer be cancelled.`,
  cover_ends: ({ date, time, person, other }: { date: string; time: string; person: string; other: string }) =>
    `${date} ${time}: ${person} will no longer cover for ${other}.`,
  /** `day`: Mo to Su. */
  pick_ends: ({ person, time, day }: { person: string; time: string; day: string }) =>
    `${person} will no longer be on the ${time} shift on ${day}.`,
} as const;

export type WarningCode = keyof typeof WARNINGS;
export type WarningParams<C extends WarningCode> = Parameters<(typeof WARNINGS)[C]>[0];

/** A warning in the form of the contract. */
export const warn = <C extends WarningCode>(code: C, params: WarningParams<C>): WarningDetail => ({
  code,
  params: { ...params },
  msg: writeSentence(WARNINGS[code], params),
});

/** A warning as an issue that an admin can confirm. */
export const buildInsistIssue = ({ code, params, msg }: WarningDetail): FieldIssue => ({
  field: 'insist',
  code,
  params,
  msg,
});

/** Warning of a span above a visa limit. `who`: 'You', or a name. */
export const buildHoursWarning = (
  who: string,
  { from, until, own_minutes, elsewhere_minutes }: Omit<HoursSpan, 'over'>,
): WarningDetail => warn('hours_above_visa', { who, from, until, own_minutes, elsewhere_minutes });
