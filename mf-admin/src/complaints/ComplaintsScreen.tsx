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
  Card,
  type Column,
  LinkButton,
  lengthText,
  optionsOf,
  PageHeader,
  QueryState,
  readableInstant,
  readableMonth,
  SelectField,
  Table,
  type Tone,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { Fold } from '../desk/Fold';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { DayFilter, Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { useIsAdmin } from '../desk/role';
import { Unread } from '../desk/Unread';
import { nameOfPlace } from '../supervisors/PlacePicker';
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

export const afterText = (minutes: number | null): string => (minutes === null ? texts.notYet : lengthText(minutes));

const SORTS = [
  { value: 'reported', label: texts.reported },
  { value: 'number', label: texts.number },
  { value: 'job', label: texts.place },
  { value: 'acknowledged', label: texts.acknowledged },
] as const;

const STATE_CHOICES = [
  { value: 'open', label: texts.open },
  ...optionsOf(COMPLAINT_STATES),
  { value: 'all', label: texts.all },
];

const addressOf = ({ complaint_id }: ComplaintRow) => `/admin/complaints/${complaint_id}`;

const COLUMNS: readonly Column<ComplaintRow>[] = [
  {
    header: texts.place,
    sort: 'job',
    phone: 'title',
    phoneCell: (row) => `${row.job_name} · ${row.number}`,
    cell: (row) => (
      <Link to={addressOf(row)} aria-label={texts.openNamed(row.number, row.job_name)}>
        {row.job_name}
      </Link>
    ),
  },
  { header: texts.number, sort: 'number', phone: 'hidden', align: 'end', cell: (row) => row.number },
  { header: texts.client, phone: 'meta', cell: (row) => row.client_name },
  { header: texts.reported, sort: 'reported', phone: 'meta', cell: (row) => readableInstant(row.reported_at) },
  {
    header: texts.acknowledged,
    sort: 'acknowledged',
    phone: 'hidden',
    cell: (row) =>
      row.state === 'withdrawn' && row.acknowledged_after === null ? '' : afterText(row.acknowledged_after),
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
              { header: times.month, phone: 'title', cell: ({ month }) => readableMonth(month) },
              { header: times.complaints, phone: 'meta', align: 'end', cell: ({ complaints }) => complaints },
              { header: times.acknowledged, phone: 'hidden', align: 'end', cell: ({ acknowledged }) => acknowledged },
              {
                header: times.median,
                phone: 'end',
                align: 'end',
                cell: ({ median_minutes }) => afterText(median_minutes),
              },
            ]}
          />
        )}
      </QueryState>
    </>
  );
}

const stateOf = (chosen: string) =>
  chosen === 'all' ? undefined : chosen in COMPLAINT_STATES ? (chosen as ComplaintState) : ('open' as const);

/** Open complaints, the newest first. */
export default function ComplaintsScreen() {
  const isAdmin = useIsAdmin();
  const list = useListState(
    { text: '', state: 'open', job: '', from: '', until: '', sort: 'reported', direction: 'desc' },
    { table: 'complaints' },
  );
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'reported';
  const state = stateOf(list.filter('state'));
  const job = list.filter('job');
  const days = { from: list.filter('from'), until: list.filter('until') };
  const text = list.filter('text').slice(0, 120);
  const places = useCall(listJobNames);
  const query = useCall(listComplaints, {
    query: {
      text,
      sort,
      direction: list.direction,
      page: list.page,
      page_size: pageSize,
      ...(state ? { state } : {}),
      ...(job ? { job_id: job } : {}),
      ...(days.from ? { from: days.from } : {}),
      ...(days.until ? { until: days.until } : {}),
    },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const set = [state !== 'open', job, days.from, days.until].filter(Boolean).length;
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={isAdmin && <LinkButton to="/admin/complaints/new">{texts.enter}</LinkButton>}
      />
      <Card>
        <ListFilters
          list={list}
          set={set}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.state}
            options={STATE_CHOICES}
            value={state ?? 'all'}
            onChange={({ target }) => list.setFilter({ state: target.value })}
          />
          <SelectField
            label={texts.place}
            placeholder={texts.allPlaces}
            options={(places.data ?? []).map((place) => ({ value: place.job_id, label: nameOfPlace(place) }))}
            value={job}
            onChange={({ target }) => list.setFilter({ job: target.value })}
          />
          <DayFilter label={texts.from} value={days.from} onDay={(from) => list.setFilter({ from })} />
          <DayFilter label={texts.until} value={days.until} onDay={(until) => list.setFilter({ until })} />
          <SortSelect columns={SORTS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <Unread of={places} />
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={(row) => row.complaint_id}
                empty={set > 0 || text !== '' ? texts.none : texts.empty}
                sorting={{ ...list, sort }}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={addressOf}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
      <Fold title={times.fold}>
        <Times />
      </Fold>
    </>
  );
}
