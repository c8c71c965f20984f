import type { Stack } from '../../scripts/stack/index.mjs';
import { Databases } from '../stack/databases.js';
import type { Product } from '../stack/test.js';
import { Client, type Outcome } from './client.js';

export const RECOVERED_WITHIN_MS = 60_000;

/** What a test of faults works with: a stack whose services it may kill, their databases, and an admin. */
export async function openForFaults({ stack, url, admin }: Product) {
  if (!stack) throw new Error('Faults are made in a stack of their own.');
  return { stack, databases: new Databases(stack), desk: await Client.of(url, admin.email, admin.password) };
}

/** Sends it again until it is answered. */
export async function done<A>(send: () => Promise<Outcome<A>>): Promise<A> {
  for (;;) {
    const outcome = await send();
    if (outcome.is === 'done') return outcome.answer;
    if (outcome.is === 'refused') throw new Error('refused');
  }
}

/**
 * Kills a service, and starts it again without the pauses that the stack makes between starts: they double up to 15 s. That it comes back by
 * itself is faults.spec.ts's.
 */
export async function killAndStart(service: Stack['services']['invoice']): Promise<void> {
  service.kill('SIGKILL');
  await service.restart();
}

/** Presses twice, kills the service meanwhile, and presses again when it is back. Answers what the last press was answered. */
export async function killDuring<A>(
  service: Stack['services']['invoice'],
  delay: number,
  press: () => Promise<Outcome<A>>,
): Promise<A> {
  const presses = [press(), press()];
  await new Promise((resolve) => setTimeout(resolve, delay));
  await killAndStart(service);
  await Promise.all(presses);
  return done(press);
}
