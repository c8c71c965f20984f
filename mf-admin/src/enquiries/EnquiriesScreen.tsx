import {
  ENQUIRY_KINDS,
  type EnquiryKind,
  type EnquiryRow,
  type EnquiryState,
  FREQUENCIES,
  listEnquiries,
  PLACES,
  type Place,
} from '@cleaning/contracts';
import {
  Badge,
  Card,
  type Column,
  LinkButton,
  optionsOf,
  PageHeader,
  QueryState,
  readableInstant,
  SelectField,
  Table,
  type Tone,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { placeName } from './places';
import { states, statesOf, enquiryList as texts } from './texts';

const TONES: Readonly<Record<EnquiryState, Tone>> = { new: 'warn', quoted: 'neutral', won: 'ok', lost: 'neutral' };

export const StateBadge = ({ kind, state }: Pick<EnquiryRow, 'kind' | 'state'>) => (
  <Badge tone={TONES[state]}>{statesOf(kind)[state]}</Badge>
);

const SORTS = [
  { value: 'sent', label: texts.sent },
  { value: 'changed', label: texts.changed },
  { value: 'name', label: texts.name },
  { value: 'suburb', label: texts.suburb },
] as const;

/** What the choice of states offers, by the value in the address. */
const STATE_CHOICES = [{ value: 'open', label: texts.open }, ...optionsOf(states), { value: 'all', label: texts.all }];
const KIND_CHOICES = optionsOf(ENQUIRY_KINDS);
const PLACE_CHOICES = optionsOf(PLACES);

const FLOOD_CHOICES = Object.entries(texts.floodChoices).map(([value, label]) => ({ value, label }));

const addressOf = ({ id }: EnquiryRow) => `/admin/enquiries/${id}`;

const COLUMNS: readonly Column<EnquiryRow>[] = [
  {
    header: texts.name,
    sort: 'name',
    phone: 'title',
    phoneCell: (row) => (row.flood ? `${row.name} (${texts.flood})` : row.name),
    cell: (row) => (
      <span className="ma-badges">
        <Link to={addressOf(row)} aria-label={texts.openNamed(row.name)}>
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
  { header: texts.sent, sort: 'sent', phone: 'meta', cell: (row) => readableInstant(row.sent_at) },
  { header: texts.photos, phone: 'hidden', align: 'end', cell: (row) => row.photos },
  { header: texts.state, phone: 'end', cell: (row) => <StateBadge kind={row.kind} state={row.state} /> },
];

const stateOf = (chosen: string) =>
  chosen === 'all' ? undefined : chosen in states ? (chosen as EnquiryState) : ('open' as const);
const floodOf = (chosen: string) =>
  chosen in texts.floodChoices ? (chosen as keyof typeof texts.floodChoices) : undefined;
const kindOf = (chosen: string) => (chosen in ENQUIRY_KINDS ? (chosen as EnquiryKind) : undefined);
const placeOf = (chosen: string) => (chosen in PLACES ? (chosen as Place) : undefined);

/** Requests for quotes and messages of the contact form, the newest first. */
export default function EnquiriesScreen() {
  const list = useListState(
    { text: '', state: 'open', kind: '', place: '', flood: '', sort: 'sent', direction: 'desc' },
    { table: 'enquiries' },
  );
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'sent';
  const text = list.filter('text').slice(0, 120);
  const state = stateOf(list.filter('state'));
  const kind = kindOf(list.filter('kind'));
  const place = placeOf(list.filter('place'));
  const flood = floodOf(list.filter('flood'));
  const query = useCall(listEnquiries, {
    query: {
      text,
      sort,
      direction: list.direction,
      page: list.page,
      page_size: pageSize,
      ...(state ? { state } : {}),
      ...(kind ? { kind } : {}),
      ...(place ? { place } : {}),
      ...(flood ? { flood } : {}),
    },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const isFiltered =
    text !== '' || state !== 'open' || kind !== undefined || place !== undefined || flood !== undefined;
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <LinkButton to="/admin/site-proof" variant="secondary">
            {texts.proof}
          </LinkButton>
        }
      />
      <Card>
        <ListFilters
          list={list}
          set={[state !== 'open', kind, place, flood].filter(Boolean).length}
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
            label={texts.kind}
            placeholder={texts.allKinds}
            options={KIND_CHOICES}
            value={kind ?? ''}
            onChange={({ target }) => list.setFilter({ kind: target.value })}
          />
          <SelectField
            label={texts.place}
            placeholder={texts.allPlaces}
            options={PLACE_CHOICES}
            value={place ?? ''}
            onChange={({ target }) => list.setFilter({ place: target.value })}
          />
          <SelectField
            label={texts.floodFilter}
            placeholder={texts.floodAll}
            options={FLOOD_CHOICES}
            value={flood ?? ''}
            onChange={({ target }) => list.setFilter({ flood: target.value })}
          />
          <SortSelect columns={SORTS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={(row) => row.id}
                empty={isFiltered ? texts.none : texts.empty}
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
