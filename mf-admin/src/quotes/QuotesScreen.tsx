import './quotes.css';
import { listQuotes, type QuoteRow } from '@cleaning/contracts';
import { type Column, formatDate, formatInstant, LinkButton, Money } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { buildQuotePath, NEW_QUOTE_ID } from './paths';
import { StateBadge } from './StateBadge';
import { states, quoteList as texts } from './texts';
import { WinRate } from './WinRate';

const getName = ({ number, version }: QuoteRow) => texts.version(number, version);

const COLUMNS: readonly Column<QuoteRow>[] = [
  {
    header: texts.number,
    sort: 'number',
    phone: 'meta',
    phoneCell: getName,
    cell: (row) => (
      <Link to={buildQuotePath(row.id)} className="ma-quote-number" aria-label={texts.openLabel(getName(row), row.to)}>
        {getName(row)}
      </Link>
    ),
  },
  { header: texts.to, sort: 'to', phone: 'title', cell: ({ to }) => to },
  { header: texts.places, phone: 'hidden', align: 'end', cell: ({ places }) => places },
  { header: texts.monthly, sort: 'monthly', phone: 'meta', align: 'end', cell: (row) => <Money value={row.monthly} /> },
  {
    header: texts.valid,
    sort: 'valid',
    phone: 'hidden',
    isDate: true,
    cell: ({ valid_until }) => formatDate(valid_until),
  },
  {
    header: texts.changed,
    sort: 'changed',
    phone: 'hidden',
    isDate: true,
    cell: ({ changed_at }) => formatInstant(changed_at),
  },
  { header: texts.state, phone: 'end', cell: ({ state }) => <StateBadge state={state} /> },
];

const ORDERS = [
  { value: 'changed', label: texts.changed, kind: 'day' },
  { value: 'number', label: texts.number, kind: 'number' },
  { value: 'to', label: texts.to, kind: 'text' },
  { value: 'monthly', label: texts.monthly, kind: 'number' },
  { value: 'valid', label: texts.valid, kind: 'day' },
] as const;

const FILTERS = {
  state: buildChoiceFilter({
    label: texts.state,
    choices: { all: texts.all, open: texts.open, 'to-make': texts.toMake, ...states },
    initial: 'all',
    none: 'all',
  }),
};

/** Quotes, those that were changed last first. */
export default function QuotesScreen() {
  const create = <LinkButton to={buildQuotePath(NEW_QUOTE_ID)}>{texts.create}</LinkButton>;
  return (
    <ListScreen
      title={texts.title}
      actions={create}
      name="quotes"
      caption={texts.caption}
      call={listQuotes}
      input={({ text, order, paging, filters }) => ({ query: { text, ...order, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowLink={({ id }) => buildQuotePath(id)}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      direction="desc"
      empty={{ text: texts.empty, action: create }}
      none={texts.none}
    >
      <WinRate />
    </ListScreen>
  );
}
