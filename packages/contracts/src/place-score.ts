import { z } from 'zod';
import { defineCall, PLACE_ROLES } from './call.js';
import { addDays } from './days.js';
import { id } from './fields.js';

/** Days of inspections and complaints that count. */
export const SCORE_DAYS = 180;
/** Deduction for a complaint in tenths, and for each time the client reopened it. */
export const COMPLAINT_TENTHS = 3;
export const REOPENED_TENTHS = 2;
/** The least score, in tenths. */
const MIN_TENTHS = 10;
/** Months for which the score is shown. */
export const SCORE_MONTHS = 12;

/** Days are YYYY-MM-DD in business time. */
export interface ScoredPlace {
  readonly inspections: readonly { readonly day: string; readonly score: number }[];
  /** Without withdrawn ones. */
  readonly complaints: readonly { readonly day: string; readonly reopened: number }[];
}

export interface PlaceScore {
  /** 1.0 to 5.0, to a tenth; null where the place was never inspected until that day. */
  readonly score: number | null;
  /** Mean of the inspections that count; the last one's score if none does. */
  readonly inspected: number | null;
  readonly inspections: number;
  readonly complaints: number;
  readonly reopened: number;
  /** Deduction for complaints: 0.3 each. */
  readonly deduction: number;
}

/**
 * Score of a place on a day: the mean of its inspections in the last 180 days, or its last one if there are none, less
 * 0.3 for each complaint reported in these days and 0.2 for each time one was reopened. At least 1.
 */
export function computePlaceScore({ inspections, complaints }: ScoredPlace, on: string): PlaceScore {
  const from = addDays(on, 1 - SCORE_DAYS);
  const counts = ({ day }: { day: string }) => day >= from && day <= on;
  const known = inspections.filter(({ day }) => day <= on);
  const newest = known.reduce<string>((last, { day }) => (day > last ? day : last), '');
  const counted = known.some(counts) ? known.filter(counts) : known.filter(({ day }) => day === newest);
  const reported = complaints.filter(counts);
  const reopened = reported.reduce((sum, complaint) => sum + complaint.reopened, 0);
  const tenths = reported.length * COMPLAINT_TENTHS + reopened * REOPENED_TENTHS;
  const facts = { inspections: counted.length, complaints: reported.length, reopened, deduction: tenths / 10 };
  if (counted.length === 0) return { ...facts, score: null, inspected: null };
  const mean = Math.round((counted.reduce((sum, { score }) => sum + score, 0) * 10) / counted.length);
  return { ...facts, score: Math.max(mean - tenths, MIN_TENTHS) / 10, inspected: mean / 10 };
}

const score = z.object({
  score: z.number().nullable(),
  inspected: z.number().nullable(),
  inspections: z.number().int(),
  complaints: z.number().int(),
  reopened: z.number().int(),
  deduction: z.number(),
});

export const getPlaceScore = defineCall({
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  method: 'GET',
  path: '/api/admin/place-score',
  shows: ['inspection', 'complaint'],
  summary: `Gets a site’s score today and at each month-end of the last ${SCORE_MONTHS} months, oldest first: the average of its inspections over ${SCORE_DAYS} days less deductions for complaints.`,
  query: z.object({ job_id: id }),
  answer: z.object({ now: score, months: z.array(z.object({ month: z.string(), score: z.number().nullable() })) }),
});
