import {
  type acknowledgeComplaint,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  COMPLAINT_CHANNELS,
  type confirmComplaint,
  DONE,
  type Done,
  type noteComplaint,
  REPORT_AHEAD_MINUTES,
  type recordComplaint,
  type reopenComplaint,
  type withdrawComplaint,
} from '@cleaning/contracts';
import {
  type Caller,
  findRow,
  getPlaces,
  InvalidInput,
  insertOnce,
  type Places,
  refuse,
  type Transaction,
  Transactions,
  wherePlaces,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { resolveInstant } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { Complaint, ComplaintNote } from './complaint.entity.js';
import { addNote, moveComplaint, recordComplaintAudit, tellComplaintChanged } from './complaint-steps.js';

/** What clients were not satisfied with, and the steps until they are. */
@Injectable()
export class Complaints {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Idempotent by key; repeats send no notices. Throws 404, 409 for somebody else's key, 400 for a moment in the
   * future.
   */
  record(admin: Caller, body: CallBody<typeof recordComplaint>): Promise<CallAnswer<typeof recordComplaint>> {
    return this.transactions.run(async (tx) => {
      const job = await findRow(tx.manager, Job, { id: body.job_id }, 'no_such_job');
      const now = this.clock.now().toJSDate();
      const [date = '', time = ''] = body.reported_at?.split('T') ?? [];
      const reportedAt = body.reported_at ? resolveInstant(date, time, this.clock.zone).toJSDate() : now;
      this.refuseFuture(reportedAt, body.about_day);
      const isNew = await insertOnce(tx.manager, Complaint, {
        id: v7(),
        idempotencyKey: body.key,
        jobId: job.id,
        channel: body.channel,
        clientName: body.client_name,
        email: body.email,
        telephone: body.telephone,
        aboutDay: body.about_day ?? null,
        text: body.text,
        photos: body.photos,
        // Within the tolerance.
        reportedAt: reportedAt < now ? reportedAt : now,
        recordedBy: admin.id,
        recordedByName: admin.name,
        recordedAt: now,
      });
      const complaint = await tx.manager.findOneByOrFail(Complaint, { idempotencyKey: body.key });
      if (complaint.recordedBy !== admin.id) throw refuse('complaint_entered');
      if (isNew) {
        if (body.photos.length > 0) tx.recordChange('work-photos', complaint.id);
        await tellComplaintChanged(tx, complaint, 'reported');
        await recordComplaintAudit(tx, admin, complaint, 'complaint.recorded', {
          how: COMPLAINT_CHANNELS[body.channel],
        });
      }
      return { complaint_id: complaint.id, number: Number(complaint.number) };
    });
  }

  /** Again it changes nothing, whatever has become of it. Throws 404, and 409 for one that was withdrawn. */
  async acknowledge(caller: Caller, { id }: CallBody<typeof acknowledgeComplaint>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const known = await getPlaceComplaint(tx, id, getPlaces(caller));
      if (known.acknowledgedAt) return;
      const at = this.clock.now().toJSDate();
      const acknowledgedAt = at > known.reportedAt ? at : known.reportedAt;
      const set = { acknowledgedAt, acknowledgedByName: caller.name };
      const complaint = await moveComplaint(tx, caller, { id, from: ['reported'], to: 'acknowledged', at, set });
      if (!complaint) return;
      if (complaint.email !== '') tx.recordChange('outgoing-mail', id);
      await recordComplaintAudit(tx, caller, complaint, 'complaint.acknowledged');
    });
    return DONE;
  }

  /** Throws 404, and 409 when it is not in the state `from` any more. */
  async confirm(admin: Caller, body: CallBody<typeof confirmComplaint>): Promise<Done> {
    const { id, from, client_name: confirmedByName, channel } = body;
    await this.transactions.run(async (tx) => {
      const at = this.clock.now().toJSDate();
      const how = COMPLAINT_CHANNELS[channel];
      const complaint = await moveComplaint(tx, admin, {
        id,
        from: [from],
        to: 'confirmed',
        at,
        text: `${confirmedByName}. ${how}`,
        set: { confirmedAt: at, confirmedByName, confirmedHow: channel },
      });
      if (!complaint) return;
      await tellComplaintChanged(tx, complaint, 'confirmed');
      await recordComplaintAudit(tx, admin, complaint, 'complaint.confirmed', { by: confirmedByName, how });
    });
    return DONE;
  }

  /** Throws as `confirm`. */
  async reopen(admin: Caller, { id, from, reason }: CallBody<typeof reopenComplaint>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const at = this.clock.now().toJSDate();
      const set = { confirmedAt: null, confirmedByName: '', confirmedHow: null };
      const step = { id, from: [from], to: 'acknowledged', at, text: reason, set, reopens: true } as const;
      const complaint = await moveComplaint(tx, admin, step);
      if (!complaint) return;
      await tellComplaintChanged(tx, complaint, 'reopened');
      await recordComplaintAudit(tx, admin, complaint, 'complaint.reopened', { reason });
    });
    return DONE;
  }

  /** Throws as `confirm`. */
  async withdraw(admin: Caller, { id, from, reason }: CallBody<typeof withdrawComplaint>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const at = this.clock.now().toJSDate();
      const complaint = await moveComplaint(tx, admin, { id, from: [from], to: 'withdrawn', at, text: reason });
      if (complaint) await recordComplaintAudit(tx, admin, complaint, 'complaint.withdrawn', { reason });
    });
    return DONE;
  }

  /** Throws 400 if the report or the visit is in the future. */
  private refuseFuture(reportedAt: Date, aboutDay: string | undefined): void {
    const now = this.clock.now();
    const createInvalidInput = (field: string) => new InvalidInput([buildFieldProblem(field, 'in_future')]);
    if (reportedAt > now.plus({ minutes: REPORT_AHEAD_MINUTES }).toJSDate()) throw createInvalidInput('reported_at');
    if (aboutDay !== undefined && aboutDay > this.clock.today()) throw createInvalidInput('about_day');
  }

  /** The same key again adds nothing. Throws 404, and 409 when the key is of another complaint. */
  async note(caller: Caller, { id, key, text, photos }: CallBody<typeof noteComplaint>): Promise<Done> {
    await this.transactions.run(async (tx) => {
      const complaint = await getPlaceComplaint(tx, id, getPlaces(caller));
      const note = { kind: 'note', idempotencyKey: key, text, photos } as const;
      if (await addNote(tx, caller, id, this.clock.now().toJSDate(), note))
        await recordComplaintAudit(tx, caller, complaint, 'complaint.noted');
      else if (!(await tx.manager.existsBy(ComplaintNote, { idempotencyKey: key, complaintId: id })))
        throw refuse('sent_for_other_complaint');
    });
    return DONE;
  }
}

async function getPlaceComplaint({ manager }: Transaction, id: string, places: Places): Promise<Complaint> {
  const complaint = await findRow(manager, Complaint, { id, ...wherePlaces(places) }, 'no_such_complaint');
  return complaint;
}
