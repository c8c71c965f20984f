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
