import {
  type answerComplaint,
  type CallAnswer,
  type CallBody,
  CLIENT_COMPLAINTS,
  COMPLAINT_ANSWERS_PER_HOUR,
  CONFIRMABLE_STATES,
  type ComplaintState,
  DONE,
  type Done,
  type listClientComplaints,
  REOPENABLE_STATES,
} from '@cleaning/contracts';
import { type ClientSession, HourlyLimit, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, IsNull, MoreThan } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findClientComplaints } from './client-complaints.queries.js';
import { ComplaintNote } from './complaint.entity.js';
import { moveComplaint, recordComplaintAudit, tellComplaintChanged } from './complaint-steps.js';

const isAmong = (states: readonly ComplaintState[], state: ComplaintState) => states.includes(state);

/**
 * True if the client has reopened the complaint since. Counts once a day in the score: reopening twice in a day is one
 * dissatisfaction.
 */
const wasReopened = (manager: EntityManager, complaintId: string, since: Date): Promise<boolean> =>
  manager.existsBy(ComplaintNote, { complaintId, state: 'acknowledged', byId: IsNull(), at: MoreThan(since) });

/** Complaints on the client's page. */
@Injectable()
export class ClientComplaints {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly limit: HourlyLimit,
  ) {}

  async list(client: ClientSession): Promise<CallAnswer<typeof listClientComplaints>> {
    const wanted = { id: null, zone: this.clock.zone, limit: CLIENT_COMPLAINTS };
    const rows = await findClientComplaints(this.manager, client, wanted);
    return rows.map((row) => ({
      ...row,
      reported_at: row.reported_at.toISOString(),
      answers: [
        ...(isAmong(CONFIRMABLE_STATES, row.state) ? (['good'] as const) : []),
        ...(isAmong(REOPENABLE_STATES, row.state) ? (['not-good'] as const) : []),
      ],
    }));
  }

  /** The same answer again changes nothing. Throws 404 for another client's, too, 409, and 429. */
  async answer(client: ClientSession, body: CallBody<typeof answerComplaint>): Promise<Done> {
    const { complaint_id: id, verdict, text } = body;
    const seconds = await this.limit.take(`answers ${client.clientId}`, COMPLAINT_ANSWERS_PER_HOUR);
    if (seconds > 0) throw refuse('too_many_answers', { retry_after: seconds });
    await this.transactions.run(async (tx) => {
      const [own] = await findClientComplaints(tx.manager, client, { id, zone: this.clock.zone, limit: 1 });
      if (!own) throw refuse('no_such_complaint');
      const now = this.clock.now();
      const at = now.toJSDate();
      const by = { id: null, name: client.contactName };
      const confirmed = { confirmedAt: at, confirmedByName: client.contactName, confirmedHow: 'page' } as const;
      const open = { confirmedAt: null, confirmedByName: '', confirmedHow: null };
      const complaint = await moveComplaint(
        tx,
        by,
        verdict === 'good'
          ? { id, from: CONFIRMABLE_STATES, to: 'confirmed', at, text, set: confirmed }
          : {
              id,
              from: REOPENABLE_STATES,
              to: 'acknowledged',
              at,
              text,
              set: open,
              reopens: !(await wasReopened(tx.manager, id, now.minus({ days: 1 }).toJSDate())),
            },
      );
      if (!complaint) return;
      await tellComplaintChanged(tx, complaint, verdict === 'good' ? 'confirmed' : 'reopened');
      const action = verdict === 'good' ? 'complaint.confirmed' : 'complaint.reopened';
      await recordComplaintAudit(tx, { id: '', name: client.contactName }, complaint, action, {
        client: client.clientName,
      });
    });
    return DONE;
  }
}
