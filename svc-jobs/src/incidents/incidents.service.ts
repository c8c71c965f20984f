import {
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  type changeIncident,
  type countIncidents,
  DONE,
  type Done,
  type exportIncidents,
  INCIDENT_EXPORT_ROWS,
  INCIDENT_KINDS,
  INCIDENT_STEPS,
  INCIDENTS_PER_HOUR,
  type IncidentDetail,
  type IncidentKind,
  type listIncidents,
  type noteIncident,
  OWN_INCIDENTS,
  type OwnIncident,
  REPORT_AHEAD_MINUTES,
  type reportIncident,
} from '@cleaning/contracts';
import {
  buildExportEvent,
  type Caller,
  type CsvList,
  createCsvList,
  getPlaces,
  HourlyLimit,
  insertOnce,
  lockRow,
  type Places,
  raiseNotice,
  readInBatches,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
  wherePlaces,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { findSupervisors } from '../places/places.queries.js';
import { Incident, IncidentNote, IncidentPhoto } from './incident.entity.js';
import { type ExportedIncident, findExportedIncidents, findIncidentPage } from './incidents.queries.js';
import { findReportJob } from './job-of-report.js';

const CSV_HEADER = [
  'Number',
  'Type',
  'Status',
  'When it happened',
  'Reported',
  'Reported by',
  'Site',
  'What happened',
  'Notes',
];

type NewNote = Pick<IncidentNote, 'kind'> & Partial<Pick<IncidentNote, 'text' | 'state' | 'idempotencyKey'>>;

const toSubject = ({ id, number, kind }: Incident) =>
  ({ kind: 'incident', id, name: `${INCIDENT_KINDS[kind]} ${number}` }) as const;

/** Same rule as for Start and Finished. */
const refuseClockAhead = () => refuse('clock_ahead', {}, { issues: [buildFieldProblem('happened_at', 'clock_ahead')] });

/** People's reports from the phone, and the office's follow-up. */
@Injectable()
export class Incidents {
  constructor(
    @InjectRepository(Incident) private readonly incidents: Repository<Incident>,
    @InjectRepository(IncidentNote) private readonly notes: Repository<IncidentNote>,
    @InjectRepository(IncidentPhoto) private readonly photos: Repository<IncidentPhoto>,
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly limit: HourlyLimit,
  ) {}

  /**
   * Idempotent by key; repeats send no notices and don't count towards the limit. Throws 409 for another person's key,
   * 404 for a job that doesn't concern the person, 400 for a moment in the future, 429.
   */
  async report(caller: Caller, body: CallBody<typeof reportIncident>): Promise<CallAnswer<typeof reportIncident>> {
    return this.transactions.run(async (tx) => {
      const sent = await tx.manager.existsBy(Incident, { idempotencyKey: body.key });
      const now = this.clock.now().toJSDate();
      const happenedAt = new Date(body.happened_at);
      if (!sent && happenedAt.getTime() > now.getTime() + REPORT_AHEAD_MINUTES * 60_000) throw refuseClockAhead();
      const job = sent ? null : await findReportJob(tx, caller, body.job_id);
      const isNew = await insertOnce(tx.manager, Incident, {
        id: v7(),
        idempotencyKey: body.key,
        kind: body.kind,
        personId: caller.id,
        personName: caller.name,
        jobId: job?.id ?? null,
        text: body.text,
        // The phone's clock may be ahead within the tolerance.
        happenedAt: happenedAt < now ? happenedAt : now,
        reportedAt: now,
      });
      const incident = await tx.manager.findOneByOrFail(Incident, { idempotencyKey: body.key });
      if (incident.personId !== caller.id) throw refuse('report_of_other');
      if (isNew) {
        await this.requireRoom(tx, caller, body.kind);
        await this.tell(tx, incident, job?.title ?? '');
        await namePhotos(tx, incident.id, body.photos);
      }
      return { incident_id: incident.id, number: Number(incident.number) };
    });
  }

  /** Injuries have their own limit, so that other reports never block one. */
  private async requireRoom(tx: Transaction, { id }: Caller, kind: IncidentKind): Promise<void> {
    const seconds = await this.limit.takeIn(
      tx,
      `${kind === 'injury' ? 'injury' : 'incident'} ${id}`,
      INCIDENTS_PER_HOUR,
    );
    if (seconds > 0) throw refuse('too_many_reports', { retry_after: seconds });
  }

  /** The newest ones that the person has reported. */
  async listOwn(personId: string): Promise<OwnIncident[]> {
    const rows = await this.incidents.find({
      where: { personId },
      order: { happenedAt: 'DESC', id: 'DESC' },
      take: OWN_INCIDENTS,
    });
    const jobs = await this.findJobs(rows);
    return rows.map((row) => ({
      incident_id: row.id,
      number: Number(row.number),
      kind: row.kind,
      state: row.state,
      job_name: jobs.get(row.jobId)?.title ?? '',
      text: row.text,
      happened_at: row.happenedAt.toISOString(),
    }));
  }

  async list(query: CallQuery<typeof listIncidents>, places: Places): Promise<CallAnswer<typeof listIncidents>> {
    const { total, rows } = await findIncidentPage(this.dataSource, query, this.clock.zone, places);
    return {
      total,
      rows: rows.map((row) => ({
        ...row,
        happened_at: row.happened_at.toISOString(),
        reported_at: row.reported_at.toISOString(),
      })),
    };
  }

  async count(places: Places): Promise<CallAnswer<typeof countIncidents>> {
    return { new: await this.incidents.countBy({ state: 'new', ...wherePlaces(places) }) };
  }

  /** Throws 404. */
  async getDetail(id: string, places: Places): Promise<IncidentDetail> {
    const [incident, notes, photos] = await Promise.all([
      this.incidents.findOneBy({ id, ...wherePlaces(places) }),
      this.notes.find({ where: { incidentId: id }, order: { at: 'ASC', id: 'ASC' } }),
      this.photos.find({ where: { incidentId: id }, order: { position: 'ASC' } }),
    ]);
    if (!incident) throw refuse('no_such_incident');
    const job = (await this.findJobs([incident])).get(incident.jobId);
    return {
      incident_id: id,
      number: Number(incident.number),
      kind: incident.kind,
      state: incident.state,
      job_id: incident.jobId ?? '',
      job_name: job?.title ?? '',
      job_kind: job?.kind ?? null,
      text: incident.text,
      user_id: incident.personId,
      user_name: incident.personName,
      happened_at: incident.happenedAt.toISOString(),
      reported_at: incident.reportedAt.toISOString(),
      photos: photos.map(({ photoId }) => photoId),
      history: notes.map(({ id, kind, at, byName, text, state }) => ({
        id,
        kind,
        at: at.toISOString(),
        by: byName,
        text,
        state,
      })),
    };
  }

  /** Throws 404, and 409 when the incident is not in `from` any more or `to` does not follow. */
  async change(admin: Caller, { id, from, to }: CallBody<typeof changeIncident>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const incident = await lockIncident(tx, id, getPlaces(admin));
      if (incident.state === to) return;
      if (incident.state !== from) throw refuse('incident_changed');
      if (!INCIDENT_STEPS[from].includes(to)) throw refuse('incident_step', { from, to });
      await tx.manager.update(Incident, { id }, { state: to });
      await this.add(tx, admin, incident, { kind: 'state', state: to });
      await recordAudit(tx, {
        actor: admin,
        action: 'incident.changed',
        subject: toSubject(incident),
        details: { state: `${from} → ${to}` },
      });
    });
    return DONE;
  }

  /** The same key again adds nothing. Throws 404, and 409 when the key is of another incident. */
  async note(admin: Caller, { id, key, text }: CallBody<typeof noteIncident>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      await this.add(tx, admin, await lockIncident(tx, id, getPlaces(admin)), {
        kind: 'note',
        idempotencyKey: key,
        text,
      });
    });
    return DONE;
  }

  /** The export with its entry in the audit log. Throws 429 while others are read. */
  async export(admin: Caller, filters: CallBody<typeof exportIncidents>): Promise<CsvList> {
    await this.transactions.run((tx) =>
      recordAudit(tx, buildExportEvent(admin, 'incidents.exported', 'Incidents', filters)),
    );
    const [sql, parameters] = findExportedIncidents(this.manager, filters, this.clock.zone, INCIDENT_EXPORT_ROWS);
    return createCsvList(CSV_HEADER, readInBatches<ExportedIncident>(this.dataSource, sql, parameters), (row) => [
      row.number,
      INCIDENT_KINDS[row.kind],
      row.state,
      row.happened,
      row.reported,
      row.person,
      row.job,
      row.text,
      row.notes,
    ]);
  }

  private async tell(tx: Transaction, incident: Incident, jobName: string): Promise<void> {
    const { id, kind, personName } = incident;
    const parameters = { incident_id: id, person: personName, job: jobName };
    const notice =
      kind === 'injury'
        ? ({ kind: 'injury-reported', parameters } as const)
        : ({ kind: 'incident-reported', parameters: { ...parameters, incident: kind } } as const);
    const to = incident.jobId === null ? [] : await findSupervisors(tx.manager, incident.jobId);
    await raiseNotice(tx, { ...notice, to, andAdmins: true });
  }

  private async add(tx: Transaction, by: Caller, { id: incidentId, personId }: Incident, note: NewNote): Promise<void> {
    const isNew = await insertOnce(tx.manager, IncidentNote, {
      id: v7(),
      incidentId,
      byName: by.name,
      at: this.clock.now().toJSDate(),
      text: '',
      ...note,
    });
    if (!isNew) {
      const { idempotencyKey } = note;
      if (idempotencyKey && (await tx.manager.existsBy(IncidentNote, { idempotencyKey, incidentId }))) return;
      throw refuse('sent_for_other_incident');
    }
    tx.announce('incident', incidentId, [personId]);
  }

  private async findJobs(rows: readonly Incident[]): Promise<ReadonlyMap<string | null, Job>> {
    const ids = [...new Set(rows.flatMap(({ jobId }) => jobId ?? []))];
    if (ids.length === 0) return new Map();
    const jobs = await this.jobs.findBy({ id: In(ids) });
    return new Map(jobs.map((job) => [job.id, job]));
  }
}

/** Notes and changes of one incident come one after the other. */
async function lockIncident({ manager }: Transaction, id: string, places: Places): Promise<Incident> {
  return lockRow(manager, Incident, { id, ...wherePlaces(places) }, 'no_such_incident');
}

/** A photo belongs to the first report that names it. */
async function namePhotos(tx: Transaction, incidentId: string, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map((photoId, position) => ({ photoId, incidentId, position }));
  await insertOnce(tx.manager, IncidentPhoto, rows);
  tx.recordChange('work-photos', incidentId);
}
