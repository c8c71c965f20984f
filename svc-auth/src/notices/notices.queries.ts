import {
  type CallBody,
  type CallQuery,
  type chooseNotices,
  type listNotices,
  NOTICE_KINDS,
  type NoticeKind,
  noticeKind,
  noticeSubject,
} from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { MailedAccount } from '../mail/addressee.js';
import type { Notice } from './notice.entity.js';
import type { StoredParameters } from './notice-texts.js';

export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly parameters: StoredParameters;
  readonly created_at: Date;
  readonly read: boolean;
}

const SUBJECTS = noticeSubject.options;
const KINDS = noticeKind.options;
/** Position in the list of subjects for each of KINDS. */
const PLACES = KINDS.map((kind) => SUBJECTS.indexOf(NOTICE_KINDS[kind].about));

/** SQL: a person's notices with their places. Kinds that this version does not know are not among them. */
const PLACED_NOTICES = `SELECT notice.*, place FROM notice JOIN unnest($2::text[], $3::int[]) AS placed (of_kind, place) ON of_kind = kind
  WHERE account_id = $1`;

/** A person's notices by subject, the newest of each first, after the notice `before`. */
export function findNoticePage(
  manager: EntityManager,
  accountId: string,
  { about, before, limit }: CallQuery<typeof listNotices>,
): Promise<NoticeRow[]> {
  return manager.query(
    `WITH placed AS (${PLACED_NOTICES})
     SELECT id, kind, parameters, created_at, read_at IS NOT NULL AS read FROM placed
     WHERE ($4::int IS NULL OR place = $4) AND ($5::uuid IS NULL
       OR place > (SELECT last.place FROM placed AS last WHERE last.id = $5)
       OR place = (SELECT last.place FROM placed AS last WHERE last.id = $5) AND id < $5)
     ORDER BY place, id DESC LIMIT $6`,
    [accountId, KINDS, PLACES, about === undefined ? null : SUBJECTS.indexOf(about), before ?? null, limit],
  );
}

/** Stores a person's choice. No effect for unknown people: a link to unsubscribe outlives the account. */
export async function storeChoice(
  manager: EntityManager,
  { accountId, kind, channel, enabled }: CallBody<typeof chooseNotices> & { readonly accountId: string },
): Promise<void> {
  await manager.query(
    `INSERT INTO notice_choice (account_id, kind, channel, enabled) SELECT id, $2, $3, $4 FROM account WHERE id = $1
     ON CONFLICT (account_id, kind, channel) DO UPDATE SET enabled = $4`,
    [accountId, kind, channel, enabled],
  );
}

export interface NoticeReader extends MailedAccount {
  readonly id: string;
  readonly language: string;
}

/** Recipients of a notice: these people, optionally with all admins. */
export function findNoticeReaders(
  manager: EntityManager,
  {
    people,
    admins,
    except,
  }: { readonly people: readonly string[]; readonly admins: boolean; readonly except: readonly string[] },
): Promise<NoticeReader[]> {
  return manager.query(
    `SELECT id, name, email, role, verified, email_confirmed_at AS "emailConfirmedAt", language FROM account
     WHERE removed_at IS NULL AND disabled_at IS NULL AND id <> ALL($3)
       AND (id = ANY($1) OR ($2 AND role = 'admin')) ORDER BY id`,
    [people, admins, except],
  );
}

/** Adds a notice for each of these people, thousands at a time. */
export async function addNotices(
  manager: EntityManager,
  raised: Pick<Notice, 'raisedId' | 'kind' | 'parameters'> & { readonly at: string },
  rows: readonly Pick<Notice, 'id' | 'accountId'>[],
): Promise<void> {
  await manager.query(
    `INSERT INTO notice (id, raised_id, account_id, kind, parameters, created_at)
     SELECT new_id, $1, account_id, $2, $3, $4 FROM unnest($5::uuid[], $6::uuid[]) AS new (new_id, account_id)`,
    [
      raised.raisedId,
      raised.kind,
      JSON.stringify(raised.parameters),
      raised.at,
      rows.map(({ id }) => id),
      rows.map(({ accountId }) => accountId),
    ],
  );
}

/** Work that a person has begun: of the shift of that job and day. */
export interface BegunWork {
  readonly person_id: string;
  readonly job_id: string;
  /** YYYY-MM-DD */
  readonly business_date: string;
}

/** Marks notices about people's own shifts that weren't started as read, once they work there. */
export async function readNoticesOfBegunWork(
  manager: EntityManager,
  begun: readonly BegunWork[],
): Promise<Pick<Notice, 'id' | 'accountId'>[]> {
  const kind: NoticeKind = 'not-started';
  const [rows] = await manager.query(
    `UPDATE notice SET read_at = now() FROM unnest($2::uuid[], $3::text[], $4::text[]) AS begun (person, job, day)
     WHERE account_id = person AND kind = $1 AND read_at IS NULL AND parameters->>'person_id' = person::text
       AND parameters->>'job_id' = job AND parameters->>'date' = day
     RETURNING id, account_id AS "accountId"`,
    [
      kind,
      begun.map(({ person_id }) => person_id),
      begun.map(({ job_id }) => job_id),
      begun.map(({ business_date }) => business_date),
    ],
  );
  return rows;
}
