import {
  COMPLAINT_STATES,
  type ComplaintRow,
  type ComplaintState,
  getComplaintTimes,
  listComplaints,
  listJobNames,
} from '@cleaning/contracts';
import {
  Badge,
  type Column,
  formatDuration,
  formatInstant,
  formatMonthYear,
  LinkButton,
  QueryState,
  Table,
  type Tone,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { Fold } from '../desk/Fold';
import { LoadError } from '../desk/LoadError';
import { buildChoiceFilter, buildDayFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { useIsAdmin } from '../desk/role';
import { formatPlaceName } from '../supervisors/PlacePicker';
import { complaintList as texts, times } from './texts';

const TONES: Readonly<Record<ComplaintState, Tone>> = {
  reported: 'danger',
  acknowledged: 'warn',
  planned: 'neutral',
  done: 'warn',
  confirmed: 'ok',
  withdrawn: 'neutral',
};

export const StateBadge = ({ state }: { state: ComplaintState }) => (
  <Badge tone={TONES[state]}>{COMPLAINT_STATES[state]}</Badge>
);

export const formatElapsed = (minutes: number | null): string =>
  minutes === null ? texts.notYet : formatDuration(minutes);

const ORDERS = [
  { value: 'reported', label: texts.reported, kind: 'day' },
  { value: 'number', label: texts.number, kind: 'number' },
  { value: 'job', label: texts.place, kind: 'text' },
  { value: 'acknowledged', label: texts.acknowledged, kind: 'day' },
] as const;

const FILTERS = {
  state: buildChoiceFilter({
    label: texts.state,
    choices: { open: texts.open, ...COMPLAINT_STATES, all: texts.all },
    initial: 'open',
    none: 'all',
  }),
  from: buildDayFilter(texts.from),
  until: buildDayFilter(texts.until),
};

const getAddress = ({ complaint_id }: ComplaintRow) => `/admin/complaints/${complaint_id}`;

const COLUMNS: readonly Column<ComplaintRow>[] = [
  {
    header: texts.place,
    sort: 'job',
    phone: 'title',
    phoneCell: (row) => `${row.job_name} · ${row.number}`,
    cell: (row) => (
      <Link to={getAddress(row)} aria-label={texts.openLabel(row.number, row.job_name)}>
        {row.job_name}
      </Link>
    ),
  },
  { header: texts.number, sort: 'number', phone: 'hidden', align: 'end', cell: (row) => row.number },
  { header: texts.client, phone: 'meta', cell: (row) => row.client_name },
  {
    header: texts.reported,
    sort: 'reported',
    phone: 'meta',
    isDate: true,
    cell: (row) => formatInstant(row.reported_at),
  },
  {
    header: texts.acknowledged,
    sort: 'acknowledged',
    phone: 'hidden',
    cell: (row) =>
      row.state === 'withdrawn' && row.acknowledged_after === null ? '' : formatElapsed(row.acknowledged_after),
  },
  { header: texts.state, phone: 'end', cell: (row) => <StateBadge state={row.state} /> },
];

function Times() {
  const query = useCall(getComplaintTimes);
  return (
    <>
      <p className="ma-hint">{times.lead}</p>
      <QueryState query={query}>
        {(months) => (
          <Table
            caption={times.caption}
            captionHidden
            rows={months.toReversed()}
            rowKey={({ month }) => month}
            empty={times.none}
            columns={[
              { header: times.month, phone: 'title', cell: ({ month }) => formatMonthYear(month) },
              { header: times.complaints, phone: 'meta', align: 'end', cell: ({ complaints }) => complaints },
              { header: times.acknowledged, phone: 'hidden', align: 'end', cell: ({ acknowledged }) => acknowledged },
              {
                header: times.median,
                phone: 'end',
                align: 'end',
                cell: ({ median_minutes }) => formatElapsed(median_minutes),
              },
            ]}
          />
        )}
      </QueryState>
    </>
  );
}

/** Open complaints, the newest first. */
export default function ComplaintsScreen() {
  const isAdmin = useIsAdmin();
  const places = useCall(listJobNames);
  const named = Object.fromEntries((places.data ?? []).map((place) => [place.job_id, formatPlaceName(place)]));
  const filters = {
    state: FILTERS.state,
    job: buildChoiceFilter<string, ''>({
      label: texts.place,
      choices: { '': texts.allPlaces, ...named },
      initial: '',
      none: '',
      isOpen: true,
    }),
    from: FILTERS.from,
    until: FILTERS.until,
  };
  const enter = isAdmin && <LinkButton to="/admin/complaints/new">{texts.enter}</LinkButton>;
  return (
    <ListScreen
      title={texts.title}
      actions={enter}
      above={() => <LoadError query={places} />}
      name="complaints"
      caption={texts.caption}
      call={listComplaints}
      input={({ text, order, paging, filters: { job, ...others } }) => ({
        query: { text, ...order, ...paging, ...others, job_id: job },
      })}
      columns={COLUMNS}
      rowKey={(row) => row.complaint_id}
      rowLink={getAddress}
      search={texts.search}
      filters={filters}
      orders={ORDERS}
      direction="desc"
      empty={{ text: texts.empty, action: enter }}
      none={texts.none}
    >
      <Fold title={times.fold}>
        <Times />
      </Fold>
    </ListScreen>
  );
}
