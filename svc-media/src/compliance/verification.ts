import {
  type BodyOf,
  type ComplianceDetails,
  type ComplianceKind,
  complianceLabel,
  complianceRule,
  type FieldIssue,
  type verifyDocument,
} from '@cleaning/contracts';

export type Verification = BodyOf<typeof verifyDocument>;

/** What is missing or wrong in the verification of a document of a kind; nothing where it can be recorded. */
export function verificationIssues(kind: ComplianceKind, given: Verification, today: string): FieldIssue[] {
  const { expiry, issued, fields, asks = [] } = complianceRule(kind);
  const { issued_on, expires_on, valid_from, check_again_on } = given;
  const issues: FieldIssue[] = [];
  const add = (field: string, msg: string) => issues.push({ field, msg });
  if (issued && !issued_on) add('issued_on', 'is required');
  if (issued_on && issued_on > today) add('issued_on', 'must not be in the future');
  if (expiry === 'required' && !expires_on) add('expires_on', 'is required');
  if (expiry === 'none' && expires_on) add('expires_on', `must be left out: ${complianceLabel(kind)} has no end`);
  if (expires_on && expires_on < today) add('expires_on', 'is over already: refuse the document instead');
  if (issued_on && expires_on && expires_on < issued_on) add('expires_on', 'must not be before the day of issue');
  for (const field of fields) if (given[field] === '') add(field, 'is required');
  if (asks.includes('valid_from') && expires_on && valid_from > expires_on)
    add('valid_from', 'must not be after the last day of validity');
  if (asks.includes('check_again_on') && check_again_on !== '' && check_again_on < today)
    add('check_again_on', 'must not be in the past');
  if (given.work_limit && kind !== 'visa') add('work_limit', 'is of visas only');
  return issues;
}

/** What is kept of a verification beside its days: the fields of its kind, and what was confirmed. */
export function keptDetails(kind: ComplianceKind, given: Verification): Partial<ComplianceDetails> {
  const { fields, asks = [], confirms = [] } = complianceRule(kind);
  const own = [...fields, ...asks, ...confirms].filter((name) => given[name] !== '');
  return Object.fromEntries(own.map((name) => [name, given[name]]));
}
