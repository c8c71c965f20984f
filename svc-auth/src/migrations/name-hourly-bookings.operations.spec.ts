import { databaseBefore, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import { authService } from '../service.js';
import { DATA_KEY, DOCUMENT_LINK_SECRET } from '../testing/people.js';

/** As the version before takes a share of an hour. */
const TAKE = `INSERT INTO registration_pace AS pace (address, booked_until)
  VALUES ($1, clock_timestamp() + make_interval(secs => $2))
  ON CONFLICT (address) DO UPDATE
    SET booked_until = greatest(pace.booked_until, clock_timestamp()) + make_interval(secs => $2)
    WHERE pace.booked_until + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)
  RETURNING address`;
const WAIT = `SELECT ceil(extract(epoch FROM booked_until - clock_timestamp()) + $2 - $3)::int AS wait
  FROM registration_pace WHERE address = $1`;
const FORGET = `DELETE FROM registration_pace WHERE address IN (
  SELECT address FROM registration_pace WHERE booked_until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`;

describe('the table of hourly bookings under its earlier name', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp(authService, {
      env: { DATA_KEY, DOCUMENT_LINK_SECRET },
      prepare: databaseBefore(authService, 1798600000100, async (insert) => {
        await insert('registration_pace', { address: 'kept', booked_until: '2100-01-01T00:00:00Z' });
      }),
    });
  }, 60_000);
  afterAll(() => testApp.stop());

  const addresses = async () =>
    (await testApp.dataSource.query('SELECT address FROM hourly_booking ORDER BY 1')).map(
      ({ address }: { address: string }) => address,
    );

  it('keeps its rows, and nothing has the earlier name but the view', async () => {
    expect(await addresses()).toEqual(['kept']);
    expect(
      await testApp.dataSource.query(
        `SELECT relname AS name, relkind AS kind FROM pg_class WHERE relname LIKE 'registration_pace%' AND relkind <> 'c'
         UNION ALL SELECT conname, 'constraint' FROM pg_constraint WHERE conname LIKE 'registration_pace%'`,
      ),
    ).toEqual([{ name: 'registration_pace', kind: 'v' }]);
    expect(await testApp.dataSource.query(`SELECT to_regclass('hourly_booking_over') IS NOT NULL AS found`)).toEqual([
      { found: true },
    ]);
  });

  it('is written by the version before: shares are taken up to the limit, and refused above it', async () => {
    const { dataSource } = testApp;
    const share = ['203.0.113.7', 1200, 3600];
    for (let n = 0; n < 3; n += 1) expect(await dataSource.query(TAKE, share)).toEqual([{ address: '203.0.113.7' }]);
    expect(await dataSource.query(TAKE, share)).toEqual([]);
    const [{ wait }] = await dataSource.query(WAIT, share);
    expect(wait).toBeGreaterThan(1100);
    expect(await addresses()).toEqual(['203.0.113.7', 'kept']);
  });

  it('is emptied by the version before, except of rows that are locked', async () => {
    const { dataSource } = testApp;
    await dataSource.query(
      `INSERT INTO registration_pace VALUES ('over', now() - interval '1 hour'), ('locked', now())`,
    );
    await dataSource.transaction(async (manager) => {
      await manager.query(`SELECT FROM hourly_booking WHERE address = 'locked' FOR UPDATE`);
      await dataSource.query(FORGET);
    });
    expect(await addresses()).toEqual(['203.0.113.7', 'kept', 'locked']);
    await dataSource.query(FORGET);
    expect(await addresses()).toEqual(['203.0.113.7', 'kept']);
  });
});
