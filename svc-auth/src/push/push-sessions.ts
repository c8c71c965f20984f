import type { Transaction } from '@cleaning/service-kit';
import { In, Not } from 'typeorm';
import { PushDevice } from './push.entity.js';

/** Call when a person ends sessions: their devices get no more push messages. */
export async function forgetSessionDevices({ manager }: Transaction, sessions: readonly string[]): Promise<void> {
  await manager.delete(PushDevice, { sessionId: In(sessions) });
}

/** Forgets all devices of a person except one session's, including those of expired sessions, which no list shows. */
export async function forgetOtherDevices(
  { manager }: Transaction,
  accountId: string,
  sessionId: string | null,
): Promise<void> {
  await manager.delete(PushDevice, { accountId, ...(sessionId && { sessionId: Not(sessionId) }) });
}

/** Call when a session replaces another: its device continues. */
export async function moveDevices(
  { manager }: Transaction,
  from: string | null,
  to: { readonly id: string; readonly sessionVersion: number },
): Promise<void> {
  if (!from) return;
  await manager.update(PushDevice, { sessionId: from }, { sessionId: to.id, sessionVersion: to.sessionVersion });
}
