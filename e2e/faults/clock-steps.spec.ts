import { access, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getCurrentUser,
  login,
  makeLink,
  readPasswordLink,
  resetPassword,
  SERVICES,
  type ServiceName,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import type { Stack } from '../../scripts/stack/index.mjs';
import { callApi, callOk } from '../stack/api.js';
import { eventually } from '../stack/databases.js';
import { Office, type Person } from '../stack/office.js';
import { getCode } from '../stack/second-factor.js';
import { confirm, expect, openPublic, test } from '../stack/test.js';
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
  SINGLE_WRITES,
  sendAll,
} from './service-writes.js';
import { LOCATION } from './users.js';

// The services' clocks are stepped; those of PostgreSQL and Redis are right, as on other machines.
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'stepped-clock.mjs')).href;
test.use({ serviceEnvironment: { REGISTRATIONS_PER_HOUR: '100000', NODE_OPTIONS: `--import=${PRELOADED}` } });

const MINUTE_MS = 60_000;
const AHEAD_MS = 180 * MINUTE_MS;
const BEHIND_MS = -AHEAD_MS;
/** Period of an authenticator app's codes. */
const STEP_MS = 30_000;
/** Alerts of shifts are looked for each minute. */
const ALERTS_WITHIN_MS = 150_000;
/** At any time of day, one of them started within the twelve hours that alerts look back. */
const SHIFTS = ['00:00-05:59', '06:00-11:59', '12:00-17:59', '18:00-23:59'];
/** A sub-contractor's pay per minute at the rate of `Office.createPermanentJob`. */
const CENTS_PER_MINUTE = 50;

type Steps = Readonly<Record<ServiceName, number>>;

const RIGHT: Steps = { auth: 0, jobs: 0, media: 0, invoice: 0 };
const ALL_AHEAD: Steps = { auth: AHEAD_MS, jobs: AHEAD_MS, media: AHEAD_MS, invoice: AHEAD_MS };
const ALL_BEHIND: Steps = { auth: BEHIND_MS, jobs: BEHIND_MS, media: BEHIND_MS, invoice: BEHIND_MS };
const DIFFERENT: Steps = { auth: AHEAD_MS, jobs: BEHIND_MS, media: AHEAD_MS, invoice: BEHIND_MS };

/** Sets the services' clocks so far ahead of the machine's. */
async function setClocks({ services }: Stack, steps: Steps): Promise<void> {
  const files = await Promise.all(
    SERVICES.map(async (name) => {
      const service = services[name];
      const file = join(tmpdir(), `cleaning-clock-${service.pid}`);
      await writeFile(file, String(steps[name]));
      service.kill('SIGWINCH');
      return file;
    }),
  );
  for (const file of files)
    await expect
      .poll(() =>
        access(file).then(
          () => 'to be read',
          () => 'read',
        ),
      )
      .toBe('read');
}

