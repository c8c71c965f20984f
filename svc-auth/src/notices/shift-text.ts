import type { Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeDay, formatNoticeTime } from '../languages/dates.js';
import { isGiven } from '../languages/translations.js';

/** A parameter of a notice as one line; empty when it is missing. */
export type ParameterReader<Name extends string> = (name: Name) => string;

/** Place, day and time of a shift. */
export const formatShift = (given: ParameterReader<'job' | 'date' | 'time'>, i18n: I18n): string =>
  `${given('job')}, ${formatNoticeDay(given('date'), i18n)}, ${formatNoticeTime(given('time'), i18n)}`;

/** The page with a person's shifts. */
export const getMyJobsPath = (role: Role): string => (role === 'admin' ? '/admin/my-jobs' : '/my-jobs');

/** A newer version may send other changes. */
export function describeChangedShift(
  given: ParameterReader<'job' | 'date' | 'time' | 'change' | 'note'>,
  role: Role,
  i18n: I18n,
) {
  // A choice of ICU MessageFormat has no dashes in its names.
  const change = given('change').replaceAll('-', '_');
  const note = given('note');
  return {
    title: i18n._('notices.shift-changed.title', { change }),
    text: i18n._('notices.shift-changed.text', {
      change,
      shift: formatShift(given, i18n),
      note,
      noteGiven: isGiven(note),
    }),
    path: getMyJobsPath(role),
  };
}
