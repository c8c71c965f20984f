import {
  type CallAnswer,
  type CallBody,
  DAYS,
  DONE,
  type Done,
  getBusinessToday,
  type JobImport as ImportView,
  type importJobs,
  JOB_IMPORT_FIELDS,
  type listJobImports,
  type readJobFile,
  removeImportedJobs,
} from '@cleaning/contracts';
import {
  type Caller,
  type CommonEnvironment,
  databaseNow,
  ENVIRONMENT,
  findRow,
  getNow,
  hashSha256,
  Peers,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import {
  formatNameList,
  getHeadings,
  readCsv,
  requireRecent,
  requireRows,
  requireSameFile,
  SHOWN_IMPORTS,
  toSubject,
  toView,
} from '@cleaning/service-kit/csv';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { v5 } from 'uuid';
import { Client } from '../clients/client.entity.js';
import { JobClient } from '../clients/job-client.entity.js';
import { KnownJob } from '../ledger/ledger.entity.js';
import { lockJobImports } from '../locks.js';
import { JobPrice } from '../prices/job-price.entity.js';
import { findSkippedJobColumns, proposeJobColumns } from './job-columns.js';
import { ImportedJob, JobImport } from './job-import.entity.js';
import { findImportedJobs, findPendingJobs, forgetJobs } from './job-imports.queries.js';
import { type ImportedJobDetails, type JobRow, readJobRows, type TypedCells } from './job-rows.js';

type Timeline = ImportedJobDetails['timeline'];

/** A job of a file, with the slots of all its rows. */
interface NewJob {
  readonly row: number;
  readonly job: ImportedJobDetails;
  readonly timeline: Timeline[];
}

/** Adds a row to a timetable, joining its days with those of an equal time and interval. */
function addToTimetable(timetable: Timeline[], row: Timeline): void {
  const getKey = ({ time, repeats }: Timeline) => `${time} ${JSON.stringify(repeats)}`;
  const same = timetable.find((each) => getKey(each) === getKey(row));
  if (same) same.days = DAYS.filter((day) => same.days.includes(day) || row.days.includes(day));
  else timetable.push({ ...row });
}

function getJobs(rows: readonly JobRow[]): NewJob[] {
  const jobs = new Map<number, NewJob & { readonly shifts: Map<string, number> }>();
  for (const { row, continuesRow, shift, details } of rows) {
    if (!details) continue;
    const job = jobs.get(continuesRow ?? row) ?? { row, job: details, timeline: [], shifts: new Map<string, number>() };
    jobs.set(job.row, job);
    addToTimetable(job.timeline, details.timeline);
    if (shift !== null) job.shifts.set(shift, (job.shifts.get(shift) ?? 0) + 1);
  }
  return [...jobs.values()].map(({ row, job, timeline, shifts }) => ({
    row,
    timeline,
    job: { ...job, cleaners: Math.max(job.cleaners, ...shifts.values()) },
  }));
}

const toTyped = ({ for_all, cells }: CallBody<typeof readJobFile>): TypedCells => ({ forAll: for_all, cells });

const toImportView = (made: JobImport): ImportView => ({ ...toView(made), jobs: made.jobs });

/**
 * Imports jobs from another system's files. One transaction decides: it writes the jobs' clients and prices and enters
 * the jobs in the feed, from which svc-jobs creates them, as for quotes.
 */
@Injectable()
export class JobImports {
  constructor(
    private readonly transactions: Transactions,
    private readonly peers: Peers,
    @InjectRepository(JobImport) private readonly imports: Repository<JobImport>,
    @InjectEntityManager() private readonly manager: EntityManager,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  /** Rows that a file would add. Throws 400 for an invalid CSV file. */
  async preview(body: CallBody<typeof readJobFile>): Promise<CallAnswer<typeof readJobFile>> {
    const { file, columns, leave_out } = body;
    const csv = readCsv(Buffer.from(file, 'base64'));
    const chosen = columns ?? proposeJobColumns(csv.headings);
    const known = await this.findKnown(this.manager);
    const rows = readJobRows(csv, chosen, known, new Set(leave_out), toTyped(body));
    return {
      headings: getHeadings(csv),
      columns: chosen,
      skipped_columns: findSkippedJobColumns(csv, chosen),
      rows: rows.map(({ row, name, address, client, times, continuesRow, cells, problems }) => ({
        row,
        name,
        address,
        client,
        times,
        further_of: continuesRow ?? 0,
        cells: JOB_IMPORT_FIELDS.filter((field) => cells[field] !== '').map((field) => ({ field, text: cells[field] })),
        problems: [...problems],
      })),
    };
  }

  /** Idempotent by id. Throws 400, 409 if a row that isn't left out is wrong, or if the id belongs to another file. */
  import(admin: Caller, body: CallBody<typeof importJobs>): Promise<ImportView> {
    const bytes = Buffer.from(body.file, 'base64');
    const csv = readCsv(bytes);
    const sha256 = hashSha256(bytes);
    return this.transactions.run(async (tx) => {
      await lockJobImports(tx.manager);
      const repository = tx.manager.getRepository(JobImport);
      const before = await repository.findOneBy({ id: body.id });
      if (before) {
        requireSameFile(before, sha256);
        return toImportView(before);
      }
      const leftOut = new Set(body.leave_out);
      const all = readJobRows(csv, body.columns, await this.findKnown(tx.manager), leftOut, toTyped(body));
      const rows = all.filter(({ row }) => !leftOut.has(row));
      requireRows(rows);
      const { id, file_name: fileName } = body;
      const jobs = getJobs(rows);
      await repository.insert({
        id,
        fileName,
        sha256,
        jobs: jobs.length,
        importedBy: admin.name,
        undoneAt: null,
      });
      for (const job of jobs) await this.add(tx, admin, id, job);
      await recordAudit(tx, {
        actor: admin,
        action: 'jobs.imported',
        subject: toSubject({ id, fileName }),
        details: { jobs: String(jobs.length), left_out: String(csv.rows.length - rows.length) },
      });
      return toImportView(await repository.findOneByOrFail({ id }));
    });
  }

  async list(): Promise<CallAnswer<typeof listJobImports>> {
    const imports = await this.imports.find({ order: { importedAt: 'DESC' }, take: SHOWN_IMPORTS });
    return { imports: imports.map(toImportView) };
  }

  /**
   * svc-jobs first deletes the jobs, all or none; if interrupted then, the next attempt finds none there and continues.
   * Throws 404, and 409 after a day or if one of its jobs is in use.
   */
  async undo(admin: Caller, id: string): Promise<Done> {
    const made = await findRow(this.manager, JobImport, { id }, 'no_such_import');
    if (made.undoneAt !== null) return DONE;
    requireRecent(made);
    const jobs = await findImportedJobs(this.manager, id);
    if (jobs.some((job) => !job.made)) throw refuse('import_making');
    this.refuseUsed(jobs.filter(({ used }) => used).map(({ title }) => title));
    const ids = jobs.map((job) => job.id);
    this.refuseUsed(await this.removeThere(admin, ids));
    await this.transactions.run(async (tx) => {
      const { affected } = await tx.manager.update(JobImport, { id, undoneAt: IsNull() }, { undoneAt: databaseNow });
      if (!affected) return;
      await forgetJobs(tx.manager, ids);
      const details = { jobs: String(ids.length) };
      await recordAudit(tx, { actor: admin, action: 'jobs.import-undone', subject: toSubject(made), details });
    });
    return DONE;
  }

  private refuseUsed(titles: readonly string[]): void {
    if (titles.length > 0) throw refuse('import_jobs_used', { names: formatNameList(titles) });
  }

  /** Names of jobs that can't be deleted; empty if all were. */
  private async removeThere(admin: Caller, ids: readonly string[]): Promise<string[]> {
    const { status, body } = await this.peers
      .call('jobs', 'POST', removeImportedJobs.path, { ids, removed_by: { id: admin.id, name: admin.name } })
      .catch(() => ({ status: 503, body: '' }));
    if (status !== 200) throw refuse('import_not_deleted');
    return removeImportedJobs.answer.parse(JSON.parse(body)).used;
  }

  private async add(tx: Transaction, admin: Caller, importId: string, { row, job, timeline }: NewJob): Promise<void> {
    const jobId = v5(String(row), importId);
    const { manager } = tx;
    await manager.insert(ImportedJob, {
      jobId,
      importId,
      job: {
        title: job.title,
        address: job.address,
        location: job.location,
        description: job.description,
        need_count: job.cleaners,
        company_rate_cents: job.company_pay,
        contractor_rate_cents: job.cleaner_pay,
        timeline,
        made_by: { id: admin.id, name: admin.name },
        at: new Date().toISOString(),
      },
    });
    // The job may not be known here yet: it comes back in svc-jobs' feed.
    const { clientId, basis, priceCents: cents, from: validFrom } = job;
    if (clientId) await manager.insert(JobClient, { jobId, validFrom, clientId, version: 1 });
    if (basis !== 'hour') await manager.insert(JobPrice, { jobId, validFrom, basis, cents, version: 1 });
    tx.recordChange('agreed-job', jobId);
  }

  private async findKnown(manager: EntityManager) {
    const [clients, jobs, inTheMaking] = await Promise.all([
      manager.find(Client, {
        select: { id: true, legalName: true, tradingName: true },
        where: { archivedAt: IsNull() },
      }),
      manager.find(KnownJob, { select: { title: true, address: true }, where: { endedOn: IsNull() } }),
      findPendingJobs(manager),
    ]);
    return { clients, jobs: [...jobs, ...inTheMaking], today: getBusinessToday(this.env.BUSINESS_TZ, getNow()) };
  }
}
