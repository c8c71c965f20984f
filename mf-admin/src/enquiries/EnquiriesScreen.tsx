import {
  ENQUIRY_KINDS,
  type EnquiryRow,
  type EnquiryState,
  FREQUENCIES,
  listEnquiries,
  PLACES,
} from '@cleaning/contracts';
import { Badge, type Column, formatInstant, type Tone } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { placeName } from './places';
import { listStates, states, enquiryList as texts } from './texts';

const TONES: Readonly<Record<EnquiryState, Tone>> = { new: 'warn', quoted: 'neutral', won: 'ok', lost: 'neutral' };

export const StateBadge = ({ kind, state }: Pick<EnquiryRow, 'kind' | 'state'>) => (
  <Badge tone={TONES[state]}>{listStates(kind)[state]}</Badge>
);

const ORDERS = [
  { value: 'sent', label: texts.sent, kind: 'day' },
  { value: 'changed', label: texts.changed, kind: 'day' },
  { value: 'name', label: texts.name, kind: 'text' },
  { value: 'suburb', label: texts.suburb, kind: 'text' },
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
    choices: { '': texts.allKinds, ...ENQUIRY_KINDS },
    initial: '',
    none: '',
  }),
  place: buildChoiceFilter({
    label: texts.place,
    choices: { '': texts.allPlaces, ...PLACES },
    initial: '',
    none: '',
  }),
  flood: buildChoiceFilter({
    label: texts.floodFilter,
    choices: { '': texts.floodAll, ...texts.floodChoices },
    initial: '',
    none: '',
  }),
};

const getAddress = ({ id }: EnquiryRow) => `/admin/enquiries/${id}`;

const COLUMNS: readonly Column<EnquiryRow>[] = [
  {
    header: texts.name,
    sort: 'name',
    phone: 'title',
    phoneCell: (row) => (row.flood ? `${row.name} (${texts.flood})` : row.name),
    cell: (row) => (
      <span className="ma-badges">
        <Link to={getAddress(row)} aria-label={texts.openLabel(row.name)}>
          {row.name}
        </Link>
        {row.flood && <Badge tone="warn">{texts.flood}</Badge>}
      </span>
    ),
  },
  {
    header: texts.place,
    phone: 'meta',
    cell: placeName,
  },
  { header: texts.suburb, sort: 'suburb', phone: 'meta', cell: (row) => row.suburb },
  {
    header: texts.frequency,
    phone: 'hidden',
    cell: (row) => (row.kind === 'feedback' ? '' : FREQUENCIES[row.frequency]),
  },
  { header: texts.sent, sort: 'sent', phone: 'meta', isDate: true, cell: (row) => formatInstant(row.sent_at) },
  { header: texts.photos, phone: 'hidden', align: 'end', cell: (row) => row.photos },
  { header: texts.state, phone: 'end', cell: (row) => <StateBadge kind={row.kind} state={row.state} /> },
];

/** Requests for quotes and messages of the contact form, the newest first. */
export default function EnquiriesScreen() {
  return (
    <ListScreen
      title={texts.title}
      name="enquiries"
      caption={texts.caption}
      call={listEnquiries}
      input={({ text, order, paging, filters }) => ({ query: { text, ...order, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
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
