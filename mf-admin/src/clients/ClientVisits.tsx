import { type ClientJob, getWeekPlan } from '@cleaning/contracts';
import { Card, formatWeekdayDate, getBusinessToday, QueryState, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { Fold } from '../desk/Fold';
import { buildJobPath } from '../desk/jobPaths';
import { Panel } from '../desk/Panel';
import { VisitList } from '../visits/VisitList';
import { clientVisits as texts } from './texts';

interface ClientVisitsProps {
  /** Jobs that belong to the client today. */
  jobs: readonly ClientJob[];
}

/** Visits at the client's places: planned ones of the next two weeks, and past ones. */
export function ClientVisits({ jobs }: ClientVisitsProps) {
  const query = useCall(getWeekPlan, { body: { from: getBusinessToday(), days: 14 } });
  const ids = new Set(jobs.map(({ job_id }) => job_id));
  return (
    <>
      <Card title={texts.next}>
        <QueryState query={query}>
          {({ shifts }) => (
            <Table
              caption={texts.caption}
              captionHidden
              rows={shifts.filter(({ job_id, state }) => ids.has(job_id) && state === 'planned')}
              rowKey={({ job_id, date, time, user_id }) => `${job_id} ${date} ${time} ${user_id}`}
              empty={texts.noneNext}
              columns={[
                { header: texts.day, phone: 'meta', isDate: true, cell: ({ date }) => formatWeekdayDate(date) },
                { header: texts.time, phone: 'meta', cell: ({ time }) => time },
                {
                  header: texts.job,
                  phone: 'title',
                  phoneCell: ({ job_name }) => job_name,
                  cell: (shift) => <Link to={buildJobPath(shift)}>{shift.job_name}</Link>,
                },
                { header: texts.person, phone: 'end', cell: ({ user_name }) => user_name },
              ]}
            />
          )}
        </QueryState>
      </Card>
      <Panel title={texts.past}>
        {jobs.length === 0 && <p className="ma-hint">{texts.noJobs}</p>}
        {jobs.map(({ job_id, job_name }) => (
          <Fold key={job_id} title={job_name}>
            <VisitList jobId={job_id} />
          </Fold>
        ))}
      </Panel>
    </>
  );
}
