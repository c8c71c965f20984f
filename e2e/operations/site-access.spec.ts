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
import { browserProgram } from '../../scripts/test/browser.mjs';
import { api, ok } from '../stack/api';
import { Office } from '../stack/office';
import { expect, openAs, test } from '../stack/test';

/** Like nothing else. The name of the place is no secret: it shows that the search finds what is there. */
const SEALED = 'QX5820461739';
const MOVED = '6072948315#';
const PLACE = 'Quokka Yard';

/** The files below a folder that hold a text, packed or not. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const wide = Buffer.from(text, 'utf16le');
  const found: string[] = [];
  for (const file of files) {
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    const whole = content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content;
    if (whole.includes(text) || whole.includes(wide)) found.push(relative(folder, file));
  }
  return found;
}

test('no access code is in the database’s files, logs, Redis, exports or the phone’s storage', async ({ product }) => {
  test.setTimeout(300_000);
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Files are read of a stack of our own.');
  const dataDir = join(stack.logDir, '..');
  const office = await Office.open(product);
  const person = await office.contractor('Quentin Phone');
  const job = await office.permanentJob(PLACE);
  const described = await office.permanentJob(`${PLACE} 2`, undefined, `All floors. Alarm code: ${MOVED}.`);
  for (const each of [job, described]) await office.assign(each, person);
  const token = (await ok(url, login, { body: admin })).access_token as string;

  await test.step('codes are entered, moved, shown and sent wrongly', async () => {
    await office.call(saveSiteAccess, { job_id: job, version: 0, text: `Back door ${SEALED}` });
    const { version } = await office.call(getJobToEdit, { job_id: described });
    await office.call(moveCodes, { job_id: described, job_version: version });
    expect((await office.call(showSiteAccess, { job_id: described })).text).toContain(MOVED);
    // Refused, with the code in what was sent.
    const stale = { job_id: job, version: 7, text: `Back door ${SEALED}` };
    expect((await api(url, saveSiteAccess, { token, body: stale })).status).toBe(409);
    expect((await api(url, saveSiteAccess, { token, body: { ...stale, version: SEALED } })).status).toBe(400);
    const report = {
      user_id: person.id,
      key: v7(),
      kind: 'supplies',
      job_id: job,
      happened_at: new Date().toISOString(),
    };
    const own = await ok(url, login, { body: { email: person.email, password: person.password } });
    await ok(url, reportIncident, { token: own.access_token, body: { ...report, text: '' } });
  });

  const profile = await mkdtemp(join(tmpdir(), 'cleaning-phone-'));
  try {
    await test.step('a phone shows them, and keeps none of them', async () => {
      const phone = await chromium.launchPersistentContext(profile, {
        executablePath: browserProgram(),
        baseURL: url,
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'allow',
      });
      const page = phone.pages()[0] ?? (await phone.newPage());
      for (const [path, code] of [
        [`/my-jobs/${job}`, SEALED],
        [`/my-jobs/${described}`, MOVED],
      ] as const) {
        await openAs(page, person, path);
        await page.getByRole('main').getByRole('button', { name: 'Show door and alarm details' }).click();
        await expect(page.getByText(code)).toBeVisible();
      }
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
      await page.goto('/my-jobs');
      await phone.close();
      for (const code of [SEALED, MOVED]) expect(await filesWith(profile, code)).toEqual([]);
      expect((await filesWith(profile, PLACE)).length).toBeGreaterThan(0);
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }

  await test.step('lists, searches and exports say nothing of them', async () => {
    const card = await ok(url, getSiteCard, { token, params: { job_id: job } });
    const found = await ok(url, searchJobs, { token, body: { text: SEALED } });
    expect(JSON.stringify([card, found])).not.toContain(SEALED);
    for (const [call, body] of [
      [exportWork, { from: '2026-01-01', until: '2099-01-01' }],
      [exportIncidents, {}],
      [exportPeople, {}],
      [exportAuditLog, {}],
    ] as const) {
      const { body: csv } = await api(url, call, { token, body });
      expect(String(csv)).not.toMatch(new RegExp(`${SEALED}|${MOVED}`));
    }
  });

  const { postgres: password } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const connection = { host: '127.0.0.1', port: stack.postgres.port, user: 'postgres', password };
  const checkpoint = async () => {
    const root = new pg.Client({ ...connection, database: 'postgres' });
    await root.connect();
    await root.query('CHECKPOINT').finally(() => root.end());
  };
  await test.step('and no file does: of the moved one, all but PostgreSQL’s log of changes', async () => {
    const postgres = join(dataDir, 'postgres');
    await checkpoint();
    expect(await filesWith(dataDir, SEALED)).toEqual([]);
    expect((await filesWith(postgres, PLACE)).length).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await checkpoint();
          return (await filesWith(dataDir, MOVED)).filter((file) => !file.includes('pg_wal'));
        },
        { timeout: 150_000, intervals: [2000] },
      )
      .toEqual([]);
  });
});
