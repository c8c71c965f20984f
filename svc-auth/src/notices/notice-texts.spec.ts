import { NOTICE_KINDS, type NoticeKind } from '@cleaning/contracts';
import { buildNoticeText, type StoredParameters } from './notice-texts.js';

const shift = { job: 'Library', date: '2026-11-18', time: '06:00-08:00' };

describe('buildNoticeText', () => {
  it.each<[NoticeKind, StoredParameters, string]>([
    ['assigned', { job: 'Library' }, 'The office assigned you to Library.'],
    [
      'hold-decided',
      { decision: 'rejected', work: 'Library, Wed 18 Nov 2026' },
      'Your work on hold wasn’t approved: Library, Wed 18 Nov 2026.',
    ],
    [
      'shift-changed',
      { ...shift, change: 'swapped' },
      'The office changed your shift: Library, 18 Nov 2026, 06:00-08:00.',
    ],
    ['enquiry', { enquiry: 'x', place: 'Office, Unley' }, 'Office, Unley. Reply within two business days.'],
    ['enquiry', { enquiry: 'x', place: 'Feedback', feedback: 'true' }, 'Feedback. Reply within two business days.'],
  ])('writes %s from the stored parameters %j', (kind, parameters, text) => {
    expect(buildNoticeText(kind, parameters, { role: 'user', language: 'en' }).text).toBe(text);
  });

  it('shows current and proposed bank details', () => {
    const parameters = {
      by: 'Helen',
      former: 'Gumleaf, BSB 105-900, account 123',
      now: 'Gumleaf, BSB 105-900, account 456',
    };
    const { text } = buildNoticeText('bank-details-proposed', parameters, { role: 'admin', language: 'en' });
    expect(text).toContain('Now: Gumleaf, BSB 105-900, account 123. Proposed: Gumleaf, BSB 105-900, account 456.');
    const { former: _, ...before } = parameters;
    expect(buildNoticeText('bank-details-proposed', before, { role: 'admin', language: 'en' }).text).not.toContain(
      'Now:',
    );
  });

  it.each(Object.keys(NOTICE_KINDS) as NoticeKind[])('writes a title and a path for %s without parameters', (kind) => {
    for (const role of ['user', 'supervisor', 'admin'] as const) {
      const { title, text, path } = buildNoticeText(kind, {}, { role, language: 'en' });
      expect(`${title} ${text} ${path}`).not.toMatch(/undefined|null/);
      expect([title, path]).not.toContain('');
    }
  });

  it('links a new job and names the day of a quick job', () => {
    const ana = { role: 'user', language: 'en' } as const;
    const permanent = { job: 'Library', job_id: 'x', job_kind: 'permanent' };
    expect(buildNoticeText('new-job', permanent, ana)).toEqual({
      title: 'New job available',
      text: 'The office is looking for someone: Library. Open the job to request it.',
      path: '/permanent-jobs/x',
    });
    const quick = { ...shift, time: '06:00', job_id: 'x', job_kind: 'quick' };
    expect(buildNoticeText('new-job', quick, ana)).toMatchObject({
      text: 'The office is looking for someone: Library, 18 Nov 2026, 06:00. Open the job to request it.',
      path: '/quick-jobs/x',
    });
    expect(buildNoticeText('new-job', quick, { ...ana, language: 'vi' }).text).toContain('Library, 18/11/2026, 06:00');
    expect(buildNoticeText('new-job', permanent, { ...ana, language: 'zh-Hans' }).text).toContain('：Library。');
  });
});
