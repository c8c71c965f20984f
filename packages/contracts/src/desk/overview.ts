import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, money, month, year } from '../fields.js';
import { jobKind } from '../jobs.js';

/** Paid minutes and A$ of finished and manual work. `margin` is the revenue less the cost, and may be negative. */
const figures = {
  minutes: z.number().int(),
  contractor_cost: money,
  company_revenue: money,
  margin: money,
};
export const monthFigures = z.object(figures);
export type MonthFigures = z.infer<typeof monthFigures>;

export const overview = z.object({
  total: monthFigures,
  /** Places with work in the month, highest revenue first. */
  places: z.array(z.object({ job_id: answeredId, kind: jobKind, job_name: z.string(), ...figures })),
  /** The twelve months that end with the chosen one, oldest first; `month` YYYY-MM. */
  months: z.array(z.object({ month: z.string(), ...figures })).length(12),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = defineCall({
  method: 'POST',
  path: '/api/admin/desk/overview',
  service: 'jobs',
  access: ['admin'],
  summary: 'Hours, contractor cost, company revenue and margin of a month by place, and of twelve months.',
  body: z.object({ year, month }),
  answer: overview,
});
