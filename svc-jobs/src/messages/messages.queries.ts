import {
  type CallQuery,
  COVER_MESSAGE_DAYS,
  type listMessageThreads,
  MESSAGE_NOTICE_MINUTES,
  NEW_MESSAGE_DAYS,
  QUICK_JOB_MESSAGE_DAYS,
  type ThreadKind,
  type MessageThread as ThreadView,
} from '@cleaning/contracts';
import { orderRows, readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { Message } from './message.entity.js';

/** Threads that a person may read: ids of jobs and people, null for all. */
export interface Reach {
  readonly places: readonly string[] | null;
  readonly people: readonly string[] | null;
}

/** SQL: true for current jobs and recent quick jobs. `today` is the placeholder of the day. */
const isCurrent = (today: string) =>
  `job.closed_at IS NULL AND (job.quick_date IS NULL OR job.quick_date >= ${today}::date - ${QUICK_JOB_MESSAGE_DAYS})`;

/** SQL: a person covers a shift of a job, until some days after it. */
const isCovering = (today: string) =>
  `taken_back_at IS NULL AND business_date >= ${today}::date - ${COVER_MESSAGE_DAYS}`;

/** Ids of the jobs that a person is assigned to now, or covers a shift of. */
export async function findOwnJobs(manager: EntityManager, personId: string, today: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT job.id FROM job WHERE ${isCurrent('$2')} AND job.id IN (
       SELECT job_id FROM enrolment WHERE person_id = $1
       UNION ALL SELECT job_id FROM cover WHERE person_id = $1 AND ${isCovering('$2')})`,
    [personId, today],
  );
  return rows.map(({ id }) => id);
}

export interface NamedThread {
  readonly name: string;
  readonly address: string;
  readonly isOpen: boolean;
}

/** The place or sub-contractor; undefined if unknown. */
export async function findNamedThread(
  manager: EntityManager,
  kind: ThreadKind,
  id: string,
): Promise<NamedThread | undefined> {
  const [row] = await manager.query<NamedThread[]>(
    kind === 'place'
      ? `SELECT title AS name, address, closed_at IS NULL AS "isOpen" FROM job WHERE id = $1`
      : `SELECT name, '' AS address, NOT removed AS "isOpen" FROM known_account WHERE id = $1 AND role = 'user'`,
    [id],
  );
  return row;
}

/** Places and people of a reach, with their threads where they have one. */
const subjects = `(SELECT subject.*, coalesce(message_count, 0) AS message_count, last_at, unread.count AS unread
  FROM (SELECT 'place' AS kind, job.id, title AS name, address, closed_at IS NULL AS is_open FROM job
      WHERE CAST(:places AS uuid[]) IS NULL OR job.id = ANY (CAST(:places AS uuid[]))
    UNION ALL SELECT 'person', id, name, '', NOT removed FROM known_account
      WHERE role = 'user' AND (CAST(:people AS uuid[]) IS NULL OR id = ANY (CAST(:people AS uuid[])))) AS subject
  LEFT JOIN message_thread ON message_thread.id = subject.id
  LEFT JOIN message_read ON message_read.thread_id = subject.id AND message_read.person_id = :reader
  CROSS JOIN LATERAL (SELECT count(*)::int FROM message
    WHERE message.thread_id = message_thread.id AND removed_at IS NULL AND message.number > coalesce(message_read.number, 0)
      AND author_id <> :reader AND sent_at > now() - make_interval(days => ${NEW_MESSAGE_DAYS})) AS unread)`;

type StoredThread = Omit<ThreadView, 'last_at'> & { last_at: Date | null };

function selectThreads(manager: EntityManager, reader: string, { places, people }: Reach) {
  return manager
    .createQueryBuilder()
    .select('thread.kind', 'kind')
    .addSelect('thread.id', 'thread_id')
    .addSelect('thread.name', 'name')
    .addSelect('thread.address', 'address')
    .addSelect('thread.last_at', 'last_at')
    .addSelect(`coalesce(newest.author_name, '')`, 'last_by')
    .addSelect(`coalesce(left(newest.text, 120), '')`, 'last_text')
    .addSelect('newest.removed_at IS NOT NULL', 'last_removed')
    .addSelect('thread.unread', 'unread')
    .from(subjects, 'thread')
    .leftJoin(Message, 'newest', 'newest.thread_id = thread.id AND newest.number = thread.message_count')
    .setParameters({ reader, places, people });
}

const newestFirst = {
  by: { newest: 'thread.last_at' },
  ties: { 'lower(thread.name)': 'ASC', 'thread.id': 'ASC' },
  nullsLast: true,
} as const;

/** One page of the threads in reach, newest message first. */
export function findThreadPage(
  manager: EntityManager,
  reader: string,
  reach: Reach,
  { kind, show, text, ...paging }: CallQuery<typeof listMessageThreads>,
) {
  const query = selectThreads(manager, reader, reach);
  if (kind !== undefined) query.andWhere('thread.kind = :kind', { kind });
  if (show === 'used') query.andWhere('thread.message_count > 0');
  if (show === 'unread') query.andWhere('thread.unread > 0');
  if (show === 'all') query.andWhere('(thread.is_open OR thread.message_count > 0)');
  searchRows(query, text, { texts: [`concat_ws(' ', thread.name, thread.address)`] });
  return readPage<StoredThread>(orderRows(query, newestFirst, { sort: 'newest', direction: 'desc' }), paging);
}

/** All threads of a small reach: people's first, then by newest message. */
export function findThreads(manager: EntityManager, reader: string, reach: Reach): Promise<StoredThread[]> {
  const query = selectThreads(manager, reader, reach).orderBy(`thread.kind = 'person'`, 'DESC');
  return query
    .addOrderBy('thread.last_at', 'DESC', 'NULLS LAST')
    .addOrderBy('lower(thread.name)')
    .addOrderBy('thread.id')
    .getRawMany<StoredThread>();
}

/** The messages of others in the threads of a reach that the reader has not read. */
export async function countUnread(manager: EntityManager, reader: string, { places, people }: Reach): Promise<number> {
  const row = await manager
    .createQueryBuilder()
    .select('coalesce(sum(thread.unread), 0)::int', 'unread')
    .from(subjects, 'thread')
    .setParameters({ reader, places, people })
    .getRawOne<{ unread: number }>();
  return row?.unread ?? 0;
}

/** Locks a thread until the transaction ends, creating it if missing. Returns the number of its newest message. */
export async function lockThread(manager: EntityManager, kind: ThreadKind, id: string): Promise<number> {
  const [thread] = await manager.query<{ message_count: number }[]>(
    `INSERT INTO message_thread (id, kind, message_count) VALUES ($1, $2, 0)
     ON CONFLICT (id) DO UPDATE SET message_count = message_thread.message_count RETURNING message_count`,
    [id, kind],
  );
  return thread?.message_count ?? 0;
}

interface Member {
  readonly id: string;
  readonly isContractor: boolean;
  /** True if they have an unread recent message already. */
  readonly knows: boolean;
}

/**
 * Other members of a thread: admins; of a place its supervisors and people assigned to it or covering there; of a
 * person that person.
 * @param number number of the message being sent
 */
export const findOtherMembers = (
  manager: EntityManager,
  { kind, id, author, number, today }: { kind: ThreadKind; id: string; author: string; number: number; today: string },
): Promise<Member[]> =>
  manager.query(
    `SELECT account.id, role = 'user' AS "isContractor", EXISTS (
       SELECT FROM message LEFT JOIN message_read ON message_read.thread_id = $1 AND message_read.person_id = account.id
       WHERE message.thread_id = $1 AND message.number < $4 AND message.number > coalesce(message_read.number, 0)
         AND author_id <> account.id AND removed_at IS NULL AND sent_at > now() - make_interval(mins => ${MESSAGE_NOTICE_MINUTES})) AS knows
     FROM known_account AS account
     WHERE NOT removed AND account.id <> $3 AND (role = 'admin'
       OR $2 = 'person' AND account.id = $1
       OR $2 = 'place' AND (role = 'supervisor' AND $1 = ANY (places)
         OR role = 'user' AND verified AND (EXISTS (SELECT FROM enrolment WHERE job_id = $1 AND person_id = account.id)
           OR EXISTS (SELECT FROM cover WHERE job_id = $1 AND person_id = account.id AND ${isCovering('$5')}))))
     ORDER BY account.id`,
    [id, kind, author, number, today],
  );

/** Erases a message's text and photos. Returns the keys of its photos; undefined if taken back before. */
export async function eraseMessage(manager: EntityManager, id: string, at: Date): Promise<string[] | undefined> {
  const [rows] = await manager.query<[{ photos: string[] }[], number]>(
    `UPDATE message SET text = '', photos = '{}', removed_at = $2 FROM message AS before
     WHERE message.id = $1 AND before.id = message.id AND message.removed_at IS NULL RETURNING before.photos`,
    [id, at],
  );
  return rows[0]?.photos;
}

/** Records how far somebody has read. A mark never moves back. */
export async function markRead(
  manager: EntityManager,
  { id, reader, number }: { id: string; reader: string; number: number },
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO message_read AS known (thread_id, person_id, number, read_at)
     SELECT id, $2, least($3, message_count), now() FROM message_thread WHERE id = $1 AND message_count > 0
     ON CONFLICT (thread_id, person_id) DO UPDATE SET number = excluded.number, read_at = now()
       WHERE known.number < excluded.number RETURNING number`,
    [id, reader, number],
  );
  return rows.length > 0;
}

/** Up to which message a reader has read, and others by name. */
export async function findReadMarks(
  manager: EntityManager,
  id: string,
  reader: string,
): Promise<{ readTo: number; readers: { name: string; number: number }[] }> {
  const rows = await manager.query<{ person_id: string; name: string; number: number }[]>(
    `SELECT person_id, name, number FROM message_read JOIN known_account ON known_account.id = person_id AND NOT removed
     WHERE thread_id = $1 ORDER BY lower(name), person_id`,
    [id],
  );
  return {
    readTo: rows.find(({ person_id }) => person_id === reader)?.number ?? 0,
    readers: rows.filter(({ person_id }) => person_id !== reader).map(({ name, number }) => ({ name, number })),
  };
}
