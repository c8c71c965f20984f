import { issueMonthInvoices } from '@cleaning/contracts';
import { Button, formatMoney, Notice, Progress, useConfirm } from '@cleaning/ui';
import { ApiError, messageOf, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { issueAll as texts } from './texts';

/** Clients of one call: few enough that the progress moves. */
const AT_ONCE = 20;

interface IssueReadyProps {
  month: string;
  clients: readonly string[];
  total: string;
}

interface Outcome {
  issued: number;
  left: number;
  problem: string;
}

/** Issues the invoices of all who are ready, and asks for them to be sent: one press, with progress. */
export function IssueReady({ month, clients, total }: IssueReadyProps) {
  const confirm = useConfirm();
  const issue = useAction(issueMonthInvoices);
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function press() {
    const all = [...clients];
    const question = texts.confirm(all.length, formatMoney(total));
    if (!(await confirm(question, { confirmLabel: texts.press(all.length) }))) return;
    let [issued, left, problem] = [0, 0, ''];
    setOutcome(null);
    setRunning({ done: 0, all: all.length });
    for (let at = 0; at < all.length && problem === ''; at += AT_ONCE) {
      const client_ids = all.slice(at, at + AT_ONCE);
      try {
        const { results } = await issue.run({ body: { month, client_ids, send: true } });
        const blocked = results.filter(({ outcome: each }) => each === 'blocked').length;
        left += blocked;
        issued += results.length - blocked;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') left += client_ids.length;
        else problem = messageOf(error);
      }
      setRunning({ done: issued, all: all.length });
    }
    setRunning(null);
    setOutcome({ issued, left, problem });
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
          <Button onClick={press}>{texts.press(clients.length)}</Button>
        </div>
      )}
      {outcome && (
        <Notice tone={outcome.problem ? 'danger' : outcome.left > 0 ? 'warn' : 'ok'}>
          {outcome.problem ? texts.stopped(outcome.issued, outcome.problem) : texts.done(outcome.issued)}{' '}
          {outcome.left > 0 && texts.left(outcome.left)}
        </Notice>
      )}
    </>
  );
}
