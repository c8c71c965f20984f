import {
  COMPLIANCE_KINDS,
  COUNTING_KINDS,
  type ComplianceKind,
  type ComplianceState,
  complianceBase,
  computeComplianceState,
  type MissingDocument,
} from '@cleaning/contracts';
import type { KnownCompliance } from './known-compliance.entity.js';

/** Everything needed to find the documents that a person lacks for a job. */
export interface ComplianceOfPerson {
  readonly documents: KnownCompliance['documents'];
  /** Kinds that the job requires. */
  readonly required: readonly string[];
  /** Kinds whose expiry counts at every job; null = the defaults. */
  readonly counting: readonly string[] | null;
  /** Null: the default, which warns. */
  readonly start: 'warn' | 'refuse' | null;
}

const VALID: ReadonlySet<ComplianceState> = new Set(['verified', 'expiring']);

function getState(documents: KnownCompliance['documents'], kind: ComplianceKind, day: string): MissingDocument {
  const found = documents.find((document) => document.kind === kind);
  const base = complianceBase.safeParse(found?.base).data ?? 'missing';
  const expires_on = found?.expires_on ?? '';
  return { kind, state: computeComplianceState({ base, expires_on }, day), expires_on };
}

/**
 * Documents that a person lacks for a job on a day: kinds that the job requires and that are not verified and valid,
 * and expired documents of kinds that count everywhere.
 */
export function findMissingDocuments(
  { documents, required, counting }: ComplianceOfPerson,
  day: string,
): MissingDocument[] {
  const everywhere: readonly string[] = counting ?? COUNTING_KINDS;
  return COMPLIANCE_KINDS.map((kind) => getState(documents, kind, day)).filter(({ kind, state }) =>
    required.includes(kind) ? !VALID.has(state) : everywhere.includes(kind) && state === 'expired',
  );
}
