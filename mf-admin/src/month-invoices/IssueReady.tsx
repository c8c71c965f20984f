import { issueMonthInvoices } from '@cleaning/contracts';
import { Button, formatMoney, Notice, Progress, useConfirm } from '@cleaning/ui';
import { useAction, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { issueInParts, type Outcome, type PartOutcome } from './issueParts';
import { issueAll as texts } from './texts';

interface ReadyInvoices {
  clients: readonly string[];
  /** A$ incl. GST. */
  total: string;
}

/**
 * Issues all ready invoices of a month, YYYY-MM, and has them sent: one press, with progress. Results of another month
 * aren't shown.
 */
export function useIssueReady(month: string) {
  const confirm = useConfirm();
  // Without a mail server they are issued, and an admin has to send them.
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const issue = useAction(issueMonthInvoices);
  const [running, setRunning] = useState<{ month: string; done: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<(Outcome & { month: string }) | null>(null);

  const label = canMail ? texts.send : texts.issue;
  const doneText = canMail ? texts.done : texts.issuedOnly;

  async function issuePart(client_ids: string[]): Promise<PartOutcome> {
    const sent = await issue.run({ body: { month, client_ids, send: canMail } });
    if (sent.ok) return { issued: sent.value.results.filter((result) => result.outcome !== 'blocked').length };
    return sent.error.status === 409 ? { issued: 0 } : { problem: sent.error.msg };
  }

  async function press({ clients, total }: ReadyInvoices) {
    const all = [...clients];
    const question = (canMail ? texts.confirm : texts.confirmIssue)(all.length, formatMoney(total));
    if (!(await confirm(question, { confirmLabel: label(all.length) }))) return;
    setOutcome(null);
    setRunning({ month, done: 0, all: all.length });
    const { issued, left, problem } = await issueInParts(all, issuePart, (done) =>
      setRunning({ month, done, all: all.length }),
    );
    setOutcome({ month, issued, left, problem });
    setRunning(null);
  }

  return {
    label,
    doneText,
    isBusy: running !== null,
    progress: running?.month === month ? running : null,
    outcome: outcome?.month === month ? outcome : null,
    press,
  };
}

interface IssueReadyProps {
  issuing: ReturnType<typeof useIssueReady>;
}

interface ButtonProps extends IssueReadyProps {
  ready: ReadyInvoices;
  /** Whether the data is from before, while the current data loads. */
  isOld: boolean;
}

export function IssueReadyButton({ issuing, ready, isOld }: ButtonProps) {
  if (ready.clients.length === 0) return null;
  return (
    <Button busy={isOld || issuing.isBusy} onClick={() => issuing.press(ready)}>
      {issuing.label(ready.clients.length)}
    </Button>
  );
}

/** Progress and result. */
export function IssueReadyOutcome({ issuing: { doneText, progress, outcome } }: IssueReadyProps) {
  return (
    <>
      {progress && (
        <div className="ma-issue">
          <Progress value={progress.done / progress.all} label={texts.progress(progress.done, progress.all)} />
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
