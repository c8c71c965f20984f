import { getComplianceLabel, getPersonCompliance } from '@cleaning/contracts';
import {
  Badge,
  Card,
  formatDate,
  formatDuration,
  formatMonthYear,
  formatWeekdayDate,
  LinkButton,
  Money,
  QueryState,
  Table,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { StateBadge } from '../compliance/StateBadge';
import { buildJobPath } from '../desk/jobPaths';
import { usePersonShifts, usePersonWork } from './PersonFacts';
import { personTabs as texts } from './texts';

interface OfPerson {
  userId: string;
}

/** The person's shifts in the next two weeks. */
function NextShifts({ userId }: OfPerson) {
  const query = usePersonShifts(userId);
  return (
    <Card title={texts.nextShifts}>
      <QueryState query={query}>
        {({ shifts }) => {
          const now = new Date().toISOString();
          return (
            <Table
              caption={texts.shiftsCaption}
              captionHidden
              rows={shifts.filter(({ state, ends_at }) => state !== 'cancelled' && ends_at > now)}
              rowKey={({ job_id, date, time }) => `${job_id} ${date} ${time}`}
              empty={texts.noShifts}
              columns={[
                { header: texts.day, phone: 'meta', isDate: true, cell: ({ date }) => formatWeekdayDate(date) },
                { header: texts.time, phone: 'meta', cell: ({ time }) => time },
                {
                  header: texts.job,
                  phone: 'title',
                  phoneCell: ({ job_name }) => job_name,
                  cell: (shift) => <Link to={buildJobPath(shift)}>{shift.job_name}</Link>,
                },
                {
                  header: texts.state,
                  phone: 'end',
                  cell: ({ state }) =>
                    state === 'planned' ? texts.rostered : <Badge tone="warn">{texts.states[state]}</Badge>,
                },
              ]}
            />
          );
        }}
      </QueryState>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={`/admin/plan?by=person&person=${userId}`}>
          {texts.roster}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Next shifts, and the jobs that the person is assigned to. */
export function JobsAndShifts({ userId }: OfPerson) {
  const query = usePersonWork(userId);
  return (
    <>
      <NextShifts userId={userId} />
      <Card title={texts.jobs}>
        <QueryState query={query}>
          {({ jobs }) => (
            <Table
              caption={texts.jobsCaption}
              captionHidden
              rows={jobs}
              rowKey={({ job_id }) => job_id}
              empty={texts.noJobs}
              rowLink={buildJobPath}
              columns={[
                {
                  header: texts.job,
                  phone: 'title',
                  phoneCell: ({ job_name }) => job_name,
                  cell: (job) => <Link to={buildJobPath(job)}>{job.job_name}</Link>,
                },
                { header: texts.address, phone: 'hidden', cell: ({ address }) => address },
                { header: texts.since, phone: 'meta', isDate: true, cell: ({ since }) => formatDate(since) },
              ]}
            />
          )}
        </QueryState>
      </Card>
    </>
  );
}

/** Hours and pay of the last months. */
export function HoursAndEarnings({ userId }: OfPerson) {
  const query = usePersonWork(userId);
  return (
    <Card title={texts.earnings}>
      <QueryState query={query}>
        {({ months }) => (
          <Table
            caption={texts.earningsCaption}
            captionHidden
            rows={months}
            rowKey={({ month }) => month}
            empty=""
            columns={[
              { header: texts.month, phone: 'title', cell: ({ month }) => formatMonthYear(month) },
              { header: texts.hours, phone: 'meta', align: 'end', cell: ({ minutes }) => formatDuration(minutes) },
              { header: texts.held, phone: 'hidden', align: 'end', cell: ({ held }) => <Money value={held} /> },
              { header: texts.earned, phone: 'end', align: 'end', cell: ({ earned }) => <Money value={earned} /> },
            ]}
          />
        )}
      </QueryState>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={`/admin/pay/people/${userId}`}>
          {texts.pay}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Documents with their states and expiry days. */
export function DocumentsAndExpiry({ userId }: OfPerson) {
  const query = useCall(getPersonCompliance, { params: { user_id: userId } });
  return (
    <Card title={texts.documents}>
      <QueryState query={query}>
        {({ kinds }) => (
          <Table
            caption={texts.documents}
            captionHidden
            rows={kinds}
            rowKey={({ kind }) => kind}
            empty=""
            columns={[
              { header: texts.document, phone: 'title', cell: ({ kind }) => getComplianceLabel(kind) },
              {
                header: texts.expires,
                phone: 'meta',
                cell: ({ expires_on }) => (expires_on === '' ? texts.noExpiry : formatDate(expires_on)),
              },
              { header: texts.state, phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
            ]}
          />
        )}
      </QueryState>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={`/admin/documents/${userId}`}>
          {texts.check}
        </LinkButton>
      </div>
    </Card>
  );
}
