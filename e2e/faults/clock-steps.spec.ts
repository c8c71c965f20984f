import { access, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getCurrentUser,
  login,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import type { Stack } from '../../scripts/stack/index.mjs';
import { callApi, callOk } from '../stack/api.js';
import { eventually } from '../stack/databases.js';
import { Office, type Person } from '../stack/office.js';
import { getCode } from '../stack/second-factor.js';
import { expect, test } from '../stack/test.js';
import { findReplicaDifferences } from './comparisons.js';
import { openFaultTest, RECOVERED_WITHIN_MS } from './kill-service.js';
import {
  ALL_ANSWERED,
  countWritten,
  createServiceWrites,
  listUnmadePictures,
  listUnsentMails,
  openDeskSession,
  readStatuses,
  sendAll,
  WRITTEN_ONCE,
} from './service-writes.js';
import { LOCATION } from './users.js';

// The services' clocks are stepped; those of PostgreSQL and Redis are right, as on other machines.
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'stepped-clock.mjs')).href;
test.use({ serviceEnvironment: { REGISTRATIONS_PER_HOUR: '100000', NODE_OPTIONS: `--import=${PRELOADED}` } });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of codes of an authenticator app. */
const STEP_MS = 30_000;
const DAY_STEPS = DAY_MS / STEP_MS;
/** Interval jobs of a day look each minute. */
const INTERVAL_JOBS_WITHIN_MS = 150_000;
/** At each time of a day one of them began within the twelve hours that alerts look back. */
const SHIFTS = ['00:00-05:59', '06:00-11:59', '12:00-17:59', '18:00-23:59'];

/** Sets the clocks of all services so far ahead of the machine's. */
async function setClocks({ services }: Stack, aheadMs: number): Promise<void> {
  const waiting = await Promise.all(
    Object.values(services).map(async (service) => {
      const file = join(tmpdir(), `cleaning-clock-${service.pid}`);
      await writeFile(file, String(aheadMs));
      service.kill('SIGWINCH');
      return file;
    }),
  );
  for (const file of waiting)
    await expect
      .poll(() =>
        access(file).then(
          () => 'to be read',
          () => 'read',
        ),
      )
      .toBe('read');
}

