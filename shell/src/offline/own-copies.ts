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
