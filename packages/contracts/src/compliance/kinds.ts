import { z } from 'zod';
import { DOCUMENT_KINDS } from '../documents.js';

/** What a verification records of a document beside its dates. */
export const COMPLIANCE_FIELDS = {
  issuer: 'Issued by',
  reference: 'Reference number',
  insurer: 'Insurer',
  amount: 'Amount insured (A$)',
  subclass: 'Visa subclass',
  conditions: 'Conditions',
} as const;
export type ComplianceField = keyof typeof COMPLIANCE_FIELDS;

interface ComplianceRule {
  readonly label: string;
  /**
   * Whose expiry stops new work without a job asking for it: of `everyone`, of those who have one (`holders`), or of nobody: then
   * only where a job asks for it. The settings can change it.
   */
  readonly counts: 'everyone' | 'holders' | 'jobs';
  /** Whether a verification sets the last day of validity. */
  readonly expiry: 'none' | 'optional' | 'required';
  /** Whether the day of issue has to be recorded. */
  readonly issued?: true;
  /** What has to be recorded. */
  readonly fields: readonly ComplianceField[];
}

/** The kinds of compliance documents: the six of a registration, and those that some people need besides. */
export const COMPLIANCE_RULES = {
  passport_img: { label: 'Passport', counts: 'jobs', expiry: 'required', fields: [] },
  address_proof_img: { label: 'Proof of address', counts: 'jobs', expiry: 'none', fields: [] },
  police_check_img: {
    label: 'Police check',
    counts: 'everyone',
    expiry: 'required',
    issued: true,
    fields: ['issuer', 'reference'],
  },
  children_check_img: {
    label: 'Working with children check',
    counts: 'jobs',
    expiry: 'required',
    fields: ['reference'],
  },
  agreement_img: { label: 'Agreement', counts: 'everyone', expiry: 'none', fields: [] },
  declaration_img: { label: 'Declaration', counts: 'everyone', expiry: 'none', fields: [] },
  public_liability: {
    label: 'Public liability insurance',
    counts: 'holders',
    expiry: 'required',
    fields: ['insurer', 'reference', 'amount'],
  },
  visa: { label: 'Visa', counts: 'holders', expiry: 'required', fields: ['subclass', 'conditions'] },
  induction: { label: 'Induction', counts: 'jobs', expiry: 'optional', fields: [] },
  licence: { label: 'Licence', counts: 'jobs', expiry: 'optional', fields: ['issuer', 'reference'] },
} as const satisfies Record<string, ComplianceRule>;

export type ComplianceKind = keyof typeof COMPLIANCE_RULES;
export const COMPLIANCE_KINDS = Object.keys(COMPLIANCE_RULES) as [ComplianceKind, ...ComplianceKind[]];
export const complianceKind = z.enum(COMPLIANCE_KINDS, 'must be one of the list');
export const complianceRule = (kind: ComplianceKind): ComplianceRule => COMPLIANCE_RULES[kind];
export const complianceLabel = (kind: ComplianceKind): string => COMPLIANCE_RULES[kind].label;

const SPEC_KINDS: ReadonlySet<string> = new Set(DOCUMENT_KINDS);
/** One of the six that every registration brings. */
export const isRegistered = (kind: ComplianceKind): boolean => SPEC_KINDS.has(kind);

/** The kinds whose expiry stops new work without a job asking for them, until the settings say otherwise. */
export const COUNTING_KINDS: readonly ComplianceKind[] = COMPLIANCE_KINDS.filter(
  (kind) => COMPLIANCE_RULES[kind].counts !== 'jobs',
);

/** A document whose validity ends within so many days is `expiring`. */
export const EXPIRING_DAYS = 60;
/** People are told so many days before, once each; on the last day too. */
export const EXPIRY_NOTICE_DAYS = [60, 30, 7, 0] as const;

/**
 * What is recorded of a kind, whatever the day: `unchecked` are documents from before dates were recorded. A newer version that waits or was
 * refused leaves a verified one as it is.
 */
export const COMPLIANCE_BASES = ['missing', 'unchecked', 'submitted', 'refused', 'verified'] as const;
export const complianceBase = z.enum(COMPLIANCE_BASES);
export type ComplianceBase = z.infer<typeof complianceBase>;

export const COMPLIANCE_STATES = [...COMPLIANCE_BASES, 'expiring', 'expired'] as const;
export const complianceState = z.enum(COMPLIANCE_STATES);
export type ComplianceState = z.infer<typeof complianceState>;

const DAY_MS = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Days from one day to another, YYYY-MM-DD: those of the calendar, however long each lasts. */
export const daysBetween = (from: string, until: string): number => (utc(until) - utc(from)) / DAY_MS;
export const daysAfter = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** So many months later; the last day of the month where it has no such day: a year after 29 February is 28 February. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** What a document is on a day of business time. It is valid on its last day still. `expires_on` is empty without an end. */
export function complianceStateOn(
  { base, expires_on }: { readonly base: ComplianceBase; readonly expires_on: string },
  today: string,
): ComplianceState {
  if (base !== 'verified' || expires_on === '') return base;
  if (expires_on < today) return 'expired';
  return daysBetween(today, expires_on) <= EXPIRING_DAYS ? 'expiring' : 'verified';
}

/** The notice that is due on a day: the nearest of `EXPIRY_NOTICE_DAYS`; null while the end is further away. */
export function expiryNoticeDue(expiresOn: string, today: string): number | null {
  const left = daysBetween(today, expiresOn);
  return EXPIRY_NOTICE_DAYS.filter((days) => left <= days).at(-1) ?? null;
}
