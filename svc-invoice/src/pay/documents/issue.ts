import type { PaySettings, Supplier } from '@cleaning/contracts';
import { refuse } from '@cleaning/service-kit';
import { Any, type EntityManager, Not } from 'typeorm';
import { PayItem } from '../items/pay-item.entity.js';
import type { DocumentKind } from '../remittance/documents.js';
import { buildRemittance } from '../remittance/remittance.js';
import type { PayRow } from '../runs/pay-row.entity.js';
import { type DueLine, toPayLines } from '../runs/run-rules.js';
import { findJobNames } from '../runs/run-view.js';
import type { RunRecord } from '../runs/runs.queries.js';
import { formatPayeeAddress, pickPayeeName } from './content.js';
import { PayCounter, PayDocument } from './pay-document.entity.js';
import { linkToDocuments } from './pay-documents.queries.js';

/** A document without number, with its items. */
type NewDocument = Omit<PayDocument, 'number' | 'runId'> & { readonly items: readonly string[] };

const PREFIX: Readonly<Record<DocumentKind, (settings: PaySettings) => string>> = {
  'remittance-advice': () => 'RA-',
  rcti: ({ rcti_prefix }) => rcti_prefix,
  'adjustment-note': ({ note_prefix }) => note_prefix,
};
const DIGITS = 5;

/** Documents of a run's payments, without numbers. Throws 409 if they differ from what was approved. */
function getDocuments(
  run: RunRecord,
  rows: readonly PayRow[],
  lines: ReadonlyMap<string, DueLine[]>,
  texts: ReadonlyMap<string, string>,
  paidOn: string,
  company: Supplier,
): NewDocument[] {
  return rows.flatMap((row) => {
    const own = lines.get(row.personId) ?? [];
    const byId = new Map(own.map((line) => [line.item_id, line]));
    const gst = { registered: row.gstRegistered, rate: Math.round(row.facts.gst_percent * 100) };
    const payLines = own.flatMap((line) => toPayLines(line, row.facts.details, gst.rate));
    const remittance = buildRemittance(payLines, {
      asRcti: row.asRcti,
      gst,
      withheldCents: row.withheldCents,
    });
    if (remittance.paidCents !== row.paidCents || remittance.gstCents !== row.gstCents)
      throw refuse('run_documents_differ', { person: row.name });
    return remittance.documents.map((document, index) => ({
      personId: row.personId,
      items: document.lines.map(({ id }) => id),
      kind: document.kind,
      issuedOn: paidOn,
      corrects: document.corrects,
      repeats: document.repeats,
      subTotalCents: document.subTotalCents,
      gstCents: document.gstCents,
      totalCents: document.totalCents,
      content: {
        company,
        payee: { name: pickPayeeName(row.name, row.facts), abn: row.facts.abn, address: formatPayeeAddress(row.facts) },
        gst_registered: document.gst.registered,
        gst_percent: document.gst.rate / 100,
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
                withheld_cents: row.withheldCents,
                paid_cents: row.paidCents,
                account_ending: row.bankEnding ?? '',
              }
            : null,
      },
    }));
  });
}

/** The next numbers of a kind, without gaps: the counter is locked until the transaction ends. */
async function takeNumbers(
  manager: EntityManager,
  kind: DocumentKind,
  count: number,
  prefix: string,
): Promise<string[]> {
  if (count === 0) return [];
  const counted = await manager
    .createQueryBuilder()
    .update(PayCounter)
    .set({ lastNumber: () => 'last_number + :count' })
    .where({ kind })
    .setParameter('count', count)
    .returning('last_number')
    .execute();
  const [row] = counted.raw as { last_number: number }[];
  const first = (row?.last_number ?? count) - count + 1;
  return Array.from({ length: count }, (_, index) => `${prefix}${String(first + index).padStart(DIGITS, '0')}`);
}

/** Issues the documents of a paid run. Returns their numbers by person. Throws 409. */
export async function issueDocuments(
  manager: EntityManager,
  run: RunRecord,
  rows: readonly PayRow[],
  lines: ReadonlyMap<string, DueLine[]>,
  paidOn: string,
  company: Supplier,
  settings: PaySettings,
): Promise<ReadonlyMap<string, string[]>> {
  const all = [...lines.values()].flat();
  const names = await findJobNames(manager, [...new Set(all.map(({ job_id }) => job_id ?? ''))]);
  const reasons = await manager.find(PayItem, {
    select: { id: true, reason: true },
    where: { id: Any(all.map(({ item_id }) => item_id)), kind: Not('work') },
  });
  const texts = new Map([...names, ...reasons.map(({ id, reason }) => [id, reason] as const)]);
  const documents = getDocuments(run, rows, lines, texts, paidOn, company);
  const kinds = Object.keys(PREFIX) as DocumentKind[];
  const waiting = new Map<DocumentKind, string[]>();
  for (const kind of kinds) {
    const count = documents.filter((document) => document.kind === kind).length;
    waiting.set(kind, await takeNumbers(manager, kind, count, PREFIX[kind](settings)));
  }
  const numbered = documents.map((document) => ({ ...document, number: waiting.get(document.kind)?.shift() ?? '' }));
  await insert(manager, run.id, numbered);
  const byPersonId = new Map<string, string[]>();
  for (const { personId, number } of numbered) byPersonId.set(personId, [...(byPersonId.get(personId) ?? []), number]);
  return byPersonId;
}

async function insert(
  manager: EntityManager,
  runId: string,
  documents: readonly (NewDocument & { readonly number: string })[],
): Promise<void> {
  await manager.insert(
    PayDocument,
    documents.map(({ items: _, ...document }) => ({ ...document, runId })),
  );
  // Corrections and repeated payments keep the document on which they appeared first.
  const first = documents.filter(({ corrects, repeats }) => corrects === null && repeats === null);
  const stands = first.flatMap(({ items, number, kind }) => items.map((id) => ({ id, number, rcti: kind === 'rcti' })));
  await linkToDocuments(manager, stands);
}
