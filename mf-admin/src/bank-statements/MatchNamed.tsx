import { type CallAnswer, listMatchableLines, MAX_MATCHED_AT_ONCE, matchBankLines } from '@cleaning/contracts';
import { Button, Card, formatDate, formatMoney, Notice, Progress, useConfirm } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { matchNamed as texts } from './texts';

type Result = CallAnswer<typeof matchBankLines>['results'][number];

interface Outcome {
  readonly booked: number;
  /** Payments that weren't booked, with reasons. */
  readonly left: readonly Result[];
  /** Error that stopped the run; empty if all payments were tried. */
  readonly problem: string;
}

/**
 * Books all payments whose texts name an invoice with one press, and shows the progress. Renders nothing without any.
 */
export function MatchNamed() {
  const confirm = useConfirm();
  const found = useCall(listMatchableLines);
  const match = useAction(matchBankLines);
  const [running, setRunning] = useState<{ done: number; all: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const lines = found.data?.lines ?? [];

  async function bookAll(ids: readonly string[]): Promise<Outcome> {
    const results: Result[] = [];
    const buildOutcome = (problem: string): Outcome => ({
      booked: results.filter((result) => result.outcome === 'booked').length,
      left: results.filter((result) => result.outcome === 'left'),
      problem,
    });
    for (let at = 0; at < ids.length; at += MAX_MATCHED_AT_ONCE) {
      const answer = await match.run({ body: { ids: ids.slice(at, at + MAX_MATCHED_AT_ONCE) } });
      if (!answer.ok) return buildOutcome(getMessage(answer.error));
      results.push(...answer.value.results);
      setRunning({ done: results.length, all: ids.length });
    }
    return buildOutcome('');
  }

  async function press() {
    const ids = lines.map(({ id }) => id);
    const question = texts.confirm(ids.length, formatMoney(found.data?.sum ?? '0.00'));
    if (!(await confirm(question, { confirmLabel: texts.match(ids.length) }))) return;
    setOutcome(null);
    setRunning({ done: 0, all: ids.length });
    setOutcome(await bookAll(ids));
    setRunning(null);
  }

  if (lines.length === 0 && !running && !outcome) return null;
  return (
    <Card title={texts.title}>
      {running && <Progress value={running.done / running.all} label={texts.progress(running.done, running.all)} />}
      {!running && lines.length > 0 && (
        <>
          <p>{texts.found(lines.length, formatMoney(found.data?.sum ?? '0.00'))}</p>
          <div className="ma-actions">
            <Button onClick={press}>{texts.match(lines.length)}</Button>
          </div>
        </>
      )}
      <div role="status">
        {outcome && (
          <Notice tone={outcome.problem ? 'danger' : outcome.left.length > 0 ? 'warn' : 'ok'}>
            <p>
              {texts.done(outcome.booked)} {outcome.problem}
            </p>
            {outcome.left.length > 0 && (
              <ul>
                {outcome.left.map(({ id, day, amount, payer, msg }) => (
                  <li key={id}>{texts.left(formatDate(day), formatMoney(amount), payer, msg)}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
    </Card>
  );
}
