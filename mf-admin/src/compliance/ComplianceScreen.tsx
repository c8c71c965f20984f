import './compliance.css';
import {
  COMPLIANCE_KINDS,
  type ComplianceItem,
  type ComplianceKind,
  type ComplianceRow,
  complianceLabel,
  isAskedOfAll,
  listCompliance,
  type QueryOf,
} from '@cleaning/contracts';
import { Card, type Column, optionsOf, PageHeader, QueryState, SelectField, Table, useIsPhone } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, useListState } from '../desk/ListTools';
import { ComplianceSettings } from './ComplianceSettings';
import { dayOf, StateBadge } from './StateBadge';
import { shortKinds, states, board as texts } from './texts';
import { toDo } from './todo';

type State = NonNullable<QueryOf<typeof listCompliance>['state']>;

const addressOf = ({ user_id }: ComplianceRow) => `/admin/documents/${user_id}`;

function Cell({ item }: { item: ComplianceItem | undefined }) {
  if (!item || (item.state === 'missing' && !isAskedOfAll(item.kind))) return '–';
  const day = dayOf(item);
  return (
    <div className="ma-compliance-cell">
      <StateBadge state={item.state} />
      {day && <small>{day}</small>}
      {item.renewal === 'submitted' && <small>{texts.renewal}</small>}
    </div>
  );
}

const summaryOf = ({ items }: ComplianceRow): string =>
  toDo(items)
    .map(
      ({ kind, state, renewal }) => `${shortKinds[kind]}: ${renewal === 'submitted' ? texts.renewal : states[state]}`,
    )
    .join(', ') || texts.nothingToDo;

const COLUMNS: readonly Column<ComplianceRow>[] = [
  {
    header: texts.person,
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: (row) => <Link to={addressOf(row)}>{row.name}</Link>,
  },
  ...COMPLIANCE_KINDS.map(
    (kind): Column<ComplianceRow> => ({
      header: shortKinds[kind],
      phone: 'hidden',
      cell: ({ items }) => <Cell item={items.find((item) => item.kind === kind)} />,
    }),
  ),
];
/** A phone has room for what is to do alone. */
const PHONE_COLUMNS: readonly Column<ComplianceRow>[] = [
  ...COLUMNS,
  { header: texts.summary, headerHidden: true, phone: 'meta', cell: () => null, phoneCell: summaryOf },
];

const KIND_CHOICES = COMPLIANCE_KINDS.map((value) => ({ value, label: complianceLabel(value) }));
const STATE_CHOICES = [{ value: 'waiting', label: texts.waiting }, ...optionsOf(states)];

const kindOf = (chosen: string) => COMPLIANCE_KINDS.find((kind) => kind === chosen) as ComplianceKind | undefined;
const stateOf = (chosen: string) => STATE_CHOICES.find(({ value }) => value === chosen)?.value as State | undefined;

/** Everybody's documents by kind. */
export default function ComplianceScreen() {
  const list = useListState({ text: '', kind: '', state: '', sort: 'name', direction: 'asc' }, { table: 'documents' });
  const { pageSize, hidden } = list.view;
  const kind = kindOf(list.filter('kind'));
  const state = stateOf(list.filter('state'));
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listCompliance, {
    query: { text, page: list.page, page_size: pageSize, ...(kind ? { kind } : {}), ...(state ? { state } : {}) },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const set = [kind, state].filter(Boolean).length;
  const isPhone = useIsPhone();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Card>
        <ListFilters
          list={list}
          set={set}
          columns={headersOf(COLUMNS)}
          search={<SearchField label={texts.search} value={text} onSearch={(text) => list.setFilter({ text })} />}
        >
          <SelectField
            label={texts.kind}
            placeholder={texts.allKinds}
            options={KIND_CHOICES}
            value={kind ?? ''}
            onChange={({ target }) => list.setFilter({ kind: target.value })}
          />
          <SelectField
            label={texts.state}
            placeholder={texts.allStates}
            options={STATE_CHOICES}
            value={state ?? ''}
            onChange={({ target }) => list.setFilter({ state: target.value })}
          />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows }) => (
            <>
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={(row) => row.user_id}
                empty={set > 0 || text !== '' ? texts.none : texts.empty}
                columns={isPhone ? PHONE_COLUMNS : COLUMNS}
                hidden={hidden}
                rowLink={addressOf}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
      <ComplianceSettings />
    </>
  );
}
