import {
  CONTRACTOR_FILES,
  CURRENT_USER,
  type FederationManifest,
  findForgottenPaths,
  findOwnCopies,
  forgetEarlierCopies,
  forgetOwnCopies,
  getKind,
  getPersonZone,
  isStillTrue,
  listContractorFiles,
  listShellFiles,
  SESSION_ENDED,
  SHELL_FILES,
  SHELL_PAGE,
  toCachedAddress,
  toCachedBody,
} from './offlineCopies';
import { getPlace, parsePayload } from './pushEvents';

/**
 * The parts of ServiceWorkerGlobalScope that are used here. TypeScript's own types of it conflict with those of pages.
 */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushMessageEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationPressEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: string): void;
}

export interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

/**
 * Makes the sub-contractors' app readable offline: the shell, the contractor remote, and the last answers about the
 * user's jobs. Online, everything that can change comes from the network, so a deploy shows immediately.
 */
const worker = self as unknown as WorkerScope;

const FILES = 'files';
const ANSWERED_AT = 'x-answered-at';
/** Number of sessions that have ended while this worker ran. */
let ended = 0;
/** Time without an answer after which the copy is shown. */
const TIMEOUT_MS = 4000;
/** Message to pages: their data may be a copy, and the server has answered since. */
const REREAD_MESSAGE = 'read-again';
/** Addresses whose newest answer was a refusal after a copy was shown: the next read waits for the server. */
const refusedLate = new Set<string>();
/**
 * Numbers of reads in sending order, and the number of each address's copy, so that a slow answer doesn't replace a
 * later one.
 */
let reads = 0;
const keptReads = new Map<string, number>();

/** 502 to 504: the service isn't running. */
const isAway = (status: number): boolean => status >= 502 && status <= 504;

async function fetchFresh(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Keeps the newest build's files first and the page that names them last, so that they always belong together. */
async function keepNewestBuild(used: readonly string[]): Promise<void> {
  const [page, chunks, manifest] = await Promise.all([SHELL_PAGE, SHELL_FILES, CONTRACTOR_FILES].map(fetchFresh));
  if (!page || !chunks || !manifest) return;
  const federation = (await manifest.clone().json()) as FederationManifest;
  const needed = new Set([
    ...listShellFiles(await chunks.json()),
    ...listContractorFiles(federation),
    ...used,
    SHELL_PAGE,
    CONTRACTOR_FILES,
  ]);
  const files = await caches.open(FILES);
  const kept = (await files.keys()).map((request) => new URL(request.url).pathname);
  await Promise.all([...needed].filter((path) => !kept.includes(path)).map((path) => files.add(path)));
  await Promise.all([files.put(SHELL_PAGE, page), files.put(CONTRACTOR_FILES, manifest)]);
  // Another open page may still need the files of the build before, which the server no longer has.
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  await Promise.all(kept.filter((path) => !needed.has(path)).map((path) => files.delete(path)));
}

async function findCachedFile(path: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(path);
}

/** Undefined if the answer doesn't arrive in time. */
async function raceTimeout(answer: Promise<Response>): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** From the network, otherwise the stored copy after the time limit. */
async function fetchNetworkFirst(request: Request, keptPath: string): Promise<Response> {
  const answer = fetch(request);
  try {
    return (await raceTimeout(answer)) ?? (await findCachedFile(keptPath)) ?? (await answer);
  } catch (lost) {
    const kept = await findCachedFile(keptPath);
    if (kept) return kept;
    throw lost;
  }
}

/** A GET address for the call and its body: the cache keeps GET requests only. */
async function getAddress(request: Request): Promise<string> {
  return request.method === 'GET'
    ? toCachedAddress(request.url)
    : `${request.url}?body=${encodeURIComponent(await request.text())}`;
}

async function findCachedAnswer(token: string, address: string): Promise<Response | undefined> {
  return (await findOwnCopies(token)).match(address);
}

/** Deletes copies that an answer shows to be removed or no longer allowed. */
async function forget(token: string, pathname: string, answer: Response): Promise<void> {
  const isForgotten = findForgottenPaths(pathname, {
    status: answer.status,
    text: answer.ok ? await answer.text() : '',
  });
  if (!isForgotten) return;
  const copies = await findOwnCopies(token);
  const kept = (await copies.keys()).filter(({ url }) => isForgotten(new URL(url).pathname));
  await Promise.all(kept.map((each) => copies.delete(each)));
}

async function keep(token: string, address: string, copy: Response): Promise<void> {
  await (await findOwnCopies(token)).put(address, copy);
}

/** Removes the page's tag if no copy of that answer is stored, because a 304 has no body to store. */
async function addKeptTag(request: Request, token: string, address: string): Promise<Request> {
  const tag = request.headers.get('if-none-match');
  if (tag === null) return request;
  const kept = await findCachedAnswer(token, address).catch(() => undefined);
  if (kept?.headers.get('etag') === tag) return request;
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request, { headers });
}

