import {
  Badge,
  formatClockTime,
  formatDuration,
  formatMoney,
  LinkButton,
  Notice,
  toBusinessMoment,
} from '@cleaning/ui';
import { describeWarning } from '../languages/warningText';
import { buildShiftKey } from '../shifts/plan';
import { usePlan } from '../shifts/usePlan';
import { supplies } from '../supplies/texts';
import { shifts, work } from '../texts';
import { describePhase, type FinishedWork, type useWork, type WorkOutcome } from './useWork';

type Outcome = Pick<ReturnType<typeof useWork>, 'outcome'>;

const formatTime = (instant: string): string => toBusinessMoment(new Date(instant)).slice(11);

/** Start and end of finished work, and its pay once the service has computed it. */
function FinishedFacts({ finished, isSaved }: { finished: FinishedWork; isSaved: boolean }) {
  const { jobId, shift, startedAt, endedAt } = finished;
  const { data: plan } = usePlan();
  const earned =
    shift && plan?.shifts.find((own) => buildShiftKey(own) === buildShiftKey({ job_id: jobId, ...shift }))?.earned;
  const times = startedAt === '' ? [endedAt] : [startedAt, endedAt];
  return (
    <>
      <p className="mc-finished">
        <span>{formatClockTime(times.map(formatTime).join('-'))}</span>
        {earned && <strong>{work.paidFor(formatMoney(earned.payment), formatDuration(earned.minutes))}</strong>}
      </p>
      {earned?.state === 'held' && <Badge tone="warn">{shifts.held}</Badge>}
      {isSaved && <p>✓ {work.saved}</p>}
    </>
  );
}

const renderOutcome = ({ tone, text, finished }: WorkOutcome) => (
  <Notice tone={tone}>
    <p>{text}</p>
    {finished && <FinishedFacts finished={finished} isSaved={tone === 'ok'} />}
  </Notice>
);

/**
 * Result of a Finished, above the next step, with a link to request supplies. `base` is the path above the jobs' pages.
 * The status is always rendered, so that screen readers notice its text.
 */
export const FinishedOutcome = ({ outcome, base }: Outcome & { base: string }) => (
  <>
    <div role="status">{outcome?.finished && renderOutcome(outcome)}</div>
    {outcome?.finished && (
      <LinkButton
        variant="secondary"
        to={`${base.replace('my-jobs', 'request-supplies')}?job=${outcome.finished.jobId}`}
      >
        {supplies.title}
      </LinkButton>
    )}
  </>
);

/** Progress of a clock event, and the result of one that isn't a Finished. Always rendered, as above. */
export function ClockOutcome({ phase, outcome }: Pick<ReturnType<typeof useWork>, 'phase' | 'outcome'>) {
  return (
    <>
      <p role="status">{describePhase(phase)}</p>
      <div role="status">
        {outcome && outcome.tone !== 'danger' && !outcome.finished && renderOutcome(outcome)}
        {outcome?.warnings?.map((warning) => (
          <Notice key={warning.msg} tone="warn">
            {describeWarning(warning)}
          </Notice>
        ))}
      </div>
      {outcome?.tone === 'danger' && <Notice tone="danger">{outcome.text}</Notice>}
    </>
  );
}
