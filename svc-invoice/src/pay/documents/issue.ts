import type { PaySettings, Supplier } from '@cleaning/contracts';
import { Conflict } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { DocumentKind } from '../remittance/documents.js';
import { remittanceOf } from '../remittance/remittance.js';
import { type DueLine, payLinesOf } from '../runs/run-rules.js';
import { jobNames, type RunRecord } from '../runs/run-view.js';
import { type IssuedDocument, payeeAddress, payeeName, type RowFacts } from './content.js';

/** A payment of a run, as it was approved. */
export interface PaidRow {
  readonly person_id: string;
  readonly name: string;
  readonly as_rcti: boolean;
  readonly gst_registered: boolean;
  readonly gst_cents: number;
  readonly withheld_cents: number;
  readonly paid_cents: number;
  readonly bank_ending: string | null;
  readonly facts: RowFacts;
}

type NewDocument = Omit<IssuedDocument, 'number'> & { readonly person_id: string; readonly items: readonly string[] };

const PREFIX: Readonly<Record<DocumentKind, (settings: PaySettings) => string>> = {
  'remittance-advice': () => 'RA-',
  rcti: ({ rcti_prefix }) => rcti_prefix,
  'adjustment-note': ({ note_prefix }) => note_prefix,
};
const DIGITS = 5;

/** The documents of a run's payments, without numbers. Throws Conflict when they do not say what was approved. */
function documentsOf(
  run: RunRecord,
  rows: readonly PaidRow[],
  lines: ReadonlyMap<string, DueLine[]>,
  texts: ReadonlyMap<string, string>,
  paidOn: string,
  company: Supplier,
): NewDocument[] {
  return rows.flatMap((row) => {
    const own = lines.get(row.person_id) ?? [];
    const byId = new Map(own.map((line) => [line.item_id, line]));
    const gst = { registered: row.gst_registered, rate: Math.round(row.facts.gst_percent * 100) };
    const remittance = remittanceOf(own.flatMap(payLinesOf), {
      asRcti: row.as_rcti,
      gst,
      withheldCents: row.withheld_cents,
    });
    if (remittance.paidCents !== row.paid_cents || remittance.gstCents !== row.gst_cents)
      throw new Conflict(
        `The documents of ${row.name} would add up to something else on that day. Undo the approval, set the day of payment, and approve again.`,
      );
    return remittance.documents.map((document, index) => ({
      person_id: row.person_id,
      items: document.lines.map(({ id }) => id),
      kind: document.kind,
      issued_on: paidOn,
      corrects: document.corrects,
      repeats: document.repeats,
      sub_total_cents: document.subTotalCents,
      gst_cents: document.gstCents,
      total_cents: document.totalCents,
      content: {
        company,
        payee: { name: payeeName(row.name, row.facts), abn: row.facts.abn, address: payeeAddress(row.facts) },
        gst_registered: row.gst_registered,
        gst_percent: row.facts.gst_percent,
        agreement_terms: document.kind === 'rcti' && row.facts.details.rcti_form === 'embedded',
        run_number: run.number,
        paid_on: paidOn,
        lines: document.lines.map(({ id, kind, minutes, cents, taxable }) => {
          const line = byId.get(id);
          const text = texts.get(line?.job_id ?? id) ?? '';
          return { day: line?.day ?? '', text, kind, minutes, cents, taxable };
        }),
        taxable_cents: document.taxableCents,
        payment:
          index === 0
            ? {
                withheld_cents: row.withheld_cents,
                paid_cents: row.paid_cents,
                account_ending: row.bank_ending ?? '',
              }
            : null,
      },
    }));
  });
}

/** The next numbers of a kind, without gaps: the counter is locked until the transaction ends. */
async function numbersOf(manager: EntityManager, kind: DocumentKind, count: number, prefix: string): Promise<string[]> {
  if (count === 0) return [];
  const [[row]] = await manager.query<[{ last_number: number }[], number]>(
    'UPDATE pay_counter SET last_number = last_number + $2 WHERE kind = $1 RETURNING last_number',
    [kind, count],
  );
  const first = (row?.last_number ?? count) - count + 1;
  return Array.from({ length: count }, (_, index) => `${prefix}${String(first + index).padStart(DIGITS, '0')}`);
}

/** Issues the documents of a run that is paid. Answers their numbers by person. Throws Conflict. */
export async function issueDocuments(
  manager: EntityManager,
  run: RunRecord,
  rows: readonly PaidRow[],
  lines: ReadonlyMap<string, DueLine[]>,
  paidOn: string,
  company: Supplier,
  settings: PaySettings,
): Promise<ReadonlyMap<string, string[]>> {
  const all = [...lines.values()].flat();
  const names = await jobNames(manager, [...new Set(all.map(({ job_id }) => job_id ?? ''))]);
  const reasons = await manager.query<{ id: string; reason: string }[]>(
    `SELECT id, reason FROM pay_item WHERE id = ANY($1) AND kind <> 'work'`,
    [all.map(({ item_id }) => item_id)],
  );
  const texts = new Map([...names, ...reasons.map(({ id, reason }) => [id, reason] as const)]);
  const documents = documentsOf(run, rows, lines, texts, paidOn, company);
  const kinds = Object.keys(PREFIX) as DocumentKind[];
  const waiting = new Map<DocumentKind, string[]>();
  for (const kind of kinds) {
    const count = documents.filter((document) => document.kind === kind).length;
    waiting.set(kind, await numbersOf(manager, kind, count, PREFIX[kind](settings)));
  }
  const numbered = documents.map((document) => ({ ...document, number: waiting.get(document.kind)?.shift() ?? '' }));
  await insert(manager, run.id, numbered);
  const byPersonId = new Map<string, string[]>();
  for (const { person_id, number } of numbered)
    byPersonId.set(person_id, [...(byPersonId.get(person_id) ?? []), number]);
  return byPersonId;
}

async function insert(
  manager: EntityManager,
  runId: string,
  documents: readonly (NewDocument & { readonly number: string })[],
): Promise<void> {
  await manager.query(
    `INSERT INTO pay_document (run_id, number, person_id, kind, issued_on, corrects, repeats, sub_total_cents, gst_cents,
       total_cents, content)
     SELECT $1, document.* FROM jsonb_to_recordset($2::jsonb) AS document (number text, person_id uuid, kind text, issued_on date,
       corrects text, repeats text, sub_total_cents bigint, gst_cents bigint, total_cents bigint, content jsonb)`,
    [runId, JSON.stringify(documents.map(({ items: _, ...document }) => document))],
  );
  // Corrections and what is paid again keep the document on which they stood first.
  const first = documents.filter(({ corrects, repeats }) => corrects === null && repeats === null);
  const stands = first.flatMap(({ items, number, kind }) => items.map((id) => ({ id, number, rcti: kind === 'rcti' })));
  await manager.query(
    `UPDATE pay_item SET document = coalesce(document, stands.number), rcti = CASE WHEN stands.rcti THEN coalesce(pay_item.rcti, stands.number) ELSE pay_item.rcti END
     FROM unnest($1::uuid[], $2::text[], $3::boolean[]) AS stands (id, number, rcti) WHERE pay_item.id = stands.id`,
    [stands.map(({ id }) => id), stands.map(({ number }) => number), stands.map(({ rcti }) => rcti)],
  );
}
