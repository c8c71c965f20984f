import {
  buildFieldProblem,
  type CallBody,
  type ComplianceDetails,
  type ComplianceKind,
  type FieldIssue,
  getComplianceLabel,
  getComplianceRule,
  type verifyDocument,
} from '@cleaning/contracts';

type PlainProblem =
  | 'required'
  | 'in_future'
  | 'in_past'
  | 'over_already'
  | 'before_issue'
  | 'after_last_day'
  | 'of_visas_only';

export type Verification = CallBody<typeof verifyDocument>;

/** Problems with a verification; empty if it can be recorded. */
export function findVerificationIssues(kind: ComplianceKind, verification: Verification, today: string): FieldIssue[] {
  const { expiry, issued, fields, asks = [] } = getComplianceRule(kind);
  const { issued_on, expires_on, valid_from, check_again_on } = verification;
  const issues: FieldIssue[] = [];
  const add = (field: string, code: PlainProblem) => issues.push(buildFieldProblem(field, code));
  if (issued && !issued_on) add('issued_on', 'required');
  if (issued_on && issued_on > today) add('issued_on', 'in_future');
  if (expiry === 'required' && !expires_on) add('expires_on', 'required');
  if (expiry === 'none' && expires_on)
    issues.push(buildFieldProblem('expires_on', 'without_end', { document: getComplianceLabel(kind) }));
  if (expires_on && expires_on < today) add('expires_on', 'over_already');
  if (issued_on && expires_on && expires_on < issued_on) add('expires_on', 'before_issue');
  for (const field of fields) if (verification[field] === '') add(field, 'required');
  if (asks.includes('valid_from') && expires_on && valid_from > expires_on) add('valid_from', 'after_last_day');
  if (asks.includes('check_again_on') && check_again_on !== '' && check_again_on < today)
    add('check_again_on', 'in_past');
  if (verification.work_limit && kind !== 'visa') add('work_limit', 'of_visas_only');
  return issues;
}

/** The fields and confirmations of a verification that are stored besides its dates. */
export function toStoredDetails(kind: ComplianceKind, verification: Verification): Partial<ComplianceDetails> {
  const { fields, asks = [], confirms = [] } = getComplianceRule(kind);
  const own = [...fields, ...asks, ...confirms].filter((name) => verification[name] !== '');
  return Object.fromEntries(own.map((name) => [name, verification[name]]));
}
