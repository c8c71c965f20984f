import type { CallAnswer, getMailState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { GIVE_UP_HOURS } from './mail-rules.js';

/** Number of messages in each state, and the error of the last attempt. */
export async function countMailsByState(
  manager: EntityManager,
): Promise<Omit<CallAnswer<typeof getMailState>, 'delivery' | 'server'>> {
  const [counts] = await manager.query<[Omit<CallAnswer<typeof getMailState>, 'delivery' | 'server'>]>(
    `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS waiting,
       count(*) FILTER (WHERE state = 'sent')::int AS sent,
       count(*) FILTER (WHERE state = 'refused')::int AS refused,
       count(*) FILTER (WHERE state = 'given-up')::int AS given_up,
       count(*) FILTER (WHERE state = 'unsure')::int AS unsure,
       coalesce((SELECT last_error FROM mail_message WHERE attempts > 0
                 ORDER BY greatest(claimed_at, finished_at, created_at) DESC LIMIT 1), '') AS last_error,
       (SELECT json_build_object('state', state, 'code', last_error,
          'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        FROM mail_message WHERE kind = 'test' ORDER BY created_at DESC LIMIT 1) AS test
     FROM mail_message`,
  );
  return counts;
}

export interface MailFigures {
  readonly waiting: number;
  readonly oldest_seconds: number;
  readonly refused: number;
  readonly given_up: number;
}

/** Figures for operators: waiting messages, and those of the last day that weren't sent. */
export async function findMailFigures(manager: EntityManager): Promise<MailFigures | undefined> {
  const [figures] = await manager.query<MailFigures[]>(
    `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS waiting,
       coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state IN ('waiting', 'sending'))), 0)::float
         AS oldest_seconds,
       count(*) FILTER (WHERE state = 'refused' AND finished_at > now() - interval '1 day')::int AS refused,
       count(*) FILTER (WHERE state = 'given-up' AND finished_at > now() - interval '1 day')::int AS given_up
     FROM mail_message`,
  );
  return figures;
}

export interface ClaimedMail {
  readonly id: string;
  readonly kind: string;
  /** Null when the account is gone. */
  readonly account_id: string | null;
  readonly content: string;
  readonly attempts: number;
  /** Too old, or no longer useful. */
  readonly over: boolean;
  /** The account's language; English without one. */
  readonly language: string;
}

/** Claims a message for one attempt; undefined if it doesn't wait. */
export async function claimMail(manager: EntityManager, id: string): Promise<ClaimedMail | undefined> {
  const [[claimed]] = await manager.query<[ClaimedMail[], number]>(
    `UPDATE mail_message SET state = 'sending', claimed_at = now(), handed_over = false, attempts = attempts + 1
     WHERE id = $1 AND state = 'waiting'
     RETURNING id, kind, account_id, content, attempts,
       coalesce((SELECT language FROM account WHERE account.id = account_id AND role = 'user'), 'en') AS language,
       coalesce(useful_until < now(), false) OR created_at < now() - make_interval(hours => $2) AS over`,
    [id, GIVE_UP_HOURS],
  );
  return claimed;
}

/** An attempt at a message: the number of attempts says whether it is still the newest one. */
export interface MailAttempt {
  readonly id: string;
  readonly attempts: number;
}

/** Sign of life of an attempt. */
export async function keepClaim(manager: EntityManager, { id, attempts }: MailAttempt): Promise<void> {
  await manager.query(
    `UPDATE mail_message SET claimed_at = now() WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts],
  );
}

/**
 * Records that the server may have accepted the message from now on. Returns false if another process has taken over.
 */
export async function noteHandOver(manager: EntityManager, { id, attempts }: MailAttempt): Promise<boolean> {
  const [, noted] = await manager.query<[unknown, number]>(
    `UPDATE mail_message SET handed_over = true, claimed_at = now()
     WHERE id = $1 AND attempts = $2 AND state = 'sending' AND NOT handed_over`,
    [id, attempts],
  );
  return noted > 0;
}

/** Returns messages of ended processes to waiting if no server can have accepted them. Returns their ids. */
export async function requeueInterrupted(manager: EntityManager, claimSeconds: number): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE mail_message
     SET state = 'waiting', claimed_at = NULL, handed_over = NULL, last_error = 'INTERRUPTED', next_try_at = now()
     WHERE state = 'sending' AND NOT handed_over AND claimed_at <> 'epoch'
       AND claimed_at < now() - make_interval(secs => $1)
     RETURNING id`,
    [claimSeconds],
  );
  return rows.map(({ id }) => id);
}

export interface UnsureMail {
  readonly id: string;
  readonly idempotency_key: string;
}

/** Marks messages of ended processes that a server may have accepted as unsure; they aren't sent again. */
export async function finishUnsure(manager: EntityManager, claimSeconds: number): Promise<UnsureMail[]> {
  const [rows] = await manager.query<[UnsureMail[], number]>(
    `UPDATE mail_message SET state = 'unsure', content = '', finished_at = now(), last_error = 'INTERRUPTED'
     WHERE state = 'sending' AND (claimed_at = 'epoch'
       OR handed_over AND claimed_at < now() - make_interval(secs => $1)
       -- Attempts of 1.9.0, which take at most so long.
       OR handed_over IS NULL AND claimed_at < now() - interval '30 minutes')
     RETURNING id, idempotency_key`,
    [claimSeconds],
  );
  return rows;
}

/**
 * SQL for a restored database: waiting messages may have been sent since the backup. They are left as if a process
 * ended while sending them: at the start the service marks each as unsure and reports that.
 */
export const UNSURE_MAIL_UPDATE = `
  UPDATE mail_message SET state = 'sending', claimed_at = 'epoch' WHERE state IN ('waiting', 'sending')`;

/** Lets a claimed message wait for its next attempt. */
export async function tryMailLater(
  manager: EntityManager,
  { id, attempts }: MailAttempt,
  { error, seconds }: { readonly error: string; readonly seconds: number },
): Promise<void> {
  await manager.query(
    `UPDATE mail_message SET state = 'waiting', claimed_at = NULL, handed_over = NULL, last_error = $3,
       next_try_at = now() + make_interval(secs => $4)
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, error, seconds],
  );
}
