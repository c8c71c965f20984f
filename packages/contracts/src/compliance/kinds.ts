import { z } from 'zod';
import { countDaysBetween } from '../days.js';
import { DOCUMENT_KINDS } from '../documents.js';
import { getFieldSentence } from '../refusals/sentences.js';

/** Details recorded at a verification besides dates: words, amounts and days. */
export const COMPLIANCE_FIELDS = {
  issuer: 'Issued by',
  reference: 'Reference number',
  outcome: 'Outcome',
  full_name: 'Full name on the check',
  insurer: 'Insurer',
  insured: 'Name of the insured',
  insured_abn: 'ABN of the insured',
  amount: 'Amount insured (A$)',
  valid_from: 'Insured from',
  subclass: 'Visa subclass',
  conditions: 'Conditions',
  check_again_on: 'Check again on',
} as const;
export type ComplianceField = keyof typeof COMPLIANCE_FIELDS;

/** Confirmations by the admin at a verification: `yes` or empty. */
export const COMPLIANCE_CONFIRMATIONS = {
  name_matches: 'Full name and date of birth match',
  not_prohibited: 'Status in the screening portal: not prohibited',
  interest_registered: 'Our interest is registered in the DHS organisation portal',
  consented: 'The person has agreed to the VEVO check',
  identity_sighted: 'An identity document has been sighted, because VEVO doesn’t prove who someone is',
} as const;
export type ComplianceConfirmation = keyof typeof COMPLIANCE_CONFIRMATIONS;

/** Results on a police certificate. Its exact contents aren't stored. */
export const POLICE_OUTCOMES = {
  none: 'No disclosable court outcomes',
  considered: 'Court outcomes are listed and the office has considered them',
} as const;
export type PoliceOutcome = keyof typeof POLICE_OUTCOMES;
export const POLICE_OUTCOME_CODES = Object.keys(POLICE_OUTCOMES) as [PoliceOutcome, ...PoliceOutcome[]];

interface ComplianceRule {
  readonly label: string;
  /**
   * Whose expiry stops new work even if no job requires the document: `everyone`, those who have one (`holders`), or
   * nobody (only at jobs that require it). The settings can change it.
   */
  readonly counts: 'everyone' | 'holders' | 'jobs';
  /** Whether a verification sets the last valid day. */
  readonly expiry: 'none' | 'optional' | 'required';
  /** The day of issue must be recorded. */
  readonly issued?: true;
  /** Details that must be recorded. */
  readonly fields: readonly ComplianceField[];
  /** Further details on the desk's form that older verifications lack and aren't required. */
  readonly asks?: readonly ComplianceField[];
  /** Further confirmations, likewise. */
  readonly confirms?: readonly ComplianceConfirmation[];
}

/** Details that may stay empty on the desk's form. */
export const OPTIONAL_DETAILS: ReadonlySet<ComplianceField | ComplianceConfirmation> = new Set([
  'check_again_on',
  'interest_registered',
]);

/** Kinds of compliance documents: the six of a registration, and further ones for some people. */
export const COMPLIANCE_RULES = {
  passport_img: { label: 'Passport', counts: 'jobs', expiry: 'required', fields: [] },
  address_proof_img: { label: 'Proof of address', counts: 'jobs', expiry: 'none', fields: [] },
  police_check_img: {
    label: 'Police check',
    counts: 'everyone',
    expiry: 'required',
    issued: true,
    fields: ['issuer', 'reference'],
    asks: ['outcome'],
  },
  children_check_img: {
    label: 'Working with children check',
    counts: 'jobs',
    expiry: 'required',
    fields: ['reference'],
    asks: ['full_name'],
    confirms: ['name_matches', 'not_prohibited', 'interest_registered'],
  },
  agreement_img: { label: 'Agreement', counts: 'everyone', expiry: 'none', fields: [] },
  declaration_img: { label: 'Declaration', counts: 'everyone', expiry: 'none', fields: [] },
  public_liability: {
    label: 'Public liability insurance',
    counts: 'holders',
    expiry: 'required',
    fields: ['insurer', 'reference', 'amount'],
    asks: ['insured', 'insured_abn', 'valid_from'],
  },
  visa: {
    label: 'Visa',
    counts: 'holders',
    expiry: 'required',
    fields: ['subclass', 'conditions'],
    asks: ['check_again_on'],
    confirms: ['consented', 'identity_sighted'],
  },
  induction: { label: 'Induction', counts: 'jobs', expiry: 'optional', fields: [] },
  licence: { label: 'Licence', counts: 'jobs', expiry: 'optional', fields: ['issuer', 'reference'] },
} as const satisfies Record<string, ComplianceRule>;

export type ComplianceKind = keyof typeof COMPLIANCE_RULES;
export const COMPLIANCE_KINDS = Object.keys(COMPLIANCE_RULES) as [ComplianceKind, ...ComplianceKind[]];
export const complianceKind = z.enum(COMPLIANCE_KINDS, getFieldSentence('not_in_list'));
export const getComplianceRule = (kind: ComplianceKind): ComplianceRule => COMPLIANCE_RULES[kind];
export const getComplianceLabel = (kind: ComplianceKind): string => COMPLIANCE_RULES[kind].label;

const SPEC_KINDS: ReadonlySet<string> = new Set(DOCUMENT_KINDS);
/** One of the six that every registration has. */
export const isRegistered = (kind: ComplianceKind): boolean => SPEC_KINDS.has(kind);
/** Working with children is checked where a job requires it alone. */
export const isRequiredOfEveryone = (kind: ComplianceKind): boolean =>
  isRegistered(kind) && kind !== 'children_check_img';

/** Kinds whose expiry stops new work even if no job requires them, until the settings change that. */
export const COUNTING_KINDS: readonly ComplianceKind[] = COMPLIANCE_KINDS.filter(
  (kind) => COMPLIANCE_RULES[kind].counts !== 'jobs',
);

/** Days before expiry when a document counts as `expiring`. */
export const EXPIRING_DAYS = 60;
/** Days before expiry of each notice; 0 is the last day. */
export const EXPIRY_NOTICE_DAYS = [60, 30, 7, 0] as const;

/**
 * Recorded state of a kind, independent of the day. `unchecked`: from before dates were recorded. A waiting or refused
 * newer version leaves a verified one unchanged.
 */
export const COMPLIANCE_BASES = ['missing', 'unchecked', 'submitted', 'refused', 'verified'] as const;
export const complianceBase = z.enum(COMPLIANCE_BASES);
export type ComplianceBase = z.infer<typeof complianceBase>;

export const COMPLIANCE_STATES = [...COMPLIANCE_BASES, 'expiring', 'expired'] as const;
export const complianceState = z.enum(COMPLIANCE_STATES);
export type ComplianceState = z.infer<typeof complianceState>;

/** State of a document on a business day. Valid on its last day. `expires_on` is empty without an expiry. */
export function computeComplianceState(
  { base, expires_on }: { readonly base: ComplianceBase; readonly expires_on: string },
  today: string,
): ComplianceState {
  if (base !== 'verified' || expires_on === '') return base;
  if (expires_on < today) return 'expired';
  return countDaysBetween(today, expires_on) <= EXPIRING_DAYS ? 'expiring' : 'verified';
}

/** The notice that is due on a day: the nearest of `EXPIRY_NOTICE_DAYS`; null while the end is further away. */
export function findDueExpiryNotice(expiresOn: string, today: string): number | null {
  const left = countDaysBetween(today, expiresOn);
  return EXPIRY_NOTICE_DAYS.filter((days) => left <= days).at(-1) ?? null;
}
