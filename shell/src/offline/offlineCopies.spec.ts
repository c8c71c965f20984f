import { currentUser, currentWork } from '@cleaning/contracts';
import {
  findForgottenPaths,
  getKind,
  getPersonZone,
  isStillTrue,
  listContractorFiles,
  listShellFiles,
  toCachedAddress,
  toCachedText,
} from './offlineCopies';

describe('getKind', () => {
  it.each([
    ['GET', 'navigate', '/my-jobs/7', 'page'],
    ['GET', 'navigate', '/', 'page'],
    ['GET', 'navigate', '/api/docs/', 'other'],
    ['GET', 'no-cors', '/static/main.0123456789.js', 'file'],
    ['GET', 'cors', '/mf/contractor/static/40.0123456789.js', 'file'],
    ['GET', 'cors', '/mf/admin/static/40.0123456789.js', 'other'],
    ['GET', 'cors', '/mf/contractor/mf-manifest.json', 'list'],
    ['GET', 'cors', '/mf/admin/mf-manifest.json', 'other'],
    ['GET', 'cors', '/api/user', 'own-read'],
    ['GET', 'cors', '/api/quick-job-data/7', 'own-read'],
    ['GET', 'cors', '/api/events', 'other'],
    ['POST', 'cors', '/api/get-duration-start-time', 'own-read'],
    ['POST', 'cors', '/api/get-job-data-to-time', 'own-read'],
    ['GET', 'cors', '/api/my-plan', 'own-read'],
    ['GET', 'cors', '/api/my-checklists', 'own-read'],
    ['GET', 'cors', '/api/my-approvals', 'own-read'],
    ['GET', 'cors', '/api/my-payments', 'own-read'],
    ['GET', 'cors', '/api/my-payments/runs/7', 'own-read'],
    ['GET', 'cors', '/api/my-payments/years/2027', 'own-read'],
    ['GET', 'cors', '/api/my-payments/details', 'other'],
    ['GET', 'cors', '/api/my-payments/documents/RA-00001.pdf', 'own-read'],
    ['GET', 'cors', '/api/site-card/7', 'own-read'],
    ['GET', 'cors', '/api/site-files/7', 'own-read'],
    ['GET', 'cors', '/api/site-files/7/8', 'own-read'],
    ['POST', 'cors', '/api/show-site-access', 'other'],
    ['GET', 'cors', '/api/admin/site-views/7', 'other'],
    ['GET', 'cors', '/api/admin/codes-in-descriptions', 'other'],
    ['GET', 'cors', '/api/adjustment-files/7', 'other'],
    ['GET', 'cors', '/api/admin/pay/documents/RA-00001.pdf', 'other'],
    ['GET', 'cors', '/api/calendar-link', 'other'],
    ['POST', 'cors', '/api/start-permanent-job', 'other'],
    ['POST', 'cors', '/api/auth/login', 'other'],
    ['GET', 'cors', '/api/static/documents/7', 'other'],
    ['GET', 'cors', '/api/admin/get-all-sub-contractors', 'other'],
  ])('classifies %s (%s) %s as %s', (method, mode, pathname, kind) =>
    expect(getKind({ method, mode, pathname })).toBe(kind),
  );
});

describe('site card', () => {
  const KEPT = [
    '/api/site-card/7',
    '/api/site-files/7',
    '/api/site-files/7/a',
    '/api/site-files/7/b',
    '/api/site-files/8/a',
  ];
  const left = (pathname: string, status: number, text = '') => {
    const isForgotten = findForgottenPaths(pathname, { status, text });
    return KEPT.filter((kept) => !isForgotten?.(kept));
  };
  it('stores files without the signature in their address, which changes each time', () => {
    expect(toCachedAddress('https://x.example/api/site-files/7/a?signature=1')).toBe(
      'https://x.example/api/site-files/7/a',
    );
    expect(toCachedAddress('https://x.example/api/site-files/7?signature=1')).toBe(
      'https://x.example/api/site-files/7',
    );
    expect(toCachedAddress('https://x.example/api/my-payments?page=2')).toBe(
      'https://x.example/api/my-payments?page=2',
    );
  });
  it('drops a file that the newest list no longer has', () =>
    expect(left('/api/site-files/7', 200, '[{"id":"b"}]')).toEqual(
      KEPT.filter((kept) => kept !== '/api/site-files/7/a'),
    ));
  it('drops the card and its files once the site is no longer the person’s', () =>
    expect(left('/api/site-card/7', 404)).toEqual(['/api/site-files/8/a']));
  it.each([
    ['/api/site-card/7', 200],
    ['/api/site-card/7', 503],
    ['/api/site-files/7', 404],
    ['/api/site-files/7/a', 404],
  ])('keeps everything after %s with %i', (pathname, status) => expect(left(pathname, status)).toEqual(KEPT));
});

