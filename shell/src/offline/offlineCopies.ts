/** Ways in which the service worker handles a request. */
export type Kind =
  /** A page of the product: from the network, otherwise the stored shell. */
  | 'page'
  /** Names the files of a build: from the network, otherwise the stored one. */
  | 'list'
  /** Has a content hash in its name, so a stored copy is always right. */
  | 'file'
  /** A read of the user's jobs, payments or their documents: from the network, otherwise the last answer. */
  | 'own-read'
  /** Not handled by the service worker. */
  | 'other';

/** The empty page that every address of the work area gets. */
export const SHELL_PAGE = '/app.html';
export const SHELL_FILES = '/chunks.json';
export const CONTRACTOR_FILES = '/mf/contractor/mf-manifest.json';

/** Message of a page to the worker: the session has ended. */
export const SESSION_ENDED = 'session-ended';

const FILE = /^(\/mf\/contractor)?\/static\//;
const SLOTS = '/api/get-duration-start-time';
/** The user's payment documents as PDF. They contain the last three characters of the account. */
const DOCUMENT = /^\/api\/my-payments\/documents\/[^/]+\.pdf$/;
/** A place's card, without door and alarm details: their call is a POST, which isn't handled here. */
const SITE_CARD = /^\/api\/site-card\/([^/]+)$/;
/** The list of a place's pictures and sheets, and each of them. Their query is a signature for some minutes. */
const SITE_FILES = /^\/api\/site-files\/([^/]+)$/;
const SITE_FILE = /^\/api\/site-files\/([^/]+)\/([^/]+)$/;
const OWN_READS = [
  /^GET \/api\/user$/,
  /^GET \/api\/get-permanent-jobs\/[^/]+$/,
  /^GET \/api\/quick-job-data\/[^/]+$/,
  new RegExp(`^POST ${SLOTS}$`),
  /^POST \/api\/get-job-data-to-time$/,
  /^POST \/api\/get-earnings$/,
  /^GET \/api\/my-plan$/,
  /^GET \/api\/my-checklists$/,
  /^GET \/api\/my-approvals$/,
  /^GET \/api\/site-card\/[^/]+$/,
  /^GET \/api\/site-files\/[^/]+(\/[^/]+)?$/,
  /^GET \/api\/my-payments(\/(runs|years)\/[^/]+)?$/,
];

interface RequestLine {
  method: string;
  mode: string;
  pathname: string;
}

export function getKind({ method, mode, pathname }: RequestLine): Kind {
  if (method === 'GET' && DOCUMENT.test(pathname)) return 'own-read';
  if (OWN_READS.some((read) => read.test(`${method} ${pathname}`))) return 'own-read';
  if (method !== 'GET' || pathname.startsWith('/api/')) return 'other';
  if (mode === 'navigate') return 'page';
  if (FILE.test(pathname)) return 'file';
  return pathname === CONTRACTOR_FILES ? 'list' : 'other';
}

export const CURRENT_USER = '/api/user';
/**
 * Fields of the current user stored on a phone: a lost phone must not reveal more, and the work pages need no more. An
 * allow list, so that an old worker doesn't store a field that a later server adds.
 */
const KEPT_PERSON_FIELDS = new Set([
  'id',
  'name',
  'email',
  'email_state',
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
  'time_zone',
  'language',
]);

/** Text of an answer as it may be stored on this device. Other fields are empty. */
export function toCachedText(pathname: string, text: string): string {
  if (pathname !== CURRENT_USER) return text;
  const person = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(person.map(([field, value]) => [field, KEPT_PERSON_FIELDS.has(field) ? value : ''])),
  );
}

/** Body of an answer as it may be stored on this device; documents unchanged. */
export const toCachedBody = async (pathname: string, answer: Response): Promise<string | Blob> =>
  DOCUMENT.test(pathname) || SITE_FILE.test(pathname) ? answer.blob() : toCachedText(pathname, await answer.text());

/** Address under which an answer to a GET is stored. */
export function toCachedAddress(address: string): string {
  const url = new URL(address);
  if (SITE_FILES.test(url.pathname) || SITE_FILE.test(url.pathname)) url.search = '';
  return url.href;
}

/** Predicate for stored paths of a place that an answer tells the phone to delete; null for none. */
export function findForgottenPaths(
  pathname: string,
  { status, text }: { readonly status: number; readonly text: string },
): ((kept: string) => boolean) | null {
  const ofCard = SITE_CARD.exec(pathname)?.[1];
  // The user is no longer assigned to the place.
  if (ofCard !== undefined && status === 404)
    return (kept) => [SITE_CARD, SITE_FILES, SITE_FILE].some((place) => place.exec(kept)?.[1] === ofCard);
  const ofList = SITE_FILES.exec(pathname)?.[1];
  if (ofList === undefined || status !== 200) return null;
  const listed = new Set((JSON.parse(text) as { id: string }[]).map(({ id }) => id));
  return (kept) => {
    const [, jobId, fileId = ''] = SITE_FILE.exec(kept) ?? [];
    return jobId === ofList && !listed.has(fileId);
  };
}

/** Used if no copy of the current user is stored. */
const DEFAULT_ZONE = 'Australia/Adelaide';

/** The company's time zone, from the stored copy of the current user. */
export const getPersonZone = (kept: unknown): string =>
  (kept as { time_zone?: string } | undefined)?.time_zone || DEFAULT_ZONE;

/** Whether a stored answer may still be shown: yesterday's slots aren't today's in that time zone. */
export function isStillTrue(pathname: string, answeredAt: Date, now: Date, timeZone: string): boolean {
  const { format } = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return pathname !== SLOTS || format(answeredAt) === format(now);
}

/** The addresses of a shell build's files. */
export const listShellFiles = (chunks: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(chunks).flatMap((files) => files.map((file) => `/${file}`));

interface AssetNames {
  sync: readonly string[];
  async: readonly string[];
}

export interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: readonly { assets: { js: AssetNames; css: AssetNames } }[];
}

export function listContractorFiles({ metaData, exposes }: FederationManifest): string[] {
  const assets = exposes
    .flatMap(({ assets: { js, css } }) => [js, css])
    .flatMap((each) => [...each.sync, ...each.async]);
  return [metaData.remoteEntry.name, ...assets].map((file) => `/mf/contractor/${file}`);
}

/** Includes the shell's unnamed chunks, which the lists lack. */
export const isFile = (pathname: string): boolean => FILE.test(pathname);

const PREFIX = 'own-';
/** Increased when less may be stored than before, which deletes earlier copies. */
const VERSION = '2-';

async function buildCacheName(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return (
    PREFIX + VERSION + [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

/** Deletes the copies of all sessions, or of all but one. */
export async function forgetOwnCopies(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes the copies of earlier versions. */
export async function forgetEarlierCopies(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(PREFIX) && !name.startsWith(PREFIX + VERSION));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** The copies of the session with this token; those of other sessions are deleted. */
export async function findOwnCopies(token: string): Promise<Cache> {
  const name = await buildCacheName(token);
  await forgetOwnCopies(name);
  return caches.open(name);
}
