import { isAlwaysPushed, MAX_PUSH_DEVICES, type NoticeKind, type Role } from '@cleaning/contracts';
import { getCurrentRequestId } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { StoredParameters } from '../notices/notice-texts.js';
import type { PushDevice } from './push.entity.js';
import { USEFUL_HOURS } from './push-rules.js';

/** SQL: true if the device's person may still get messages there. */
const IS_OPEN = `account.removed_at IS NULL AND account.disabled_at IS NULL
  AND account.session_version = push_device.session_version`;

/**
 * Writes a message for each device of the notice's recipients who have push on for its kind, or can't switch it off.
 */
export async function writeMessages(manager: EntityManager, raisedId: string, kind: NoticeKind): Promise<void> {
  await manager.query(
    `INSERT INTO push_message (id, device_id, notice_id, request_id)
     SELECT gen_random_uuid(), push_device.id, notice.id, $3
     FROM notice JOIN push_device ON push_device.account_id = notice.account_id
     WHERE notice.raised_id = $1 AND ($4 OR NOT EXISTS (
       SELECT FROM notice_choice WHERE notice_choice.account_id = notice.account_id AND notice_choice.kind = $2
         AND channel = 'push' AND NOT enabled))
     ON CONFLICT (notice_id, device_id) DO NOTHING`,
    [raisedId, kind, getCurrentRequestId() ?? null, isAlwaysPushed(kind)],
  );
}

export interface ClaimedPush {
  readonly id: string;
  readonly attempts: number;
  readonly over: boolean;
  readonly device_id: string;
  readonly content: string;
  readonly notice_id: string;
  readonly kind: NoticeKind;
  readonly parameters: StoredParameters;
  readonly role: Role;
  readonly language: string;
}

/** Claims a message for one attempt, with its device and notice; undefined if it doesn't wait. */
export async function claimPush(manager: EntityManager, id: string): Promise<ClaimedPush | undefined> {
  const [[claimed]] = await manager.query<[ClaimedPush[], number]>(
    `UPDATE push_message SET state = 'sending', claimed_at = now(), attempts = attempts + 1
     FROM push_device, notice, account
     WHERE push_message.id = $1 AND state = 'waiting' AND push_device.id = device_id AND notice.id = notice_id
       AND account.id = push_device.account_id
     RETURNING push_message.id, attempts, device_id, content, notice_id, notice.kind, notice.parameters, account.role, account.language,
       NOT (${IS_OPEN}) OR push_message.created_at < now() - make_interval(hours => $2) AS over`,
    [id, USEFUL_HOURS],
  );
  return claimed;
}

/** Lets a claimed message wait for its next attempt. */
export async function tryPushLater(
  manager: EntityManager,
  id: string,
  { error, seconds }: { readonly error: string; readonly seconds: number },
): Promise<void> {
  await manager.query(
    `UPDATE push_message SET state = 'waiting', claimed_at = NULL, last_error = $2,
       next_try_at = now() + make_interval(secs => $3)
     WHERE id = $1 AND state = 'sending'`,
    [id, error, seconds],
  );
}

/** Deletes devices whose person may no longer get messages there, and those unused for a number of days. */
export async function deleteLostDevices(manager: EntityManager, days: number): Promise<void> {
  await manager.query(
    `DELETE FROM push_device USING account WHERE account.id = push_device.account_id
       AND (NOT (${IS_OPEN}) OR push_device.subscribed_at < now() - make_interval(days => $1))`,
    [days],
  );
}

/** Stores a device under the session that subscribes it. No effect if stored under another id. */
export async function storeDevice(manager: EntityManager, device: Omit<PushDevice, 'subscribedAt'>): Promise<void> {
  await manager.query(
    `INSERT INTO push_device (id, account_id, session_id, session_version, endpoint_digest, content)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (endpoint_digest) DO UPDATE SET session_id = $3, session_version = $4, content = $6, subscribed_at = now()
       WHERE push_device.id = $1`,
    [device.id, device.accountId, device.sessionId, device.sessionVersion, device.endpointDigest, device.content],
  );
}

/** Forgets all of a person's devices but the last MAX_PUSH_DEVICES. */
export async function keepLastDevices(manager: EntityManager, accountId: string): Promise<void> {
  await manager.query(
    `DELETE FROM push_device WHERE account_id = $1 AND id NOT IN (
       SELECT id FROM push_device WHERE account_id = $1 ORDER BY subscribed_at DESC, id DESC LIMIT $2)`,
    [accountId, MAX_PUSH_DEVICES],
  );
}
