import type { Stack } from '../../scripts/stack/index.mjs';
import { Databases } from '../stack/databases.js';
import type { Product } from '../stack/test.js';
import { Client, type Outcome } from './client.js';

export const RECOVERED_WITHIN_MS = 60_000;

/** A stack whose services may be killed, its databases and an admin's client. */
export async function openFaultTest({ stack, url, admin }: Product) {
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  return { stack, databases: new Databases(stack), desk: await Client.logIn(url, admin.email, admin.password) };
}

/** Services, and nginx, that cannot answer. */
export async function listNotReady(stack: Stack): Promise<string[]> {
  const servers = Object.entries(stack.services).map(([name, { url }]) => [name, `${url}/readyz`] as const);
  const found = await Promise.all(
    [...servers, ['nginx', `${stack.url}/healthz`] as const].map(async ([name, url]) =>
      (await fetch(url).catch(() => undefined))?.ok ? [] : [`${name} is not ready`],
    ),
  );
  return found.flat();
}

/** Retries until answered. */
export async function retryUntilDone<A>(send: () => Promise<Outcome<A>>): Promise<A> {
  for (;;) {
    const outcome = await send();
    if (outcome.is === 'done') return outcome.answer;
    if (outcome.is === 'refused') throw new Error('refused');
  }
}

/**
 * Kills and restarts a service without the stack's growing pauses of up to 15 s. Automatic restarts: faults.spec.ts.
 */
export async function killAndRestart(service: Stack['services']['invoice']): Promise<void> {
  service.kill('SIGKILL');
  await service.restart();
}

/** A press of a button, and its age in ms when the service is killed. */
export interface Press<A> {
  readonly delay: number;
  readonly press: () => Promise<Outcome<A>>;
}

/**
 * Sends each press twice, `delay` ms before the service is killed. One kill serves all presses, because a start costs
 * seconds of processor time. Resolves with the outcomes of each press, in order, once the service is back.
 */
export async function pressAndKill<A>(
  service: Stack['services']['invoice'],
  presses: readonly Press<A>[],
): Promise<Outcome<A>[][]> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const oldest = Math.max(...presses.map(({ delay }) => delay));
  const outcomes = presses.map(async ({ delay, press }) => {
    await wait(oldest - delay);
    return Promise.all([press(), press()]);
  });
  await wait(oldest);
  await killAndRestart(service);
  return Promise.all(outcomes);
}

/** Like `pressAndKill`, and presses again once the service is back. Returns the last answers, in order. */
export async function killDuringEach<A>(
  service: Stack['services']['invoice'],
  presses: readonly Press<A>[],
): Promise<A[]> {
  await pressAndKill(service, presses);
  return Promise.all(presses.map(({ press }) => retryUntilDone(press)));
}

/** Like `killDuringEach`, with one press. */
export async function killDuring<A>(
  service: Stack['services']['invoice'],
  delay: number,
  press: () => Promise<Outcome<A>>,
): Promise<A> {
  const [answer] = await killDuringEach(service, [{ delay, press }]);
  return answer as A;
}
