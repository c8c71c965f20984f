import { issueMonthInvoices } from '@cleaning/contracts';
import { Button, formatMoney, Notice, Progress, useConfirm } from '@cleaning/ui';
import { useAction, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { issueInParts, type Outcome, type PartOutcome } from './issueParts';
import { issueAll as texts } from './texts';

interface IssueReadyProps {
  month: string;
  clients: readonly string[];
  total: string;
  /** They are of what was shown before, until what is shown now is read. */
  isOld: boolean;
}

/** Issues the invoices of all who are ready, and asks for them to be sent: one press, with progress. */
export function IssueReady({ month, clients, total, isOld }: IssueReadyProps) {
  const confirm = useConfirm();
  // Without a mail server they are issued, and wait for somebody to send them.
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const issue = useAction(issueMonthInvoices);
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const label = canMail ? texts.send : texts.issue;
  const doneText = canMail ? texts.done : texts.issuedOnly;

  async function issuePart(client_ids: string[]): Promise<PartOutcome> {
    const sent = await issue.run({ body: { month, client_ids, send: canMail } });
    if (sent.ok) return { issued: sent.value.results.filter((result) => result.outcome !== 'blocked').length };
    return sent.error.status === 409 ? { issued: 0 } : { problem: sent.error.msg };
  }

  async function press() {
    const all = [...clients];
    const question = (canMail ? texts.confirm : texts.confirmIssue)(all.length, formatMoney(total));
    if (!(await confirm(question, { confirmLabel: label(all.length) }))) return;
    setOutcome(null);
    setRunning({ done: 0, all: all.length });
    setOutcome(await issueInParts(all, issuePart, (done) => setRunning({ done, all: all.length })));
    setRunning(null);
  }

  return (
    <>
      {running && (
        <div className="ma-issue">
          <Progress value={running.done / running.all} label={texts.progress(running.done, running.all)} />
        </div>
      )}
      {!running && clients.length > 0 && (
        <div className="ma-issue">
          <Button busy={isOld} onClick={press}>
            {label(clients.length)}
          </Button>
        </div>
      )}
      <div role="status">
        {outcome && (
          <Notice tone={outcome.problem ? 'danger' : outcome.left > 0 ? 'warn' : 'ok'}>
            {outcome.problem ? texts.stopped(outcome.issued, outcome.problem) : doneText(outcome.issued)}{' '}
            {outcome.left > 0 && texts.left(outcome.left)}
          </Notice>
        )}
      </div>
    </>
  );
}
