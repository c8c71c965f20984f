import type { DoneWorkRow } from './work-history.queries.js';
import { formatHoursMinutes, toDoneWorkView, toTimesheetView } from './work-history.service.js';

const finished: DoneWorkRow = {
  id: 'row',
  person_id: 'person',
  user_name: 'Ana Silva',
  date: '2026-04-04',
  start_time: '22:03',
  planned_end: '06:00',
  ended_time: '05:58',
  start_location: '-34.92,138.60,12',
  finish_location: '-34.92,138.60,9',
  contractor_cents: 7000,
  company_cents: 9605,
  is_manual: false,
  has_hours: true,
  corrected: false,
  still_to_do: 1,
  start_received_at: null,
  end_received_at: null,
  state: 'approved',
};

describe('toDoneWorkView', () => {
  it("shows finished work with both amounts, the contractor's first", () => {
    expect(toDoneWorkView(finished)).toEqual({
      row_id: 'row',
      user_id: 'person',
      user_name: 'Ana Silva',
      date: '2026-04-04',
      start_time: '22:03',
      end_time: '06:00',
      ended_time: '05:58',
      job_started_location: '-34.92,138.60,12',
      job_ended_location: '-34.92,138.60,9',
      job_payment_for_day: '70.00-96.05',
      job_status: 'done',
      job_counts_per_day: 1,
      is_manual: false,
      corrected: false,
      is_late: false,
      start_received_at: '',
      end_received_at: '',
    });
  });

  it('shows when a late clock event arrived', () => {
    const late = { ...finished, end_received_at: '2026-04-05 07:30' };
    expect(toDoneWorkView(late)).toMatchObject({
      is_late: true,
      start_received_at: '',
      end_received_at: '2026-04-05 07:30',
    });
  });

  it('shows running work as pending without amounts', () => {
    const running = {
      ...finished,
      ended_time: null,
      finish_location: null,
      contractor_cents: null,
      company_cents: null,
    };
    expect(toDoneWorkView(running)).toMatchObject({
      ended_time: 'pending',
      job_ended_location: '',
      job_payment_for_day: '0.00-0.00',
      job_status: 'pending',
    });
  });

  it('shows a manual record as done with its one known time', () => {
    const manual = {
      ...finished,
      is_manual: true,
      has_hours: false,
      planned_end: null,
      start_location: null,
      finish_location: null,
    };
    expect(toDoneWorkView(manual)).toMatchObject({
      start_time: '22:03',
      end_time: '',
      ended_time: '',
      job_started_location: '',
      job_ended_location: '',
      job_status: 'done',
      is_manual: true,
    });
  });
});

describe('formatHoursMinutes', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [540, '09:00'],
    [1500, '25:00'],
  ])('shows %i min as %s', (minutes, text) => expect(formatHoursMinutes(minutes)).toBe(text));
});

describe('toTimesheetView', () => {
  const record = {
    id: 'row',
    date: '2026-04-04',
    title: 'Library',
    minutes: 95,
    is_manual: false,
    contractor_cents: 4750,
    state: 'approved' as const,
    note: null,
  };
  it('shows held work, and the note of rejected work', () => {
    expect(toTimesheetView({ ...record, state: 'held' })).toMatchObject({ payment: '47.50', state: 'held' });
    const rejected = { ...record, state: 'rejected' as const, note: 'Nobody was there' };
    expect(toTimesheetView(rejected)).toMatchObject({ state: 'rejected', note: 'Nobody was there' });
    // A note with an approval is for the office only.
    expect(toTimesheetView({ ...record, note: 'Fine' }).note).toBeUndefined();
  });

  it('shows paid time and payment', () => {
    expect(toTimesheetView(record)).toEqual({
      row_id: 'row',
      date: '2026-04-04',
      place: 'Library',
      duration: '01:35',
      payment: '47.50',
    });
  });
  it('leaves the time of a manual record empty', () => {
    expect(toTimesheetView({ ...record, is_manual: true, minutes: 0 }).duration).toBe('');
    expect(toTimesheetView({ ...record, is_manual: true, minutes: 90 }).duration).toBe('01:30');
  });
});
