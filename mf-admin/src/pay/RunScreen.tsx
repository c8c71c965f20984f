import { getRun, type PayRunView } from '@cleaning/contracts';
import { Button, EmptyState, formatInstant, formatWeekdayDate, LinkButton, Notice, QueryState } from '@cleaning/ui';
import { useCall, useParams, useSearchParams } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';
import { CancelRun, UndoApproval } from './CancelRun';
import { ChangeDays } from './OpenRun';
import { PayPage } from './PayPage';
import { RunCheck } from './RunCheck';
import { RunDocuments } from './RunDocuments';
import { RunFile } from './RunFile';
import { RunPaid } from './RunPaid';
import { RunPreview } from './RunPreview';
import { bankFile, runSteps, run as texts } from './runTexts';
import { payRuns } from './texts';

const STEPS = ['check', 'preview', 'file', 'paid', 'remittances'] as const;
type Step = (typeof STEPS)[number];

/** Step of a run: for a draft the chosen one, afterwards the next one to do. */
function findStep({ state, files, people, to_pay }: PayRunView, chosen: string | null): Step {
  if (state === 'draft') return chosen === 'preview' ? 'preview' : 'check';
  if (state === 'approved') return files.length > 0 || (people > 0 && to_pay === '0.00') ? 'paid' : 'file';
  return 'remittances';
}

function Steps({ step }: { step: Step }) {
  const at = STEPS.indexOf(step);
  return (
    <ol className="ma-steps" aria-label={runSteps.label}>
      {STEPS.map((each, index) => (
        <li
          key={each}
          className={index < at ? 'ma-step--done' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {runSteps[each]}
          {index < at && <span className="ui-sr-only"> ({runSteps.done})</span>}
        </li>
      ))}
    </ol>
  );
}

/** Decisions on the run, with people and times. */
function Standing({ run }: { run: PayRunView }) {
  const { state, approved_by, first_approved_by, cancelled_by, paid_by } = run;
  if (state === 'cancelled')
    return <Notice>{texts.wasCancelled(cancelled_by, formatInstant(run.cancelled_at), run.cancel_reason)}</Notice>;
  if (state === 'paid') return <Notice tone="ok">{texts.wasPaid(paid_by, formatWeekdayDate(run.paid_on))}</Notice>;
  if (state === 'approved') {
    const at = formatInstant(run.approved_at);
    return (
      <Notice tone="ok">
        {first_approved_by
          ? texts.wasApprovedByTwo(first_approved_by, approved_by, at)
          : texts.wasApproved(approved_by, at)}
      </Notice>
    );
  }
  if (first_approved_by === '') return null;
  return <Notice tone="warn">{texts.firstApproved(first_approved_by, formatInstant(run.first_approved_at))}</Notice>;
}

function Draft({ run, step, onStep }: { run: PayRunView; step: Step; onStep: (step: Step) => void }) {
  if (run.rows.length === 0)
    return (
      <EmptyState text={texts.nobody}>
        <LinkButton variant="secondary" to="/admin/approvals">
          {texts.approvals}
        </LinkButton>
      </EmptyState>
    );
  if (step === 'preview') return <RunPreview run={run} onBack={() => onStep('check')} />;
  return <RunCheck run={run} onNext={() => onStep('preview')} />;
}

const formatLead = ({ state, through_day, pay_day, paid_on }: PayRunView): string => {
  const [through, payDay, paidOn] = [through_day, pay_day, paid_on].map((day) =>
    day ? formatWeekdayDate(day) : '',
  ) as [string, string, string];
  if (state !== 'paid') return texts.lead(through, payDay);
  return paid_on === pay_day ? texts.leadPaid(through, paidOn) : texts.leadPaidOther(through, payDay, paidOn);
};

/** The run's bank file. It is scrolled to and focused after the approval, because the pressed button has gone. */
function FileStep({ run, isNext }: { run: PayRunView; isNext: boolean }) {
  const step = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNext) return;
    step.current?.scrollIntoView({ block: 'start' });
    step.current?.focus({ preventScroll: true });
  }, [isNext]);
  return (
    <section ref={step} tabIndex={-1} aria-label={bankFile.title} className="ma-next-step">
      <RunFile run={run} />
    </section>
  );
}

function Run({ run }: { run: PayRunView }) {
  const [address, setAddress] = useSearchParams();
  const [sheet, setSheet] = useState<'days' | 'cancel' | null>(null);
  const { state } = run;
  const step = findStep(run, address.get('step'));
  const [wasDraft, setWasDraft] = useState(state === 'draft');
  if (state === 'draft' && !wasDraft) setWasDraft(true);
  const isOpen = state === 'draft' || state === 'approved';
  return (
    <PayPage
      title={texts.title(run.number)}
      lead={formatLead(run)}
      actions={
        isOpen && (
          <>
            {state === 'draft' && (
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setSheet('days')}>
                {texts.changeDays}
              </Button>
            )}
            {(state === 'approved' || run.first_approved_by !== '') && <UndoApproval run={run} />}
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => setSheet('cancel')}>
              {texts.cancel}
            </Button>
          </>
        )
      }
    >
      {state !== 'cancelled' && <Steps step={step} />}
      <Standing run={run} />
      {state === 'draft' && (
        <Draft run={run} step={step} onStep={(next) => setAddress(next === 'preview' ? { step: 'preview' } : {})} />
      )}
      {state === 'approved' && (
        <>
          <FileStep run={run} isNext={wasDraft} />
          <RunPaid run={run} />
          <RunPreview run={run} />
        </>
      )}
      {state === 'paid' && (
        <>
          <RunDocuments run={run} />
          <RunPreview run={run} />
        </>
      )}
      {sheet === 'days' && <ChangeDays run={run} onClose={() => setSheet(null)} />}
      {sheet === 'cancel' && <CancelRun run={run} onClose={() => setSheet(null)} />}
    </PayPage>
  );
}

/** One pay run at its current step. Its state is stored, so it can be continued later. */
export default function RunScreen() {
  const { runID = '' } = useParams();
  const query = useCall(getRun, { params: { run_id: runID } });
  return (
    <QueryState query={query} list={{ to: '/admin/pay', label: payRuns.title }}>
      {(run) => <Run run={run} />}
    </QueryState>
  );
}
