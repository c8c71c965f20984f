import {
  type BodyOf,
  COMPLIANCE_FIELDS,
  type ComplianceField,
  type ComplianceKind,
  complianceLabel,
  complianceRule,
  type FieldIssue,
  type verifyDocument,
} from '@cleaning/contracts';

export type Verification = BodyOf<typeof verifyDocument>;

const FIELDS = Object.keys(COMPLIANCE_FIELDS) as ComplianceField[];

/** What is missing or wrong in the verification of a document of a kind; nothing where it can be recorded. */
export function verificationIssues(kind: ComplianceKind, given: Verification, today: string): FieldIssue[] {
  const { expiry, issued, fields } = complianceRule(kind);
  const { issued_on, expires_on } = given;
  const issues: FieldIssue[] = [];
  const add = (field: string, msg: string) => issues.push({ field, msg });
  if (issued && !issued_on) add('issued_on', 'is required');
  if (issued_on && issued_on > today) add('issued_on', 'must not be in the future');
  if (expiry === 'required' && !expires_on) add('expires_on', 'is required');
  if (expiry === 'none' && expires_on) add('expires_on', `must be left out: ${complianceLabel(kind)} has no end`);
  if (expires_on && expires_on < today) add('expires_on', 'is over already: refuse the document instead');
  if (issued_on && expires_on && expires_on < issued_on) add('expires_on', 'must not be before the day of issue');
  for (const field of fields) if (given[field] === '') add(field, 'is required');
  if (given.work_limit && kind !== 'visa') add('work_limit', 'is of visas only');
  return issues;
}

/** What is kept of a verification beside its days: the fields of its kind. */
export const keptDetails = (given: Verification): Partial<Record<ComplianceField, string>> =>
  Object.fromEntries(FIELDS.filter((field) => given[field] !== '').map((field) => [field, given[field]]));
