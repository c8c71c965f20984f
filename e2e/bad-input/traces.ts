import { SERVICES, type ServiceName } from '@cleaning/contracts';
import { type Databases, eventually } from '../stack/databases.js';

/** Refused logins, registrations and their uploads are counted: that is their purpose. Keys are fetched again each minute. */
const MAY_CHANGE = ['login_attempt', 'registration_pace', 'anonymous_upload', 'token_key_set'];
const SETTLED_WITHIN_MS = 60_000;

/** Number and content of every table's rows. */
export type Traces = Readonly<Record<string, string>>;

async function tracesOf(databases: Databases, service: ServiceName): Promise<[string, string][]> {
  const tables = await databases.query<{ name: string }>(
    service,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> ALL($1)`,
    [MAY_CHANGE],
  );
  const all = tables.map(
    ({ name }) => `SELECT '${name}' AS name,
      count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)), 0) AS trace FROM "${name}" AS row`,
  );
  const rows = await databases.query<{ name: string; trace: string }>(service, all.join(' UNION ALL '));
  return rows.map(({ name, trace }) => [`${service}.${name}`, trace]);
}

export async function traces(databases: Databases): Promise<Traces> {
  return Object.fromEntries((await Promise.all(SERVICES.map((name) => tracesOf(databases, name)))).flat());
}

export const changesBetween = (before: Traces, after: Traces): string[] =>
  Object.keys(before)
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table]} → ${after[table]}`);

/** What svc-media does a moment after the event or the upload that it follows from. */
async function mediaBusyWith(databases: Databases): Promise<string[]> {
  const [left] = await databases.query<{ pictures: number; documents: number }>(
    'media',
    `SELECT (SELECT count(*)::int FROM gallery_image WHERE status = 'processing') AS pictures,
       (SELECT count(*)::int FROM document JOIN known_account ON known_account.id = owner_id
        WHERE removed AND deleted_at IS NULL) AS documents`,
  );
  return Object.entries(left ?? {}).flatMap(([what, count]) => (count > 0 ? [`${count} ${what} are in work`] : []));
}

/** Waits until everything that was accepted has had all its effects, and answers what is there then. */
export async function settledTraces(databases: Databases): Promise<Traces> {
  let last = await traces(databases);
  await eventually(async () => {
    const unfinished = [...(await databases.behind()), ...(await mediaBusyWith(databases))];
    const now = await traces(databases);
    const moving = changesBetween(last, now);
    last = now;
    return [...unfinished, ...moving];
  }, SETTLED_WITHIN_MS);
  return last;
}
