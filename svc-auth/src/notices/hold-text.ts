import type { NoticeParameterName, Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeWeekday } from '../languages/dates.js';
import { isGiven } from '../languages/translations.js';
import type { ParameterReader } from './shift-text.js';

type Name = NoticeParameterName<'hold-decided'>;

/** 'Library, Wed 18 Nov 2026; 2 more'. */
function formatHeldWork(
  given: ParameterReader<Name>,
  i18n: I18n,
  readLines: (name: 'jobs' | 'dates') => readonly string[],
): string {
  const dates = readLines('dates');
  const named = readLines('jobs').map((job, index) => `${job}, ${formatNoticeWeekday(dates[index] ?? '', i18n)}`);
  const more = given('more');
  const further = more === '' ? [] : [i18n._('notices.hold-decided.more', { count: Number(more) })];
  return [...named, ...further].join('; ');
}

export function describeHoldDecision(
  given: ParameterReader<Name>,
  role: Role,
  i18n: I18n,
  readLines: (name: Name) => readonly string[],
) {
  const decision = given('decision');
  const note = given('note');
  return {
    title: i18n._('notices.hold-decided.title', { decision }),
    text: i18n._('notices.hold-decided.text', {
      decision,
      work: formatHeldWork(given, i18n, readLines) || given('work'),
      note,
      noteGiven: isGiven(note),
    }),
    path: role === 'admin' ? '/admin/my-jobs' : '/dashboard',
  };
}
