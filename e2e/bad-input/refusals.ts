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

/** Signs of the inside of a service, of PostgreSQL or of a stack. */
const INTERNALS =
  /\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b|syntax error|violates|QueryFailed|duplicate key|invalid input|node_modules|\bat (async )?[\w.<>]+ \(|\b(file|node):\/?\/?\w+|\/(dist|src|work|home|tmp|usr)\/|\.(js|ts|mjs)\b|TypeError|ZodError|SyntaxError|Cannot (read|POST|GET)|is not a function|ENOENT|ECONN|nginx\/|Express/;
const CODES = new Set(Object.keys(REFUSALS));

/** nginx itself refuses what is no HTTP address, or a longer one than it reads, before it knows which one is meant. */
const isRefusedByNginx = ({ path }: BadRequest, { status }: WireAnswer) =>
  status === 414 || (status === 400 && /%(?![0-9a-f]{2})|%00/i.test(path.split('?')[0] ?? ''));

/** Whoever follows a link of a message that has expired or was used sees a page. */
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

/** A page without script is led back: to what was sent, or to what was not. */
const isRedirect = (call: Call, { status, headers }: WireAnswer): boolean =>
  call.path === sendEnquiryForm.path && status === 303 && /^\/quote#(not-)?sent$/.test(headers.location ?? '');

/** Whether what was sent may have changed something. */
export const isTaken = ({ status, headers }: WireAnswer): boolean =>
  status === 200 || (status === 303 && /#sent$/.test(headers.location ?? ''));

/** What is wrong with an answer to a request that is probably bad; empty when nothing is. */
export function findAnswerProblems(call: Call, request: BadRequest, answer: WireAnswer): string[] {
  if (answer.status === 200) return findSuccessProblems(call, request, answer);
  if (isRedirect(call, answer)) return [];
  if (answer.status >= 400 && answer.status < 500) return findRefusalProblems(call, request, answer);
  return ['is neither a success nor a refusal'];
}

/**
 * Refused logins, registrations, their uploads, requests for quotes, readings of quotes and uses of sessions are counted on purpose. Keys are fetched again
 * each minute. A call without input gets a challenge for a passkey.
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
const SETTLED_WITHIN_MS = 60_000;

/** Number and content of every table's rows. */
export type Traces = Readonly<Record<string, string>>;

/** The statement that reads a service's traces. The tables stay the same: it is made once. */
const statements = new WeakMap<Databases, Map<ServiceName, Promise<string>>>();

function getStatement(databases: Databases, service: ServiceName): Promise<string> {
  const known = statements.get(databases) ?? new Map<ServiceName, Promise<string>>();
  statements.set(databases, known);
  const statement = known.get(service) ?? buildStatement(databases, service);
  known.set(service, statement);
  return statement;
}

async function buildStatement(databases: Databases, service: ServiceName): Promise<string> {
  const tables = await databases.query<{ name: string }>(
    service,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL($1)`,
    [CHANGING_TABLES],
  );
  const all = tables.map(
    ({ name }) => `SELECT '${name}' AS name,
      count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) AS trace FROM "${name}" AS row`,
  );
  return all.join(' UNION ALL ');
}

async function readServiceTraces(databases: Databases, service: ServiceName): Promise<[string, string][]> {
  const statement = await getStatement(databases, service);
  const rows = await databases.query<{ name: string; trace: string }>(service, statement);
  return rows.map(({ name, trace }) => [`${service}.${name}`, trace]);
}

/** The last traces, and the end of the write-ahead log just before they were read. */
const latest = new WeakMap<Databases, { end: string; traces: Traces }>();

/**
 * Every change of a row goes through the write-ahead log, which the four databases share (no table is unlogged): while it
 * has not grown, everything is as it was.
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

/** Messages and links that svc-auth makes and sends after its answer. */
async function listPendingMail(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ messages: number; requests: number }>(
    'auth',
    `SELECT (SELECT count(*)::int FROM mail_message WHERE state IN ('waiting', 'sending')) AS messages,
       (SELECT count(*)::int FROM reset_request) AS requests`,
  );
  return Object.entries(left ?? {}).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} are in work`] : []));
}

/** Waits until everything that was accepted has had all its effects, and answers what is there then. */
export async function waitForTraces(databases: Databases): Promise<Traces> {
  let last = await readTraces(databases);
  await eventually(async () => {
    const unfinished = [
      ...(await databases.listFeedLag()),
      ...(await listPendingMedia(databases)),
      ...(await listPendingMail(databases)),
    ];
    const now = await readTraces(databases);
    const moving = listChanges(last, now);
    last = now;
    return [...unfinished, ...moving];
  }, SETTLED_WITHIN_MS);
  return last;
}
