import type { Transaction } from '@cleaning/service-kit';

/** Called when a person ends sessions: their devices get no more push messages. */
export async function forgetDevicesOf({ manager }: Transaction, sessions: readonly string[]): Promise<void> {
  await manager.query('DELETE FROM push_device WHERE session_id = ANY($1)', [sessions]);
}

/**
 * Forgets all devices of a person but that of one session: also those of sessions that have expired, which no list shows any more.
 */
export async function forgetOtherDevices(
  { manager }: Transaction,
  accountId: string,
  sessionId: string | null,
): Promise<void> {
  await manager.query('DELETE FROM push_device WHERE account_id = $1 AND session_id IS DISTINCT FROM $2::uuid', [
    accountId,
    sessionId,
  ]);
}

/** Called when a session takes the place of another one: its device goes on. */
export async function moveDevices(
  { manager }: Transaction,
  from: string | null,
  to: { readonly id: string; readonly sessionVersion: number },
): Promise<void> {
  await manager.query('UPDATE push_device SET session_id = $2, session_version = $3 WHERE session_id = $1', [
    from,
    to.id,
    to.sessionVersion,
  ]);
}
