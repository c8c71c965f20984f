import { changeRun, type PayRunRow, type PayRunView } from '@cleaning/contracts';
import { Button, Card, formatMoney, LinkButton, Notice } from '@cleaning/ui';
import { getMessage, useAction } from '@cleaning/ui/app';
import { listPeopleLeftOut } from './OpenRun';
import { buildPayeePath } from './paths';
import { check as texts } from './runTexts';

interface PeopleProps {
  title: string;
  lead: string;
  rows: readonly PayRunRow[];
  busy: boolean;
  onLeaveOut: (row: PayRunRow, is: boolean) => void;
}

function People({ title, lead, rows, busy, onLeaveOut }: PeopleProps) {
  if (rows.length === 0) return null;
  return (
    <Card title={title}>
      <p className="ma-hint">{lead}</p>
      <ul className="ma-people-list">
        {rows.map((row) => (
          <li key={row.user_id}>
            <div>
              <strong>{row.name}</strong> {formatMoney(row.to_pay)}
              <ul>
                {row.left_out_by_choice && <li>{texts.byChoice}</li>}
                {row.problems.map(({ kind, msg }) => (
                  <li key={kind}>{msg}</li>
                ))}
              </ul>
            </div>
            <div className="ma-actions">
              {row.problems.some(({ kind }) => kind === 'account-name') && (
                <LinkButton
                  variant="secondary"
                  to={`/admin/sub-contractors/${row.user_id}`}
                  aria-label={texts.bankDetailsLabel(row.name)}
                >
                  {texts.bankDetails}
                </LinkButton>
              )}
              <LinkButton
                variant="secondary"
                to={buildPayeePath(row.user_id)}
                aria-label={texts.settingsLabel(row.name)}
              >
                {texts.settings}
              </LinkButton>
              {row.left_out_by_choice ? (
                <Button
                  variant="secondary"
                  busy={busy}
                  aria-label={texts.payAgainLabel(row.name)}
                  onClick={() => onLeaveOut(row, false)}
                >
                  {texts.payAgain}
                </Button>
              ) : (
                !row.left_out && (
                  <Button
                    variant="ghost"
                    busy={busy}
                    aria-label={texts.leaveOutLabel(row.name)}
                    onClick={() => onLeaveOut(row, true)}
                  >
                    {texts.leaveOut}
                  </Button>
                )
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** People whom a draft leaves out. Stored with the run, so other admins see them. */
export function useExclusions(run: PayRunView) {
  const change = useAction(changeRun);
  const { version, through_day, pay_day } = run;
  const leaveOut = async ({ user_id }: PayRunRow, is: boolean) => {
    const others = listPeopleLeftOut(run).filter((id) => id !== user_id);
    const leave_out = is ? [...others, user_id] : others;
    // A refusal is shown from the action's error.
    await change.run({ params: { run_id: run.id }, body: { version, through_day, pay_day, leave_out } });
  };
  return { leaveOut, busy: change.busy, error: change.error };
}

/** First step of a draft: the people with a problem. */
export function RunCheck({ run, onNext }: { run: PayRunView; onNext: () => void }) {
  const { leaveOut, busy, error } = useExclusions(run);
  const out = run.rows.filter(({ left_out }) => left_out);
  const warned = run.rows.filter(({ left_out, problems }) => !left_out && problems.length > 0);
  return (
    <>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      {out.length + warned.length === 0 && <Notice tone="ok">{texts.none}</Notice>}
      <People title={texts.leftOut(out.length)} lead={texts.leftOutLead} rows={out} busy={busy} onLeaveOut={leaveOut} />
      <People
        title={texts.warned(warned.length)}
        lead={texts.warnedLead}
        rows={warned}
        busy={busy}
        onLeaveOut={leaveOut}
      />
      <div>
        <Button onClick={onNext}>{texts.next}</Button>
      </div>
    </>
  );
}
