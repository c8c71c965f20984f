import {
  askToUnsubscribe,
  type Call,
  errorAnswer,
  REFUSALS,
  SERVICES,
  type ServiceName,
  sendEnquiryForm,
} from '@cleaning/contracts';
import { type Databases, eventually } from '../stack/databases.js';
import { listPendingMedia } from '../stack/demo-company.js';
import type { BadRequest } from './requests.js';
import type { WireAnswer } from './wire.js';

/** Internal details of a service, of PostgreSQL or of a stack trace. */
const INTERNALS =
  /\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b|syntax error|violates|QueryFailed|duplicate key|invalid input|node_modules|\bat (async )?[\w.<>]+ \(|\b(file|node):\/?\/?\w+|\/(dist|src|work|home|tmp|usr)\/|\.(js|ts|mjs)\b|TypeError|ZodError|SyntaxError|Cannot (read|POST|GET)|is not a function|ENOENT|ECONN|nginx\/|Express/;
const CODES = new Set(Object.keys(REFUSALS));

/** nginx refuses invalid and too long addresses itself, before it knows the path. */
const isRefusedByNginx = ({ path }: BadRequest, { status }: WireAnswer) =>
  status === 414 || (status === 400 && /%(?![0-9a-f]{2})|%00/i.test(path.split('?')[0] ?? ''));

/** An expired or used link of a message shows a page. */
const isPage = (call: Call, { method }: BadRequest): boolean => call.path === askToUnsubscribe.path && method === 'GET';

function findRefusalProblems(call: Call, request: BadRequest, answer: WireAnswer): string[] {
  if (isRefusedByNginx(request, answer)) return INTERNALS.test(answer.text) ? ['shows the inside'] : [];
  // The answer to HEAD has no body.
  if (request.method === 'HEAD') return [];
  if (isPage(call, request) && answer.status === 404 && /^text\/html/.test(answer.headers['content-type'] ?? ''))
    return INTERNALS.test(answer.text) ? ['shows the inside'] : [];
  const body = parseJson(answer.text);
  const shape = errorAnswer.safeParse(body);
  if (!shape.success || !/json/.test(answer.headers['content-type'] ?? '')) return ['is no error in JSON'];
  const { msg, code, request_id: id } = shape.data;
  return [
    ...(msg.length > 3 && msg.length < 2000 ? [] : ['has no sentence']),
    ...(CODES.has(code) ? [] : [`has the unknown code ${code}`]),
    ...(id && id === answer.headers['x-request-id'] ? [] : ['does not carry the id of the request']),
    ...(INTERNALS.test(answer.text) ? ['shows the inside'] : []),
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findSuccessProblems(call: Call, request: BadRequest, answer: WireAnswer): string[] {
  if (request.method !== call.method || call.answerKind === 'binary' || call.answerKind === 'events') return [];
  const body = call.answerKind === 'text' ? answer.text : parseJson(answer.text);
  return call.answer.safeParse(body).success ? [] : ['is not an answer of this call'];
}

/** The form without script redirects back to the page. */
const isRedirect = (call: Call, { status, headers }: WireAnswer): boolean =>
  call.path === sendEnquiryForm.path && status === 303 && /^\/quote#(not-)?sent$/.test(headers.location ?? '');

/** Whether the request may have changed something. */
export const isTaken = ({ status, headers }: WireAnswer): boolean =>
  status === 200 || (status === 303 && /#sent$/.test(headers.location ?? ''));

/** Problems of an answer to a request that is probably bad. */
export function findAnswerProblems(call: Call, request: BadRequest, answer: WireAnswer): string[] {
  if (answer.status === 200) return findSuccessProblems(call, request, answer);
  if (isRedirect(call, answer)) return [];
  if (answer.status >= 400 && answer.status < 500) return findRefusalProblems(call, request, answer);
  return ['is neither a success nor a refusal'];
}

/**
 * Tables that refused requests may change: limits count refused logins, registrations, uploads, quote requests and quote views, sessions record
 * their use, token keys are fetched each minute, and a passkey challenge needs no input.
 */
const CHANGING_TABLES = [
  'login_attempt',
  'hourly_booking',
  'anonymous_upload',
  'enquiry_limit',
  'quote_limit',
  'client_page_limit',
  'client_limit',
  'token_key_set',
  'session_use',
  'passkey_challenge',
];
/** An export of the company takes half a minute on an idle machine. */
const SETTLED_WITHIN_MS = 150_000;

/** Row count and content hash by table. */
export type Traces = Readonly<Record<string, string>>;

interface ServiceTables {
  readonly names: Promise<readonly string[]>;
  /** By table: its last marks (see `buildMarks`) and the trace that was read after them. */
  readonly known: Map<string, { marks: string; trace: string }>;
}

/** Read once for each service, because its tables do not change. */
const serviceTables = new WeakMap<Databases, Map<ServiceName, ServiceTables>>();

function getTables(databases: Databases, service: ServiceName): ServiceTables {
  const byService = serviceTables.get(databases) ?? new Map<ServiceName, ServiceTables>();
  serviceTables.set(databases, byService);
  const tables = byService.get(service) ?? { names: listTables(databases, service), known: new Map() };
  byService.set(service, tables);
  return tables;
}

async function listTables(databases: Databases, service: ServiceName): Promise<readonly string[]> {
  const tables = await databases.query<{ name: string }>(
    service,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL($1)`,
    [CHANGING_TABLES],
  );
  return tables.map(({ name }) => name);
}

/**
 * Statement for the marks of tables: they differ whenever a row was inserted, updated or deleted, because its place and transaction then differ.
 * They cost a tenth of a hash of the content.
 */
const buildMarks = (names: readonly string[]): string =>
  names
    .map(
      (name) => `SELECT '${name}' AS name,
        count(*) || ' ' || coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0) AS marks FROM "${name}"`,
    )
    .join(' UNION ALL ');

/** Statement for the traces of tables. */
const buildTraces = (names: readonly string[]): string =>
  names
    .map(
      (name) => `SELECT '${name}' AS name,
        count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) AS trace FROM "${name}" AS row`,
    )
    .join(' UNION ALL ');

/** Reads the content of those tables alone that were written since the last time. */
async function readServiceTraces(databases: Databases, service: ServiceName): Promise<[string, string][]> {
  const { names, known } = getTables(databases, service);
  const marked = await databases.queryPrepared<{ name: string; marks: string }>(
    service,
    'marks of tables',
    buildMarks(await names),
  );
  const written = marked.filter(({ name, marks }) => known.get(name)?.marks !== marks);
  const rows =
    written.length > 0
      ? await databases.query<{ name: string; trace: string }>(service, buildTraces(written.map(({ name }) => name)))
      : [];
  const traces = new Map(rows.map(({ name, trace }) => [name, trace]));
  for (const { name, marks } of written) known.set(name, { marks, trace: traces.get(name) ?? '' });
  return [...known].map(([name, { trace }]) => [`${service}.${name}`, trace]);
}

/** Last traces, with the end of the write-ahead log before they were read. */
const latest = new WeakMap<Databases, { end: string; traces: Traces }>();

/**
 * Returns the last traces while the write-ahead log has not grown: the four databases share it, and no table is unlogged.
 */
export async function readTraces(databases: Databases): Promise<Traces> {
  const [log] = await databases.query<{ end: string }>('auth', 'SELECT pg_current_wal_insert_lsn()::text AS end');
  const end = log?.end ?? '';
  const known = latest.get(databases);
  if (known?.end === end) return known.traces;
  const all = await Promise.all(SERVICES.map((name) => readServiceTraces(databases, name)));
  const read = Object.fromEntries(all.flat());
  latest.set(databases, { end, traces: read });
  return read;
}

export const listChanges = (before: Traces, after: Traces): string[] =>
  Object.keys(before)
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table]} → ${after[table]}`);

/** Messages and links that svc-auth sends after its answer. */
async function listPendingMail(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ messages: number; requests: number }>(
    'auth',
    `SELECT (SELECT count(*)::int FROM mail_message WHERE state IN ('waiting', 'sending')) AS messages,
       (SELECT count(*)::int FROM reset_request) AS requests`,
  );
  return Object.entries(left ?? {}).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} are in work`] : []));
}

/** svc-media notes the progress of an export every two seconds, and looks settled in between. */
async function listPendingExports(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ exports: number }>(
    'media',
    `SELECT count(*)::int AS exports FROM company_export WHERE state IN ('waiting', 'running')`,
  );
  return left?.exports ? ['An export of the company is being made'] : [];
}

/** Waits until accepted requests have had all effects, and returns the traces. */
export async function waitForTraces(databases: Databases): Promise<Traces> {
  let last = await readTraces(databases);
  await eventually(async () => {
    const unfinished = [
      ...(await databases.listFeedLag()),
      ...(await listPendingMedia(databases)),
      ...(await listPendingMail(databases)),
      ...(await listPendingExports(databases)),
    ];
    const now = await readTraces(databases);
    const moving = listChanges(last, now);
    last = now;
    return [...unfinished, ...moving];
  }, SETTLED_WITHIN_MS);
  return last;
}
