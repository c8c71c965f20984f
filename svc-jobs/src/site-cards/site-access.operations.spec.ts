import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getJobToEdit, getSiteCard, moveCodes, saveSiteAccess, saveSiteCard } from '@cleaning/contracts';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';
import { DescriptionCodes } from './description-codes.service.js';

const SEALED = 'ZK9027451836';
const MOVED = '8350172649#';
const INSTRUCTED = '5190468273#';
const PLACE = 'Currawong Hall';

describe('PostgreSQL’s files', () => {
  const jobs = JobsTestApp.forTests();

  /** The files of a folder of PostgreSQL's that hold a text. */
  async function filesWith(folder: string, text: string): Promise<string[]> {
    const { dataSource } = jobs.app;
    await dataSource.query('CHECKPOINT');
    const [{ data_directory }] = await dataSource.query('SHOW data_directory');
    const names = await readdir(join(data_directory, folder));
    const found = await Promise.all(
      names.map(async (name) => {
        const bytes = await readFile(join(data_directory, folder, name)).catch(() => Buffer.alloc(0));
        return bytes.includes(text) ? [name] : [];
      }),
    );
    return found.flat();
  }
  const databaseFolder = async (): Promise<string> => {
    const [{ oid }] = await jobs.app.dataSource.query('SELECT oid FROM pg_database WHERE datname = current_database()');
    return `base/${oid}`;
  };

  it('hold no door or alarm details or codes from descriptions', async () => {
    await jobs.empty('2026-11-16T05:00');
    const job = await jobs.permanentJob([EARLY], { job_title: PLACE });
    const { version } = (await jobs.app.call(getSiteCard, { token: jobs.admin.token, params: { job_id: job } })).body;
    await jobs.ok(jobs.admin, saveSiteAccess, { job_id: job, version, text: `Back door ${SEALED}` });
    const described = await jobs.permanentJob([EARLY], { job_description: `All floors. Alarm code: ${MOVED}.` });
    const instructed = { job_id: described, version: 0, instructions: `Alarm code: ${INSTRUCTED}`, contact_name: '' };
    await jobs.ok(jobs.admin, saveSiteCard, { ...instructed, contact_telephone: '' });
    await jobs.app.dataSource.query('ANALYZE');
    const folder = await databaseFolder();
    // The table, and the planner's samples of it.
    for (const text of [MOVED, INSTRUCTED]) expect((await filesWith(folder, text)).length).toBeGreaterThan(1);
    const { version: job_version } = await jobs.ok(jobs.admin, getJobToEdit, { job_id: described });
    await jobs.ok(jobs.admin, moveCodes, { job_id: described, job_version });
    const card = { job_id: described, job_version: 2, text: 'instructions' };
    await jobs.ok(jobs.admin, moveCodes, card);
    await jobs.app.get(DescriptionCodes).erase();
    await jobs.app.dataSource.query('ANALYZE');
    for (const text of [SEALED, MOVED, INSTRUCTED]) expect(await filesWith(folder, text)).toEqual([]);
    expect(await filesWith('pg_wal', SEALED)).toEqual([]);
    expect((await filesWith(folder, PLACE)).length).toBeGreaterThan(0);
  });
});
