import {
  type CallAnswer,
  type CallBody,
  type CallQuery,
  FIRST_TEMPLATES,
  type getInspectionTemplates,
  getScore,
  type InspectionDetail,
  type InspectionRow,
  type listInspections,
  PLACES,
  type Place,
  type recordInspection,
  type saveInspectionTemplate,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  type Places,
  recordAudit,
  refuse,
  Transactions,
  wherePlaces,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager, Repository } from 'typeorm';
import { v7 } from 'uuid';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { Inspection, InspectionTemplate } from './inspection.entity.js';

const getRow = ({ id, inspectedAt, inspectedByName, place, areas }: Inspection): InspectionRow => ({
  inspection_id: id,
  inspected_at: inspectedAt.toISOString(),
  inspected_by: inspectedByName,
  place,
  // Every inspection has an area with a score.
  score: getScore(areas) ?? 0,
});

/** Inspections of places. */
@Injectable()
export class Inspections {
  constructor(
    @InjectRepository(Inspection) private readonly inspections: Repository<Inspection>,
    @InjectRepository(InspectionTemplate) private readonly stored: Repository<InspectionTemplate>,
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  async listTemplates(): Promise<CallAnswer<typeof getInspectionTemplates>> {
    const own = new Map((await this.stored.find()).map(({ place, areas }) => [place, areas]));
    const places = Object.keys(PLACES) as Place[];
    return places.map((place) => ({ place, areas: [...(own.get(place) ?? FIRST_TEMPLATES[place])] }));
  }

  async saveTemplate(
    admin: Caller,
    { place, areas }: CallBody<typeof saveInspectionTemplate>,
  ): Promise<CallAnswer<typeof saveInspectionTemplate>> {
    await this.transactions.run(async (tx) => {
      const row = { place, areas, changedAt: this.clock.now().toJSDate(), changedByName: admin.name };
      await tx.manager.upsert(InspectionTemplate, row, ['place']);
      await recordAudit(tx, {
        actor: admin,
        action: 'inspection-template.changed',
        subject: { kind: 'list', id: '', name: `Inspection of: ${PLACES[place]}` },
        details: { areas: areas.join(', ') },
      });
    });
    return { place, areas };
  }

  /** Idempotent by key. Throws 404, and 409 for somebody else's key. */
  record(caller: Caller, body: CallBody<typeof recordInspection>): Promise<CallAnswer<typeof recordInspection>> {
    return this.transactions.run(async (tx) => {
      const job = await findRow(tx.manager, Job, { id: body.job_id }, 'no_such_job');
      const { key: idempotencyKey, place, note, areas } = body;
      const added = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Inspection)
        .values({
          id: v7(),
          idempotencyKey,
          jobId: job.id,
          place,
          inspectedAt: this.clock.now().toJSDate(),
          inspectedBy: caller.id,
          inspectedByName: caller.name,
          note,
          areas,
        })
        .orIgnore()
        .returning('id')
        .execute();
      const inspection = await tx.manager.findOneByOrFail(Inspection, { idempotencyKey });
      if (inspection.inspectedBy !== caller.id) throw refuse('inspection_sent');
      if ((added.raw as unknown[]).length > 0) {
        if (areas.some(({ photos }) => photos.length > 0)) tx.recordChange('work-photos', inspection.id);
        await recordAudit(tx, {
          actor: caller,
          action: 'inspection.recorded',
          subject: { kind: 'job', id: job.id, name: job.title },
          details: { score: String(getScore(areas)) },
        });
      }
      return { inspection_id: inspection.id };
    });
  }

  async list({
    job_id: jobId,
    page,
    page_size,
  }: CallQuery<typeof listInspections>): Promise<CallAnswer<typeof listInspections>> {
    const [rows, total] = await this.inspections.findAndCount({
      where: { jobId },
      order: { inspectedAt: 'DESC', id: 'DESC' },
      take: page_size,
      skip: (page - 1) * page_size,
    });
    return { total, rows: rows.map(getRow) };
  }

  /** Throws 404, also for inspections at other places. */
  async getDetail(id: string, places: Places): Promise<InspectionDetail> {
    const inspection = await findRow(this.manager, Inspection, { id, ...wherePlaces(places) }, 'no_such_inspection');
    const { jobId, note, areas } = inspection;
    const job = await this.jobs.findOneBy({ id: jobId });
    return {
      ...getRow(inspection),
      job_id: jobId,
      job_name: job?.title ?? '',
      job_address: job?.address ?? '',
      note,
      areas,
    };
  }

  /** The day of an inspection in business time, YYYY-MM-DD. */
  getDay({ inspected_at }: InspectionDetail): string {
    return toIsoDate(DateTime.fromISO(inspected_at, { zone: this.clock.zone }));
  }
}
