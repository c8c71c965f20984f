import './quotes.css';
import { listQuotes, QUOTE_STATES, type QuoteRow } from '@cleaning/contracts';
import {
  Card,
  type Column,
  dayText,
  LinkButton,
  Money,
  PageHeader,
  QueryState,
  readableInstant,
  SelectField,
  Table,
} from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { NEW, QUOTE_TEXTS_PATH, quotePath } from './paths';
import { StateBadge } from './StateBadge';
import { states, quoteList as texts } from './texts';
import { WinRate } from './WinRate';

const nameOf = ({ number, version }: QuoteRow) => texts.version(number, version);

const COLUMNS: readonly Column<QuoteRow>[] = [
  {
    header: texts.number,
    sort: 'number',
    phone: 'meta',
    phoneCell: nameOf,
    cell: (row) => (
      <Link to={quotePath(row.id)} className="ma-quote-number" aria-label={texts.openNamed(nameOf(row), row.to)}>
        {nameOf(row)}
      </Link>
    ),
  },
  { header: texts.to, sort: 'to', phone: 'title', cell: ({ to }) => to },
  { header: texts.places, phone: 'hidden', align: 'end', cell: ({ places }) => places },
  { header: texts.monthly, sort: 'monthly', phone: 'meta', align: 'end', cell: (row) => <Money value={row.monthly} /> },
  { header: texts.valid, sort: 'valid', phone: 'hidden', cell: ({ valid_until }) => dayText(valid_until) },
  { header: texts.changed, sort: 'changed', phone: 'hidden', cell: ({ changed_at }) => readableInstant(changed_at) },
  { header: texts.state, phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
];

const SORTS = [
  { value: 'changed', label: texts.changed },
  { value: 'number', label: texts.number },
  { value: 'to', label: texts.to },
  { value: 'monthly', label: texts.monthly },
  { value: 'valid', label: texts.valid },
] as const;

const FILTERS = ['open', 'to-make', ...QUOTE_STATES] as const;
const CHOICES = [
  { value: 'all', label: texts.all },
  { value: 'open', label: texts.open },
  { value: 'to-make', label: texts.toMake },
  ...QUOTE_STATES.map((value) => ({ value, label: states[value] })),
];

/** Quotes, those that were changed last first. */
export default function QuotesScreen() {
  const list = useListState({ text: '', state: 'all', sort: 'changed', direction: 'desc' }, { table: 'quotes' });
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'changed';
  const state = FILTERS.find((value) => value === list.filter('state'));
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listQuotes, {
    query: {
      text,
      sort,
      direction: list.direction,
      page: list.page,
      page_size: pageSize,
      ...(state ? { state } : {}),
    },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LinkButton to={quotePath(NEW)}>{texts.create}</LinkButton>
            <LinkButton to={QUOTE_TEXTS_PATH} variant="secondary">
              {texts.texts}
            </LinkButton>
          </>
        }
      />
      <Card>
        <ListFilters
          list={list}
          set={state ? 1 : 0}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.state}
            options={CHOICES}
            value={state ?? 'all'}
            onChange={({ target }) => list.setFilter({ state: target.value })}
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
                rowKey={({ id }) => id}
                empty={text !== '' || state ? texts.none : texts.empty}
                sorting={{ ...list, sort }}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={({ id }) => quotePath(id)}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
      <WinRate />
    </>
  );
}
