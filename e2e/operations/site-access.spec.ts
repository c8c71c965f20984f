import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  exportAuditLog,
  exportIncidents,
  exportPeople,
  exportWork,
  getJobToEdit,
  getSiteCard,
  login,
  moveCodes,
  reportIncident,
  saveSiteAccess,
  searchJobs,
  showSiteAccess,
} from '@cleaning/contracts';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { v7 } from 'uuid';
import { getBrowserProgram } from '../../scripts/test/browser.mjs';
import { callApi, callOk } from '../stack/api';
import { Office } from '../stack/office';
import { expect, openAs, test } from '../stack/test';

/** A code that occurs nowhere else. The site name is not secret: finding it proves that the search works. */
const SEALED_CODE = 'QX5820461739';
const MOVED_CODE = '6072948315#';
const SITE_NAME = 'Quokka Yard';

/** Files under a folder that contain a text, plain or gzipped. */
async function findFilesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const utf16Text = Buffer.from(text, 'utf16le');
  const found: string[] = [];
  for (const file of files) {
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    const unzipped = content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content;
    if (unzipped.includes(text) || unzipped.includes(utf16Text)) found.push(relative(folder, file));
  }
  return found;
}

test('keeps access codes out of database files, logs, Redis, exports and the phone’s storage', async ({ product }) => {
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Files are read of a stack of our own.');
  const dataDir = join(stack.logDir, '..');
  const office = await Office.open(product);
  const person = await office.registerVerified('Quentin Phone');
  const job = await office.createPermanentJob(SITE_NAME);
  const jobWithCode = await office.createPermanentJob(
    `${SITE_NAME} 2`,
    undefined,
    `All floors. Alarm code: ${MOVED_CODE}.`,
  );
  for (const each of [job, jobWithCode]) await office.assign(each, person);
  const token = (await callOk(url, login, { body: admin })).access_token as string;

  await test.step('saves, moves and shows codes, and refuses stale and invalid ones', async () => {
    await office.call(saveSiteAccess, { job_id: job, version: 0, text: `Back door ${SEALED_CODE}` });
    const { version } = await office.call(getJobToEdit, { job_id: jobWithCode });
    await office.call(moveCodes, { job_id: jobWithCode, job_version: version });
    expect((await office.call(showSiteAccess, { job_id: jobWithCode })).text).toContain(MOVED_CODE);
    // Refused requests that contain the code.
    const stale = { job_id: job, version: 7, text: `Back door ${SEALED_CODE}` };
    expect((await callApi(url, saveSiteAccess, { token, body: stale })).status).toBe(409);
    expect((await callApi(url, saveSiteAccess, { token, body: { ...stale, version: SEALED_CODE } })).status).toBe(400);
    const report = {
      user_id: person.id,
      key: v7(),
      kind: 'supplies',
      job_id: job,
      happened_at: new Date().toISOString(),
    };
    const own = await callOk(url, login, { body: { email: person.email, password: person.password } });
    await callOk(url, reportIncident, { token: own.access_token, body: { ...report, text: '' } });
  });

  const profile = await mkdtemp(join(tmpdir(), 'cleaning-phone-'));
  try {
    await test.step('shows the codes on a phone and stores none of them', async () => {
      const phone = await chromium.launchPersistentContext(profile, {
        executablePath: getBrowserProgram(),
        baseURL: url,
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'allow',
      });
      const page = phone.pages()[0] ?? (await phone.newPage());
      for (const [path, code] of [
        [`/my-jobs/${job}`, SEALED_CODE],
        [`/my-jobs/${jobWithCode}`, MOVED_CODE],
      ] as const) {
        await openAs(page, person, path);
        await page.getByRole('main').getByRole('button', { name: 'Show door and alarm details' }).click();
        await expect(page.getByText(code)).toBeVisible();
      }
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      await page.goto('/my-jobs');
      await phone.close();
      for (const code of [SEALED_CODE, MOVED_CODE]) expect(await findFilesWith(profile, code)).toEqual([]);
      expect((await findFilesWith(profile, SITE_NAME)).length).toBeGreaterThan(0);
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }

  await test.step('leaves the codes out of lists, searches and exports', async () => {
    const card = await callOk(url, getSiteCard, { token, params: { job_id: job } });
    const found = await callOk(url, searchJobs, { token, body: { text: SEALED_CODE } });
    expect(JSON.stringify([card, found])).not.toContain(SEALED_CODE);
    for (const [call, body] of [
      [exportWork, { from: '2026-01-01', until: '2099-01-01' }],
      [exportIncidents, {}],
      [exportPeople, {}],
      [exportAuditLog, {}],
    ] as const) {
      const { body: csv } = await callApi(url, call, { token, body });
      expect(String(csv)).not.toMatch(new RegExp(`${SEALED_CODE}|${MOVED_CODE}`));
    }
  });

  const { postgres: password } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const connection = { host: '127.0.0.1', port: stack.postgres.port, user: 'postgres', password };
  const checkpoint = async () => {
    const root = new pg.Client({ ...connection, database: 'postgres' });
    await root.connect();
    await root.query('CHECKPOINT').finally(() => root.end());
  };
  await test.step('writes no code to a file, except moved ones to PostgreSQL’s write-ahead log', async () => {
    const postgres = join(dataDir, 'postgres');
    await checkpoint();
    expect(await findFilesWith(dataDir, SEALED_CODE)).toEqual([]);
    expect((await findFilesWith(postgres, SITE_NAME)).length).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await checkpoint();
          return (await findFilesWith(dataDir, MOVED_CODE)).filter((file) => !file.includes('pg_wal'));
        },
        { timeout: 150_000, intervals: [2000] },
      )
      .toEqual([]);
  });
});
