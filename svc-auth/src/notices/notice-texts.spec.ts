import { NOTICE_KINDS, type NoticeKind } from '@cleaning/contracts';
import { noticeText, type StoredParameters } from './notice-texts.js';

const shift = { job: 'Library', date: '2026-11-18', time: '06:00-08:00' };

describe('the text of a notice', () => {
  it.each<[NoticeKind, StoredParameters, string]>([
    ['assigned', { job: 'Library' }, 'The office has assigned you to Library.'],
    [
      'hold-decided',
      { decision: 'rejected', work: 'Library, Wed 18/11/2026' },
      'Work of yours that waited for the office is not approved: Library, Wed 18/11/2026.',
    ],
    [
      'shift-changed',
      { ...shift, change: 'swapped' },
      'The office has changed your shift: Library, 18/11/2026, 06:00-08:00.',
    ],
    ['enquiry', { enquiry: 'x', place: 'Office, Unley' }, 'Office, Unley. Please answer within two working days.'],
    [
      'enquiry',
      { enquiry: 'x', place: 'Feedback', feedback: 'true' },
      'Feedback. Please answer within two working days.',
    ],
  ])('of another version is made from what is there: %s', (kind, parameters, text) => {
    expect(noticeText(kind, parameters, { role: 'user', language: 'en' }).text).toBe(text);
  });

  it.each(Object.keys(NOTICE_KINDS) as NoticeKind[])('is there for %s without any parameter', (kind) => {
    for (const role of ['user', 'supervisor', 'admin'] as const) {
      const { title, text, path } = noticeText(kind, {}, { role, language: 'en' });
      expect(`${title} ${text} ${path}`).not.toMatch(/undefined|null/);
      expect([title, path]).not.toContain('');
    }
  });
});
