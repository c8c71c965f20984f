import type { AnswerOf, getMailState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { GIVE_UP_HOURS } from './mail-rules.js';

/** How many messages there are in each state, and why the last attempt failed. */
export async function mailCounts(manager: EntityManager): Promise<Omit<AnswerOf<typeof getMailState>, 'delivery'>> {
  const [counts] = await manager.query<[Omit<AnswerOf<typeof getMailState>, 'delivery'>]>(
    `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending'))::int AS waiting,
       count(*) FILTER (WHERE state = 'sent')::int AS sent,
       count(*) FILTER (WHERE state = 'refused')::int AS refused,
       count(*) FILTER (WHERE state = 'given-up')::int AS given_up,
       count(*) FILTER (WHERE state = 'unsure')::int AS unsure,
       coalesce((SELECT last_error FROM mail_message WHERE attempts > 0
                 ORDER BY greatest(claimed_at, finished_at, created_at) DESC LIMIT 1), '') AS last_error
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

/** What an operator watches: messages that wait, and those of the last day that were not sent. */
export async function mailFigures(manager: EntityManager): Promise<MailFigures | undefined> {
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
  /** Too old, or of no use any more. */
  readonly over: boolean;
  /** Of the account; English without one. */
  readonly language: string;
}

/** Claims a message for one attempt; nothing when it does not wait (any more). */
export async function claimMail(manager: EntityManager, id: string): Promise<ClaimedMail | undefined> {
  const [[claimed]] = await manager.query<[ClaimedMail[], number]>(
    `UPDATE mail_message SET state = 'sending', claimed_at = now(), attempts = attempts + 1
     WHERE id = $1 AND state = 'waiting'
     RETURNING id, kind, account_id, content, attempts,
       coalesce((SELECT language FROM account WHERE account.id = account_id AND role = 'user'), 'en') AS language,
       coalesce(useful_until < now(), false) OR created_at < now() - make_interval(hours => $2) AS over`,
    [id, GIVE_UP_HOURS],
  );
  return claimed;
}

/**
 * SQL for a restored database: of messages that waited nobody knows whether they were sent since. They are left as by a process that ended while
 * it sent them: the service counts each as unsure when it starts, and says so to who waits for it.
 */
export const MAY_HAVE_BEEN_SENT = `
  UPDATE mail_message SET state = 'sending', claimed_at = now() - interval '1 day' WHERE state IN ('waiting', 'sending')`;

/** Lets a claimed message wait for its next attempt. */
export async function tryMailLater(
  manager: EntityManager,
  id: string,
  { error, seconds }: { readonly error: string; readonly seconds: number },
): Promise<void> {
  await manager.query(
    `UPDATE mail_message SET state = 'waiting', claimed_at = NULL, last_error = $2,
       next_try_at = now() + make_interval(secs => $3)
     WHERE id = $1 AND state = 'sending'`,
    [id, error, seconds],
  );
}
