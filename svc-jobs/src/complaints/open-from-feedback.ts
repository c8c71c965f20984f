import { insertOnce, type Transaction } from '@cleaning/service-kit';
import { v7 } from 'uuid';
import { Complaint } from './complaint.entity.js';
import { tellComplaintChanged } from './complaint-steps.js';

/** A client's feedback from their own page. `businessDate` is YYYY-MM-DD. */
export interface FeedbackOfClient {
  readonly id: string;
  readonly jobId: string;
  readonly businessDate: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly text: string;
  readonly photos: readonly string[];
  readonly at: Date;
}

const DEFAULT_TEXT = 'Something is wrong.';

/**
 * Opens a complaint for a client's feedback that something is wrong, once for each feedback. The photos stay with the
 * feedback.
 */
export async function openFromFeedback(tx: Transaction, feedback: FeedbackOfClient): Promise<void> {
  const isNew = await insertOnce(tx.manager, Complaint, {
    id: v7(),
    idempotencyKey: feedback.id,
    jobId: feedback.jobId,
    channel: 'page',
    clientName: feedback.contactName,
    email: feedback.contactEmail,
    telephone: '',
    aboutDay: feedback.businessDate,
    text: feedback.text || DEFAULT_TEXT,
    photos: [...feedback.photos],
    reportedAt: feedback.at,
    recordedBy: null,
    recordedByName: '',
    recordedAt: feedback.at,
  });
  if (!isNew) return;
  const complaint = await tx.manager.findOneByOrFail(Complaint, { idempotencyKey: feedback.id });
  tx.announce('complaint', complaint.id);
  await tellComplaintChanged(tx, complaint, 'reported');
}
