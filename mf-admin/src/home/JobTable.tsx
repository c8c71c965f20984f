import { type DeskJob, type DeskMoney, listDeskJobs, type PlaceMoney } from '@cleaning/contracts';
import { Badge, Card, type Column, formatDate, formatWeekdayDate, getBusinessToday } from '@cleaning/ui';
import { Link, useLocation } from '@cleaning/ui/app';
import { useEffect, useMemo, useRef } from 'react';
import { buildClientPath } from '../clients/paths';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListView } from '../desk/list/ListScreen';
import { useList } from '../desk/list/useList';
import { editJob } from '../jobs/texts';
import { jobTable as texts } from './texts';

/** Fragment in the addresses of cards that filter the table. */
const JOBS_ID = 'jobs';

const buildPath = ({ job_id }: DeskJob): string => `/admin/jobs/${job_id}`;

/** "Today 18:00-20:00", "Mon 30 Nov 06:00-08:00, open". */
function formatVisit({ next_visit }: DeskJob): string {
  if (!next_visit) return texts.noVisit;
  const { date, time, is_open } = next_visit;
  const when = formatWhen(date, time);
  return is_open ? texts.open(when) : when;
}

function formatWhen(date: string, time: string): string {
  return date === getBusinessToday() ? texts.today(time) : `${formatWeekdayDate(date).replace(/ \d{4}$/, '')} ${time}`;
}

/** The margin as a part of the revenue. */
function formatMargin(place: PlaceMoney | undefined): string {
  if (!place || Number(place.income) <= 0) return texts.unknown;
  return texts.percent(Math.round((100 * Number(place.margin)) / Number(place.income)));
}

function Staffing({ assigned, needed }: DeskJob) {
  const text = texts.staffed(assigned, needed);
  return assigned < needed ? <Badge tone="warn">{text}</Badge> : text;
}

const buildColumns = (places: ReadonlyMap<string, PlaceMoney>): Column<DeskJob>[] => [
  {
    header: texts.job,
    sort: 'name',
    phone: 'title',
    phoneCell: ({ job_name }) => job_name,
    cell: (job) => (
      <span className="ma-job-name">
        <Link to={buildPath(job)}>{job.job_name}</Link>
        {job.ended_on !== '' && <small>{editJob.endedOn(formatWeekdayDate(job.ended_on))}</small>}
      </span>
    ),
  },
  {
    header: texts.client,
    phone: 'hidden',
    cell: ({ job_id }) => {
      const place = places.get(job_id);
      return place?.client_id ? <Link to={buildClientPath(place.client_id)}>{place.client_name}</Link> : texts.unknown;
    },
  },
  {
    header: texts.next,
    sort: 'next',
    phone: 'meta',
    cell: (job) => <span className="ma-nowrap">{formatVisit(job)}</span>,
  },
  { header: texts.staffing, sort: 'staffing', phone: 'end', cell: (job) => <Staffing {...job} /> },
  { header: texts.margin, align: 'end', phone: 'hidden', cell: ({ job_id }) => formatMargin(places.get(job_id)) },
  {
    header: texts.score,
    sort: 'score',
    align: 'end',
    phone: 'hidden',
    cell: ({ score }) => (score === null ? texts.unknown : score.toFixed(1)),
  },
  {
    header: texts.requestsColumn,
    sort: 'requests',
    phone: 'meta',
    cell: ({ req_count }) =>
      req_count > 0 ? <span className="ma-requests ma-nowrap">{texts.requests(req_count)}</span> : null,
  },
];

const ORDERS = [
  { value: 'created', label: texts.created, kind: 'day' },
  { value: 'name', label: texts.job, kind: 'text' },
  { value: 'next', label: texts.next, kind: 'day' },
  { value: 'staffing', label: texts.staffing, kind: 'number' },
  { value: 'score', label: texts.score, kind: 'number' },
  { value: 'requests', label: texts.requestsColumn, kind: 'number' },
] as const;

const FILTERS = {
  state: buildChoiceFilter({ label: texts.state, choices: texts.states, initial: 'current' }),
  needs: buildChoiceFilter({ label: texts.needs, choices: texts.needChoices, initial: 'any', none: 'any' }),
};

/** All permanent jobs, newest first unless another order is chosen. */
export function JobTable({ money }: { money: DeskMoney | undefined }) {
  const { hash, key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  // A card that narrows the table leads to it; another filter drops the hash.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card may be pressed again
  useEffect(() => {
    if (hash === `#${JOBS_ID}`) root.current?.scrollIntoView();
  }, [hash, key]);
  const columns = useMemo(() => buildColumns(new Map(money?.places.map((place) => [place.job_id, place]))), [money]);
  const list = useList({
    name: 'job-places',
    call: listDeskJobs,
    input: ({ text, order, paging, filters }) => ({ body: { text, ...order, ...paging, ...filters } }),
    columns,
    rowKey: ({ job_id }) => job_id,
    filters: FILTERS,
    orders: ORDERS,
    direction: 'desc',
    pageSize: 50,
  });
  return (
    <div ref={root} id={JOBS_ID} className="ma-jobs">
      <Card title={texts.title}>
        <ListView
          list={list}
          caption={texts.title}
          search={texts.search}
          empty={{ text: texts.empty }}
          none={texts.none}
          rowLink={buildPath}
          isDense
        />
        {money && <p className="ma-hint">{texts.marginHint(formatDate(money.places_from))}</p>}
      </Card>
    </div>
  );
}
