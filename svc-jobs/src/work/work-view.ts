import { type DoneWork, PENDING, type TimesheetRow, type WorkState } from '@cleaning/contracts';
import { moneyText } from '../pay/pay.js';

/** A work record as the history reads it. Times HH:MM in business time; what is not known yet is null. */
export interface DoneWorkRow {
  id: string;
  person_id: string;
  user_name: string;
  date: string;
  start_time: string;
  planned_end: string | null;
  ended_time: string | null;
  start_location: string | null;
  finish_location: string | null;
  contractor_cents: number | null;
  company_cents: number | null;
  is_manual: boolean;
  corrected: boolean;
  still_to_do: number;
  /** When a late clock event arrived, YYYY-MM-DD HH:MM in business time; null for one in time. */
  start_received_at: string | null;
  end_received_at: string | null;
  /** Null while the work runs. */
  state: WorkState | null;
}

export interface TimesheetRecord {
  id: string;
  date: string;
  title: string;
  minutes: number;
  is_manual: boolean;
  contractor_cents: number;
  state: WorkState;
  /** Why it was not approved; null otherwise. */
  note: string | null;
}

/** A manual record is done and has no end time. */
function endedTime(row: DoneWorkRow): string {
  if (row.ended_time === null) return PENDING;
  return row.is_manual ? '' : row.ended_time;
}

/** The state is shown only of work that is not paid. */
const unpaidState = (state: WorkState | null) => (state === 'held' || state === 'rejected' ? { state } : {});

export function doneWorkView(row: DoneWorkRow): DoneWork {
  return {
    row_id: row.id,
    user_id: row.person_id,
    user_name: row.user_name,
    date: row.date,
    start_time: row.start_time,
    end_time: row.planned_end ?? '',
    ended_time: endedTime(row),
    job_started_location: row.start_location ?? '',
    job_ended_location: row.finish_location ?? '',
    job_payment_for_day: `${moneyText(row.contractor_cents ?? 0)}-${moneyText(row.company_cents ?? 0)}`,
    job_status: row.ended_time === null ? 'pending' : 'done',
    job_counts_per_day: row.still_to_do,
    is_manual: row.is_manual,
    is_late: row.start_received_at !== null || row.end_received_at !== null,
    start_received_at: row.start_received_at ?? '',
    end_received_at: row.end_received_at ?? '',
    corrected: row.corrected,
    ...unpaidState(row.state),
  };
}

/** Minutes as HH:MM; more than a day stays in hours. */
export function durationText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function timesheetView(row: TimesheetRecord): TimesheetRow {
  return {
    row_id: row.id,
    date: row.date,
    place: row.title,
    duration: row.is_manual ? '' : durationText(row.minutes),
    payment: moneyText(row.contractor_cents),
    ...unpaidState(row.state),
    ...(row.state === 'rejected' && row.note ? { note: row.note } : {}),
  };
}
