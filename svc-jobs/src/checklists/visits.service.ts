import {
  type answerChecklist,
  type CallAnswer,
  type CallBody,
  type CallQuery,
  getItemState,
  type getVisit,
  groupItemsByState,
  type listVisits,
  pickMissingItems,
  type VisitReport as VisitReportView,
  type VisitRow,
} from '@cleaning/contracts';
import { type Caller, insertOnce, type Places, refuse, Transactions, wherePlaces } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkRecord } from '../work/work-record.entity.js';
import { ChecklistVersion, VisitReport } from './checklist.entity.js';
import { findFinishedWorkAt, findVisitReports, lockOwnWork, type ReportWithAreas } from './checklists.queries.js';

const listPhotoIds = ({ answers, photos }: Pick<ReportWithAreas, 'answers' | 'photos'>): string[] => [
  ...answers.flatMap((answer) => answer.photos),
  ...photos.map(({ id }) => id),
];

/** Checklist answers and photos of finished work. */
@Injectable()
export class Visits {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    @InjectRepository(WorkRecord) private readonly work: Repository<WorkRecord>,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Idempotent by key. Throws 404 for somebody else's work, and 409 while the work runs: phones send clock events
   * first, so that Finished never waits for this.
   */
  answer(caller: Caller, body: CallBody<typeof answerChecklist>): Promise<CallAnswer<typeof answerChecklist>> {
    return this.transactions.run(async (tx) => {
      const named = { rowId: body.row_id, startKey: body.start_key };
      const record = await lockOwnWork(tx.manager, caller.id, named);
      if (!record) throw refuse('no_such_work');
      if (!record.ended_at) throw refuse('work_running');
      const version = body.version_id
        ? await tx.manager.findOneBy(ChecklistVersion, { id: body.version_id, jobId: record.job_id })
        : null;
      const known = new Set(version?.areas.flatMap(({ items }) => items.map(({ id }) => id)));
      const now = this.clock.now().toJSDate();
      const answeredAt = new Date(body.answered_at);
      const isNew = await insertOnce(tx.manager, VisitReport, {
        id: v7(),
        idempotencyKey: body.key,
        recordId: record.id,
        personId: caller.id,
        versionId: version?.id ?? null,
        answers: body.answers.filter(({ item_id }) => known.has(item_id)),
        photos: body.photos,
        answeredAt: answeredAt < now ? answeredAt : now,
        sentAt: now,
      });
      const report = await tx.manager.findOneByOrFail(VisitReport, { idempotencyKey: body.key });
      if (report.personId !== caller.id) throw refuse('answers_of_other');
      if (isNew && listPhotoIds(report).length > 0) tx.recordChange('work-photos', report.id);
      return { report_id: report.id };
    });
  }

  async list({ job_id, page, page_size }: CallQuery<typeof listVisits>): Promise<CallAnswer<typeof listVisits>> {
    const { manager } = this;
    const { total, rows } = await findFinishedWorkAt(manager, job_id, { page, page_size });
    const reports = await findVisitReports(
      manager,
      rows.map(({ record_id }) => record_id),
    );
    return {
      total,
      rows: rows.map((row) => {
        const about = reports.filter(({ record_id }) => record_id === row.record_id);
        return {
          ...row,
          started_at: row.started_at.toISOString(),
          ended_at: row.ended_at.toISOString(),
          ...computeSum(about),
        };
      }),
    };
  }

  /** Throws 404, also for visits at other places. */
  async getDetail(recordId: string, places: Places): Promise<CallAnswer<typeof getVisit>> {
    if (!(await this.work.existsBy({ id: recordId, ...wherePlaces(places) }))) throw refuse('no_such_work');
    const reports = await findVisitReports(this.manager, [recordId]);
    return { record_id: recordId, reports: reports.map(toView) };
  }
}

type Sum = Pick<VisitRow, 'is_reported' | 'done' | 'not_done' | 'missing' | 'photos'>;

/** Newest answer to each item of the last checklist version, from all reports about one visit, oldest first. */
function computeSum(reports: readonly ReportWithAreas[]): Sum {
  const areas = reports.findLast((report) => report.areas.length > 0)?.areas ?? [];
  const newest = new Map(reports.flatMap(({ answers }) => answers.map((answer) => [answer.item_id, answer] as const)));
  const answers = [...newest.values()];
  const { done, 'not-done': notDone } = groupItemsByState(areas, answers);
  return {
    is_reported: reports.length > 0,
    done: done.length,
    not_done: notDone.length,
    missing: pickMissingItems(areas, answers).length,
    photos: new Set(reports.flatMap(listPhotoIds)).size,
  };
}

function toView({ id, answers, areas, photos, answered_at }: ReportWithAreas): VisitReportView {
  const byItem = new Map(answers.map((answer) => [answer.item_id, answer]));
  return {
    report_id: id,
    answered_at: answered_at.toISOString(),
    areas: areas.map(({ name, items }) => ({
      name,
      items: items.map((item) => {
        const answer = byItem.get(item.id);
        return {
          ...item,
          state: getItemState(item, answer),
          reason: answer?.reason ?? '',
          photos: answer?.photos ?? [],
        };
      }),
    })),
    photos,
  };
}
