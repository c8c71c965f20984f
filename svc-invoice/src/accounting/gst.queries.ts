import type { GstBasis, GstFigure } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { INVOICES, NOTES, PARTS, PAY_DOCUMENTS } from './documents.queries.js';

/** A document, or a payment of one, that is part of a figure of GST. Cents. */
export interface GstRow {
  readonly basis: GstBasis;
  readonly figure: GstFigure;
  readonly day: string;
  readonly number: string;
  readonly who: string;
  readonly text: string;
  readonly total_cents: string;
  readonly gst_cents: string;
}

/** Payments of invoices as they were used, and back where they were undone. */
const USES = `
  SELECT id, invoice_id, day, cents, 0 AS back FROM (${PARTS}) AS part
  UNION ALL SELECT id, invoice_id, undone_on, 0 - cents, 1 FROM (${PARTS}) AS part WHERE undone_on IS NOT NULL`;

/**
 * SQL: GST in each payment of an invoice. The GST of all payments so far, in proportion to the invoice with its notes
 * of that day, rounded once, less that of earlier payments. The payments of a paid invoice therefore sum to its GST to
 * the cent.
 */
const GST_OF_USES = `
  SELECT id, day, number, who, back, cents AS total_cents,
    of_paid - lag(of_paid, 1, 0) OVER (PARTITION BY invoice_id ORDER BY day, back, id) AS gst_cents
  FROM (
    SELECT charged.*, CASE WHEN charged_cents <= 0 THEN 0 ELSE round(charged_gst::numeric * paid / charged_cents)::bigint END AS of_paid
    FROM (
      SELECT used.*, sale.number, sale.who, sum(used.cents) OVER (PARTITION BY used.invoice_id ORDER BY used.day, used.back, used.id) AS paid,
        sale.total_cents + coalesce(noted.total, 0) AS charged_cents, sale.gst_cents + coalesce(noted.gst, 0) AS charged_gst
      FROM (${USES}) AS used JOIN (${INVOICES}) AS sale ON sale.id = used.invoice_id
        LEFT JOIN LATERAL (SELECT sum(note.total_cents) AS total, sum(note.gst_cents) AS gst FROM (${NOTES}) AS note
          WHERE note.invoice_id = used.invoice_id AND note.day <= used.day) AS noted ON true
    ) AS charged
  ) AS counted`;

const DOCUMENTS = `
  SELECT 'accrual' AS basis, 'sales' AS figure, day, number, who, 'Invoice' AS text, id::text AS id, total_cents, gst_cents FROM (${INVOICES}) AS sale
  UNION ALL
  SELECT 'accrual', 'sales-notes', day, number, who, 'Adjustment note of ' || invoice_number, id::text, total_cents, gst_cents FROM (${NOTES}) AS note
  UNION ALL
  SELECT 'cash', 'sales', day, number, who, CASE back WHEN 0 THEN 'Payment' ELSE 'Payment undone' END, id::text, total_cents, gst_cents
  FROM (${GST_OF_USES}) AS used
  UNION ALL
  SELECT 'accrual', figure, day, number, who, CASE corrects WHEN '' THEN '' ELSE 'Of ' || corrects END, number, total_cents, gst_cents
  FROM (${PAY_DOCUMENTS}) AS document WHERE repeats IS NULL AND (gst_cents <> 0 OR figure <> 'other')
  UNION ALL
  SELECT 'cash', figure, day, number, who, CASE WHEN repeats IS NULL THEN 'Paid' ELSE 'Paid again, ' || repeats END, number, total_cents, gst_cents
  FROM (${PAY_DOCUMENTS}) AS document WHERE gst_cents <> 0 OR figure <> 'other'
  UNION ALL
  SELECT 'cash', figure, returned_on, number, who, 'Returned by the bank', number, 0 - total_cents, 0 - gst_cents
  FROM (${PAY_DOCUMENTS}) AS document WHERE returned_on IS NOT NULL AND (gst_cents <> 0 OR figure <> 'other')`;

const IN_PERIOD = '(total_cents <> 0 OR gst_cents <> 0) AND day BETWEEN $1::date AND $2::date';

/** SQL of all rows of the days, by basis and figure; `$3` is the time zone. */
export const gstRows = `SELECT basis, figure, day::text, number, who, text, total_cents, gst_cents FROM (${DOCUMENTS}) AS document
  WHERE ${IN_PERIOD} ORDER BY basis, figure, document.day, number, text, id`;

export interface GstSums {
  readonly basis: GstBasis;
  readonly figure: GstFigure;
  readonly count: number;
  readonly total_cents: string;
  readonly gst_cents: string;
}

/** First and last day, and the time zone. */
type Days = readonly [from: string, to: string, zone: string];

/** A page of the rows of a basis, of one figure or of 'all'. */
export const findGstPage = (
  manager: EntityManager,
  days: Days,
  { basis, figure, page, page_size }: { basis: GstBasis; figure: GstFigure | 'all'; page: number; page_size: number },
): Promise<GstRow[]> =>
  manager.query(
    `SELECT basis, figure, day::text, number, who, text, total_cents, gst_cents FROM (${DOCUMENTS}) AS document
     WHERE ${IN_PERIOD} AND basis = $4 AND $5 IN ('all', figure)
     ORDER BY array_position(ARRAY['sales', 'sales-notes', 'rcti', 'rcti-notes', 'other'], figure), document.day, number, text, id
     LIMIT $6 OFFSET $7`,
    [...days, basis, figure, page_size, (page - 1) * page_size],
  );

/** The sums of the days, by basis and figure. */
export const sumGst = (manager: EntityManager, days: Days): Promise<GstSums[]> =>
  manager.query(
    `SELECT basis, figure, count(*)::int AS count, sum(total_cents)::bigint AS total_cents, sum(gst_cents)::bigint AS gst_cents
     FROM (${DOCUMENTS}) AS document WHERE ${IN_PERIOD} GROUP BY basis, figure`,
    [...days],
  );