/** A slot of two hours that starts in 90 minutes: a clock three hours ahead sees it as not started. */
function getSoonSlot(): string {
  const format = (minutes: number) =>
    new Date(Date.now() + minutes * MINUTE_MS).toLocaleTimeString('en-AU', {
      timeZone: 'Australia/Adelaide',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  return `${format(90)}-${format(210)}`;
}

test('keeps logins, shifts, pay and alerts right while services are three hours ahead or behind', async ({
  page,
  product,
}) => {
  const { stack, databases } = await openFaultTest(product);
  const { url, admin } = product;
  const office = await Office.open(product);
  const session = await openDeskSession(product);
  await office.waitForFeeds();
  const [anaJob, boJob, cyJob, absentFrom, soonAt] = [
    await office.createPermanentJob('Clock Tower 1'),
    await office.createPermanentJob('Clock Tower 2'),
    await office.createPermanentJob('Clock Tower 3'),
    await office.createPermanentJob('Clock Tower Annex', SHIFTS),
    await office.createPermanentJob('Clock Tower Shop', [getSoonSlot()]),
  ];
  const [ana, bo, cy, early, absent, lost] = [
    await office.registerVerified('Ana Clock'),
    await office.registerVerified('Bo Clock'),
    await office.registerVerified('Cy Clock'),
    await office.registerVerified('Early Clock'),
    await office.registerVerified('Absent Clock'),
    await office.registerVerified('Lost Clock'),
  ];
  await office.assign(anaJob, ana);
  await office.assign(boJob, bo);
  await office.assign(cyJob, cy);
  await office.assign(soonAt, early);
  await office.waitForFeeds();

  const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>, code?: string) =>
    callApi(url, login, { body: { email, password, ...(code !== undefined && { code }) } });
  const openToken = async (person: Person) =>
    (await callOk(url, login, { body: { email: person.email, password: person.password } })).access_token;
  const [anaToken, boToken, cyToken] = [await openToken(ana), await openToken(bo), await openToken(cy)];

  const getStep = () => Math.floor(Date.now() / STEP_MS);
  const { secret } = await callOk(url, beginSecondFactor, {
    token: anaToken,
    body: { current_password: ana.password },
  });
  await callOk(url, confirmSecondFactor, { token: anaToken, body: { code: getCode(secret) } });
  let usedStep = getStep();
  /** A code works once, so this waits for the next one. */
  const waitForCode = async () => {
    await expect.poll(getStep).toBeGreaterThan(usedStep);
    const code = getCode(secret);
    usedStep = getStep();
    return code;
  };

  const start = async ({ id }: Person, token: string, jobId: string, kept: { stamped_at?: string } = {}) =>
    (
      await callOk(url, startPermanentJob, {
        token,
        body: { user_id: id, job_id: jobId, start_location: LOCATION, ...kept },
      })
    ).started_row_id;
  const finish = ({ id }: Person, token: string, rowId: string) =>
    callOk(url, stopPermanentJob, { token, body: { user_id: id, row_id: rowId, finish_location: LOCATION } });

  /** Alerts about a person's shifts, and the notices of them to the admin. */
  const readAlerts = async ({ id }: Person) => {
    const [alerts] = await databases.query<{ count: number }>(
      'jobs',
      'SELECT count(*)::int AS count FROM shift_alert WHERE person_id = $1',
      [id],
    );
    const [notices] = await databases.query<{ count: number }>(
      'auth',
      `SELECT count(*)::int AS count FROM notice JOIN account ON account.id = account_id
       WHERE email = $1 AND kind IN ('late', 'not-started') AND parameters->>'person_id' = $2`,
      [admin.email, id],
    );
    return { alerts: alerts?.count ?? 0, notices: notices?.count ?? 0 };
  };
  const waitForAlerts = (person: Person) =>
    eventually(async () => {
      const { alerts, notices } = await readAlerts(person);
      return alerts > 0 && notices === alerts ? [] : [`${alerts} alerts, ${notices} notices`];
    }, ALERTS_WITHIN_MS);

  const expectOpenSessions = async () => {
    expect((await callApi(url, getCurrentUser, { token: anaToken })).status).toBe(200);
    expect(await readStatuses(session)).toEqual(ALL_ANSWERED);
  };
  /** Files, messages and feeds pass between all services, with tokens that they issue each other. */
  const writeEverywhere = async () => {
    const writes = await createServiceWrites(session, databases);
    await sendAll(writes);
    await eventually(() => databases.listFeedLag(), RECOVERED_WITHIN_MS);
    await eventually(() => listUnmadePictures(databases, writes), 2 * RECOVERED_WITHIN_MS);
    await eventually(() => listUnsentMails(databases, writes.email), 2 * RECOVERED_WITHIN_MS);
    expect(await countWritten(writes)).toEqual(SINGLE_WRITES);
    const repeated = await databases.query(
      'auth',
      `SELECT kind FROM mail_message JOIN account ON account.id = account_id
       WHERE email = $1 GROUP BY kind HAVING count(*) > 1`,
      [writes.email],
    );
    expect(repeated).toEqual([]);
  };
  const expectLogins = async () => {
    expect((await logIn(admin)).status).toBe(200);
    const code = await waitForCode();
    expect((await logIn(ana, code)).status).toBe(200);
    expect(await logIn(ana, code)).toMatchObject({
      status: 401,
      body: { code: 'second_factor', params: { wrong: true } },
    });
  };
  const makeToken = async () => {
    const { access_token: token } = await callOk(url, login, { body: admin });
    const made = await callOk(url, makeLink, { token, body: { id: lost.id } });
    return new URL(made.url).hash.slice(1);
  };
  const readLink = async (token: string) => (await callApi(url, readPasswordLink, { body: { token } })).status;

  const anaRow = await start(ana, anaToken, anaJob);

  for (const service of SERVICES)
    await test.step(`svc-${service} alone is three hours ahead, and then behind`, async () => {
      await setClocks(stack, { ...RIGHT, [service]: AHEAD_MS });
      await expectOpenSessions();
      if (service === 'auth') await expectLogins();
      await setClocks(stack, { ...RIGHT, [service]: BEHIND_MS });
      await expectOpenSessions();
      await writeEverywhere();
    });

  await setClocks(stack, RIGHT);
  const linkBefore = await makeToken();

  const boRow =
    await test.step('all ahead: a person logs in with a code and finishes, and nobody is late early', async () => {
      await setClocks(stack, ALL_AHEAD);
      await expectOpenSessions();
      expect(await readLink(linkBefore)).toBe(200);
      await openPublic(page, '/login');
      const main = page.getByRole('main');
      await page.locator('input[name=email]').fill(ana.email);
      await page.locator('input[name=password]').fill(ana.password);
      await main.getByRole('button', { name: 'Login' }).click();
      await main.getByLabel('Code').fill(await waitForCode());
      await main.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto(`/my-jobs/${anaJob}`);
      await main.getByRole('button', { name: 'Finished', exact: true }).click();
      await confirm(page, 'Finish this job?', 'Finished');
      await expect(page.getByText('You’ve finished.')).toBeVisible();
      const rowId = await start(bo, boToken, boJob);
      // The run that reports this person has checked the early one too.
      await office.assign(absentFrom, absent);
      await office.backdate(absentFrom);
      await waitForAlerts(absent);
      expect(await readAlerts(early)).toEqual({ alerts: 0, notices: 0 });
      await writeEverywhere();
      return rowId;
    });

  const linkAhead = await makeToken();

  const cyRow =
    await test.step('all behind: links and sessions go on, and a phone’s time is not in the future', async () => {
      await setClocks(stack, ALL_BEHIND);
      await expectOpenSessions();
      for (const token of [linkBefore, linkAhead]) expect(await readLink(token)).toBe(200);
      await expectLogins();
      await finish(bo, boToken, boRow);
      const rowId = await start(cy, cyToken, cyJob, { stamped_at: new Date().toISOString() });
      await waitForAlerts(absent);
      await writeEverywhere();
      return rowId;
    });

  await test.step('each has another time: a link lets choose a password once', async () => {
    await setClocks(stack, DIFFERENT);
    await expectOpenSessions();
    await expectLogins();
    await finish(cy, cyToken, cyRow);
    const next = 'another long passphrase';
    const chosen = { token: linkAhead, new_password: next, confirm_password: next };
    expect((await callApi(url, resetPassword, { body: chosen })).status).toBe(200);
    expect((await callApi(url, resetPassword, { body: chosen })).status).toBe(400);
    expect((await logIn({ ...lost, password: next })).status).toBe(200);
    await writeEverywhere();
  });

  await test.step('right again: pay is for the minutes that passed, and each alert was raised once', async () => {
    await setClocks(stack, RIGHT);
    await expectOpenSessions();
    const work = await databases.query<{ minutes: number; cents: number; is_timely: boolean }>(
      'jobs',
      `SELECT minutes, contractor_cents::int AS cents,
         started_at > now() - interval '1 hour' AND started_at <= ended_at AND ended_at <= now() + interval '1 second'
           AND minutes = floor(extract(epoch FROM ended_at - started_at) / 60)::int AS is_timely
       FROM work_record WHERE id = ANY($1)`,
      [[anaRow, boRow, cyRow]],
    );
    expect(work).toHaveLength(3);
    for (const { minutes, cents, is_timely } of work)
      expect({ cents, is_timely }).toEqual({ cents: minutes * CENTS_PER_MINUTE, is_timely: true });
    await waitForAlerts(absent);
    expect(await readAlerts(early)).toEqual({ alerts: 0, notices: 0 });
    await writeEverywhere();
    await eventually(() => findReplicaDifferences(databases), RECOVERED_WITHIN_MS);
  });
  await databases.close();
});
