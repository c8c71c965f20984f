import {
  exportIncidents,
  INCIDENT_KINDS,
  type IncidentKind,
  type IncidentRow,
  type IncidentState,
  listIncidents,
} from '@cleaning/contracts';
import {
  Badge,
  Card,
  type Column,
  optionsOf,
  PageHeader,
  QueryState,
  readableInstant,
  SelectField,
  Table,
  type Tone,
} from '@cleaning/ui';
import { Link, requestFile, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { DayFilter, ExportButton, Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { useIsAdmin } from '../desk/role';
import { states, incidentList as texts } from './texts';

const TONES: Readonly<Record<IncidentState, Tone>> = { new: 'warn', 'in-progress': 'neutral', closed: 'ok' };

export const StateBadge = ({ state }: { state: IncidentState }) => <Badge tone={TONES[state]}>{states[state]}</Badge>;

const SORTS = [
  { value: 'happened', label: texts.happened },
  { value: 'reported', label: texts.reported },
  { value: 'number', label: texts.number },
  { value: 'job', label: texts.job },
  { value: 'person', label: texts.person },
] as const;

const STATE_CHOICES = [{ value: 'open', label: texts.open }, ...optionsOf(states), { value: 'all', label: texts.all }];
const KIND_CHOICES = optionsOf(INCIDENT_KINDS);

const addressOf = ({ incident_id }: IncidentRow) => `/admin/incidents/${incident_id}`;

const COLUMNS: readonly Column<IncidentRow>[] = [
  {
    header: texts.kind,
    phone: 'title',
    phoneCell: (row) => `${INCIDENT_KINDS[row.kind]} ${row.number}`,
    cell: (row) => (
      <Link to={addressOf(row)} aria-label={texts.openNamed(INCIDENT_KINDS[row.kind], row.number)}>
        {INCIDENT_KINDS[row.kind]}
      </Link>
    ),
  },
  { header: texts.number, sort: 'number', phone: 'hidden', align: 'end', cell: (row) => row.number },
  { header: texts.job, sort: 'job', phone: 'meta', cell: (row) => row.job_name || texts.noJob },
  { header: texts.person, sort: 'person', phone: 'meta', cell: (row) => row.user_name },
  { header: texts.happened, sort: 'happened', phone: 'meta', cell: (row) => readableInstant(row.happened_at) },
  { header: texts.reported, sort: 'reported', phone: 'hidden', cell: (row) => readableInstant(row.reported_at) },
  { header: texts.state, phone: 'end', cell: (row) => <StateBadge state={row.state} /> },
];

const stateOf = (chosen: string) =>
  chosen === 'all' ? undefined : chosen in states ? (chosen as IncidentState) : ('open' as const);
const kindOf = (chosen: string) => (chosen in INCIDENT_KINDS ? (chosen as IncidentKind) : undefined);

/** What people have reported, the newest first. */
export default function IncidentsScreen() {
  const isAdmin = useIsAdmin();
  const list = useListState(
    { text: '', state: 'open', kind: '', from: '', until: '', sort: 'happened', direction: 'desc' },
    { table: 'incidents' },
  );
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'happened';
  const state = stateOf(list.filter('state'));
  const kind = kindOf(list.filter('kind'));
  const days = { from: list.filter('from'), until: list.filter('until') };
  const filters = {
    text: list.filter('text').slice(0, 120),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(days.from ? { from: days.from } : {}),
    ...(days.until ? { until: days.until } : {}),
  };
  const query = useCall(listIncidents, {
    query: { ...filters, sort, direction: list.direction, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const set = [state !== 'open', kind, days.from, days.until].filter(Boolean).length;
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          isAdmin && (
            <ExportButton fetchFile={() => requestFile(exportIncidents, { body: filters })} fileName="incidents.csv" />
          )
        }
      />
      <Card>
        <ListFilters
          list={list}
          set={set}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={filters.text} onSearch={(text) => list.setFilter({ text })} />
          }
        >
          <SelectField
            label={texts.state}
            options={STATE_CHOICES}
            value={state ?? 'all'}
            onChange={({ target }) => list.setFilter({ state: target.value })}
          />
          <SelectField
            label={texts.kind}
            placeholder={texts.allKinds}
            options={KIND_CHOICES}
            value={kind ?? ''}
            onChange={({ target }) => list.setFilter({ kind: target.value })}
          />
          <DayFilter label={texts.from} value={days.from} onDay={(from) => list.setFilter({ from })} />
          <DayFilter label={texts.until} value={days.until} onDay={(until) => list.setFilter({ until })} />
          <SortSelect columns={SORTS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={(row) => row.incident_id}
                empty={set > 0 || filters.text !== '' ? texts.none : texts.empty}
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
    </>
  );
}
