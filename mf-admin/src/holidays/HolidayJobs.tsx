import { type CallAnswer, decideHoliday, type listHolidays } from '@cleaning/contracts';
import { Badge, Button, Notice } from '@cleaning/ui';
import { getMessage, Link, showToast, useAction } from '@cleaning/ui/app';
import { buildJobPath } from '../desk/jobPaths';
import { holidays as texts } from './texts';
import { type HolidayJob, isUndecided } from './undecided';

type Holiday = CallAnswer<typeof listHolidays>[number];

const DECISIONS = ['work', 'skip'] as const;

function JobDecision({ job, date, isOver }: { job: HolidayJob; date: string; isOver: boolean }) {
  const decide = useAction(decideHoliday);
  const { job_id, job_name, policy, decision } = job;

  async function choose(chosen: (typeof DECISIONS)[number]) {
    // A refusal is shown from the action's error.
    const done = await decide.run({ body: { job_id, date, decision: chosen } });
    if (done.ok) showToast(texts.decided(job_name, texts.decision[chosen]));
  }

  return (
    <li className="ma-holiday-job">
      <span>
        <Link to={buildJobPath(job)}>{job_name}</Link>{' '}
        {policy === 'ask' ? (
          <Badge tone={isUndecided(job) ? 'warn' : 'neutral'}>{texts.decision[decision]}</Badge>
        ) : (
          <Badge>{texts.policy[policy]}</Badge>
        )}
      </span>
      {policy === 'ask' && !isOver && (
        <span className="ma-actions">
          {DECISIONS.map((each) => (
            <Button
              key={each}
              variant="secondary"
              aria-pressed={decision === each}
              busy={decide.busy}
              onClick={() => choose(each)}
            >
              {texts[each]}
              <span className="ui-sr-only"> {job_name}</span>
            </Button>
          ))}
        </span>
      )}
      {decide.error && <Notice tone="danger">{getMessage(decide.error)}</Notice>}
    </li>
  );
}

/** The places that skip a public holiday or ask about it. */
export function HolidayJobs({ holiday: { date, jobs }, isOver }: { holiday: Holiday; isOver: boolean }) {
  if (jobs.length === 0) return <p className="ma-hint">{texts.nobodyConcerned}</p>;
  return (
    <ul className="ma-holiday-jobs">
      {jobs.map((job) => (
        <JobDecision key={job.job_id} job={job} date={date} isOver={isOver} />
      ))}
    </ul>
  );
}
