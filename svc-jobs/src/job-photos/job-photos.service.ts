import { type CallAnswer, type getJobPhotos, type JobPhoto, PHOTO_LABELS } from '@cleaning/contracts';
import { findRow } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { findInspectionsWithPhotos, findReportsWithPhotos, findVisitsWithPhotos } from './job-photos.queries.js';

const REPORT_NAMES = { incident: 'Incident', complaint: 'Complaint', supply: 'Supply request' } as const;

/** Descriptions of a job's photos, for svc-media, which stores them. */
@Injectable()
export class JobPhotos {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** By kind and day. Throws 404. */
  async list(jobId: string): Promise<CallAnswer<typeof getJobPhotos>> {
    const job = await findRow(this.manager, Job, { id: jobId }, 'no_such_job');
    const photos = [
      ...(await this.findVisitPhotos(jobId)),
      ...(await this.findInspectionPhotos(jobId)),
      ...(await this.findReportPhotos(jobId)),
    ];
    return { job_name: job.title, photos };
  }

  private async findVisitPhotos(jobId: string): Promise<JobPhoto[]> {
    const visits = await findVisitsWithPhotos(this.manager, jobId);
    return visits.flatMap(({ day, name, answers, photos, areas }) => {
      const items = areas.flatMap((area) => area.items.map((item) => [item.id, `${area.name}, ${item.text}`] as const));
      const labels = new Map(items);
      const visit = { kind: 'visit' as const, group: `${day} ${name}`.trim() };
      return [
        ...answers.flatMap((answer) =>
          answer.photos.map((id) => ({ ...visit, id, label: labels.get(answer.item_id) ?? PHOTO_LABELS[''] })),
        ),
        ...photos.map(({ id, label }) => ({ ...visit, id, label: PHOTO_LABELS[label] })),
      ];
    });
  }

  private async findInspectionPhotos(jobId: string): Promise<JobPhoto[]> {
    const inspections = await findInspectionsWithPhotos(this.manager, jobId, this.clock.zone);
    return inspections.flatMap(({ day, name, areas }) =>
      areas.flatMap((area) =>
        area.photos.map((id) => ({ id, kind: 'inspection' as const, group: `${day} ${name}`, label: area.name })),
      ),
    );
  }

  private async findReportPhotos(jobId: string): Promise<JobPhoto[]> {
    const reports = await findReportsWithPhotos(this.manager, jobId, this.clock.zone);
    return reports.flatMap(({ kind, number, day, name, label, photos }) => {
      const group = kind === 'feedback' ? `${day} ${name}` : `${REPORT_NAMES[kind]} ${number}, ${day}`;
      return photos.map((id) => ({ id, kind, group, label: label || PHOTO_LABELS[''] }));
    });
  }
}
