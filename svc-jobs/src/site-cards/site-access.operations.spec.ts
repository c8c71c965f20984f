import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getJobToEdit, getSiteCard, moveCodes, saveSiteAccess, saveSiteCard } from '@cleaning/contracts';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';
import { DescriptionCodes } from './description-codes.service.js';

const SEALED_CODE = 'ZK9027451836';
const MOVED_CODE = '8350172649#';
const INSTRUCTIONS_CODE = '5190468273#';
const PLACE = 'Currawong Hall';

describe('PostgreSQL data folder', () => {
  const jobs = JobsTestApp.openShared();

  /** Names of the files in a PostgreSQL folder that contain a text. */
  async function findFiles(folder: string, text: string): Promise<string[]> {
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

  it('holds no door or alarm details or codes from descriptions', async () => {
    await jobs.empty('2026-11-16T05:00');
    const job = await jobs.createPermanentJob([EARLY], { job_title: PLACE });
    const { version } = (await jobs.app.call(getSiteCard, { token: jobs.admin.token, params: { job_id: job } })).body;
    await jobs.callOrThrow(jobs.admin, saveSiteAccess, { job_id: job, version, text: `Back door ${SEALED_CODE}` });
    const describedJob = await jobs.createPermanentJob([EARLY], {
      job_description: `All floors. Alarm code: ${MOVED_CODE}.`,
    });
    const siteCard = {
      job_id: describedJob,
      version: 0,
      instructions: `Alarm code: ${INSTRUCTIONS_CODE}`,
      contact_name: '',
    };
    await jobs.callOrThrow(jobs.admin, saveSiteCard, { ...siteCard, contact_telephone: '' });
    await jobs.app.dataSource.query('ANALYZE');
    const folder = await databaseFolder();
    // The table and the planner's samples.
    for (const text of [MOVED_CODE, INSTRUCTIONS_CODE])
      expect((await findFiles(folder, text)).length).toBeGreaterThan(1);
    const { version: job_version } = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: describedJob });
    await jobs.callOrThrow(jobs.admin, moveCodes, { job_id: describedJob, job_version });
    const card = { job_id: describedJob, job_version: 2, text: 'instructions' };
    await jobs.callOrThrow(jobs.admin, moveCodes, card);
    await jobs.app.get(DescriptionCodes).erase();
    await jobs.app.dataSource.query('ANALYZE');
    for (const text of [SEALED_CODE, MOVED_CODE, INSTRUCTIONS_CODE]) expect(await findFiles(folder, text)).toEqual([]);
    expect(await findFiles('pg_wal', SEALED_CODE)).toEqual([]);
    expect((await findFiles(folder, PLACE)).length).toBeGreaterThan(0);
  });
});
