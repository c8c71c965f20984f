import { abnText, type ClientRow, listClients } from '@cleaning/contracts';
import { Badge, Card, type Column, LinkButton, PageHeader, QueryState, SelectField, Table } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { headersOf, ListFilters } from '../desk/ListFilters';
import { Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { clientPath, IMPORT_CLIENTS_PATH, IMPORT_JOBS_PATH, NEW_CLIENT_PATH } from './paths';
import { clientList as texts } from './texts';

const COLUMNS: readonly Column<ClientRow>[] = [
  {
    header: texts.name,
    sort: 'name',
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: ({ id, name, archived }) => (
      <span className="ma-badges">
        <Link to={clientPath(id)}>{name}</Link>
        {archived && <Badge>{texts.archived}</Badge>}
      </span>
    ),
  },
  { header: texts.abn, phone: 'hidden', cell: ({ abn }) => abnText(abn) },
  {
    header: texts.email,
    phone: 'meta',
    phoneCell: ({ billing_email: email }) => email || texts.noEmail,
    cell: ({ billing_email: email }) => email || <Badge tone="warn">{texts.noEmail}</Badge>,
  },
  { header: texts.terms, sort: 'terms', phone: 'hidden', cell: ({ terms_days }) => texts.days(terms_days) },
  {
    header: texts.jobs,
    sort: 'jobs',
    align: 'end',
    phone: 'end',
    phoneCell: ({ jobs, archived }) => (archived ? texts.archived : texts.jobCount(jobs)),
    cell: ({ jobs }) => jobs,
  },
];

const SORTS = [
  { value: 'name', label: texts.name },
  { value: 'terms', label: texts.terms },
  { value: 'jobs', label: texts.jobs },
] as const;
const CHOICES = (Object.keys(texts.choices) as (keyof typeof texts.choices)[]).map((value) => ({
  value,
  label: texts.choices[value],
}));

export default function ClientsScreen() {
  const list = useListState({ text: '', archived: 'without', sort: 'name', direction: 'asc' }, { table: 'clients' });
  const { pageSize, hidden } = list.view;
  const sort = SORTS.find(({ value }) => value === list.sort)?.value ?? 'name';
  const archived = CHOICES.find(({ value }) => value === list.filter('archived'))?.value ?? 'without';
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listClients, {
    body: { text, archived, sort, direction: list.direction, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LinkButton to={NEW_CLIENT_PATH}>{texts.create}</LinkButton>
            <LinkButton to={IMPORT_CLIENTS_PATH} variant="secondary">
              {texts.import}
            </LinkButton>
            <LinkButton variant="secondary" to={IMPORT_JOBS_PATH}>
              {texts.importJobs}
            </LinkButton>
          </>
        }
      />
      <Card>
        <ListFilters
          list={list}
          set={archived === 'without' ? 0 : 1}
          columns={headersOf(COLUMNS)}
          search={
            <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          }
        >
          <SelectField
            label={texts.show}
            options={CHOICES}
            value={archived}
            onChange={({ target }) => list.setFilter({ archived: target.value })}
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
                empty={text !== '' || archived !== 'without' ? texts.none : texts.empty}
                sorting={{ ...list, sort }}
                columns={COLUMNS}
                hidden={hidden}
                rowLink={({ id }) => clientPath(id)}
              />
              <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
