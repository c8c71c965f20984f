/** How the service worker treats a request. */
export type Kind =
  /** A page of the product: from the network, else the kept shell. */
  | 'page'
  /** Names the files of a build: from the network, else the kept one. */
  | 'list'
  /** Has a hash of its content in its name: what is kept is always right. */
  | 'file'
  /** What a person reads of the own jobs: from the network, else what was answered last. */
  | 'own-read'
  /** None of the worker's business. */
  | 'other';

/** The empty page that every address of the work area gets. */
export const SHELL_PAGE = '/app.html';
export const SHELL_FILES = '/chunks.json';
export const CONTRACTOR_FILES = '/mf/contractor/mf-manifest.json';

/** What a page tells the worker when nobody is logged in any more. */
export const SESSION_ENDED = 'session-ended';

const FILE = /^(\/mf\/contractor)?\/static\//;
const SLOTS = '/api/get-duration-start-time';
const OWN_READS = [
  /^GET \/api\/user$/,
  /^GET \/api\/get-permanent-jobs\/[^/]+$/,
  /^GET \/api\/quick-job-data\/[^/]+$/,
  new RegExp(`^POST ${SLOTS}$`),
  /^POST \/api\/get-job-data-to-time$/,
  /^POST \/api\/get-earnings$/,
];

interface RequestLine {
  method: string;
  mode: string;
  pathname: string;
}

export function kindOf({ method, mode, pathname }: RequestLine): Kind {
  if (OWN_READS.some((read) => read.test(`${method} ${pathname}`))) return 'own-read';
  if (method !== 'GET' || pathname.startsWith('/api/')) return 'other';
  if (mode === 'navigate') return 'page';
  if (FILE.test(pathname)) return 'file';
  return pathname === CONTRACTOR_FILES ? 'list' : 'other';
}

const CURRENT_USER = '/api/user';
/**
 * What a phone keeps of its person: it may be lost with its owner's papers, and the pages for work need no more. A list of what is kept, so
 * that a detail which a later server answers is not kept by a worker of before.
 */
const KEPT_OF_PERSON = new Set([
  'id',
  'name',
  'email',
  'role',
  'verified',
  'quick_jobs',
  'permanent_jobs',
  'current_job_id',
  'current_permanent_job_id',
  'current_permanent_job_row_id',
  'current_quick_job_id',
  'current_quick_job_row_id',
  'current_work_started_at',
]);

/** The text of an answer as it may be kept on this device. Pages find each field; what is not kept is empty. */
export function keptText(pathname: string, text: string): string {
  if (pathname !== CURRENT_USER) return text;
  const person = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(person.map(([field, value]) => [field, KEPT_OF_PERSON.has(field) ? value : ''])),
  );
}

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Adelaide' });

/** Whether an answer of then may still be shown: yesterday's slots say nothing about today. */
export const isStillTrue = (pathname: string, answeredAt: Date, now: Date): boolean =>
  pathname !== SLOTS || DAY.format(answeredAt) === DAY.format(now);

/** The files that a build of the shell, and one of a remote, are made of, as addresses. */
export const filesOfShell = (chunks: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(chunks).flatMap((files) => files.map((file) => `/${file}`));

interface AssetNames {
  sync: readonly string[];
  async: readonly string[];
}

export interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: readonly { assets: { js: AssetNames; css: AssetNames } }[];
}

export function filesOfContractor({ metaData, exposes }: FederationManifest): string[] {
  const assets = exposes
    .flatMap(({ assets: { js, css } }) => [js, css])
    .flatMap((each) => [...each.sync, ...each.async]);
  return [metaData.remoteEntry.name, ...assets].map((file) => `/mf/contractor/${file}`);
}

/** What a page has loaded and the lists do not name: the shell's chunks that have no name. */
export const isFile = (pathname: string): boolean => FILE.test(pathname);

const PREFIX = 'own-';
/** Rises when less may be kept than before: what was kept until then is forgotten. */
const VERSION = '2-';

async function nameFor(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return (
    PREFIX + VERSION + [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

/** Forgets what was kept of a session; all of them, or all but one. */
export async function forgetOwnCopies(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Forgets what a worker of before has kept. */
export async function forgetEarlierCopies(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(PREFIX) && !name.startsWith(PREFIX + VERSION));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** The answers kept for one session, known by its token; those of any other session are forgotten. */
export async function ownCopies(token: string): Promise<Cache> {
  const name = await nameFor(token);
  await forgetOwnCopies(name);
  return caches.open(name);
}
