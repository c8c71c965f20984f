import { getPushKey, subscribePush, unsubscribePush } from '@cleaning/contracts';
import { request } from '@cleaning/ui/app';

/** Key of the user who turned on push messages on this device. */
const STORAGE_KEY = 'push_for';

/**
 * `unsupported`: the browser has no push here; `install-first`: it has them in the installed app only (iPhone, iPad); `blocked`: the person
 * has refused the browser's question.
 */
export type PushState = 'unsupported' | 'install-first' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** An iPad calls itself a Mac; no Mac has a touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function findOwnSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readPushState(personId: string): Promise<PushState> {
  if (!isSupported()) return isApple() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return localStorage.getItem(STORAGE_KEY) === personId && (await findOwnSubscription()) ? 'on' : 'off';
}

/** Sends the device's address and keys to the server. */
async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await request(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
}

/**
 * Opens the browser's permission question, so call it only on a press. Resolves to the new state. @throws ApiError, and
 * the browser's errors if its push service can't be reached
 */
export async function startPush(personId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(personId);
  const [{ public_key }, { pushManager }] = await Promise.all([request(getPushKey), navigator.serviceWorker.ready]);
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // An existing subscription with another key of this site prevents the new one.
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  });
  await send(subscription);
  localStorage.setItem(STORAGE_KEY, personId);
  return 'on';
}

/** The server forgets the device with its session, so after a logout it needs no call. */
export async function forgetPush(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) === null) return;
  localStorage.removeItem(STORAGE_KEY);
  if (isSupported()) await (await findOwnSubscription())?.unsubscribe();
}

/** @throws ApiError */
export async function stopPush(): Promise<void> {
  const subscription = await findOwnSubscription();
  if (subscription) await request(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await forgetPush();
}

/**
 * Called at a login: links the device to the user's new session. Another user's messages must not continue to arrive
 * here.
 */
export async function keepPush(personId: string): Promise<void> {
  const owner = localStorage.getItem(STORAGE_KEY);
  if (owner === null || !isSupported()) return;
  if (owner !== personId) return forgetPush();
  const subscription = await findOwnSubscription();
  if (subscription && Notification.permission === 'granted') await send(subscription);
  else await forgetPush();
}
