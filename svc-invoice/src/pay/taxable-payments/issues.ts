import { IssueList } from './issue-list.js';
import { findPayeeIssues } from './payee-issues.js';
import type { Report, ReportIssue, ReportIssues, ReportSettings } from './report.js';

/** Problems that prevent a report, and warnings for the admin. Never throws. Rules: SOURCES 1.2 to 1.4. */
export function findReportIssues(report: Report, settings: ReportSettings): ReportIssues {
  const { financialYear, sender, payer, payees } = report;
  const issues = new IssueList(null);
  if (!Number.isInteger(financialYear) || financialYear < 2013 || financialYear > 9999)
    issues.refuse('financialYear', 'The financial year must be the year in which it ends, 2013 or later.');
  issues.checkAbn('sender.abn', sender.abn);
  issues.checkMandatory('name', 'sender.name', 'The sender’s name', sender.name, 200);
  issues.checkMandatory('name', 'sender.contactName', 'The contact’s name', sender.contactName, 38);
  issues.checkMandatory('phone', 'sender.phone', 'The contact’s phone number', sender.phone, 15);
  issues.checkOptional('phone', 'sender.fax', 'The fax number', sender.fax, 15);
  issues.checkOptional('other', 'sender.reference', 'The file’s reference', sender.reference, 16);
  issues.checkOptional('email', 'sender.email', 'The email address', sender.email, 76);
  issues.checkAddress('sender.address.', sender.address);
  if (sender.postalAddress) issues.checkAddress('sender.postalAddress.', sender.postalAddress);
  issues.checkAbn('payer.abn', payer.abn);
  if (!/^\d{3}$/.test(payer.branch ?? '000'))
    issues.refuse('payer.branch', 'The ABN branch number must be three digits.');
  issues.checkMandatory('name', 'payer.name', 'The payer’s name', payer.name, 200);
  issues.checkOptional('name', 'payer.tradingName', 'The payer’s trading name', payer.tradingName, 200);
  issues.checkOptional('name', 'payer.contactName', 'The payer’s contact', payer.contactName, 38);
  issues.checkOptional('phone', 'payer.phone', 'The payer’s phone number', payer.phone, 15);
  issues.checkOptional('phone', 'payer.fax', 'The payer’s fax number', payer.fax, 15);
  issues.checkOptional('email', 'payer.email', 'The payer’s email address', payer.email, 76);
  issues.checkAddress('payer.address.', payer.address);
  if (!/^(INHOUSE|COMMERCIAL) \S/.test(settings.software))
    issues.refuse('software', 'The software must start with INHOUSE or COMMERCIAL, then a name.');
  issues.checkMandatory('other', 'software', 'The software', settings.software, 80);
  if (settings.mostPayees !== null && !(Number.isInteger(settings.mostPayees) && settings.mostPayees > 0))
    issues.refuse('mostPayees', 'Each file must have room for at least one payee.');
  if (payees.length === 0) issues.refuse('payees', 'There’s nobody to report.');
  const each = payees.map((payee) => findPayeeIssues(payee, new IssueList(payee.id)));
  return {
    problems: [...issues.problems, ...each.flatMap(({ problems }) => problems), ...findRepeated(payees, 'id')],
    warnings: [...issues.warnings, ...each.flatMap(({ warnings }) => warnings), ...findRepeated(payees, 'abn')],
  };
}

/** A repeated person is a problem; an ABN shared by two payees is only a warning. */
function findRepeated(payees: Report['payees'], field: 'id' | 'abn'): ReportIssue[] {
  const seen = new Set<string>();
  return payees.flatMap((payee) => {
    const value = payee[field]?.replace(/\s/g, '');
    if (!value || !seen.has(value)) {
      if (value) seen.add(value);
      return [];
    }
    const msg =
      field === 'id' ? 'This person is in the report twice.' : 'Another person in the report has the same ABN.';
    return [{ payee: payee.id, field, msg }];
  });
}
