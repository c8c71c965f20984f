import type { TaxReport } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { ReportedPayment } from '../taxable-payments/amounts.js';

/** Payments in a span: by runs, and to former people outside runs. */
export async function findReportedPayments(
  manager: EntityManager,
  days: { readonly firstDay: string; readonly lastDay: string },
): Promise<ReportedPayment[]> {
  const rows = await manager.query<Omit<ReportedPayment, 'returned'>[]>(
    `SELECT person_id AS payee, paid_on::text AS "paidOn", (sub_total_cents + gst_cents)::float8 AS "grossCents",
       gst_cents::float8 AS "gstCents", withheld_cents::float8 AS "withheldCents"
     FROM pay_row JOIN pay_run ON pay_run.id = run_id WHERE pay_row.state = 'paid' AND paid_on BETWEEN $1 AND $2
     UNION ALL
     SELECT person_id, day::text, (-earned_cents)::float8, 0, 0 FROM pay_item
     WHERE kind = 'settlement' AND day BETWEEN $1 AND $2`,
    [days.firstDay, days.lastDay],
  );
  return rows.map((payment) => ({ ...payment, returned: false }));
}

type MadeReport = Omit<TaxReport['reports'][number], 'made_at'> & { readonly made_at: Date };

/** Reports of a financial year with author and number of payees, newest first. */
export function findYearReports(manager: EntityManager, year: number): Promise<MadeReport[]> {
  return manager.query(
    `SELECT tax_report.id, number, run_type, amended, jsonb_array_length(payees) AS payees, coalesce(name, '') AS made_by, made_at,
       coalesce(lodged_on::text, '') AS lodged_on
     FROM tax_report LEFT JOIN known_account ON known_account.id = made_by WHERE financial_year = $1 ORDER BY number DESC`,
    [year],
  );
}

/** The number of the next report of a `:year`. */
export const NEXT_REPORT_NUMBER = '(SELECT 1 + coalesce(max(number), 0) FROM tax_report WHERE financial_year = :year)';
