import { type Amendment, type Payee, type PayeeName, type ReportIssue, toWholeDollars } from './report.js';

/**
 * Payees of an amended report: those whose amounts differ from the lodged ones, with ABN, name and address exactly as
 * lodged and full amounts; and omitted payees. SOURCES 1.4, P; the sign of an omitted payee: U. Differences that can't
 * be amended in a file become problems, to be reported to the tax office in Online services. Never throws. Empty:
 * nothing to amend.
 * @param lodged each payee as last lodged
 * @param now every payee of the year in their current state
 * @param omitted the sign of an omitted payee, a setting
 */
export function computeAmendedPayees(
  lodged: readonly Payee[],
  now: readonly Payee[],
  omitted: Amendment,
): { readonly payees: readonly Payee[]; readonly problems: readonly ReportIssue[] } {
  const before = new Map(lodged.map((payee) => [payee.id, payee]));
  const problems: ReportIssue[] = [];
  const payees = now.flatMap((payee): Payee[] => {
    const was = before.get(payee.id);
    if (!was) return [{ ...payee, amendment: omitted }];
    if (!was.erased) problems.push(...findIdentityProblems(was, payee));
    if (hasSameAmounts(was, payee)) return [];
    const { paidCents, gstCents, withheldCents } = payee;
    return [{ ...was, paidCents, gstCents, withheldCents, amendment: 'A' }];
  });
  const ids = new Set(now.map(({ id }) => id));
  for (const { id } of lodged)
    if (!ids.has(id))
      problems.push({
        payee: id,
        field: 'paidCents',
        msg: 'This person was in the report but now has no payments. Tell the ATO in Online services.',
      });
  return { payees, problems };
}

/** Files hold whole dollars. */
const hasSameAmounts = (was: Payee, now: Payee): boolean =>
  (['paidCents', 'gstCents', 'withheldCents'] as const).every(
    (field) => toWholeDollars(was[field]) === toWholeDollars(now[field]),
  );

const formatName = (name: PayeeName): string =>
  name.kind === 'business' ? name.name : [name.surname, name.given, name.secondGiven ?? ''].join('|');

/** A wrong ABN or name can't be amended; a wrong address or telephone number needs no action. */
function findIdentityProblems(was: Payee, now: Payee): ReportIssue[] {
  const buildMessage = (what: string) =>
    `${what} is different from the lodged report. Tell the ATO in Online services.`;
  const problems: ReportIssue[] = [];
  if (was.abn !== now.abn) problems.push({ payee: now.id, field: 'abn', msg: buildMessage('The ABN') });
  if (formatName(was.name) !== formatName(now.name))
    problems.push({ payee: now.id, field: 'name', msg: buildMessage('The name') });
  return problems;
}