describe('toCachedText', () => {
  const person = {
    ...Object.fromEntries(Object.keys(currentUser.shape).map((field) => [field, 'secret'])),
    id: 'ana',
    name: 'Ana',
    email: 'ana@example.com',
    email_state: 'confirmed',
    role: 'user',
    verified: 'true',
    quick_jobs: [],
    permanent_jobs: [],
    time_zone: 'Australia/Adelaide',
    language: 'en',
  };
  it('keeps the person without address, passport, bank account and documents', () => {
    const kept = currentUser.parse(JSON.parse(toCachedText('/api/user', JSON.stringify(person))));
    expect(kept).toMatchObject({ id: 'ana', name: 'Ana', bsb: '', passport_number: '', passport_img: '', abn: '' });
    const secret = Object.entries(kept).filter(([, value]) => value === 'secret');
    expect(secret.map(([field]) => field).filter((field) => !field.startsWith('current_'))).toEqual([]);
  });
  it('empties fields of a newer server', () =>
    expect(toCachedText('/api/user', JSON.stringify({ ...person, licence_number: 'secret' }))).toContain(
      '"licence_number":""',
    ));
  it('keeps the current work', () =>
    expect(JSON.parse(toCachedText('/api/user', JSON.stringify(person)))).toMatchObject(
      Object.fromEntries(Object.keys(currentWork.shape).map((field) => [field, 'secret'])),
    ));
  it('keeps answers about jobs unchanged', () => expect(toCachedText('/api/get-earnings', '[1]')).toBe('[1]'));
});

const ADELAIDE = 'Australia/Adelaide';

describe('isStillTrue', () => {
  const evening = new Date('2026-11-18T12:00:00Z'); // 22:30 in Adelaide
  const midnight = new Date('2026-11-18T13:30:00Z'); // 00:00 of the next day
  it('accepts slots of the same day only', () => {
    expect(isStillTrue('/api/get-duration-start-time', evening, evening, ADELAIDE)).toBe(true);
    expect(isStillTrue('/api/get-duration-start-time', evening, midnight, ADELAIDE)).toBe(false);
  });
  it('uses the company’s day instead of the phone’s', () => {
    // 20:00 and 21:30 in Perth, 01:00 and 02:30 of the next day on Kiritimati (UTC+14).
    expect(isStillTrue('/api/get-duration-start-time', evening, midnight, 'Australia/Perth')).toBe(true);
    expect(isStillTrue('/api/get-duration-start-time', evening, midnight, 'Pacific/Kiritimati')).toBe(true);
    const earlier = new Date('2026-11-18T09:59:00Z');
    expect(isStillTrue('/api/get-duration-start-time', earlier, evening, 'Pacific/Kiritimati')).toBe(false);
    expect(isStillTrue('/api/get-duration-start-time', earlier, evening, 'Australia/Perth')).toBe(true);
  });
  it('takes the time zone of the stored person, or Adelaide', () => {
    const kept = JSON.parse(toCachedText('/api/user', JSON.stringify({ id: 'a', time_zone: 'Australia/Perth' })));
    expect(getPersonZone(kept)).toBe('Australia/Perth');
    expect(getPersonZone(undefined)).toBe(ADELAIDE);
  });
  it('accepts other answers on later days', () =>
    expect(isStillTrue('/api/user', evening, midnight, ADELAIDE)).toBe(true));
});

describe('files of a build', () => {
  it('include all chunks of the shell', () =>
    expect(listShellFiles({ main: ['static/main.js', 'static/main.css'], more: ['static/more.js'] })).toEqual([
      '/static/main.js',
      '/static/main.css',
      '/static/more.js',
    ]));

  it('include the entry of the remote and everything its screens load', () =>
    expect(
      listContractorFiles({
        metaData: { remoteEntry: { name: 'static/remoteEntry.js' } },
        exposes: [
          {
            assets: {
              js: { sync: ['static/a.js'], async: ['static/b.js'] },
              css: { sync: ['static/a.css'], async: [] },
            },
          },
        ],
      }),
    ).toEqual(['remoteEntry.js', 'a.js', 'b.js', 'a.css'].map((file) => `/mf/contractor/static/${file}`)));
});
