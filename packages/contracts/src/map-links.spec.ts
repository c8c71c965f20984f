import { createPermanentJob, createQuickJob } from './jobs.js';
import { isPlace, isWebLink } from './web-links.js';

const HOSTILE = [
  'https://www.google.com@evil.example/',
  'https://www.google.com:maps@evil.example/',
  'https://www.google.com%40evil.example/maps/',
  'https://user@www.google.com/maps/',
  'https://user:pass@www.google.com/maps/',
  'https://@www.google.com/maps/',
  'https://www.google.com\\@evil.example/maps/',
  'https:\\\\evil.example\\maps',
  'https:/\\evil.example/maps/',
  'https:evil.example/maps/',
  'https:///evil.example/maps/',
  '//evil.example/maps/',
  '\\\\evil.example/maps/',
  '/\\evil.example/maps/',
  'https://www.google.com./maps/',
  'https://www.gооgle.com/maps/',
  'https://ｗｗｗ.google.com/maps/',
  'https://www。google。com/maps/',
  'https://www.goo\u00adgle.com/maps/',
  'https://www.google.com:99999/maps/',
  'http://[::1]/maps/',
  'http://localhost/maps/',
  'https://constructor/maps/',
];

const LINKS_WITH_LINE_BREAKS = [
  'https://www.google.com\t@evil.example/',
  'https://www.goo\ngle.com/maps/',
  'https://www.google.com/maps/\r\nx',
];

const LINKS = [
  'https://www.google.com/maps/search/?api=1&query=12%20King%20William%20Street%2C%20Adelaide',
  'https://www.google.com/maps/@-34.9285,138.6007,17z',
  'https://www.google.com/maps/place/Adelaide+Town+Hall/@-34.9295,138.5999,17z/data=!3m1!4b1!4m6',
  "https://www.google.com/maps/place/O'Connell+St",
  'https://www.google.com.au/maps?q=-34.9,138.6',
  'HTTPS://WWW.GOOGLE.COM/maps/place/x',
  'http://maps.google.com/maps?q=Adelaide',
  'https://maps.app.goo.gl/Ab-c_9',
  'https://www.openstreetmap.org/?mlat=-34.9287&mlon=138.5999#map=17/-34.9287/138.5999',
  'https://maps.apple.com/?ll=-34.9287,138.5999',
  'https://maps.google.com/?q=-34.9287,138.5999',
  'https://maps.example.com/library',
  'https://maps.example.com:8443/library',
];

const WORDS = [
  '12 King William Street, Adelaide SA 5000',
  '-34.92,138.60',
  'Level 2: behind the lift',
  'Address: 5 Mill Lane',
  'c/o Town Hall',
  'www.google.com, but only the words',
  'see https://evil.example/',
  // Search words: never shown as a link.
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'mailto:office@example.com',
];

describe('map link', () => {
  it.each(LINKS)('accepts %s, and browsers read the same host', (text) => {
    expect([isWebLink(text), isPlace(text)]).toEqual([true, true]);
    const { host, username, password, pathname } = new URL(text);
    expect([username, password]).toEqual(['', '']);
    expect(text.toLowerCase().replace(/^https?:/, '')).toContain(`//${host}${pathname.toLowerCase()}`);
  });
  it.each(WORDS)('treats as search words: %s', (text) =>
    expect([isWebLink(text), isPlace(text)]).toEqual([false, true]),
  );
  it.each(HOSTILE)('refuses %j as link and as search words', (text) =>
    expect([isWebLink(text), isPlace(text)]).toEqual([false, false]),
  );
  it.each(LINKS_WITH_LINE_BREAKS)('refuses %j as a link', (text) => expect(isWebLink(text)).toBe(false));
});

describe('job address', () => {
  const findIssues = (call: typeof createPermanentJob | typeof createQuickJob, field: string, text: string) =>
    call.body?.safeParse({ [field]: text })?.error?.issues.filter(({ path }) => path[0] === field) ?? [];

  it.each([...HOSTILE, ...LINKS_WITH_LINE_BREAKS])('refuses %j', (text) => {
    expect(findIssues(createPermanentJob, 'job_location', text)).not.toEqual([]);
    expect(findIssues(createQuickJob, 'job_address', text)).not.toEqual([]);
  });
  it.each([...LINKS, ...WORDS])('accepts %s', (text) => {
    expect(findIssues(createPermanentJob, 'job_location', text)).toEqual([]);
    expect(findIssues(createQuickJob, 'job_address', text)).toEqual([]);
  });
});
