import { EXPECTED_MINUTES } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { formatCompliance } from '../compliance/compliance.queries.js';
import type { ComplianceOfPerson } from '../compliance/missing-documents.js';
import type { Rates } from '../pay/pay.js';
import { type Plan } from '../shifts/plan.js';
import { assignedSinceSql, getPlan, ownShiftSinceSql } from '../shifts/plan.queries.js';
import { CLOCK_TOLERANCE_MINUTES } from './clock-event.js';
import { type FinishedSlot, type TimetableSlotRow } from './slots.js';
import { findTakenSlots, hasShiftsBetween, slotRows } from './slots.queries.js';
import type { WorkRecord } from './work-record.entity.js';

/** A job as needed for a person's start. */
export interface PersonJob {
  created_at: Date;
  /** When they were assigned to the job or got a shift there around now; null: neither. */
  enrolled_at: Date | null;
  rates: Rates;
  shift_plan: Plan;
  compliance: ComplianceOfPerson;
  /** Their visa limits hours of work. */
  work_limit: boolean;
}

export interface PersonPermanentJob extends PersonJob {
  slots: TimetableSlotRow[];
  finished: FinishedSlot[];
}

export interface PersonQuickJob extends PersonJob {
  quick_date: string;
  quick_time: string;
  expected_minutes: number;
}

interface Asked {
  readonly jobId: string;
  readonly personId: string;
  readonly yesterday: string;
  readonly today: string;
  /** Null: as it is planned now; otherwise as it was planned at that moment. */
  readonly plannedAt: Date | null;
}

/**
 * SQL: columns of `PersonJob`. $2: person; $3 and $4: yesterday and today; `at`: null or the placeholder of a moment.
 */
const personJobSql = (at: string | null) => `job.created_at,
  coalesce(${assignedSinceSql('$2::uuid', at)}, ${ownShiftSinceSql('$2', '$3', '$4', at)}) AS enrolled_at,
  ${getPlan('$2', '$3', '$4', at)} AS shift_plan,
  json_build_object('contractorCentsPerHour', job.contractor_rate_cents,
    'companyCentsPerHour', job.company_rate_cents) AS rates,
  ${formatCompliance('$2::uuid', 'job.id')} AS compliance,
  coalesce((SELECT work_limit FROM known_compliance WHERE person_id = $2::uuid), false) AS work_limit`;

/** The values of a statement with `personJobSql`, and the placeholder of its moment. */
function buildValues({ jobId, personId, yesterday, today, plannedAt }: Asked) {
  const values = [jobId, personId, yesterday, today];
  return plannedAt === null ? { at: null, values } : { at: '$5::timestamptz', values: [...values, plannedAt] };
}

/** A permanent job with its timetable and the person's finished work there yesterday and today. */
export async function findPersonPermanentJob(
  manager: EntityManager,
  asked: Asked,
): Promise<PersonPermanentJob | undefined> {
  const { at, values } = buildValues(asked);
  const [job] = await manager.query<PersonPermanentJob[]>(
    `SELECT ${personJobSql(at)}, ${slotRows(hasShiftsBetween('$3', '$4'))} AS slots,
       ${findTakenSlots('$2', '$3', '$4', false)} AS finished
     FROM job WHERE job.id = $1 AND job.kind = 'permanent'`,
    values,
  );
  return job;
}

/** A quick job with its day and time. */
export async function findPersonQuickJob(manager: EntityManager, asked: Asked): Promise<PersonQuickJob | undefined> {
  const { at, values } = buildValues(asked);
  const [job] = await manager.query<PersonQuickJob[]>(
    `SELECT ${personJobSql(at)}, job.quick_date::text, job.quick_time,
       coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS expected_minutes
     FROM job WHERE job.id = $1 AND job.kind = 'quick'`,
    values,
  );
  return job;
}

const MINUTES = `interval '${CLOCK_TOLERANCE_MINUTES} minutes'`;

/** SQL: the moment `start`, or the end of the person's last work where that is a little later. */
const startBehindLastWork = (person: string, start: string) => `
  coalesce((SELECT max(ended_at) FROM work_record
    WHERE person_id = ${person}::uuid AND NOT is_manual AND ended_at > ${start}::timestamptz
      AND ended_at <= ${start}::timestamptz + ${MINUTES}), ${start}::timestamptz)`;

type StartedWork = Pick<
  WorkRecord,
  | 'id'
  | 'personId'
  | 'jobId'
  | 'slotId'
  | 'businessDate'
  | 'startedAt'
  | 'startReceivedAt'
  | 'startKey'
  | 'plannedEnd'
  | 'startLocation'
  | 'contractorRateCents'
  | 'companyRateCents'
  | 'capMinutes'
  | 'plannedFrom'
  | 'plannedUntil'
  | 'expectedMinutes'
  | 'startLacked'
  | 'complaintId'
>;

/**
 * Writes started work. Its start is the given moment, or the end of the person's last work if that is slightly later:
 * clocks differ, and a person's work must not overlap. Returns false, without writing, if the start was undone.
 */
export async function insertStartedWork(manager: EntityManager, work: StartedWork): Promise<boolean> {
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, start_received_at, start_key,
       planned_end, start_location, contractor_rate_cents, company_rate_cents, cap_minutes, planned_from, planned_until,
       expected_minutes, start_lacked, complaint_id)
     SELECT $1, $2, $3, $4, $5, false, start, CASE WHEN $7::timestamptz IS NOT NULL THEN greatest($7, start) END, $8, $9, $10,
       $11, $12, $13, $14, $15, $16, $17::text[], $18
     FROM (SELECT ${startBehindLastWork('$2', '$6')} AS start) AS begun
     WHERE NOT EXISTS (SELECT FROM undone_start WHERE person_id = $2 AND start_key = $8)
     RETURNING id`,
    [
      work.id,
      work.personId,
      work.jobId,
      work.slotId,
      work.businessDate,
      work.startedAt,
      work.startReceivedAt,
      work.startKey,
      work.plannedEnd,
      work.startLocation,
      work.contractorRateCents,
      work.companyRateCents,
      work.capMinutes,
      work.plannedFrom,
      work.plannedUntil,
      work.expectedMinutes,
      work.startLacked,
      work.complaintId,
    ],
  );
  return inserted.length > 0;
}
