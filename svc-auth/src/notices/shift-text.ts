import { dayText, type Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { isGiven } from '../languages/translations.js';

/** A parameter of a notice as one line; empty when it is missing. */
export type Given<Name extends string> = (name: Name) => string;

export const dayOf = (date: string): string => (date === '' ? '' : dayText(date));

/** Place, day and time of a shift. */
export const shiftText = (given: Given<'job' | 'date' | 'time'>): string =>
  `${given('job')}, ${dayOf(given('date'))}, ${given('time')}`;

/** Where people find their shifts. */
export const myJobs = (role: Role): string => (role === 'admin' ? '/admin/my-jobs' : '/my-jobs');

/** A newer version may send other changes. */
export function shiftChanged(given: Given<'job' | 'date' | 'time' | 'change' | 'note'>, role: Role, i18n: I18n) {
  // A choice of ICU MessageFormat has no dashes in its names.
  const change = given('change').replaceAll('-', '_');
  const note = given('note');
  return {
    title: i18n._('notices.shift-changed.title', { change }),
    text: i18n._('notices.shift-changed.text', { change, shift: shiftText(given), note, noteGiven: isGiven(note) }),
    path: myJobs(role),
  };
}
