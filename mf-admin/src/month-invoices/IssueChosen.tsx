import { formatAmount, issueMonthInvoices, type MonthInvoiceRow, toCents } from '@cleaning/contracts';
import { Button, formatMoney, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCurrentUser } from '@cleaning/ui/app';
import { issueAll as texts } from './texts';

interface IssueChosenProps {
  month: string;
  /** Ready clients of one page, which fit in one call. */
  rows: readonly MonthInvoiceRow[];
  onDone: () => void;
}

/** Issues the chosen clients' invoices and has them sent. */
export function IssueChosen({ month, rows, onDone }: IssueChosenProps) {
  const confirm = useConfirm();
  // Without a mail server they are issued, and an admin has to send them.
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const issue = useAction(issueMonthInvoices);

  async function press() {
    const total = formatAmount(rows.reduce((sum, row) => sum + toCents(row.total), 0));
    const question = (canMail ? texts.confirm : texts.confirmIssue)(rows.length, formatMoney(total));
    const label = (canMail ? texts.send : texts.issue)(rows.length);
    if (!(await confirm(question, { confirmLabel: label }))) return;
    const client_ids = rows.map(({ client_id }) => client_id);
    const issued = await issue.run({ body: { month, client_ids, send: canMail } });
    if (issued.ok) {
      const { results } = issued.value;
      const blocked = results.filter(({ outcome }) => outcome === 'blocked').length;
      const doneText = canMail ? texts.done : texts.issuedOnly;
      const said = [doneText(results.length - blocked), ...(blocked > 0 ? [texts.left(blocked)] : [])];
      showToast(said.join(' '));
    } else showToast(getMessage(issued.error), 'danger');
    onDone();
  }

  return (
    <Button busy={issue.busy} onClick={press}>
      {(canMail ? texts.sendChosen : texts.issueChosen)(rows.length)}
    </Button>
  );
}
