import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, money, optionalAnsweredId } from '../fields.js';
import { desk } from './fields.js';

/** Days of a financial year above which a contractor's services may count for payroll tax (revenuesa.sa.gov.au, "Contractors": 90 days). */
export const PAYROLL_TAX_DAYS = 90;

/** Printed on the page, the CSV and the PDF. */
export const CONTRACTOR_REPORT_NOTE = `This is a list, not advice. It shows the year’s work and payments for it, without bonuses, deductions and reimbursements. Sub-contractors can count as workers for workers compensation in South Australia, and work on more than ${PAYROLL_TAX_DAYS} days in a year can count for payroll tax. Ask ReturnToWorkSA, RevenueSA or your accountant.`;

const figures = {
  /** Days on which there was work, each once. */
  days: z.number().int(),
  /** Worked in the year, from start to finish. Manual records have the minutes entered, mostly none. */
  minutes: z.number().int(),
  /** Minutes paid in the year. */
  paid_minutes: z.number().int().default(0),
  /** A$ without GST: earnings of the year's work, and payments for work in the year, whenever it was done. */
  earned: money,
  /**
   * By day of payment, so that a past year doesn't change: a later correction counts in the year of its payment, and a
   * returned payment is deducted in the year of the return. Work before the first day of runs counts as paid when it
   * was done.
   */
  paid: money,
};

export const contractorReportPerson = z.object({
  user_id: answeredId,
  name: z.string(),
  abn: z.string(),
  ...figures,
  /** By name of the place. A day at two places counts at each. */
  places: z.array(
    z.object({
      /** Empty for payments outside pay runs, which have no place. */
      job_id: optionalAnsweredId,
      name: z.string(),
      ...figures,
      /** People are supplied to the client there. */
      supplied: z.boolean(),
    }),
  ),
});
export type ContractorReportPerson = z.infer<typeof contractorReportPerson>;

const year = z.object({ year: z.coerce.number().int().min(2022).max(2100) });

export const getContractorReport = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/contractor-report/:year',
  shows: ['payment', 'work', 'account', 'job'],
  summary:
    'Gets days, hours, work and payments of sub-contractors by person and site in the financial year that ends in `year`, including removed people. A list for workers compensation and payroll tax, not advice.',
  params: year,
  answer: z.object({
    year: z.number().int(),
    first_day: z.string(),
    last_day: z.string(),
    /** By name. `days` counts each day with work once, at any place. */
    people: z.array(contractorReportPerson),
    /** Sum of all people. `days` adds up each person's. */
    total: z.object(figures),
  }),
});
export type ContractorReport = z.infer<typeof getContractorReport.answer>;

const file = {
  ...desk,
  method: 'POST',
  recentFactor: true,
  params: year,
  body: z.object({}),
  answer: z.unknown(),
  answerKind: 'binary',
} as const;

export const exportContractorReport = defineCall({
  ...file,
  path: '/api/admin/pay/contractor-report/:year/export',
  summary:
    'Downloads the contractor report as CSV: a row for each person and site and a total for each person, in which a day counts once. Labour hire sites have a licence note. The last row states the purpose.',
});

export const printContractorReport = defineCall({
  ...file,
  path: '/api/admin/pay/contractor-report/:year/print',
  summary: 'Downloads the contractor report as PDF.',
});
