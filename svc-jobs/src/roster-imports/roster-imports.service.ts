import {
  type CallAnswer,
  type CallBody,
  DONE,
  type Done,
  findPeopleByEmail,
  groupBy,
  type RosterImport as ImportView,
  type importRoster,
  listDocumentProblems,
  type listRosterImports,
  type RosterImportColumns,
  type readRosterFile,
  searchedEmail,
} from '@cleaning/contracts';
import {
  type Caller,
  createTransactionLock,
  databaseNow,
  findRow,
  hashSha256,
  insertOnce,
  KnownAccount,
  Peers,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import {
  type CsvFile,
  formatNameList,
  getHeadings,
  readCsv,
  requireRecent,
  requireSameFile,
  SHOWN_IMPORTS,
  toSubject,
  toView,
} from '@cleaning/service-kit/csv';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, type Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findMissingDocuments } from '../compliance/missing-documents.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { Enrolment } from '../enrolments/enrolment.entity.js';
import { Enrolments } from '../enrolments/enrolments.service.js';
import { Job, TimetableSlot } from '../jobs/job.entity.js';
import { toTimetable } from '../jobs/timetable.js';
import { Overlaps } from '../shifts/overlaps.service.js';
import { findSkippedRosterColumns, proposeRosterColumns } from './roster-columns.js';
import { RosterImport, RosterImportAssignment } from './roster-import.entity.js';
import { findKeptAssignments, findPairCompliance } from './roster-imports.queries.js';
import {
  type KnownRoster,
  pairKey,
  type RosterAssignment,
  type RosterRow,
  rosterRows,
  toAssignments,
} from './roster-rows.js';

/** Serialises imports, so that the same file isn't imported twice. */
const lockRosterImports = createTransactionLock(731_005);

const toImportView = (made: RosterImport): ImportView => ({ ...toView(made), assignments: made.assignments });