/** The server's answer, stored if allowed. */
async function fetchFromServer(
  request: Request,
  token: string,
  address: string,
  endedBefore: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  reads += 1;
  const read = reads;
  const answer = await fetch(await addKeptTag(request, token, address));
  if (answer.status === 401) await forgetOwnCopies();
  if (ended === endedBefore) await forget(token, pathname, answer.clone()).catch(() => {});
  if (answer.ok) {
    const headers = new Headers(answer.headers);
    headers.set(ANSWERED_AT, new Date().toISOString());
    const body = await toCachedBody(pathname, answer.clone());
    // Not after a logout in between. A device without storage has no copy.
    if (ended === endedBefore && read > (keptReads.get(address) ?? 0)) {
      keptReads.set(address, read);
      await keep(token, address, new Response(body, { headers })).catch(() => {});
    }
  }
  return answer;
}

/** The stored answer, if it may still be shown. */
async function findValidCopy(request: Request, token: string, address: string): Promise<Response | undefined> {
  const kept = await findCachedAnswer(token, address);
  const answeredAt = new Date(kept?.headers.get(ANSWERED_AT) ?? 0);
  const person = await findCachedAnswer(token, new URL(CURRENT_USER, request.url).href);
  const timeZone = getPersonZone(await person?.json());
  return isStillTrue(new URL(request.url).pathname, answeredAt, new Date(), timeZone) ? kept : undefined;
}

/** Makes pages refetch if the server's answer arrives after the copy was shown and differs from it. */
async function notifyWhenAnswered(answer: Promise<Response>, address: string, shownTag: string | null): Promise<void> {
  const { ok, status, headers } = await answer;
  if (isAway(status) || status === 304 || (ok && shownTag !== null && headers.get('etag') === shownTag)) return;
  if (!ok) refusedLate.add(address);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: false });
  for (const page of pages) page.postMessage(REREAD_MESSAGE);
}

/** From the server, otherwise the copy if no answer comes in time or the service isn't running. */
async function readOwn(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const token = request.headers.get('authorization');
  if (token === null) return fetch(request);
  const address = await getAddress(request.clone());
  const endedBefore = ended;
  // A logout ends pending reads. Looking for a copy would recreate the deleted cache.
  const copy = async () =>
    ended === endedBefore ? findValidCopy(request, token, address).catch(() => undefined) : undefined;
  const answer = fetchFromServer(request, token, address, endedBefore);
  try {
    const soon = await (refusedLate.delete(address) ? answer : raceTimeout(answer));
    if (soon && !isAway(soon.status)) return soon;
    const kept = await copy();
    if (!kept) return soon ?? (await answer);
    waitUntil(notifyWhenAnswered(answer, address, kept.headers.get('etag')).catch(() => {}));
    return kept;
  } catch (lost) {
    const kept = await copy();
    if (kept) return kept;
    throw lost;
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepNewestBuild([]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetEarlierCopies(), worker.clients.claim()])),
);

// Each page sends the list of its files after loading; offline, the newest build stays unknown.
worker.addEventListener('message', (event) => {
  if (event.data === SESSION_ENDED) ended += 1;
  if (Array.isArray(event.data)) event.waitUntil(keepNewestBuild(event.data as string[]).catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  switch (getKind({ method: request.method, mode: request.mode, pathname })) {
    case 'page':
      return event.respondWith(fetchNetworkFirst(request, SHELL_PAGE));
    case 'list':
      return event.respondWith(fetchNetworkFirst(request, pathname));
    case 'file':
      return event.respondWith(findCachedFile(pathname).then((kept) => kept ?? fetch(request)));
    case 'own-read':
      return event.respondWith(readOwn(request, (work) => event.waitUntil(work)));
    case 'other':
      return;
  }
});

worker.addEventListener('push', (event) => {
  const { title, body, tag, path } = parsePayload(event.data?.text());
  // A second message with the same tag replaces the first one silently.
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }));
});

/** Opens the path in an open page, otherwise in a new one. */
async function openPlace(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.filter(({ url }) => new URL(url).origin === worker.location.origin);
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  // Pages that this worker doesn't control can't be navigated.
  await page.navigate(path).catch(() => worker.clients.openWindow(path));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: unknown };
  event.waitUntil(openPlace(getPlace(path)));
});
