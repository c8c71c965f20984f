import {
  exportIncidents,
  INCIDENT_KINDS,
  type IncidentRow,
  type IncidentState,
  listIncidents,
} from '@cleaning/contracts';
import { Badge, type Column, formatInstant, type Tone } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter, buildDayFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { useIsAdmin } from '../desk/role';
import { states, incidentList as texts } from './texts';

const TONES: Readonly<Record<IncidentState, Tone>> = { new: 'warn', 'in-progress': 'neutral', closed: 'ok' };

export const StateBadge = ({ state }: { state: IncidentState }) => <Badge tone={TONES[state]}>{states[state]}</Badge>;

const ORDERS = [
  { value: 'happened', label: texts.happened, kind: 'day' },
  { value: 'reported', label: texts.reported, kind: 'day' },
  { value: 'number', label: texts.number, kind: 'number' },
  { value: 'job', label: texts.job, kind: 'text' },
  { value: 'person', label: texts.person, kind: 'text' },
] as const;

const FILTERS = {
  state: buildChoiceFilter({
    label: texts.state,
    choices: { open: texts.open, ...states, all: texts.all },
    initial: 'open',
    none: 'all',
  }),
  kind: buildChoiceFilter({
    label: texts.kind,
    choices: { '': texts.allKinds, ...INCIDENT_KINDS },
    initial: '',
    none: '',
  }),
  from: buildDayFilter(texts.from),
  until: buildDayFilter(texts.until),
};

const getAddress = ({ incident_id }: IncidentRow) => `/admin/incidents/${incident_id}`;

const COLUMNS: readonly Column<IncidentRow>[] = [
  {
    header: texts.kind,
    phone: 'title',
    phoneCell: (row) => `${INCIDENT_KINDS[row.kind]} ${row.number}`,
    cell: (row) => (
      <Link to={getAddress(row)} aria-label={texts.openLabel(INCIDENT_KINDS[row.kind], row.number)}>
        {INCIDENT_KINDS[row.kind]}
      </Link>
    ),
  },
  { header: texts.number, sort: 'number', phone: 'hidden', align: 'end', cell: (row) => row.number },
  { header: texts.job, sort: 'job', phone: 'meta', cell: (row) => row.job_name || texts.noJob },
  { header: texts.person, sort: 'person', phone: 'meta', cell: (row) => row.user_name },
  {
    header: texts.happened,
    sort: 'happened',
    phone: 'meta',
    isDate: true,
    cell: (row) => formatInstant(row.happened_at),
  },
  {
    header: texts.reported,
    sort: 'reported',
    phone: 'hidden',
    isDate: true,
    cell: (row) => formatInstant(row.reported_at),
  },
  { header: texts.state, phone: 'end', cell: (row) => <StateBadge state={row.state} /> },
];

/** Reported incidents, newest first. */
export default function IncidentsScreen() {
  const isAdmin = useIsAdmin();
  return (
    <ListScreen
      title={texts.title}
      name="incidents"
      caption={texts.caption}
      call={listIncidents}
      input={({ text, order, paging, filters }) => ({ query: { text, ...order, ...paging, ...filters } })}
      csv={
        isAdmin && {
          call: exportIncidents,
          input: ({ text, filters }) => ({ body: { text, ...filters } }),
          fileName: 'incidents.csv',
        }
      }
      columns={COLUMNS}
      rowKey={(row) => row.incident_id}
      rowLink={getAddress}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      direction="desc"
      empty={{ text: texts.empty }}
      none={texts.none}
    />
  );
}
