import { listReceivables, type ReceivableRow } from '@cleaning/contracts';
import { Card, type Column, LinkButton, Money, PageHeader, QueryState, SelectField, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { AGES, AgeFacts, overdueText } from './Ages';
import { accountPath, BANK_PATH } from './paths';
import { Reminders } from './Reminders';
import { receivableList as texts } from './texts';

const COLUMNS: readonly Column<ReceivableRow>[] = [
  {
    header: texts.client,
    sort: 'name',
    phone: 'title',
    phoneCell: ({ client_name }) => client_name,
    cell: ({ client_id, client_name }) => <Link to={accountPath(client_id)}>{client_name}</Link>,
  },
  ...AGES.map(
    (age): Column<ReceivableRow> => ({
      header: texts[age],
      align: 'end',
      phone: age === 'to_30' ? 'meta' : 'hidden',
      phoneCell: (row) => overdueText(row) || texts.nothingOverdue,
      cell: (row) => (row[age] === '0.00' ? '' : <Money value={row[age]} />),
    }),
  ),
  { header: texts.open, sort: 'open', align: 'end', phone: 'end', cell: ({ open }) => <Money value={open} /> },
  {
    header: texts.credit,
    align: 'end',
    phone: 'hidden',
    cell: ({ credit }) => (credit === '0.00' ? '' : <Money value={credit} />),
  },
];

const SORTS = [
  { value: 'overdue', label: texts.overdue },
  { value: 'open', label: texts.open },
  { value: 'name', label: texts.client },
] as const;
const CHOICES = (Object.keys(texts.choices) as (keyof typeof texts.choices)[]).map((value) => ({
  value,
  label: texts.choices[value],
}));

/** What clients owe, the longest overdue first. */
export default function ReceivablesScreen() {
  const list = useListState({ text: '', show: 'open', sort: 'overdue', direction: 'desc' }, { table: 'receivables' });
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'overdue';
  const show = CHOICES.find(({ value }) => value === list.filter('show'))?.value ?? 'open';
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listReceivables, {
    body: { text, settled: show === 'all', sort, direction: list.direction, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <LinkButton to={BANK_PATH} variant="secondary">
            {texts.bank}
          </LinkButton>
        }
      />
      <Card>
        <ListFilters
          list={list}
          set={show === 'open' ? 0 : 1}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.show}
            options={CHOICES}
            value={show}
            onChange={({ target }) => list.setFilter({ show: target.value })}
          />
          <SortSelect columns={SORTS} sort={sort} direction={list.direction} onOrder={list.order} ofTable />
        </ListFilters>
        <QueryState query={query}>
          {({ total, rows, sums }) => (
            <>
              {total > 0 && <AgeFacts ages={sums} />}
              <Table
                caption={texts.caption}
                captionHidden
                rows={rows}
                rowKey={({ client_id }) => client_id}
                empty={text !== '' ? texts.none : texts.empty}
                sorting={{ ...list, sort }}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={({ client_id }) => accountPath(client_id)}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
      <Reminders />
    </>
  );
}
