import type { PlanGap, Shift, WeekPlan } from '@cleaning/contracts';
import { Badge, LinkButton, QueryState, readableDay, Table } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { Panel } from '../desk/Panel';
import { useVisits } from './JobFacts';
import { nextVisits as texts } from './texts';

type Visit = Shift | PlanGap;

const isGap = (visit: Visit): visit is PlanGap => 'needed' in visit;

/** Visits to come and places that nobody has, by start. Cancelled ones are left out. */
function visitsOf({ shifts, gaps }: WeekPlan): Visit[] {
  const now = new Date().toISOString();
  return [...shifts.filter(({ state }) => state !== 'cancelled' && state !== 'covered'), ...gaps]
    .filter(({ ends_at }) => ends_at > now)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

function Who({ visit }: { visit: Visit }) {
  if (isGap(visit)) return <Badge tone="warn">{texts.open}</Badge>;
  return (
    <span className="ma-badges">
      <Link to={`/admin/sub-contractors/${visit.user_id}`}>{visit.user_name}</Link>
      {visit.state === 'away' && <Badge tone="danger">{texts.away}</Badge>}
    </span>
  );
}

/** Who comes on which day of the next two weeks. */
export function NextVisits({ jobId }: { jobId: string }) {
  const query = useVisits(jobId);
  return (
    <Panel title={texts.title}>
      <QueryState query={query}>
        {(plan) => (
          <Table
            caption={texts.caption}
            captionHidden
            rows={visitsOf(plan)}
            rowKey={(visit, index) => `${visit.date} ${visit.time} ${isGap(visit) ? index : visit.user_id}`}
            empty={texts.empty}
            columns={[
              { header: texts.day, phone: 'title', cell: ({ date }) => readableDay(date) },
              { header: texts.time, phone: 'end', cell: ({ time }) => time },
              { header: texts.person, phone: 'meta', cell: (visit) => <Who visit={visit} /> },
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
