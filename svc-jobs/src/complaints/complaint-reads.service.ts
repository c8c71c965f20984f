import {
  type CallAnswer,
  type CallQuery,
  COMPLAINT_MONTHS,
  type ComplaintDetail,
  type countComplaints,
  type getComplaintTimes,
  type listComplaints,
  MINUTE_MS,
  type OutgoingMail,
} from '@cleaning/contracts';
import { findRow, type Places, ReadsState, type States, toStatesById, wherePlaces } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { Complaint, ComplaintNote } from './complaint.entity.js';
import { findComplaintPage, findReCleans, findTimesByMonth } from './complaints.queries.js';

const toInstant = (moment: Date | null): string => moment?.toISOString() ?? '';

/** Complaints as the desk shows them. */
@Injectable()
export class ComplaintReads {
  constructor(
    @InjectRepository(Complaint) private readonly complaints: Repository<Complaint>,
    @InjectRepository(ComplaintNote) private readonly notes: Repository<ComplaintNote>,
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly dataSource: DataSource,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  async list(query: CallQuery<typeof listComplaints>, places: Places): Promise<CallAnswer<typeof listComplaints>> {
    const { total, rows } = await findComplaintPage(this.dataSource, query, this.clock.zone, places);
    return { total, rows: rows.map((row) => ({ ...row, reported_at: row.reported_at.toISOString() })) };
  }

  async count(places: Places): Promise<CallAnswer<typeof countComplaints>> {
    return { reported: await this.complaints.countBy({ state: 'reported', ...wherePlaces(places) }) };
  }

  getTimes(places: Places): Promise<CallAnswer<typeof getComplaintTimes>> {
    const first = this.clock
      .now()
      .startOf('month')
      .minus({ months: COMPLAINT_MONTHS - 1 });
    return findTimesByMonth(this.manager, toIsoDate(first), this.clock.zone, places);
  }

  /** Throws 404. Leaves out for supervisors whether the person is paid. */
  async getDetail(id: string, places: Places): Promise<ComplaintDetail> {
    const complaint = await findRow(this.manager, Complaint, { id, ...wherePlaces(places) }, 'no_such_complaint');
    const [job, notes, reCleans] = await Promise.all([
      this.jobs.findOneByOrFail({ id: complaint.jobId }),
      this.notes.find({ where: { complaintId: id }, order: { at: 'ASC', id: 'ASC' } }),
      findReCleans(this.manager, id, this.clock.now().toJSDate(), this.clock.zone),
    ]);
    const { reportedAt, acknowledgedAt } = complaint;
    return {
      complaint_id: id,
      number: Number(complaint.number),
      state: complaint.state,
      job_id: job.id,
      job_name: job.title,
      job_kind: job.kind,
      channel: complaint.channel,
      client_name: complaint.clientName,
      contact_mail: places === 'all' ? complaint.email : '',
      telephone: complaint.telephone,
      about_day: complaint.aboutDay ?? '',
      text: complaint.text,
      photos: complaint.photos,
      photo_owner: complaint.channel === 'page' ? complaint.idempotencyKey : id,
      reported_at: reportedAt.toISOString(),
      recorded_by: complaint.recordedByName,
      recorded_at: complaint.recordedAt.toISOString(),
      acknowledged_at: toInstant(acknowledgedAt),
      acknowledged_by: complaint.acknowledgedByName,
      acknowledged_after: acknowledgedAt && Math.floor((acknowledgedAt.getTime() - reportedAt.getTime()) / MINUTE_MS),
      confirmed_at: toInstant(complaint.confirmedAt),
      confirmed_by: complaint.confirmedByName,
      confirmed_how: complaint.confirmedHow,
      reopened: complaint.reopened,
      re_cleans: places === 'all' ? reCleans : reCleans.map(({ paid: _, ...reClean }) => reClean),
      history: notes.map(({ id, kind, at, byName, text, state, photos }) => ({
        id,
        kind,
        at: at.toISOString(),
        by: byName,
        text,
        state,
        photos,
      })),
    };
  }

  /** Mail that acknowledges a complaint; none without an address. */
  @ReadsState('outgoing-mail')
  async findOutgoingMails(ids: readonly string[]): Promise<States<'outgoing-mail'>> {
    const complaints = await this.complaints.findBy({ id: In([...ids]) });
    const jobs = await this.jobs.findBy({ id: In(complaints.map(({ jobId }) => jobId)) });
    return toStatesById(
      complaints.flatMap(({ id, number, clientName: name, email: address, acknowledgedAt, jobId }) => {
        if (address === '' || !acknowledgedAt) return [];
        const place = jobs.find((job) => job.id === jobId)?.title ?? '';
        const state: OutgoingMail = {
          kind: 'complaint-acknowledged',
          to: { name, address },
          parameters: { number: Number(number), place },
          at: acknowledgedAt.toISOString(),
        };
        return [{ id, state }];
      }),
    );
  }
}
