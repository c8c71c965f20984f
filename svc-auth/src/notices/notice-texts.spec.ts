import { NOTICE_KINDS, type NoticeKind } from '@cleaning/contracts';
import { buildNoticeText, type StoredParameters } from './notice-texts.js';

const shift = { job: 'Library', date: '2026-11-18', time: '06:00-08:00' };

describe('buildNoticeText', () => {
  it.each<[NoticeKind, StoredParameters, string]>([
    ['assigned', { job: 'Library' }, 'The office assigned you to Library.'],
    [
      'hold-decided',
      { decision: 'rejected', jobs: 'Library\nDepot', dates: '2026-11-18\n2026-11-20', more: '2' },
      'The office didn’t approve your work: Library, Wed 18 Nov 2026; Depot, Fri 20 Nov 2026; 2 more.',
    ],
    [
      'details-changed',
      { field_keys: 'name,bank_name,bsb', held_until_date: '2026-11-18', held_until_time: '21:05' },
      'The office changed these details: name, bank account. Payments to the new account are on hold until 18 Nov 2026, 9:05 pm. If you didn’t expect this, call the office now.',
    ],
    [
      'change-rejected',
      { field_keys: 'email,abn', reason: 'No' },
      'The office didn’t accept your change to: email address, ABN. Reason: “No”.',
    ],
    [
      'shift-changed',
      { ...shift, change: 'swapped' },
      'The office changed your shift: Library, 18 Nov 2026, 6:00 am – 8:00 am.',
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

  it.each<[NoticeKind, StoredParameters, string]>([
    ['paid', { amount: 'A$480.00', paid_on: '2026-11-18', documents: 'RA-1' }, 'el 18 nov 2026'],
    ['payment-returned', { amount: 'A$480.00', paid_on: '2026-11-18' }, '18 nov 2026'],
    [
      'details-changed',
      { field_keys: 'name,account_number,bsb', held_until_date: '2026-11-18', held_until_time: '21:05' },
      'nombre, cuenta bancaria. Los pagos a la cuenta nueva esperan hasta 18 nov 2026, 21:05.',
    ],
    ['details-changed', { field_keys: 'name', held_until_date: '', held_until_time: '' }, 'suyos: nombre. Si no'],
    ['change-rejected', { field_keys: 'email,abn', reason: 'x' }, 'correo electrónico, ABN'],
    [
      'new-device',
      { browser: 'Chrome', system: 'Android', date: '2026-11-18', time: '09:05' },
      'Chrome en Android, 18 nov 2026, 09:05',
    ],
    ['new-device', { browser: '', system: '', date: '2026-11-18', time: '09:05' }, 'un dispositivo desconocido'],
    [
      'hold-decided',
      { decision: 'approved', jobs: 'Library', dates: '2026-11-18', more: '2' },
      'Library, mié, 18 nov 2026; 2 más',
    ],
  ])('writes %s without English in Spanish: %j', (kind, parameters, expected) => {
    const { text } = buildNoticeText(kind, parameters, { role: 'user', language: 'es' });
    expect(text).toContain(expected);
    expect(text).not.toMatch(/Nov|Wed|[ap]m\b| on |\bmore\b|bank|e-mail/);
  });

  it.each<[NoticeKind, StoredParameters, string[]]>([
    ['paid', { amount: 'A$480.00', day: '03/11/2026', documents: 'RA-1' }, ['03/11/2026']],
    ['payment-returned', { amount: 'A$480.00', day: '18 Nov 2026' }, ['18 Nov 2026']],
    [
      'details-changed',
      { fields: 'name, bank account', held_until: '18 Nov 2026, 9:05 pm' },
      ['name, bank account', '18 Nov 2026, 9:05 pm'],
    ],
    ['change-rejected', { fields: 'e-mail address, ABN', reason: 'x' }, ['e-mail address, ABN']],
    [
      'new-device',
      { device: 'Chrome on Android', at: '18 Nov 2026, 9:05 am' },
      ['Chrome on Android', '18 Nov 2026, 9:05 am'],
    ],
    [
      'hold-decided',
      { decision: 'approved', work: 'Library, Wed 18 Nov 2026; 2 more' },
      ['Library, Wed 18 Nov 2026; 2 more'],
    ],
  ])('shows what earlier versions have stored of %s as it is', (kind, parameters, shown) => {
    const { text } = buildNoticeText(kind, parameters, { role: 'user', language: 'es' });
    for (const part of shown) expect(text).toContain(part);
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
      text: 'The office is looking for someone: Library, 18 Nov 2026, 6:00 am. Open the job to request it.',
      path: '/quick-jobs/x',
    });
    expect(buildNoticeText('new-job', quick, { ...ana, language: 'vi' }).text).toContain(
      'Library, 18 thg 11, 2026, 06:00',
    );
    expect(buildNoticeText('new-job', permanent, { ...ana, language: 'zh-Hans' }).text).toContain('：Library。');
  });
});
