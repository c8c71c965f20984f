import type { NoticeParameterName, Role } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import type { ParameterReader } from './shift-text.js';

/** Names author and place. The message itself may hold codes and stays behind the login. */
export function describeNewMessage(given: ParameterReader<NoticeParameterName<'new-message'>>, role: Role, i18n: I18n) {
  const [by, place, thread] = [given('by'), given('place'), given('thread')];
  const base = role === 'user' ? '/messages' : '/admin/messages';
  return {
    title: i18n._('notices.new-message.title', { by }),
    text: thread === 'place' ? i18n._('notices.new-message.place', { place }) : i18n._('notices.new-message.office'),
    path: `${base}/${thread === 'place' ? 'place' : 'person'}/${given('thread_id')}`,
  };
}
