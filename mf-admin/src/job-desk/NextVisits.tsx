import { Badge, formatWeekdayDate, LinkButton, QueryState, Table } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { Panel } from '../desk/Panel';
import { useVisits } from './JobFacts';
import { groupVisits, type Visit } from './nextVisits';
import { nextVisits as texts } from './texts';

function People({ people, away, missing }: Visit) {
  return (
    <span className="ma-visit-people">
      {people.map(({ user_id, user_name }) => (
        <Link key={user_id} to={`/admin/sub-contractors/${user_id}`}>
          {user_name}
        </Link>
      ))}
      {away.map(({ user_id, user_name }) => (
        <Badge key={user_id} tone="danger">
          {texts.away(user_name)}
        </Badge>
      ))}
      {missing > 0 && <Badge tone="warn">{texts.missing(missing)}</Badge>}
    </span>
  );
}

/** People planned for each day of the next two weeks. */
export function NextVisits({ jobId }: { jobId: string }) {
  const query = useVisits(jobId);
  return (
    <Panel title={texts.title}>
      <QueryState query={query}>
        {(plan) => (
          <Table
            caption={texts.caption}
            captionHidden
            rows={groupVisits(plan, new Date().toISOString())}
            rowKey={({ date, time }) => `${date} ${time}`}
            empty={texts.empty}
            columns={[
              { header: texts.day, phone: 'title', isDate: true, cell: ({ date }) => formatWeekdayDate(date) },
              { header: texts.time, phone: 'end', cell: ({ time }) => time },
              { header: texts.people, phone: 'meta', cell: (visit) => <People {...visit} /> },
            ]}
          />
        )}
      </QueryState>
      <div className="ma-actions">
        <LinkButton variant="secondary" to={`/admin/plan?job=${jobId}`}>
          {texts.see}
        </LinkButton>
      </div>
    </Panel>
  );
}
