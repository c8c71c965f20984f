import { warn } from '@cleaning/contracts';
import { Refusal, refuse } from '@cleaning/service-kit/errors';
import type { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { toIsoDate } from '../business-time/business-time.js';
import { findMissingDocuments } from '../compliance/missing-documents.js';
import type { ReCleanShift } from '../shifts/plan.js';
import { type ClockEvent, isTooLate, refuseBeforeAssignment } from './clock-event.js';
import type { PersonJob } from './work-start.queries.js';

/** The plan of the work that starts. */
export interface StartPlan {
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
  plannedFrom: DateTime;
  /** Null where only the start is planned. */
  plannedUntil: DateTime | null;
  expectedMinutes: number;
  /** Cents per hour on a public holiday with its own rate. */
  holidayRateCents: number | null;
  reClean: ReCleanShift | null;
}

/** Reads a job for an event at a moment, with the plan of now (null) or of a past moment. */
export type FindJob<Found> = (manager: EntityManager, at: DateTime, plannedAt: Date | null) => Promise<Found>;

/**
 * Keeps a stored Start without valid documents for an admin to decide, even if the company refuses such Starts. Throws
 * 409 for the others.
 */
export function checkDocuments({ compliance }: PersonJob, { at, receivedAt }: ClockEvent) {
  const lacks = findMissingDocuments(compliance, toIsoDate(at));
  const isRefused = compliance.start === 'refuse' && lacks.length > 0;
  if (isRefused && receivedAt === null) throw refuse('documents_needed', { documents: lacks });
  const warnings = lacks.length > 0 ? [warn('documents_due', { documents: lacks })] : [];
  return { warnings, startLacked: isRefused ? lacks.map(({ kind }) => kind) : [] };
}

/**
 * The current plan; for an event so late that its work is held anyway, otherwise the plan at the time of the event:
 * somebody marked as away or taken off the job since did work.
 */
export async function findPlannedStart<Found extends PersonJob>(
  manager: EntityManager,
  clockEvent: ClockEvent,
  find: FindJob<Found>,
  plan: (job: Found, at: DateTime) => StartPlan,
): Promise<{ job: Found; planned: StartPlan }> {
  const { at } = clockEvent;
  const planAt = async (plannedAt: Date | null) => {
    const job = await find(manager, at, plannedAt);
    if (!job.enrolled_at) throw refuse('not_assigned');
    refuseBeforeAssignment(clockEvent, job.created_at, job.enrolled_at);
    return { job, planned: plan(job, at) };
  };
  try {
    return await planAt(null);
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || !isTooLate(clockEvent)) throw refusal;
    return planAt(at.toJSDate()).catch((error) => {
      throw error instanceof Refusal ? refusal : error;
    });
  }
}
