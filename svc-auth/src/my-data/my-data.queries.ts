import type { EntityManager } from 'typeorm';

// The files of a person's download, a row for each thing, under the names that the files have.

/** Logins that are still stored, the oldest first. */
export const findSessions = (manager: EntityManager, personId: string): Promise<object[]> =>
  manager.query(
    `SELECT device, created_at, last_used_at, expires_at, ended_at FROM session LEFT JOIN session_use ON session_id = id
     WHERE account_id = $1 ORDER BY created_at`,
    [personId],
  );

export interface SubscribedDevice {
  readonly id: string;
  /** Sealed. */
  readonly content: string;
  readonly subscribed_at: Date;
  /** Browser and operating system; empty when they are not known. */
  readonly device: string;
}

/** Devices that get push messages, the oldest first. */
export const findSubscribedDevices = (manager: EntityManager, personId: string): Promise<SubscribedDevice[]> =>
  manager.query(
    `SELECT push_device.id, content, subscribed_at, coalesce(device, '') AS device
     FROM push_device LEFT JOIN session ON session.id = session_id WHERE push_device.account_id = $1 ORDER BY subscribed_at`,
    [personId],
  );

/** Downloads of the last hour, and the seconds until the oldest of them is an hour old. */
export async function findRecentDownloads(
  manager: EntityManager,
  personId: string,
): Promise<{ readonly count: number; readonly wait: number }> {
  const [recent] = await manager.query<[{ count: number; wait: number }]>(
    `SELECT count(*)::int AS count, ceil(3600 - extract(epoch FROM now() - min(at)))::int AS wait
     FROM audit_entry
     WHERE subject_id = $1 AND action = 'account.data-downloaded' AND at > now() - interval '1 hour'`,
    [personId],
  );
  return recent;
}