test('goes on when the clock steps a day forward, back again and behind', async ({ product }) => {
  const { stack, databases } = await openFaultTest(product);
  const { url, admin } = product;
  const office = await Office.open(product);
  const session = await openDeskSession(product);
  const [jobId, laterJobId] = [
    await office.createPermanentJob('Clock Tower', SHIFTS),
    await office.createPermanentJob('Clock Tower Annex', SHIFTS),
  ];
  const [person, absent, later] = [
    await office.registerVerified('Kim Clock'),
    await office.registerVerified('Alex Absent'),
    await office.registerVerified('Bo Later'),
  ];
  for (const each of [person, absent]) await office.assign(jobId, each);
  await office.waitForFeeds();

  const logIn = (body: Readonly<Record<string, string>>) => callApi(url, login, { body });
  const credentials = { email: person.email, password: person.password };
  const { access_token: token } = await callOk(url, login, { body: credentials });
  const { secret } = await callOk(url, beginSecondFactor, { token, body: { current_password: person.password } });
  await callOk(url, confirmSecondFactor, { token, body: { code: getCode(secret) } });
  /** Alerts about a person's shifts that were raised by a clock that is a day ahead, and the notices of them to the admin. */
  const readAlerts = async ({ id }: Person) => {
    const alerts = await databases.query<{ key: string }>(
      'jobs',
      `SELECT business_date::text || time || kind AS key FROM shift_alert
       WHERE person_id = $1 AND raised_at > now() + interval '12 hours' ORDER BY key`,
      [id],
    );
    const notices = await databases.query(
      'auth',
      `SELECT notice.id FROM notice JOIN account ON account.id = account_id
       WHERE email = $1 AND kind IN ('late', 'not-started') AND parameters->>'person_id' = $2
         AND created_at > now() + interval '12 hours'`,
      [admin.email, id],
    );
    return { alerts: alerts.map(({ key }) => key), notices: notices.length };
  };
  const waitForAlerts = async (about: Person) => {
    await eventually(async () => {
      const { alerts, notices } = await readAlerts(about);
      return alerts.length > 0 && notices === alerts.length ? [] : [`${alerts.length} alerts, ${notices} notices`];
    }, INTERVAL_JOBS_WITHIN_MS);
    return readAlerts(about);
  };
  const writeEverywhere = async () => {
    const writes = await createServiceWrites(await logInDesk(), databases);
    await sendAll(writes);
    await eventually(() => databases.listFeedLag(), RECOVERED_WITHIN_MS);
    await eventually(() => listUnmadePictures(databases, writes), 2 * RECOVERED_WITHIN_MS);
    await eventually(() => listUnsentMails(databases, writes.email), 2 * RECOVERED_WITHIN_MS);
    expect(await countWritten(writes)).toEqual(WRITTEN_ONCE);
  };
  const logInDesk = async () => ({ url, token: (await callOk(url, login, { body: admin })).access_token });
  const getToken = (body: unknown) => (body as { access_token: string }).access_token;

  const { raised, rowId } = await test.step('a day forward: sessions end, and all works after a login', async () => {
    await setClocks(stack, DAY_MS);
    expect(await callApi(url, getCurrentUser, { token })).toMatchObject({
      status: 401,
      body: { code: 'session_ended', msg: 'Your session has ended. Log in again.' },
    });
    expect(await readStatuses(await logInDesk())).toEqual(ALL_ANSWERED);
    const loggedIn = await logIn({ ...credentials, code: getCode(secret, DAY_STEPS) });
    expect(loggedIn.status).toBe(200);
    await writeEverywhere();
    const { started_row_id } = await callOk(url, startPermanentJob, {
      token: getToken(loggedIn.body),
      body: { user_id: person.id, job_id: jobId, start_location: LOCATION },
    });
    return { raised: await waitForAlerts(absent), rowId: started_row_id };
  });

  await test.step('back: sessions go on, a code works once, and work ends no earlier than it began', async () => {
    await setClocks(stack, 0);
    expect((await callApi(url, getCurrentUser, { token })).status).toBe(200);
    expect(await readStatuses(session)).toEqual(ALL_ANSWERED);
    const code = getCode(secret);
    expect((await logIn({ ...credentials, code })).status).toBe(200);
    expect(await logIn({ ...credentials, code })).toMatchObject({
      status: 401,
      body: { code: 'second_factor', params: { wrong: true } },
    });
    const finish = { user_id: person.id, row_id: rowId, finish_location: LOCATION };
    expect((await callApi(url, stopPermanentJob, { token, body: finish })).status).toBe(200);
    const [work] = await databases.query(
      'jobs',
      'SELECT ended_at = started_at AS instant, minutes, contractor_cents::int AS cents FROM work_record WHERE id = $1',
      [rowId],
    );
    expect(work).toEqual({ instant: true, minutes: 0, cents: 0 });
    await writeEverywhere();
  });

  await test.step('forward again: interval jobs repeat nothing', async () => {
    await office.assign(laterJobId, later);
    await setClocks(stack, DAY_MS);
    // The run that tells of the new person has looked at the other one too.
    await waitForAlerts(later);
    const again = await waitForAlerts(absent);
    // Another shift may have begun since.
    expect(again.alerts).toEqual(expect.arrayContaining(raised.alerts));
  });

  await test.step('behind: all works, and what was written ahead keeps its place', async () => {
    // For less time than a link in a mail is good for: PostgreSQL's clock says when it is over.
    await setClocks(stack, -10 * MINUTE_MS);
    expect(await readStatuses(await logInDesk())).toEqual(ALL_ANSWERED);
    await writeEverywhere();
  });

  await test.step('right again: the services agree', async () => {
    await setClocks(stack, 0);
    expect(await readStatuses(session)).toEqual(ALL_ANSWERED);
    await writeEverywhere();
    await eventually(() => findReplicaDifferences(databases), RECOVERED_WITHIN_MS);
  });
  await databases.close();
});
