import type { ServiceName } from '@cleaning/contracts';
import type { Databases } from '../stack/databases.js';
import type { Journal } from './client.js';

type Rows = ReadonlyMap<string, string>;

/** State of each thing in one service by id, as comparable text. */
async function readStates(databases: Databases, service: ServiceName, sql: string): Promise<Rows> {
  const rows = await databases.query<{ id: string; state: unknown }>(service, sql);
  return new Map(rows.map(({ id, state }) => [id, JSON.stringify(state)]));
}

function compareRows(what: string, owner: Rows, replica: Rows): string[] {
  const ids = new Set([...owner.keys(), ...replica.keys()]);
  return [...ids]
    .filter((id) => owner.get(id) !== replica.get(id))
    .map((id) => `${what} ${id}: ${owner.get(id) ?? 'missing'} there, ${replica.get(id) ?? 'missing'} here`)
    .slice(0, 5);
}

interface Comparison {
  readonly what: string;
  readonly owner: readonly [ServiceName, string];
  readonly replica: readonly [ServiceName, string];
}

const ACCOUNT_STATE = `json_build_array(name, role, verified, REMOVED, session_version) AS state`;

const buildAccountComparison = (service: ServiceName): Comparison => ({
  what: `account in svc-${service}`,
  owner: ['auth', `SELECT id, ${ACCOUNT_STATE.replace('REMOVED', 'removed_at IS NOT NULL')} FROM account`],
  replica: [service, `SELECT id, ${ACCOUNT_STATE.replace('REMOVED', 'removed')} FROM known_account`],
});

/** Everything that one service owns and another replicates. */
const COMPARISONS: readonly Comparison[] = [
  buildAccountComparison('jobs'),
  buildAccountComparison('media'),
  buildAccountComparison('invoice'),
  {
    what: 'work in the ledger',
    owner: [
      'jobs',
      `SELECT id, json_build_array(job_id, business_date::text, minutes, company_cents::text) AS state
       FROM work_record WHERE ended_at IS NOT NULL`,
    ],
    replica: [
      'invoice',
      `SELECT work_record_id AS id, json_build_array(job_id, business_date::text, minutes, company_cents::text) AS state
       FROM ledger_entry`,
    ],
  },
  {
    what: 'pay of work',
    owner: [
      'jobs',
      `SELECT id, json_build_array(person_id, business_date::text, contractor_cents, state = 'held') AS state
       FROM work_record WHERE ended_at IS NOT NULL AND state <> 'rejected' AND contractor_cents > 0`,
    ],
    replica: [
      'invoice',
      `SELECT id, json_build_array(person_id, day::text, earned_cents, approved_cents < earned_cents) AS state
       FROM pay_item WHERE kind = 'work' AND earned_cents > 0`,
    ],
  },
  {
    what: 'job in svc-invoice',
    owner: ['jobs', 'SELECT id, json_build_array(kind, title, address) AS state FROM job'],
    replica: ['invoice', 'SELECT id, json_build_array(kind, title, address) AS state FROM known_job'],
  },
  {
    what: 'jobs of a person',
    owner: [
      'jobs',
      `SELECT person_id AS id, json_agg(job_id ORDER BY job_id) AS state FROM enrolment GROUP BY person_id`,
    ],
    replica: [
      'auth',
      `SELECT user_id AS id, json_agg(card->>'job_id' ORDER BY card->>'job_id') AS state
       FROM account_assignments CROSS JOIN jsonb_array_elements(permanent_jobs || quick_jobs) AS card GROUP BY user_id`,
    ],
  },
  {
    what: 'work under way of',
    owner: [
      'jobs',
      `SELECT person_id AS id, json_build_array(job.kind, job_id, work_record.id) AS state
       FROM work_record JOIN job ON job.id = job_id WHERE ended_at IS NULL`,
    ],
    replica: [
      'auth',
      `SELECT user_id AS id, json_build_array(current_work->>'kind', current_work->>'job_id', current_work->>'row_id') AS state
       FROM account_assignments WHERE current_work IS NOT NULL AND current_work <> 'null'`,
    ],
  },
  {
    what: 'documents of',
    owner: [
      'media',
      `SELECT owner_id AS id, json_object_agg(kind, id ORDER BY kind) AS state
       FROM document WHERE owner_id IS NOT NULL AND deleted_at IS NULL GROUP BY owner_id`,
    ],
    replica: [
      'auth',
      `SELECT user_id AS id, json_object_agg(document.key, document.value ORDER BY document.key) AS state
       FROM account_documents CROSS JOIN jsonb_each(documents) AS document GROUP BY user_id`,
    ],
  },
];