/** Rosters of another program: people are assigned to the jobs and times at which it has them. */
@Injectable()
export class RosterImports {
  constructor(
    private readonly transactions: Transactions,
    private readonly peers: Peers,
    private readonly enrolments: Enrolments,
    private readonly assignments: Assignments,
    private readonly overlaps: Overlaps,
    private readonly clock: BusinessClock,
    @InjectRepository(RosterImport) private readonly imports: Repository<RosterImport>,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /**
   * Changes that a file would make. Throws 400 for an invalid CSV file, 503 if svc-auth can't resolve the email
   * addresses.
   */
  async preview({
    file,
    columns,
    leave_out,
  }: CallBody<typeof readRosterFile>): Promise<CallAnswer<typeof readRosterFile>> {
    const csv = readCsv(Buffer.from(file, 'base64'));
    const chosen = columns ?? proposeRosterColumns(csv.headings);
    const emails = await this.findEmails(csv, chosen);
    const { rows } = await this.read(this.manager, {
      csv,
      columns: chosen,
      emails,
      leaveOut: new Set(leave_out),
    });
    return {
      headings: getHeadings(csv),
      columns: chosen,
      skipped_columns: findSkippedRosterColumns(csv, chosen),
      rows: rows.map(({ row, name, place, time, job, continuesRow, details, problems, warnings }) => ({
        row,
        name,
        place,
        time,
        job,
        further_of: continuesRow ?? 0,
        problems: [...problems],
        changes_nothing: details === null && problems.length === 0,
        warnings: [...warnings],
      })),
    };
  }

  /**
   * Idempotent by id. Throws 400, 503, 409 if a row that isn't left out is wrong, or if the id belongs to another file.
   */
  async import(admin: Caller, body: CallBody<typeof importRoster>): Promise<ImportView> {
    const bytes = Buffer.from(body.file, 'base64');
    const csv = readCsv(bytes);
    const sha256 = hashSha256(bytes);
    const emails = await this.findEmails(csv, body.columns);
    return this.transactions.run(async (tx) => {
      await lockRosterImports(tx.manager);
      const repository = tx.manager.getRepository(RosterImport);
      const before = await repository.findOneBy({ id: body.id });
      if (before) {
        requireSameFile(before, sha256);
        return toImportView(before);
      }
      const leaveOut = new Set(body.leave_out);
      const { rows: all, known } = await this.read(tx.manager, { csv, columns: body.columns, emails, leaveOut });
      const rows = all.filter(({ row }) => !leaveOut.has(row));
      const wrong = rows.filter(({ problems }) => problems.length > 0).map(({ row }) => String(row));
      if (wrong.length > 0) throw refuse('import_rows_wrong', { rows: formatNameList(wrong), count: wrong.length });
      const wanted = toAssignments(rows, known.jobs);
      if (wanted.length === 0) throw refuse('import_empty');
      const { id, file_name: fileName } = body;
      await repository.insert({
        id,
        fileName,
        sha256,
        assignments: wanted.length,
        importedBy: admin.name,
        undoneAt: null,
      });
      await this.assign(tx, admin, { importId: id, wanted, known });
      await recordAudit(tx, {
        actor: admin,
        action: 'roster.imported',
        subject: toSubject({ id, fileName }),
        details: { assignments: String(wanted.length), left_out: String(csv.rows.length - rows.length) },
      });
      return toImportView(await repository.findOneByOrFail({ id }));
    });
  }

  async list(): Promise<CallAnswer<typeof listRosterImports>> {
    const imports = await this.imports.find({ order: { importedAt: 'DESC' }, take: SHOWN_IMPORTS });
    return { imports: imports.map(toImportView) };
  }

  /** Takes off who is still assigned as the import did it. Throws 404, and 409 after a day, or when some have worked there since. */
  undo(admin: Caller, id: string): Promise<Done> {
    return this.transactions.run(async (tx) => {
      await lockRosterImports(tx.manager);
      const made = await findRow(tx.manager, RosterImport, { id }, 'no_such_import');
      if (made.undoneAt !== null) return DONE;
      requireRecent(made);
      const people = await tx.manager.find(RosterImportAssignment, {
        select: { personId: true },
        where: { importId: id },
      });
      await this.assignments.lockAll(
        tx,
        people.map(({ personId }) => personId),
      );
      const kept = await findKeptAssignments(tx.manager, id);
      const used = kept.filter(({ hasWorked }) => hasWorked).map(({ person }) => person);
      if (used.length > 0) throw refuse('roster_import_used', { names: formatNameList([...new Set(used)]) });
      for (const { jobId, personId, person, job } of kept) {
        await tx.manager.delete(Enrolment, { jobId, personId });
        tx.recordChange('assignments', personId);
        await recordAudit(tx, {
          actor: admin,
          action: 'assignment.removed',
          subject: { kind: 'person', id: personId, name: person },
          details: { job_id: jobId, job },
        });
      }
      await tx.manager.update(RosterImport, { id, undoneAt: IsNull() }, { undoneAt: databaseNow });
      await recordAudit(tx, {
        actor: admin,
        action: 'roster.import-undone',
        subject: toSubject(made),
        details: { assignments: String(kept.length) },
      });
      return DONE;
    });
  }

  /** Sends no notices: on the day of the move both rosters are the same. */
  private async assign(
    tx: Transaction,
    admin: Caller,
    { importId, wanted, known }: { importId: string; wanted: readonly RosterAssignment[]; known: KnownRoster },
  ): Promise<void> {
    // Sorted by id, to avoid deadlocks between two who assign the same people.
    await this.assignments.lockAll(
      tx,
      wanted.map(({ personId }) => personId),
    );
    const added = new Set<string>();
    for (const { jobId, personId, picks } of wanted) {
      const enrolledAt = await this.enrolments.enrol(tx, admin, { jobId, personId, picks });
      if (!enrolledAt) continue;
      added.add(pairKey(jobId, personId));
      await insertOnce(tx.manager, RosterImportAssignment, { importId, jobId, personId, enrolledAt });
      await recordAudit(tx, {
        actor: admin,
        action: 'assignment.added',
        subject: { kind: 'person', id: personId, name: known.people.find(({ id }) => id === personId)?.name ?? '' },
        details: { job_id: jobId, job: known.jobs.find(({ id }) => id === jobId)?.title ?? '' },
      });
    }
    const people = [...new Set(wanted.map(({ personId }) => personId))];
    await this.overlaps.checkAll(tx, admin, { people, insist: undefined }, (shift) =>
      added.has(pairKey(shift.jobId, shift.personId)),
    );
  }

  /** The rows of a file, compared with people, jobs and documents of now. */
  private async read(
    manager: EntityManager,
    {
      csv,
      columns,
      emails,
      leaveOut,
    }: {
      csv: CsvFile;
      columns: RosterImportColumns;
      emails: ReadonlyMap<string, string>;
      leaveOut: ReadonlySet<number>;
    },
  ): Promise<{ rows: RosterRow[]; known: KnownRoster }> {
    const known = await this.known(manager, emails);
    const first = rosterRows(csv, columns, known, leaveOut);
    const withDocuments = { ...known, lacking: await this.findLacking(manager, first) };
    return { rows: rosterRows(csv, columns, withDocuments, leaveOut), known: withDocuments };
  }

  private async findLacking(manager: EntityManager, rows: readonly RosterRow[]): Promise<ReadonlyMap<string, string>> {
    const pairs = [
      ...new Map(
        rows.flatMap(({ details }) => (details ? [[pairKey(details.jobId, details.personId), details] as const] : [])),
      ).values(),
    ];
    const compliance = await findPairCompliance(manager, pairs);
    const today = this.clock.today();
    return new Map(
      pairs.flatMap(({ jobId, personId }, index) => {
        const found = compliance[index];
        const lacking = found ? findMissingDocuments(found, today) : [];
        if (lacking.length === 0) return [];
        return [[pairKey(jobId, personId), `needs documents: ${listDocumentProblems(lacking)}`] as const];
      }),
    );
  }

  private async known(manager: EntityManager, emails: ReadonlyMap<string, string>): Promise<KnownRoster> {
    const [people, jobs, enrolments] = await Promise.all([
      manager.find(KnownAccount, {
        select: { id: true, name: true, role: true, verified: true },
        where: { removed: false },
      }),
      manager.find(Job, {
        select: { id: true, title: true, address: true },
        where: { kind: 'permanent', closedAt: IsNull() },
      }),
      manager.find(Enrolment, { select: { jobId: true, personId: true } }),
    ]);
    const slots = await manager.findBy(TimetableSlot, { jobId: In(jobs.map(({ id }) => id)), isExtra: false });
    const slotsByJob = groupBy(slots, (slot) => slot.jobId);
    const today = this.clock.today();
    return {
      people: people.map(({ id, name, role, verified }) => ({ id, name, isAssignable: verified || role === 'admin' })),
      emails,
      jobs: jobs.map(({ id, title, address }) => ({
        id,
        title,
        address,
        slots: toTimetable(slotsByJob.get(id) ?? [], today),
      })),
      assigned: new Set(enrolments.map(({ jobId, personId }) => pairKey(jobId, personId))),
      lacking: new Map(),
    };
  }

  /** Addresses are in svc-auth alone. Throws 503. */
  private async findEmails(csv: CsvFile, columns: RosterImportColumns): Promise<ReadonlyMap<string, string>> {
    const column = columns.find(({ field }) => field === 'email')?.column;
    if (column === undefined) return new Map();
    const cells = new Set(csv.rows.map((row) => (row.cells[column] ?? '').toLowerCase()));
    const emails = [...cells].filter((cell) => cell.includes('@') && searchedEmail.safeParse(cell).success);
    if (emails.length === 0) return new Map();
    const { status, body } = await this.peers
      .call('auth', 'POST', findPeopleByEmail.path, { emails })
      .catch(() => ({ status: 503, body: '' }));
    if (status !== 200) throw refuse('roster_people_unknown');
    const { people } = findPeopleByEmail.answer.parse(JSON.parse(body));
    return new Map(people.map(({ email, id }) => [email, id]));
  }
}
