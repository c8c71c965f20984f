import { exportWork, listApprovals, listWork } from '@cleaning/contracts';
import { v7 } from 'uuid';
import { JobsTestApp } from '../testing/jobs-test-app.js';

jest.setTimeout(60_000);

const CHANGES = 3000;
const PLACES = ['Alpha Hall', 'Beta School', 'Gamma Silva Centre', 'Delta Depot'];

/** A repeatable series of pseudo-random numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('List of work', () => {
  const jobs = JobsTestApp.openShared();
  const query = <Row = unknown>(sql: string, values: unknown[] = []) => jobs.app.dataSource.query<Row[]>(sql, values);
  let places: string[];
  let people: string[];

  /** Random work over two and a half years, some late, held, rejected, open, corrected or deleted. */
  beforeAll(async () => {
    jobs.setClock('2026-11-18T05:00');
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const gamma = await jobs.app.createPerson({ name: 'Gamma Ray' });
    places = [];
    for (const job_title of PLACES) places.push(await jobs.createPermanentJob(undefined, { job_title }));
    // The account of the last one has not arrived yet.
    people = [jobs.ana.id, bo.id, gamma.id, v7()];
    const any = numbers(16);
    const slots = await query<{ id: string }>(
      `INSERT INTO timetable_slot (id, job_id, position, start_time, end_time, days)
       SELECT uuidv7(), $1, 10 + n, '08:00', '10:00', '{1}' FROM generate_series(1, ${CHANGES}) AS n RETURNING id`,
      [await jobs.createPermanentJob(undefined, { job_title: 'Zoo' })],
    );
    await jobs.app.dataSource.transaction(async (manager) => {
      const run = manager.query.bind(manager);
      const ids: string[] = [];
      for (let change = 0; change < CHANGES; change += 1) {
        const [kind, id, other] = [any(10), ids[any(ids.length)], ids[any(ids.length)]];
        if (kind < 6 || id === undefined) {
          ids.push(v7());
          const state = (['approved', 'approved', 'approved', 'held', 'rejected'] as const)[any(5)] as string;
          await run(
            `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at, minutes,
               contractor_cents, company_cents, start_received_at, state, hold_reasons, decided_at, decided_by, decision_note,
               start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes)
             SELECT $1, $2, $3, $9, day, false, day::timestamptz, day + interval '1 day', $10, $6, $7,
               day::timestamptz + make_interval(mins => $8), $5,
               CASE WHEN $5 = 'approved' THEN '{}' ELSE '{same_record}'::text[] END,
               CASE WHEN $5 = 'rejected' THEN now() END, CASE WHEN $5 = 'rejected' THEN $2::uuid END,
               CASE WHEN $5 = 'rejected' THEN 'Twice' END, '0,0', '0,0', 1, 1, 720
             FROM (SELECT '2024-06-15'::date + $4::int AS day) AS days`,
            [
              ids.at(-1),
              people[any(4)],
              places[any(4)],
              any(880),
              state,
              any(20) * 100,
              any(20) * 150,
              any(12),
              slots[change]?.id,
              any(5) * 30,
            ],
          );
        } else if (kind < 8)
          await run(
            'UPDATE work_record SET business_date = business_date + $2::int, contractor_cents = $3, job_id = $4 WHERE id = $1',
            [id, any(90) - 45, any(9000), places[any(4)]],
          );
        else if (kind === 8)
          await run(`UPDATE work_record SET person_id = $2, company_cents = company_cents + 1 WHERE id = ANY ($1)`, [
            [id, other],
            people[any(4)],
          ]);
        else await run('DELETE FROM work_record WHERE id = $1', [id]);
      }
    });
    await query(
      `INSERT INTO work_record (id, person_id, job_id, business_date, is_manual, started_at, start_location,
         contractor_rate_cents, company_rate_cents, cap_minutes)
       VALUES ($1, $2, $3, '2026-11-17', false, '2026-11-17T08:00Z', '0,0', 1, 1, 60)`,
      [v7(), bo.id, places[2]],
    );
    await query('ANALYZE');
  });

  const ids = (rows: { row_id: string }[]) => rows.map(({ row_id }) => row_id);
  const SORTS = ['date', 'place', 'person', 'hours', 'contractor', 'company'];
  const ORDERS: Record<string, string> = {
    date: 'business_date % , started_at, work_record.id',
    place: 'lower(title) % , job.id, business_date, started_at, work_record.id',
    person: 'lower(name) % NULLS LAST, person_id, business_date, started_at, work_record.id',
    hours: 'minutes % NULLS LAST, started_at %, work_record.id %',
    contractor: 'contractor_cents % NULLS LAST, started_at %, work_record.id %',
    company: 'company_cents % NULLS LAST, started_at %, work_record.id %',
  };
  const STATUS: Record<string, string> = {
    all: 'true',
    done: 'ended_at IS NOT NULL',
    pending: 'ended_at IS NULL',
    late: "start_received_at > started_at + interval '5 minutes'",
    held: "state = 'held'",
    rejected: "state = 'rejected'",
  };

  interface WorkQuery {
    text?: string;
    from?: string;
    to?: string;
    job_id?: string;
    status?: string;
    sort: string;
    direction: string;
  }

  /** The whole list and its totals from one plain statement over all records. */
  async function readPlainList({ text = '', from, to, job_id, status = 'all', sort, direction }: WorkQuery) {
    const rows = await query<{ row_id: string; contractor: number; company: number; paid: boolean }>(
      `SELECT work_record.id AS row_id, coalesce(contractor_cents, 0)::int AS contractor, coalesce(company_cents, 0)::int AS company,
         state IS DISTINCT FROM 'rejected' AS paid
       FROM work_record JOIN job ON job.id = job_id LEFT JOIN known_account ON known_account.id = person_id
       WHERE (title ILIKE $1 OR name ILIKE $1) AND business_date BETWEEN coalesce($2::date, '-infinity') AND coalesce($3::date, 'infinity')
         AND ($4::uuid IS NULL OR job_id = $4) AND ${STATUS[status]}
       ORDER BY ${ORDERS[sort]?.replaceAll('%', direction)}`,
      [`%${text}%`, from ?? null, to ?? null, job_id ?? null],
    );
    const sum = (column: 'contractor' | 'company') =>
      (rows.filter(({ paid }) => paid).reduce((cents, row) => cents + row[column], 0) / 100).toFixed(2);
    return { ids: ids(rows), total: rows.length, contractor_pay: sum('contractor'), company_pay: sum('company') };
  }

  const FILTERS: readonly [string, (place: string) => object][] = [
    ['everything', () => ({})],
    ['years, months and days', () => ({ from: '2024-07-20', to: '2026-11-17' })],
    ['a part of a month', () => ({ from: '2025-03-04', to: '2025-03-20' })],
    ['days of two months', () => ({ from: '2025-03-04', to: '2025-04-20' })],
    ['whole months', () => ({ from: '2025-02-01', to: '2025-12-31' })],
    ['no days', () => ({ from: '2025-04-01', to: '2025-03-01' })],
    ['one place', (job_id) => ({ job_id, from: '2024-12-20' })],
    ['a text in names of places', () => ({ text: 'school', to: '2026-05-06' })],
    ['a text in names of people', () => ({ text: 'BERG' })],
    ['a text in names of places and people', () => ({ text: 'gamma', from: '2025-01-10' })],
    ['a text in names of people at one place', (job_id) => ({ text: 'silva', job_id })],
    ['a text without a match', () => ({ text: 'nobody' })],
    ['late work', () => ({ status: 'late', text: 'a' })],
    ['held work', () => ({ status: 'held', from: '2024-09-09', to: '2026-09-09' })],
    ['rejected work', () => ({ status: 'rejected' })],
    ['running work', () => ({ status: 'pending' })],
  ];

  it.each(FILTERS)('has the same rows and totals as a plain statement for %s', async (what, filter) => {
    const at = FILTERS.findIndex(([name]) => name === what);
    // Two sort orders for each filter, so that all filters together cover every order twice or more.
    for (const sort of [SORTS[at % 6], SORTS[(at + 3) % 6]] as string[])
      for (const direction of ['asc', 'desc']) {
        const workQuery = { sort, direction, ...filter(places[1] as string) };
        const expected = await readPlainList(workQuery);
        const last = Math.max(1, Math.ceil(expected.total / 40));
        for (const page of new Set([1, Math.ceil(last / 2), last, last + 1])) {
          const { rows, total, contractor_pay, company_pay } = await jobs.callOrThrow(jobs.admin, listWork, {
            ...workQuery,
            page,
            page_size: 40,
          });
          expect({ workQuery, page, ids: ids(rows), total, contractor_pay, company_pay }).toEqual({
            workQuery,
            page,
            ...expected,
            ids: expected.ids.slice((page - 1) * 40, page * 40),
          });
        }
      }
  });

  it('exports the same work in the same order', async () => {
    for (const sort of SORTS) {
      const workQuery = { sort, direction: 'desc', text: 'gamma', from: '2025-01-10' };
      const { rows } = await jobs.callOrThrow(jobs.admin, listWork, { ...workQuery, page_size: 100 });
      const { body } = await jobs.callAs(jobs.admin, exportWork, workQuery);
      const listRows = rows.map(({ date, job_name, contractor_pay }: Record<string, string>) => [
        date,
        job_name,
        contractor_pay,
      ]);
      const csvRows = body
        .split('\r\n')
        .slice(1, rows.length + 1)
        .map((line: string) => line.split(','));
      expect(csvRows.map((cells: string[]) => [cells[0], cells[1], cells[7]])).toEqual(listRows);
    }
  });

  it.each(['held', 'approved', 'rejected'])(
    'has the same %s work to decide as a plain statement, also by person and reasons',
    async (state) => {
      for (const filter of [
        {},
        { user_id: people[1] },
        { user_id: people[0], job_id: places[0], from: '2025-01-10' },
        { reasons: ['same_record'] },
        { reasons: ['arrived_late'] },
      ]) {
        const { user_id = null, job_id = null, from = '-infinity', reasons = null } = filter as Record<string, unknown>;
        const expected = await query<{ id: string; cents: number }>(
          `SELECT id, contractor_cents::int AS cents FROM work_record
           WHERE state = $1 AND ($2::uuid IS NULL OR person_id = $2) AND ($3::uuid IS NULL OR job_id = $3)
             AND business_date >= $4::date AND ($5::text[] IS NULL OR hold_reasons <@ $5)
           ORDER BY contractor_cents DESC, started_at DESC, id DESC`,
          [state, user_id, job_id, from, reasons],
        );
        const found = await jobs.callOrThrow(jobs.admin, listApprovals, {
          ...filter,
          state,
          sort: 'amount',
          direction: 'desc',
          page_size: 100,
        });
        expect({ ...found, rows: ids(found.rows), at_once: undefined }).toEqual({
          total: expected.length,
          contractor_pay: (expected.reduce((cents, row) => cents + row.cents, 0) / 100).toFixed(2),
          rows: expected.slice(0, 100).map(({ id }) => id),
          at_once: undefined,
        });
      }
    },
  );
});
