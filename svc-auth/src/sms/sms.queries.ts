import { type NoticeKind, type Role, SMS_USEFUL_MINUTES, type SmsKind } from '@cleaning/contracts';
import { getCurrentRequestId } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { StoredParameters } from '../notices/notice-texts.js';

/** SQL: whether a person's notices may go to their number. */
const IS_OPEN = `account.role = 'user' AND account.verified AND account.removed_at IS NULL AND account.disabled_at IS NULL`;

/** Writes a message for each recipient of the notice who has confirmed a number and wants text messages. */
export async function writeSmsMessages(manager: EntityManager, raisedId: string, kind: SmsKind): Promise<boolean> {
  const written = await manager.query<unknown[]>(
    `INSERT INTO sms_message (id, account_id, notice_id, expires_at, request_id)
     SELECT gen_random_uuid(), account.id, notice.id, notice.created_at + make_interval(mins => $2), $3
     FROM notice JOIN account ON account.id = notice.account_id JOIN sms_number ON sms_number.account_id = account.id
     WHERE notice.raised_id = $1 AND sms_number.enabled AND ${IS_OPEN}
       AND notice.created_at + make_interval(mins => $2) > now()
     ON CONFLICT (notice_id) DO NOTHING RETURNING id`,
    [raisedId, SMS_USEFUL_MINUTES[kind], getCurrentRequestId() ?? null],
  );
  return written.length > 0;
}

export interface ClaimedSms {
  readonly id: string;
  readonly attempts: number;
  readonly account_id: string;
  readonly over: boolean;
  readonly expires_at: Date;
  /** Sealed; empty for a notice. */
  readonly content: string;
  /** Sealed; of the person. Null without a row, empty before one is confirmed. */
  readonly number: string | null;
  readonly kind: NoticeKind | null;
  readonly parameters: StoredParameters | null;
  readonly role: Role;
  readonly language: string;
}

/** Claims a message for one attempt; undefined if it doesn't wait. */
export async function claimSms(manager: EntityManager, id: string): Promise<ClaimedSms | undefined> {
  const [[claimed]] = await manager.query<[ClaimedSms[], number]>(
    `WITH due AS (
       SELECT sms_message.id, sms_number.number, notice.kind, notice.parameters, account.role, account.language,
         NOT (${IS_OPEN}) OR sms_message.expires_at <= now()
           OR (sms_message.notice_id IS NOT NULL AND sms_number.enabled IS NOT TRUE) AS over
       FROM sms_message JOIN account ON account.id = sms_message.account_id
         LEFT JOIN sms_number ON sms_number.account_id = account.id LEFT JOIN notice ON notice.id = sms_message.notice_id
       WHERE sms_message.id = $1 AND state = 'waiting' FOR UPDATE OF sms_message)
     UPDATE sms_message SET state = 'sending', claimed_at = now(), attempts = attempts + 1
     FROM due WHERE sms_message.id = due.id
     RETURNING sms_message.id, attempts, account_id, over, expires_at, content, number, kind, parameters, role, language`,
    [id],
  );
  return claimed;
}

/** Ends a claimed message, and erases number and code. */
export async function finishSms(
  manager: EntityManager,
  id: string,
  { state, error, segments }: { readonly state: string; readonly error: string; readonly segments: number },
): Promise<void> {
  await manager.query(
    `UPDATE sms_message SET state = $2, finished_at = now(), last_error = $3, segments = $4, content = ''
     WHERE id = $1 AND state IN ('sending', 'unsure')`,
    [id, state, error, segments],
  );
}

/** Lets a claimed message wait for its next attempt; ends it where that would be too late. */
export async function trySmsLater(
  manager: EntityManager,
  { id, attempts }: Pick<ClaimedSms, 'id' | 'attempts'>,
  { error, seconds }: { readonly error: string; readonly seconds: number },
): Promise<void> {
  const next = 'now() + make_interval(secs => $4)';
  await manager.query(
    `UPDATE sms_message SET claimed_at = NULL, last_error = $3, next_try_at = ${next},
       state = CASE WHEN ${next} < expires_at THEN 'waiting' ELSE 'given-up' END,
       finished_at = CASE WHEN ${next} < expires_at THEN NULL ELSE now() END,
       content = CASE WHEN ${next} < expires_at THEN content ELSE '' END
     WHERE id = $1 AND attempts = $2 AND state = 'sending'`,
    [id, attempts, error, seconds],
  );
}

export interface SmsFigures {
  readonly people: number;
  readonly waiting: number;
  readonly sent: number;
  readonly segments: number;
  readonly refused: number;
  readonly given_up: number;
  readonly unsure: number;
  readonly last_error: string;
}

/** Waiting messages, and those finished in this month of business time. */
export async function findSmsFigures(manager: EntityManager, businessTz: string): Promise<SmsFigures> {
  const [figures] = await manager.query<[SmsFigures]>(
    `SELECT (SELECT count(*)::int FROM sms_number JOIN account ON account.id = account_id WHERE enabled AND ${IS_OPEN}) AS people,
       (SELECT count(*)::int FROM sms_message WHERE state IN ('waiting', 'sending')) AS waiting,
       count(*) FILTER (WHERE state = 'sent')::int AS sent,
       coalesce(sum(segments), 0)::int AS segments,
       count(*) FILTER (WHERE state = 'refused')::int AS refused,
       count(*) FILTER (WHERE state = 'given-up')::int AS given_up,
       count(*) FILTER (WHERE state = 'unsure')::int AS unsure,
       coalesce((SELECT last_error FROM sms_message WHERE attempts > 0
         ORDER BY coalesce(finished_at, claimed_at, next_try_at) DESC LIMIT 1), '') AS last_error
     FROM sms_message
     WHERE finished_at >= date_trunc('month', now() AT TIME ZONE $1) AT TIME ZONE $1`,
    [businessTz],
  );
  return figures;
}