/** Disagreements between services. */
export async function findReplicaDifferences(databases: Databases): Promise<string[]> {
  const found = await Promise.all(
    COMPARISONS.map(async ({ what, owner, replica }) =>
      compareRows(what, await readStates(databases, ...owner), await readStates(databases, ...replica)),
    ),
  );
  return [...(await databases.listFeedLag()), ...found.flat(), ...(await findAuditGaps(databases))];
}

/** Audit entries of other services that svc-auth lacks. */
async function findAuditGaps(databases: Databases): Promise<string[]> {
  const kept = new Set(
    (await databases.query<{ id: string }>('auth', 'SELECT id FROM audit_entry')).map(({ id }) => id),
  );
  const written = await Promise.all(
    (['jobs', 'media', 'invoice'] as const).map((service) =>
      databases.query<{ id: string }>(service, 'SELECT id FROM audit_entry'),
    ),
  );
  return written.flat().flatMap(({ id }) => (kept.has(id) ? [] : [`audit entry ${id} is missing in svc-auth`]));
}

const findMissing = <K>(what: string, expected: Iterable<K>, found: ReadonlyMap<K, unknown>): string[] =>
  [...expected].filter((each) => !found.has(each)).map((each) => `${what} ${each} was acknowledged and is not there`);

async function readCounts(databases: Databases, service: ServiceName, sql: string): Promise<Map<string, number>> {
  const rows = await databases.query<{ key: string; count: number }>(service, sql);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

const findDuplicates = (what: string, counts: ReadonlyMap<string, number>): string[] =>
  [...counts].filter(([, count]) => count > 1).map(([key, count]) => `${what} ${key} is there ${count} times`);

/** Acknowledged writes that are missing or present twice. */
export async function findLostOrDuplicateWrites(databases: Databases, journal: Journal): Promise<string[]> {
  const titles = await readCounts(
    databases,
    'jobs',
    `SELECT title AS key, count(*)::int FROM job WHERE title LIKE 'Place %' OR title LIKE 'Quick job %' GROUP BY title`,
  );
  const amounts = await readCounts(
    databases,
    'jobs',
    'SELECT company_cents::text AS key, count(*)::int FROM work_record WHERE is_manual GROUP BY company_cents',
  );
  const emails = await readCounts(databases, 'auth', 'SELECT email AS key, count(*)::int FROM account GROUP BY email');
  const records = new Map(
    (
      await databases.query<{ id: string; ended: boolean }>(
        'jobs',
        'SELECT id, ended_at IS NOT NULL AS ended FROM work_record',
      )
    ).map(({ id, ended }) => [id, ended]),
  );
  const enrolled = await readCounts(
    databases,
    'jobs',
    `SELECT job_id || ' ' || person_id AS key, 1 AS count FROM enrolment`,
  );
  const verified = await readCounts(databases, 'auth', 'SELECT id::text AS key, verified::int AS count FROM account');
  return [
    ...findMissing(
      'job',
      [...journal.jobs.values()].map(({ title }) => title),
      titles,
    ),
    ...findDuplicates('job', titles),
    ...findMissing('manual record of cents', [...journal.manualRecords.keys()].map(String), amounts),
    ...findDuplicates('manual record of cents', new Map([...amounts].filter(([cents]) => Number(cents) > 1_000_000))),
    ...findMissing('registration of', journal.registrations, emails),
    ...findDuplicates('account of', emails),
    ...findMissing('started work', journal.started.keys(), records),
    ...[...journal.finished].filter((id) => !records.get(id)).map((id) => `finished work ${id} is not finished`),
    ...journal.assigned
      .listCertain()
      .filter(([key, assigned]) => enrolled.has(key) !== assigned)
      .map(([key, assigned]) => `assignment ${key} should be ${assigned}`),
    ...journal.decisions
      .listCertain()
      .filter(([id, decided]) => Boolean(verified.get(id)) !== decided)
      .map(([id, decided]) => `verification of ${id} should be ${decided}`),
    ...(await findLostDocuments(databases, journal)),
  ];
}

async function findLostDocuments(databases: Databases, journal: Journal): Promise<string[]> {
  const there = await readCounts(
    databases,
    'media',
    `SELECT owner_id || ' ' || kind AS key, count(*)::int FROM document
     WHERE owner_id IS NOT NULL AND deleted_at IS NULL GROUP BY owner_id, kind`,
  );
  const expected = [...journal.documents].flatMap(([id, kinds]) => [...kinds].map((kind) => `${id} ${kind}`));
  return findMissing('document', expected, there);
}
